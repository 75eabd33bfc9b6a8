import { findCouponSwitch, findMessageHead, findStaffItem, findStaffMember, findStaffStore } from '@pasar/db'
import {
  type ErrorCode,
  type ErrorDetails,
  isRemovable,
  MAX_BULK,
  readMembersFilter,
  readMessagesFilter,
  readStaffCouponsFilter,
  readStaffItemsFilter,
  readStaffStoresFilter,
  type StaffAction,
  type StaffChangeList,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffCouponsPage } from '../../coupons/reads'
import { decidedMeanwhile } from '../../messaging/internal/decided'
import { heldPage } from '../../messaging/reads/held'
import type { Context } from '../../platform/context'
import { staffItemsPage } from './items'
import { membersPage } from './members'
import { staffStoresPage } from './stores'

/** A record among several that staff are about to change. */
export interface StaffRecord {
  id: string
  title: string
  /** The actions that would leave it as it is, and why. */
  refusals: Partial<Record<StaffAction, ErrorCode>>
  /** For the sentences of refusals. */
  details?: ErrorDetails
}

/** Longer than any name; of a message it is how it begins. */
const TITLE_LENGTH = 80

type Find = (ctx: Context, admin: Admin, id: string) => Promise<Omit<StaffRecord, 'id'> | null>

const FINDERS: Readonly<Record<StaffChangeList, Find>> = {
  async members(ctx, admin, id) {
    const member = await findStaffMember(ctx.db, id)
    if (member === null || member.state === 'deleted') return null
    const title = member.name || member.email
    if (member.state === 'suspended') return { title, refusals: { suspend: 'ITEM_UNCHANGED' } }
    return {
      title,
      refusals: { lift: 'ITEM_UNCHANGED', ...(id === admin.id && { suspend: 'FORBIDDEN' as const }) },
    }
  },
  async stores(ctx, _admin, id) {
    const store = await findStaffStore(ctx.db, id)
    if (store === null) return null
    return {
      title: store.name,
      refusals: store.isHidden ? {} : { show: 'ITEM_UNCHANGED' },
    }
  },
  async items(ctx, _admin, id) {
    const item = await findStaffItem(ctx.db, id)
    if (!item || item.status === 'draft') return null
    return {
      title: item.title,
      refusals: {
        ...(isRemovable(item.status)
          ? { restore: 'ITEM_UNCHANGED' as const }
          : { remove: 'ITEM_UNCHANGED' as const }),
        ...(item.featuredAt === null
          ? { unfeature: 'ITEM_UNCHANGED' as const }
          : { feature: 'ITEM_UNCHANGED' as const }),
        ...(item.status !== 'active' && { feature: 'ITEM_NOT_FEATURED' as const }),
      },
    }
  },
  async messages(ctx, _admin, id) {
    const message = await findMessageHead(ctx.db, id)
    if (message === null) return null
    const title = message.body.slice(0, TITLE_LENGTH)
    if (message.state === 'pending') return { title, refusals: {} }
    const { details } = await decidedMeanwhile(ctx.db, ctx, id)
    return { title, refusals: { approve: 'MESSAGE_DECIDED', reject: 'MESSAGE_DECIDED' }, details }
  },
  async coupons(ctx, _admin, id) {
    const coupon = await findCouponSwitch(ctx.db, id)
    if (!coupon) return null
    return {
      title: coupon.code,
      refusals:
        coupon.stoppedBy === null
          ? { resume: 'ITEM_UNCHANGED' }
          : {
              stop: 'ITEM_UNCHANGED',
              ...(coupon.stoppedBy === 'seller' && { resume: 'COUPON_STOPPED_BY_SELLER' }),
            },
    }
  },
}

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
    const { sort } = readMessagesFilter(params)
    const { messages: rows, next } = await heldPage(ctx, admin, cursor, sort)
    return { rows, next }
  },
  async coupons(ctx, admin, cursor, params) {
    const { coupons: rows, next } = await staffCouponsPage(ctx, admin, readStaffCouponsFilter(params), cursor)
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
