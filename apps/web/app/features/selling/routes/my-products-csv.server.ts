import { exportItems } from '@pasar/api'
import { CSV_MARK, csvLine, EXPORT_COLUMNS, inOrder, ownItemsPath, readOwnItemsFilter } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { sendCsv } from '../server/imports.server'

/** The items that a filter of `/my-products` shows, in the own format; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/my-products.csv', { context, request })
  const filter = readOwnItemsFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(ownItemsPath(filter), exportItems(context.ctx, seller, filter))
  async function* write() {
    yield `${CSV_MARK}${csvLine(EXPORT_COLUMNS)}`
    for await (const rows of exported) yield rows.map((row) => csvLine(inOrder(row))).join('')
  }
  return sendCsv('items.csv', write())
}
