import { balancePage } from '@pasar/api'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/balance', { context, request })
  const params = new URL(request.url).searchParams
  const query = { cursor: params.get('cursor'), held: params.get('held') }
  const page = await orNotFound(balancePage(context.ctx, seller, query))
  const head = await makeHead(context, request, (t) => ({
    title: t('payouts.balanceTitle'),
    description: t('payouts.balanceLead'),
  }))
  return { head, ...page, isFirst: query.cursor === null, isFirstHeld: query.held === null }
}
