import { affiliatesPage } from '@pasar/api'
import { AFFILIATE_LISTS } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reviewer = await guardPage('/become-reseller', { context, request })
  const params = new URL(request.url).searchParams
  const state = AFFILIATE_LISTS.find((known) => known === params.get('state')) ?? 'pending'
  const cursor = params.get('cursor')
  const [head, page] = await Promise.all([
    makeHead(context, request, (t) => ({ title: t('affiliates.title'), description: t('affiliates.lead') })),
    orNotFound(affiliatesPage(context.ctx, reviewer, { state, cursor })),
  ])
  return { head, state, isFirst: cursor === null, ...page }
}
