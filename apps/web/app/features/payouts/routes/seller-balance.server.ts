import { balancePage, statementPeriods } from '@pasar/api'
import { balancePath, readBalanceFilter } from '@pasar/domain'
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { makeHead } from '../../../lib/page/head.server'
import { guardPage, orNotFound } from '../../../lib/session/guards.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/balance', { context, request })
  const params = new URL(request.url).searchParams
  const filter = readBalanceFilter(params)
  const query = { cursor: params.get('cursor'), held: params.get('held') }
  const [page, years] = await Promise.all([
    orNotFound(balancePage(context.ctx, seller, { ...filter, ...query })),
    statementPeriods(context.ctx, seller),
  ])
  // Another filter may end before the cursor of an old link.
  if (query.cursor !== null && page.entries.length === 0) throw redirect(balancePath(filter))
  const head = await makeHead(context, request, (t) => ({
    title: t('payouts.balanceTitle'),
    description: t('payouts.balanceLead'),
  }))
  const known = years.flatMap(({ year, months }) => [year, ...months])
  const periods = filter.period === null || known.includes(filter.period) ? known : [filter.period, ...known]
  return { head, ...page, filter, periods, isFirst: query.cursor === null, isFirstHeld: query.held === null }
}
