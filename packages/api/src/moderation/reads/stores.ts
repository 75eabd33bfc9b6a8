import {
  type AuditView,
  decodeTimeCursor,
  findStaffStore,
  type HidingView,
  listHidings,
  listStaffStores,
  type StaffNoteView,
  type StaffStoreRow,
} from '@pasar/db'
import { DomainError, MALAYSIA_OFFSET, type StaffStoresFilter, wordsOfAddress } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 200

const todayOf = (ctx: Context): string => new Date(ctx.now() + MALAYSIA_OFFSET).toISOString().slice(0, 10)

async function readStores(
  ctx: Context,
  { state, sort, words }: StaffStoresFilter,
  cursorText: string | null,
  limit: number,
): Promise<{ stores: StaffStoreRow[]; next: string | null; today: string }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const today = todayOf(ctx)
  const query = { state, today, isOldestFirst: sort === 'oldest', words: wordsOfAddress(words) }
  return { ...(await listStaffStores(ctx.db, query, cursor, limit)), today }
}

/** A page of stores. @throws DomainError NOT_FOUND for a cursor that is none */
export const staffStoresPage = async (
  ctx: Context,
  _admin: Admin,
  filter: StaffStoresFilter,
  cursor: string | null,
): Promise<{ stores: StaffStoreRow[]; next: string | null; today: string }> =>
  readStores(ctx, filter, cursor, ON_A_PAGE)

/** All stores that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportStores(
  ctx: Context,
  admin: Admin,
  filter: StaffStoresFilter,
): Promise<AsyncGenerator<StaffStoreRow[]>> {
  return exportPages(ctx, admin, async (cursor) => {
    const { stores: rows, next } = await readStores(ctx, filter, cursor, OF_AN_EXPORT)
    return { rows, next }
  })
}

export interface StaffStorePage {
  store: StaffStoreRow
  /** When and why it was hidden, the newest first. */
  hidings: HidingView[]
  notes: StaffNoteView[]
  audit: AuditView[]
  today: string
}

/** A store with what was done about it. @throws DomainError NOT_FOUND */
export async function staffStorePage(ctx: Context, _admin: Admin, storeId: string): Promise<StaffStorePage> {
  const store = await findStaffStore(ctx.db, storeId)
  if (!store) throw new DomainError('NOT_FOUND')
  const [hidings, records] = await Promise.all([listHidings(ctx.db, storeId), staffRecords(ctx, storeId)])
  return { store, hidings, ...records, today: todayOf(ctx) }
}
