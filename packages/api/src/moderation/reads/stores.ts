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
import { DomainError, MALAYSIA_OFFSET, type StaffStoresFilter } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'

const ON_A_PAGE = 25

const todayOf = (ctx: Context): string => new Date(ctx.now() + MALAYSIA_OFFSET).toISOString().slice(0, 10)

/** A page of stores. @throws DomainError NOT_FOUND for a cursor that is none */
export async function staffStoresPage(
  ctx: Context,
  _admin: Admin,
  { state, sort, words }: StaffStoresFilter,
  cursorText: string | null,
): Promise<{ stores: StaffStoreRow[]; next: string | null; today: string }> {
  const cursor = cursorText === null ? null : decodeTimeCursor(cursorText)
  if (cursorText !== null && cursor === null) throw new DomainError('NOT_FOUND')
  const today = todayOf(ctx)
  const query = { state, today, isOldestFirst: sort === 'oldest', start: words }
  return { ...(await listStaffStores(ctx.db, query, cursor, ON_A_PAGE)), today }
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
