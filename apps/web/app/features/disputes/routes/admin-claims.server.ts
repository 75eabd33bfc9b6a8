import { claimsPage } from '@pasar/api'
import { CLAIM_LISTS } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/claims', { context, request })
  const params = new URL(request.url).searchParams
  const list = CLAIM_LISTS.find((known) => known === params.get('state')) ?? 'escalated'
  const cursor = params.get('cursor')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({
      title: t('claimWork.queue'),
      description: t('claimWork.queueLead'),
    })),
    orNotFound(claimsPage(context.ctx, admin, { list, cursor })),
  ])
  return { head, list, isFirst: cursor === null, ...page }
}
