import type { z } from 'zod'
import { linkTo } from '../access/link-to'
import { ROLE, type RoleId } from '../access/roles'
import { readDay } from '../analytics/calendar'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { form, paragraphs } from '../kernel/schemas'
import { cutText } from '../kernel/texts'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'

/** How a member stands: `unconfirmed` has not proved the email yet. */
export const MEMBER_STATES = ['active', 'suspended', 'unconfirmed', 'deleted'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** How staff sort members. */
export const MEMBER_SORTS = ['newest', 'oldest'] as const
export type MemberSort = (typeof MEMBER_SORTS)[number]

const ROLE_IDS: readonly RoleId[] = Object.values(ROLE)

/** Which members are wanted, as an address says it. */
export interface MembersFilter {
  role: RoleId | null
  state: MemberState | null
  /** Malaysian calendar days, both included, as "2026-08-31"; null for open ends. */
  from: string | null
  to: string | null
  sort: MemberSort
  /** A part of a name or an email, how a phone number begins, or an order number. */
  words: string
}

/** Columns of the list beside the name. */
export const MEMBER_COLUMNS: ColumnSet<MemberColumn> = {
  all: ['email', 'phone', 'joined', 'role', 'seller', 'state'],
  usual: ['email', 'joined', 'role', 'state'],
}
export type MemberColumn = 'email' | 'phone' | 'joined' | 'role' | 'seller' | 'state'

/** What the list shows of them. */
export interface MembersView extends MembersFilter {
  columns: readonly MemberColumn[]
}

/** Reads the filter of an address; nonsense is left out. */
export const readMembersFilter = (params: URLSearchParams): MembersView => ({
  role: ROLE_IDS.find((known) => String(known) === params.get('role')) ?? null,
  state: MEMBER_STATES.find((known) => known === params.get('state')) ?? null,
  from: readDay(params.get('from')),
  to: readDay(params.get('to')),
  sort: MEMBER_SORTS.find((known) => known === params.get('sort')) ?? 'newest',
  words: cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim(),
  columns: readColumns(MEMBER_COLUMNS, params),
})

const queryOf = ({ role, state, from, to, sort, words }: MembersFilter) => ({
  role: role === null ? undefined : String(role),
  state: state ?? undefined,
  from: from ?? undefined,
  to: to ?? undefined,
  sort: sort === 'newest' ? undefined : sort,
  q: words || undefined,
})

/** The address of a page of the list of members. */
export const membersPath = (
  { columns, ...filter }: MembersFilter & Partial<MembersView>,
  cursor: string | null = null,
): string =>
  linkTo('/admin/users', {
    ...queryOf(filter),
    cols: writeColumns(MEMBER_COLUMNS, columns),
    cursor: cursor ?? undefined,
  })

/** The address of the file with the members that a filter shows. */
export const membersFile = (filter: MembersFilter): string => linkTo('/admin/users.csv', queryOf(filter))

const MAX_NOTE_LENGTH = 2_000

/** What staff write down about a member, a store or an order, for each other. */
export const staffNoteSchema = form({ note: paragraphs(MAX_NOTE_LENGTH) })
export type StaffNoteInput = z.output<typeof staffNoteSchema>
