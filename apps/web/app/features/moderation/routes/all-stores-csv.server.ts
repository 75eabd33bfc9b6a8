import { exportStores } from '@pasar/api'
import { CSV_MARK, csvLine, readStaffStoresFilter, staffStoresPath } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { sendCsv } from '../../selling/server/imports.server'

/** The stores that the filters of `/all-stores` show; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/all-stores.csv', { context, request })
  const t = translateFor(await languageOf(request))
  const filter = readStaffStoresFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(staffStoresPath(filter), exportStores(context.ctx, admin, filter))
  async function* write() {
    yield `${CSV_MARK}${csvLine([
      t('storeWork.csv_id'),
      t('storeWork.csv_name'),
      t('storeWork.seller'),
      t('storeWork.state'),
      t('storeWork.holiday'),
      t('storeWork.items'),
      t('storeWork.parcels'),
      t('storeWork.rating'),
      t('storeWork.csv_reviews'),
      t('storeWork.since'),
    ])}`
    for await (const stores of exported)
      yield stores
        .map((store) =>
          csvLine([
            store.id,
            store.name,
            store.sellerName,
            t(store.isHidden ? 'storeWork.state_hidden' : 'storeWork.state_shown'),
            store.holidayUntil ?? '',
            store.items,
            store.parcels,
            store.reviews === 0 ? '' : (store.rating / 100).toFixed(2),
            store.reviews,
            new Date(store.createdAt).toISOString(),
          ]),
        )
        .join('')
  }
  return sendCsv('stores.csv', write())
}
