import { exportSales } from '@pasar/api'
import { csvAmount, readListSort } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { guardPage } from '../../../lib/session/guards.server'
import { sendListFile, writeTime } from '../../platform/server/list-file.server'
import { salesPath } from '../client/sales-path'
import { lookOf } from '../components/states'

const HEADS = [
  'order',
  'state',
  'paidAt',
  'shipBy',
  'buyer',
  'city',
  'country',
  'items',
  'pieces',
  'itemsShare',
  'shippingShare',
  'total',
  'courier',
  'tracking',
] as const

/** What the filters of the list show, as CSV. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/orders/seller.csv', { context, request })
  const params = new URL(request.url).searchParams
  const filter = { state: params.get('state'), search: params.get('q') ?? '', sort: readListSort(params) }
  return sendListFile(request, {
    name: 'orders.csv',
    back: salesPath(filter),
    rows: exportSales(context.ctx, seller, filter),
    heads: HEADS.map((head) => `sales.csv_${head}` as const),
    cells: (sale, t) => [
      sale.number,
      t(lookOf(sale).text),
      writeTime(sale.paidAt),
      sale.state === 'to_ship' ? writeTime(sale.dueAt) : '',
      sale.buyerName ?? '',
      sale.city ?? '',
      sale.country,
      sale.lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ title, variantName, quantity }) => `${quantity} × ${title} ${variantName}`.trim())
        .join('; '),
      sale.pieces,
      ...(sale.share === null
        ? ['', '', '']
        : [sale.share.items, sale.share.shipping, sale.share.total].map(csvAmount)),
      sale.courier ?? '',
      sale.trackingNumber ?? '',
    ],
  })
}
