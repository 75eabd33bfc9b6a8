import {
  MAX_BULK,
  readBlogView,
  readInboxFilter,
  readMembersFilter,
  readMessagesFilter,
  readReportsView,
  readStaffCouponsFilter,
  readStaffItemsFilter,
  readStaffOrdersFilter,
  readStaffStoresFilter,
  type StaffChangeList,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { heldComments, reportedComments } from '../../blog/reads/staff'
import { staffCouponsPage } from '../../coupons/reads/staff'
import { heldPage } from '../../messaging/reads/held'
import { reportsPage } from '../../messaging/reads/reports'
import type { Context } from '../../platform/context'
import { inboxesPage } from '../../support/reads/inbox-desk'
import { FINDERS, type StaffRecord } from '../internal/staff-records'
import { staffItemsPage } from './items'
import { membersPage } from './members'
import { staffOrdersPage } from './orders'
import { reportQueue } from './reports'
import { staffStoresPage } from './stores'

/** These records as they are now; those that are gone are left out. */
export async function staffRecordsOf(
  ctx: Context,
  admin: Admin,
  list: StaffChangeList,
  ids: readonly string[],
): Promise<StaffRecord[]> {
  const found: StaffRecord[] = []
  for (const id of ids) {
    const record = await FINDERS[list](ctx, admin, id)
    if (record !== null) found.push({ id, ...record })
  }
  return found
}

interface IdsPage {
  rows: readonly { id: string }[]
  next: string | null
}

type Read = (ctx: Context, admin: Admin, cursor: string | null, params: URLSearchParams) => Promise<IdsPage>

const READERS: Readonly<Record<StaffChangeList, Read>> = {
  async members(ctx, admin, cursor, params) {
    const { members: rows, next } = await membersPage(ctx, admin, readMembersFilter(params), cursor)
    return { rows, next }
  },
  async stores(ctx, admin, cursor, params) {
    const { stores: rows, next } = await staffStoresPage(ctx, admin, readStaffStoresFilter(params), cursor)
    return { rows, next }
  },
  async items(ctx, admin, cursor, params) {
    const page = await staffItemsPage(ctx, admin, readStaffItemsFilter(params), cursor)
    return { rows: [...page.items, ...page.appeals.map(({ itemId: id }) => ({ id }))], next: page.next }
  },
  async messages(ctx, admin, cursor, params) {
    const { messages: rows, next } = await heldPage(ctx, admin, cursor, readMessagesFilter(params))
    return { rows, next }
  },
  async coupons(ctx, admin, cursor, params) {
    const { coupons: rows, next } = await staffCouponsPage(ctx, admin, readStaffCouponsFilter(params), cursor)
    return { rows, next }
  },
  async orders(ctx, admin, cursor, params) {
    const { orders: rows, next } = await staffOrdersPage(ctx, admin, readStaffOrdersFilter(params), cursor)
    return { rows, next }
  },
  async inboxes(ctx, admin, cursor, params) {
    const filter = readInboxFilter(params)
    const { entries: rows, next } = await inboxesPage(ctx, admin, filter, 'en', cursor)
    return { rows, next }
  },
  async reports(ctx, admin, cursor, params) {
    // Only those that wait are changed.
    const { sort, words } = readReportsView(params)
    const { reports: rows, next } = await reportQueue(ctx, admin, cursor, { sort, words })
    return { rows, next }
  },
  async messageReports(ctx, admin, cursor, params) {
    const { reports: rows, next } = await reportsPage(ctx, admin, cursor, readMessagesFilter(params))
    return { rows, next }
  },
  async comments(ctx, admin, cursor, params) {
    const view = readBlogView(params)
    const read = view.list === 'reported' ? reportedComments : heldComments
    const { comments: rows, next } = await read(ctx, admin, cursor, view)
    return { rows, next }
  },
}

/** The first of all records that the filters of a list show, as many as are changed at once. */
export async function staffIdsOf(
  ctx: Context,
  admin: Admin,
  list: StaffChangeList,
  params: URLSearchParams,
): Promise<{ ids: string[]; hasMore: boolean }> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: IdsPage = await READERS[list](ctx, admin, cursor, params)
    ids.push(...page.rows.map(({ id }) => id))
    cursor = page.next
  } while (cursor !== null && ids.length < MAX_BULK)
  return { ids: ids.slice(0, MAX_BULK), hasMore: cursor !== null || ids.length > MAX_BULK }
}
