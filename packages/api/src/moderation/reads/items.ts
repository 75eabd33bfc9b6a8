import {
  type AppealRow,
  type AuditView,
  decodeCursor,
  decodeTimeCursor,
  findStaffItem,
  type ItemDuplicate,
  itemAt,
  listAppeals,
  listItemDuplicates,
  listOpenRemovals,
  listRemovals,
  listReports,
  listStaffItems,
  matchOfAnyStatus,
  type RemovableItem,
  type RemovalView,
  type ReportRow,
  type StaffItemRow,
  type StaffRemovalView,
  toMatch,
} from '@pasar/db'
import { DomainError, type StaffItemsFilter, wordsOfAddress } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 200
const REPORTS_SHOWN = 20

export interface StaffItemsPage {
  items: StaffItemRow[]
  appeals: AppealRow[]
  /** Pairs of items of two sellers that have a picture in common. */
  duplicates: ItemDuplicate[]
  next: string | null
}

async function readItems(
  ctx: Context,
  { list, words, status = null, sort = 'usual' }: StaffItemsFilter,
  cursorText: string | null,
  limit: number,
): Promise<StaffItemsPage> {
  if (list === 'appeals') {
    const cursor = readCursor(cursorText, decodeTimeCursor)
    return { items: [], duplicates: [], ...(await listAppeals(ctx.db, cursor, limit)) }
  }
  const cursor = readCursor(cursorText, decodeCursor)
  if (list === 'doubles')
    return { items: [], appeals: [], ...(await listItemDuplicates(ctx.db, cursor, limit)) }
  const named = words === '' ? null : await itemAt(ctx.db, wordsOfAddress(words))
  const { synonyms } = await ctx.settings.read()
  const match = words === '' || named !== null ? null : await toMatch(ctx.db, synonyms, words)
  if (words !== '' && named === null && match === null)
    return { items: [], appeals: [], duplicates: [], next: null }
  const found = named ?? (match === null ? null : matchOfAnyStatus(match))
  return {
    appeals: [],
    duplicates: [],
    ...(await listStaffItems(ctx.db, { list, status, sort, match: found }, cursor, limit)),
  }
}

/** A page of items for staff, or of appeals that wait. @throws DomainError NOT_FOUND for a cursor that is none */
export const staffItemsPage = async (
  ctx: Context,
  _admin: Admin,
  filter: StaffItemsFilter,
  cursor: string | null,
): Promise<StaffItemsPage> => readItems(ctx, filter, cursor, ON_A_PAGE)

/** All items, appeals or duplicates that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportStaffItems(
  ctx: Context,
  admin: Admin,
  filter: StaffItemsFilter,
): Promise<AsyncGenerator<(StaffItemRow | AppealRow | ItemDuplicate)[]>> {
  return exportPages<StaffItemRow | AppealRow | ItemDuplicate>(ctx, admin, async (cursor) => {
    const { items, appeals, duplicates, next } = await readItems(ctx, filter, cursor, OF_AN_EXPORT)
    return { rows: [...items, ...appeals, ...duplicates], next }
  })
}

export interface StaffItemPage {
  item: RemovableItem
  /** The newest first. */
  removals: StaffRemovalView[]
  reports: ReportRow[]
  /** What admins did to it, the newest first. */
  audit: AuditView[]
}

/** An item with what was done about it and what members reported. @throws DomainError NOT_FOUND */
export async function staffItemPage(ctx: Context, _admin: Admin, itemId: string): Promise<StaffItemPage> {
  const [item, removals, reports, { audit }] = await Promise.all([
    findStaffItem(ctx.db, itemId),
    listRemovals(ctx.db, itemId),
    listReports(ctx.db, 'item', itemId, REPORTS_SHOWN),
    staffRecords(ctx, itemId),
  ])
  if (!item || item.status === 'draft') throw new DomainError('NOT_FOUND')
  return { item, removals, reports, audit }
}

/** Why these items of a seller are removed. */
export const removalsOf = (ctx: Context, itemIds: readonly string[]): Promise<RemovalView[]> =>
  listOpenRemovals(ctx.db, itemIds)
