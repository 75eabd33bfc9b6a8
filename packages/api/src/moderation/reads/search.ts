import type { StaffItemRow, StaffMemberRow, StaffOrderRow, StaffStoreRow } from '@pasar/db'
import {
  readMembersFilter,
  readStaffItemsFilter,
  readStaffOrdersFilter,
  readStaffSearch,
  readStaffStoresFilter,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import type { Context } from '../../platform/context'
import { staffItemsPage } from './items'
import { membersPage } from './members'
import { staffOrdersPage } from './orders'
import { staffStoresPage } from './stores'

/** Of each kind; the rest is in its list. */
const SHOWN = 5

/** The first matches of each kind, as the lists of the back office order them. */
export interface StaffMatches {
  members: Pick<StaffMemberRow, 'id' | 'name' | 'email' | 'state'>[]
  orders: Pick<StaffOrderRow, 'id' | 'number' | 'state' | 'total' | 'buyerName'>[]
  items: Pick<StaffItemRow, 'id' | 'title' | 'storeName' | 'status'>[]
  stores: Pick<StaffStoreRow, 'id' | 'name' | 'sellerName' | 'isHidden'>[]
}

export interface StaffFound {
  /** What was searched for, as it was taken. */
  words: string
  /** Null for words that are too short to search for. */
  matches: StaffMatches | null
}

/** One Latin letter or digit begins too much; one Chinese character is a name. */
const isLongEnough = (words: string): boolean => words.length > 1 || /\P{ASCII}/u.test(words)

/** Those that are named just so before those that only contain it; otherwise in the order of their list. */
function exactFirst<Row>(
  rows: readonly Row[],
  words: string,
  namesOf: (row: Row) => readonly string[],
): Row[] {
  const isExact = (row: Row): boolean =>
    namesOf(row).some((name) => name.toLowerCase() === words.toLowerCase())
  return [...rows.filter(isExact), ...rows.filter((row) => !isExact(row))]
}

/** What the lists of members, orders, items and stores find for the same words. */
export async function searchBackOffice(ctx: Context, admin: Admin, typed: string): Promise<StaffFound> {
  const params = new URLSearchParams({ q: typed })
  const words = readStaffSearch(params)
  if (!isLongEnough(words)) return { words, matches: null }
  const [{ members }, { orders }, { items }, { stores }] = await Promise.all([
    membersPage(ctx, admin, readMembersFilter(params), null),
    staffOrdersPage(ctx, admin, readStaffOrdersFilter(params), null),
    staffItemsPage(ctx, admin, readStaffItemsFilter(params), null),
    staffStoresPage(ctx, admin, readStaffStoresFilter(params), null),
  ])
  return {
    words,
    matches: {
      members: exactFirst(members, words, ({ name, email }) => [name, email])
        .slice(0, SHOWN)
        .map(({ id, name, email, state }) => ({ id, name, email, state })),
      orders: orders
        .slice(0, SHOWN)
        .map(({ id, number, state, total, buyerName }) => ({ id, number, state, total, buyerName })),
      items: exactFirst(items, words, ({ title }) => [title])
        .slice(0, SHOWN)
        .map(({ id, title, storeName, status }) => ({ id, title, storeName, status })),
      stores: exactFirst(stores, words, ({ name }) => [name])
        .slice(0, SHOWN)
        .map(({ id, name, sellerName, isHidden }) => ({ id, name, sellerName, isHidden })),
    },
  }
}
