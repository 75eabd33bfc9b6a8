import { exportBalance } from '@pasar/api'
import { balancePath, csvAmount, readBalanceFilter, STATEMENT_COLUMNS } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'
import { sayEntry } from '../client/entry-words'

/** The entries of a balance that the filters of `/seller/balance` show. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/seller/balance.csv', { context, request })
  const filter = readBalanceFilter(new URL(request.url).searchParams)
  return sendListFile(request, {
    name: 'balance.csv',
    back: balancePath(filter),
    rows: exportBalance(context.ctx, seller, filter),
    heads: [
      'statements.time',
      'statements.what',
      'statements.about',
      ...STATEMENT_COLUMNS.map((column) => `statements.${column}` as const),
      'statements.amount',
    ],
    cells: (entry, t) => [
      writeTime(entry.at),
      sayEntry(t, entry),
      entry.orderNumber ?? entry.payout?.reference ?? '',
      ...STATEMENT_COLUMNS.map((column) => csvAmount(entry.sums[column])),
      csvAmount(entry.amount),
    ],
  })
}
