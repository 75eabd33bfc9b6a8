import { exportStaffItems } from '@pasar/api'
import {
  CSV_MARK,
  csvAmount,
  csvLine,
  readStaffItemsFilter,
  type StaffItemList,
  staffItemsPath,
} from '@pasar/domain'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { languageOf, translateFor } from '../../../i18n/language.server'
import type { Translate } from '../../../i18n/translate'
import { orBackTo } from '../../../lib/session/back-to.server'
import { guardPage } from '../../../lib/session/guards.server'
import { writeTime } from '../../platform/server/list-file.server'
import { STATUS_WORDS } from '../../selling/client/item-status'
import { sendCsv } from '../../selling/server/imports.server'

type Row = Awaited<ReturnType<typeof exportStaffItems>> extends AsyncGenerator<(infer Each)[]> ? Each : never

function cellsOf(t: Translate, row: Row): string[] {
  if ('itemId' in row) {
    const { itemId, title, storeName, reason, appealedAt } = row
    const cells = [itemId, title, storeName, t(STATUS_WORDS.removed), '', '']
    return [...cells, t(`reports.${reason}`), writeTime(appealedAt)]
  }
  if ('newer' in row) {
    const { newer, older } = row
    return [newer, older].flatMap(({ id, title, storeName, status, price, listedAt }) => [
      id,
      title,
      storeName,
      t(STATUS_WORDS[status]),
      csvAmount(price),
      writeTime(listedAt),
    ])
  }
  const { id, title, storeName, status, price, featuredAt } = row
  return [id, title, storeName, t(STATUS_WORDS[status]), csvAmount(price), writeTime(featuredAt), '', '']
}

function headOf(t: Translate, list: StaffItemList): string[] {
  const item = [
    t('itemWork.csv_id'),
    t('itemWork.csv_title'),
    t('itemWork.store'),
    t('itemWork.csv_state'),
    `${t('itemWork.price')} (RM)`,
  ]
  if (list !== 'doubles')
    return [...item, t('itemWork.featured'), t('itemWork.reason'), t('itemWork.appealed')]
  const one = [...item, t('itemWork.listed')]
  return [...one, ...one.map((words) => `${t('itemWork.csvOther')}: ${words}`)]
}

/** The items, the appeals or the duplicates that the filters of `/admin/items` show; read and sent some at a time. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const admin = await guardPage('/admin/items.csv', { context, request })
  const t = translateFor(await languageOf(request))
  const filter = readStaffItemsFilter(new URL(request.url).searchParams)
  const exported = await orBackTo(staffItemsPath(filter), exportStaffItems(context.ctx, admin, filter))
  async function* write() {
    yield `${CSV_MARK}${csvLine(headOf(t, filter.list))}`
    for await (const rows of exported) yield rows.map((row) => csvLine(cellsOf(t, row))).join('')
  }
  return sendCsv('items.csv', write())
}
