import { Readable } from 'node:stream'
import { exportSales, type SaleRow } from '@pasar/api'
import { CSV_MARK, csvAmount, csvLine, readListSort } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import type { Translate } from '../../../i18n/translate'
import { guardPage } from '../../../lib/session/guards.server'
import { streamBody } from '../../../lib/streams.server'
import { lookOf } from '../components/states'
import { orBackToSales } from '../server/documents.server'

const dayOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString())

const lineOf = (t: Translate, sale: SaleRow): string =>
  csvLine([
    sale.number,
    t(lookOf(sale).text),
    dayOf(sale.paidAt),
    sale.state === 'to_ship' ? dayOf(sale.dueAt) : '',
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
  ])

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

/** What the filters of the list show, as CSV; read and sent some parcels at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const seller = await guardPage('/orders/seller.csv', { context, request })
  const params = new URL(request.url).searchParams
  const t = translateFor(await languageOf(request))
  const query = { state: params.get('state'), search: params.get('q') ?? '', sort: readListSort(params) }
  const exported = await orBackToSales(exportSales(context.ctx, seller, query))
  async function* write() {
    // The mark by which spreadsheets know the encoding.
    yield `${CSV_MARK}${csvLine(HEADS.map((head) => t(`sales.csv_${head}`)))}`
    for await (const sales of exported) yield sales.map((sale) => lineOf(t, sale)).join('')
  }
  return new Response(streamBody(Readable.from(write())), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="orders.csv"',
      'Cache-Control': 'private, no-store',
    },
  })
}
