import {
  findAnyOrderHead,
  findComment,
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
  cutText,
  type ErrorCode,
  type ErrorDetails,
  isRemovable,
  type StaffAction,
  type StaffChangeList,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { commentDecided } from '../../blog/commands/comments'
import { decidedMeanwhile } from '../../messaging/internal/decided'
import type { Context } from '../../platform/context'
import { refuseStep, SEVERAL_STEPS } from '../../support/commands/inbox-several'
import { orderMailOf } from '../commands/orders'
import { closedMeanwhile } from '../commands/reports'

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

/** Finds a record of a list, with what each action would make of it. */
export const FINDERS: Readonly<Record<StaffChangeList, Find>> = {
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
    const title = cutText(message.body, TITLE_LENGTH)
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
      title: cutText(`${name}: ${body}`, TITLE_LENGTH),
      version,
      refusals: Object.fromEntries(refused.map(({ step, code }) => [step, code])),
      details: Object.assign({}, ...refused.map(({ details }) => details)),
    }
  },
  async reports(ctx, _admin, id) {
    const report = await findQueuedReport(ctx.db, id)
    if (!report) return null
    const title = [report.title ?? '', report.body ?? ''].filter((part) => part !== '').join(': ')
    const { details } = report.isOpen ? {} : await closedMeanwhile(ctx.db, ctx, id)
    return {
      title: cutText(title, TITLE_LENGTH),
      refusals: report.isOpen ? {} : { settle: 'REPORT_CLOSED' },
      ...(details && { details }),
    }
  },
  async messageReports(ctx, _admin, id) {
    const report = await findMessageReport(ctx.db, id)
    if (!report) return null
    const title = cutText(report.body, TITLE_LENGTH)
    if (report.state === 'open') return { title, refusals: {} }
    const { details } = await decidedMeanwhile(ctx.db, ctx, report.messageId)
    return { title, refusals: { dismiss: 'MESSAGE_DECIDED', uphold: 'MESSAGE_DECIDED' }, details }
  },
  async comments(ctx, _admin, id) {
    const comment = await findComment(ctx.db, id)
    if (comment === null) return null
    const { body, writerName, state, isReported } = comment
    const { details } = await commentDecided(ctx.db, ctx, id)
    return {
      title: cutText(`${writerName}: ${body}`, TITLE_LENGTH),
      refusals: {
        ...(state !== 'held' && { publish: 'COMMENT_DECIDED' as const }),
        ...(isReported !== 1 && { keep: 'COMMENT_DECIDED' as const }),
        ...(state === 'removed' && { takeDown: 'COMMENT_DECIDED' as const }),
      },
      details,
    }
  },
}
