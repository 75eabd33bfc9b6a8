import { claimsPage } from '@pasar/api'
import { readClaimsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'
import { viewTabs } from '../../platform/server/saved-views.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/claims', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readClaimsFilter(params)
  const cursor = params.get('cursor')
  const saved = await viewTabs({ context, request }, admin, 'claims')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('claimWork.queue'),
      description: t('claimWork.queueLead'),
    })),
    orNotFound(claimsPage(context.ctx, admin, { ...filter, cursor })),
  ])
  return { head, saved, filter, isFirst: cursor === null, ...page }
}
