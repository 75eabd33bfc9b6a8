import { exportStaffOrders } from '@pasar/api'
import { CSV_MARK, csvAmount, csvLine, readStaffOrdersFilter, staffOrdersPath } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { ORDER_LOOKS, PARCEL_LOOKS } from '../../orders/components/states'
import { sendCsv } from '../../selling/server/imports.server'

/** The orders that the filters of `/admin-orders` show; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin-orders.csv', { context, request })
  const t = translateFor(await languageOf(request))
  const filter = readStaffOrdersFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(staffOrdersPath(filter), exportStaffOrders(context.ctx, admin, filter))
  async function* write() {
    yield `${CSV_MARK}${csvLine([
      t('orderWork.csv_number'),
      t('orderWork.state'),
      t('orderWork.held'),
      t('orderWork.placed'),
      t('orderWork.buyer'),
      t('orderWork.csv_parcels'),
      `${t('orderWork.total')} (RM)`,
    ])}`
    for await (const orders of exported)
      yield orders
        .map((order) =>
          csvLine([
            order.number,
            t(ORDER_LOOKS[order.state].text),
            order.isHeld ? t('orderWork.held') : '',
            new Date(order.placedAt).toISOString(),
            order.buyerName || t('orderWork.nobody'),
            order.parcels.map(({ store, state }) => `${store}: ${t(PARCEL_LOOKS[state].text)}`).join('; '),
            csvAmount(order.total),
          ]),
        )
        .join('')
  }
  return sendCsv('orders.csv', write())
}
