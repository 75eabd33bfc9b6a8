import {
  countPlanLines,
  findPlanItem,
  listPlanLines,
  type PlanItem,
  putPlanLine,
  type Tx,
  tryChangePlanLine,
  trySetLineRemoved,
} from '@pasar/db'
import {
  type ChangePlanLineInput,
  DomainError,
  isWantedDay,
  MAX_PLAN_LINES,
  type PlanItemInput,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { findChosenLine } from '../../cart/reads'
import type { Context } from '../../platform/context'
import { requireFeature, whileOn } from '../../platform/settings/require-feature'
import { notifyGivers } from '../internal/givers'
import { requirePlan } from './plans'

/**
 * Adds an item to a list, at today's price. One that is on it already is planned anew; without a day it keeps that it has.
 * @throws DomainError NOT_FOUND for others' lists too, ITEM_UNAVAILABLE, CHOOSE_VARIANT, PLAN_AUCTION, OWN_ITEM, PLAN_FULL, PLAN_ITEM_DAY,
 *   TOO_MANY_REQUESTS
 */
export async function planItem(ctx: Context, buyer: Buyer, input: PlanItemInput): Promise<void> {
  await requireFeature(ctx, 'planner')
  await ctx.limits.take('plan', buyer.id)
  await ctx.transact({ user: buyer.id, item: input.itemId }, async (tx) => {
    const plan = await requirePlan(tx, input.planId, buyer.id)
    const wantedBy = input.wantedBy || null
    if (wantedBy !== null && !isWantedDay(wantedBy, plan.day, ctx.now()))
      throw new DomainError('PLAN_ITEM_DAY')
    const line = await findChosenLine(tx, input.itemId, input.variantId === '' ? undefined : input.variantId)
    if (!line.isForSale) throw new DomainError(line.isAuction ? 'PLAN_AUCTION' : 'ITEM_UNAVAILABLE')
    const { item } = line
    if (item.seller === buyer.id) throw new DomainError('OWN_ITEM')
    const isThere = (await listPlanLines(tx, buyer.id)).some(
      ({ planId, variantId }) => planId === input.planId && variantId === item.variantId,
    )
    if (!isThere && (await countPlanLines(tx, input.planId)) >= MAX_PLAN_LINES)
      throw new DomainError('PLAN_FULL')
    await putPlanLine(tx, {
      id: ctx.newId('planLine'),
      planId: input.planId,
      itemId: item.itemId,
      variantId: item.variantId,
      quantity: input.quantity,
      planned: item.price,
      note: input.note,
      wantedBy,
      now: ctx.now(),
    })
  })
}

/**
 * Changes how many are wanted, the note, and by when: an empty day is none, and without one it stays. A day that stays may
 * have passed.
 * @throws DomainError NOT_FOUND for others' lists too, PLAN_ITEM_DAY
 */
export const changePlanLine = whileOn(
  'planner',
  (ctx: Context, buyer: Buyer, { lineId, quantity, note, wantedBy }: ChangePlanLineInput): Promise<void> =>
    ctx.transact({ user: buyer.id }, async (tx) => {
      const before = await findPlanItem(tx, lineId)
      if (before === null) throw new DomainError('NOT_FOUND')
      const to = wantedBy === undefined ? before.wantedBy : wantedBy || null
      if (!(await tryChangePlanLine(tx, { lineId, userId: buyer.id }, { quantity, note, wantedBy: to })))
        throw new DomainError('NOT_FOUND')
      if (to !== null && to !== before.wantedBy && !isWantedDay(to, before.day, ctx.now()))
        throw new DomainError('PLAN_ITEM_DAY')
    }),
)

/** Notifies who gives an item of one of the buyer's lists that it was taken off, or put back. @throws DomainError NOT_FOUND for others' lists too */
async function notifyGiversOf(
  tx: Tx,
  ctx: Context,
  buyer: Buyer,
  { id, planId, title }: PlanItem,
  kind: 'giftItemRemoved' | 'giftItemBack',
): Promise<void> {
  await notifyGivers(tx, ctx, {
    plan: await requirePlan(tx, planId, buyer.id),
    lineId: id,
    isThere: kind === 'giftItemBack',
    mail: (list) => (link) => ({ kind, values: { ...list, title, link } }),
  })
}

/**
 * Takes an item off a list; for a while it can be put back. Who gives it is notified.
 * @throws DomainError NOT_FOUND for others' lists too
 */
export const removePlanLine = whileOn(
  'planner',
  (ctx: Context, buyer: Buyer, lineId: string): Promise<void> =>
    ctx.transact({ user: buyer.id }, async (tx) => {
      const line = await findPlanItem(tx, lineId)
      if (line === null) throw new DomainError('NOT_FOUND')
      await notifyGiversOf(tx, ctx, buyer, line, 'giftItemRemoved')
      if (!(await trySetLineRemoved(tx, { lineId, userId: buyer.id }, ctx.now())))
        throw new DomainError('NOT_FOUND')
    }),
)

/** Puts an item back on its list, and notifies who gives it. @throws DomainError NOT_FOUND for others' lists too, PLAN_FULL */
export const restorePlanLine = whileOn(
  'planner',
  (ctx: Context, buyer: Buyer, lineId: string): Promise<void> =>
    ctx.transact({ user: buyer.id }, async (tx) => {
      const isBack = await trySetLineRemoved(tx, { lineId, userId: buyer.id }, null)
      const line = isBack && (await findPlanItem(tx, lineId))
      if (!line) throw new DomainError('NOT_FOUND')
      if ((await countPlanLines(tx, line.planId)) > MAX_PLAN_LINES) throw new DomainError('PLAN_FULL')
      await notifyGiversOf(tx, ctx, buyer, line, 'giftItemBack')
    }),
)
