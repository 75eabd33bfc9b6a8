import {
  type AuditView,
  decodeTimeCursor,
  findStaffMember,
  findUserSessions,
  listMemberOrders,
  listMemberStores,
  listMembers,
  type MemberOrder,
  type MemberSearch,
  type MemberStore,
  type StaffMemberRow,
  type StaffMemberView,
  type StaffNoteView,
} from '@pasar/db'
import {
  DomainError,
  days,
  describeDevice,
  endOfMalaysianDay,
  type MembersFilter,
  wordsOfAddress,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffRecords } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'

const ON_A_PAGE = 25
const OF_AN_EXPORT = 500
const ORDERS_SHOWN = 10

/** A number as it is typed, in the form in which numbers are kept; null for what is none. */
function phoneStart(typed: string): string | null {
  const digits = typed.replace(/[\s().-]/g, '')
  if (!/^(?:\+|00)?\d{3,15}$/.test(digits)) return null
  return digits.replace(/^00/, '+').replace(/^0/, '+60').replace(/^6/, '+6')
}

const searchOf = (words: string): MemberSearch | null =>
  words === ''
    ? null
    : { words, phone: phoneStart(words), orderNumber: words.toUpperCase().replace(/\s/g, '') }

function readMembers(
  ctx: Context,
  { role, state, from, to, sort, words }: MembersFilter,
  cursorText: string | null,
  limit: number,
): Promise<{ members: StaffMemberRow[]; next: string | null }> {
  const cursor = readCursor(cursorText, decodeTimeCursor)
  const query = {
    role,
    state,
    from: from === null ? null : endOfMalaysianDay(from) + 1 - days(1),
    until: to === null ? null : endOfMalaysianDay(to) + 1,
    isOldestFirst: sort === 'oldest',
    search: searchOf(wordsOfAddress(words)),
  }
  return listMembers(ctx.db, query, cursor, limit)
}

/** A page of members. @throws DomainError NOT_FOUND for a cursor that is none */
export const membersPage = async (
  ctx: Context,
  _admin: Admin,
  filter: MembersFilter,
  cursor: string | null,
): Promise<{ members: StaffMemberRow[]; next: string | null }> => readMembers(ctx, filter, cursor, ON_A_PAGE)

/** All members that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export async function exportMembers(
  ctx: Context,
  admin: Admin,
  filter: MembersFilter,
): Promise<AsyncGenerator<StaffMemberRow[]>> {
  return exportPages(ctx, admin, async (cursor) => {
    const { members: rows, next } = await readMembers(ctx, filter, cursor, OF_AN_EXPORT)
    return { rows, next }
  })
}

/** Where a member is signed in, as staff see it. */
export interface MemberSession {
  sessionId: string
  kind: 'web' | 'app'
  browser: string | null
  system: string | null
  network: string
  createdAt: number
  lastUsedAt: number
}

export interface MemberPage {
  member: StaffMemberView
  sessions: MemberSession[]
  orders: MemberOrder[]
  stores: MemberStore[]
  notes: StaffNoteView[]
  audit: AuditView[]
  /** Their own account: they end and reset nothing here. */
  isSelf: boolean
}

/** A member with all that staff need to decide about them. @throws DomainError NOT_FOUND */
export async function memberPage(ctx: Context, admin: Admin, userId: string): Promise<MemberPage> {
  const member = await findStaffMember(ctx.db, userId)
  if (!member) throw new DomainError('NOT_FOUND')
  const [sessions, orders, stores, records] = await Promise.all([
    findUserSessions(ctx.db, userId, ctx.now()),
    listMemberOrders(ctx.db, userId, ORDERS_SHOWN),
    listMemberStores(ctx.db, userId),
    staffRecords(ctx, userId),
  ])
  return {
    member,
    sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, ...describeDevice(userAgent) })),
    orders,
    stores,
    ...records,
    isSelf: admin.id === userId,
  }
}
