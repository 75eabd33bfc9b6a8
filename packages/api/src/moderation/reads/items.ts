import {
  type AppealRow,
  decodeCursor,
  decodeTimeCursor,
  findStaffItem,
  listAppeals,
  listOpenRemovals,
  listRemovals,
  listReports,
  listStaffItems,
  matchUnranked,
  type RemovableItem,
  type RemovalView,
  type ReportRow,
  type StaffItemRow,
  type StaffRemovalView,
  toMatch,
} from '@pasar/db'
import { DomainError, type StaffItemsFilter } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'

const ON_A_PAGE = 25
const REPORTS_SHOWN = 20

export interface StaffItemsPage {
  items: StaffItemRow[]
  appeals: AppealRow[]
  next: string | null
}

/** A page of items for staff, or of appeals that wait. @throws DomainError NOT_FOUND for a cursor that is none */
export async function staffItemsPage(
  ctx: Context,
  _admin: Admin,
  { list, words }: StaffItemsFilter,
  cursorText: string | null,
): Promise<StaffItemsPage> {
  if (list === 'appeals') {
    const cursor = cursorText === null ? null : decodeTimeCursor(cursorText)
    if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
    return { items: [], ...(await listAppeals(ctx.db, cursor, ON_A_PAGE)) }
  }
  const cursor = cursorText === null ? null : decodeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const match = words === '' ? null : await toMatch(ctx.db, words)
  if (words !== '' && match === null) return { items: [], appeals: [], next: null }
  const found = match === null ? null : matchUnranked(match)
  return { appeals: [], ...(await listStaffItems(ctx.db, list, found, cursor, ON_A_PAGE)) }
}

export interface StaffItemPage {
  item: RemovableItem
  /** The newest first. */
  removals: StaffRemovalView[]
  reports: ReportRow[]
}

/** An item with what was done about it and what members reported. @throws DomainError NOT_FOUND */
export async function staffItemPage(ctx: Context, _admin: Admin, itemId: string): Promise<StaffItemPage> {
  const [item, removals, reports] = await Promise.all([
    findStaffItem(ctx.db, itemId),
    listRemovals(ctx.db, itemId),
    listReports(ctx.db, 'item', itemId, REPORTS_SHOWN),
  ])
  if (!item || item.status === 'draft') throw new DomainError('NOT_FOUND')
  return { item, removals, reports }
}

/** Why these items of a seller are removed. */
export const removalsOf = (ctx: Context, itemIds: readonly string[]): Promise<RemovalView[]> =>
  listOpenRemovals(ctx.db, itemIds)
