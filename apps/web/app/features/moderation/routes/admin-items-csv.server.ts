import { exportStaffItems } from '@pasar/api'
import { CSV_MARK, csvAmount, csvLine, readStaffItemsFilter, staffItemsPath } from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { STATUS_WORDS } from '../../selling/client/item-status'
import { sendCsv } from '../../selling/server/imports.server'

const writeTime = (at: number | null): string => (at === null ? '' : new Date(at).toISOString())

/** The items, or the appeals, that the filters of `/admin/items` show; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/items.csv', { context, request })
  const t = translateFor(await languageOf(request))
  const filter = readStaffItemsFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(staffItemsPath(filter), exportStaffItems(context.ctx, admin, filter))
  async function* write() {
    yield `${CSV_MARK}${csvLine([
      t('itemWork.csv_id'),
      t('itemWork.csv_title'),
      t('itemWork.store'),
      t('itemWork.csv_state'),
      `${t('itemWork.price')} (RM)`,
      t('itemWork.featured'),
      t('itemWork.reason'),
      t('itemWork.appealed'),
    ])}`
    for await (const rows of exported)
      yield rows
        .map((row) =>
          'itemId' in row
            ? csvLine([
                row.itemId,
                row.title,
                row.storeName,
                t(STATUS_WORDS.removed),
                '',
                '',
                t(`reports.${row.reason}`),
                writeTime(row.appealedAt),
              ])
            : csvLine([
                row.id,
                row.title,
                row.storeName,
                t(STATUS_WORDS[row.status]),
                csvAmount(row.price),
                writeTime(row.featuredAt),
                '',
                '',
              ]),
        )
        .join('')
  }
  return sendCsv('items.csv', write())
}
