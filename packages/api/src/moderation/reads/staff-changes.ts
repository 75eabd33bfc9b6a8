import {
  findAnyOrderHead,
  findCouponSwitch,
  findInboxEntry,
  findMessageHead,
  findMessageReport,
  findQueuedReport,
  findStaffItem,
  findStaffMember,
  findStaffStore,
} from '@pasar/db'
import {
  type ErrorCode,
  type ErrorDetails,
  isRemovable,
  MAX_BULK,
  readInboxFilter,
  readMembersFilter,
  readMessagesFilter,
  readReportsView,
  readStaffCouponsFilter,
  readStaffItemsFilter,
  readStaffOrdersFilter,
  readStaffStoresFilter,
  type StaffAction,
  type StaffChangeList,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { staffCouponsPage } from '../../coupons/reads'
import { decidedMeanwhile } from '../../messaging/internal/decided'
import { heldPage } from '../../messaging/reads/held'
import { reportsPage } from '../../messaging/reads/reports'
import type { Context } from '../../platform/context'
import { refuseStep, SEVERAL_STEPS } from '../../support/commands/inbox-several'
import { inboxesPage } from '../../support/reads/inbox-desk'
import { orderMailOf } from '../commands/orders'
import { closedMeanwhile } from '../commands/reports'
import { staffItemsPage } from './items'
import { membersPage } from './members'
import { staffOrdersPage } from './orders'
import { reportQueue } from './reports'
import { staffStoresPage } from './stores'

/** A record among several that staff are about to change. */
export interface StaffRecord {
  id: string
  title: string
  /** The actions that would leave it as it is, and why. */
  refusals: Partial<Record<StaffAction, ErrorCode>>
  /** For the sentences of refusals. */
  details?: ErrorDetails
  /** Of records that have one: whoever changes them says which they saw. */
  version?: number
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
  async orders(ctx, _admin, id) {
    const order = await findAnyOrderHead(ctx.db, id)
    if (!order) return null
    return {
      title: order.number,
      refusals: orderMailOf(order.state) === undefined ? { resend: 'ORDER_HAS_NO_MAIL' } : {},
    }
  },
  async inboxes(ctx, admin, id) {
    const entry = await findInboxEntry(ctx.db, id, null)
    if (!entry) return null
    const { name, body, version } = entry
    const refused = SEVERAL_STEPS.flatMap((step) => {
      const refusal = refuseStep(entry, admin, step)
      return refusal === null ? [] : [{ step, ...refusal }]
    })
    return {
      title: `${name}: ${body}`.slice(0, TITLE_LENGTH),
      version,
      refusals: Object.fromEntries(refused.map(({ step, code }) => [step, code])),
      details: Object.assign({}, ...refused.map(({ details }) => details)),
    }
  },
  async reports(ctx, _admin, id) {
    const report = await findQueuedReport(ctx.db, id)
    if (!report) return null
    const title = [report.title ?? '', report.body ?? ''].filter((part) => part !== '').join(': ')
    const { details } = report.isOpen ? {} : await closedMeanwhile(ctx.db, ctx, report.targetId)
    return {
      title: title.slice(0, TITLE_LENGTH),
      refusals: report.isOpen ? {} : { settle: 'REPORT_CLOSED' },
      ...(details && { details }),
    }
  },
  async messageReports(ctx, _admin, id) {
    const report = await findMessageReport(ctx.db, id)
    if (!report) return null
    const title = report.body.slice(0, TITLE_LENGTH)
    if (report.state === 'open') return { title, refusals: {} }
    const { details } = await decidedMeanwhile(ctx.db, ctx, report.messageId)
    return { title, refusals: { dismiss: 'MESSAGE_DECIDED', uphold: 'MESSAGE_DECIDED' }, details }
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
    const { reports: rows, next } = await reportQueue(ctx, admin, cursor, readReportsView(params).sort)
    return { rows, next }
  },
  async messageReports(ctx, admin, cursor, params) {
    const { reports: rows, next } = await reportsPage(ctx, admin, cursor, readMessagesFilter(params).sort)
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
