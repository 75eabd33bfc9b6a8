import {
  countPlans,
  findBuyerPlan,
  insertPlan,
  listGiftDays,
  NO_ROOTS,
  type Plan,
  type Tx,
  tryChangePlan,
  trySetPlanRemoved,
  trySharePlan,
} from '@pasar/db'
import {
  type ChangePlanInput,
  DomainError,
  dayOf,
  giftsShownFrom,
  isPlanDay,
  MAX_PLANS,
  type MakePlanInput,
  type PlanShare,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { requireFeature, whileOn } from '../../platform/settings/require-feature'
import { notifyGivers } from '../internal/givers'

/** @throws DomainError NOT_FOUND for others' lists too */
export async function requirePlan(tx: Tx, planId: string, userId: string): Promise<Plan> {
  const plan = await findBuyerPlan(tx, planId, userId)
  if (plan === null) throw new DomainError('NOT_FOUND')
  return plan
}

async function checkRoom(tx: Tx, buyer: Buyer): Promise<void> {
  if ((await countPlans(tx, buyer.id)) >= MAX_PLANS) throw new DomainError('PLANS_FULL')
}

/** Makes a list. @returns its id @throws DomainError PLAN_DAY, PLANS_FULL, TOO_MANY_REQUESTS */
export async function makePlan(ctx: Context, buyer: Buyer, input: MakePlanInput): Promise<string> {
  await requireFeature(ctx, 'planner')
  await ctx.limits.take('plan', buyer.id)
  return ctx.transact({ user: buyer.id }, async (tx) => {
    if (!isPlanDay(input.day, ctx.now())) throw new DomainError('PLAN_DAY')
    await checkRoom(tx, buyer)
    const planId = ctx.newId('plan')
    await insertPlan(tx, { ...input, planId, userId: buyer.id, now: ctx.now() })
    return planId
  })
}

/**
 * Changes name, date and budget. A date that stays may have passed. Moved to an earlier day, a registry still shows who gives what no
 * sooner than its givers were told; they are notified of the day.
 * @throws DomainError NOT_FOUND for others' lists too, PLAN_DAY
 */
export const changePlan = whileOn(
  'planner',
  (ctx: Context, buyer: Buyer, planId: string, input: ChangePlanInput): Promise<void> =>
    ctx.transact({ user: buyer.id }, async (tx) => {
      const before = await requirePlan(tx, planId, buyer.id)
      if (input.day !== before.day && !isPlanDay(input.day, ctx.now())) throw new DomainError('PLAN_DAY')
      const giftsFrom = giftsShownFrom(input.day, await listGiftDays(tx, planId))
      const own = { planId, userId: buyer.id }
      if (!(await tryChangePlan(tx, own, { ...input, giftsFrom }, ctx.now())))
        throw new DomainError('NOT_FOUND')
      if (input.day === before.day || before.day < dayOf(ctx.now())) return
      await notifyGivers(tx, ctx, {
        plan: await requirePlan(tx, planId, buyer.id),
        isThere: true,
        mail: (list) => (link) => ({ kind: 'giftDayMoved', values: { ...list, before: before.day, link } }),
      })
    }),
)

/**
 * Removes a list; for a while it can be put back. Who gives something of it is notified.
 * @throws DomainError NOT_FOUND for others' lists too
 */
export const removePlan = whileOn(
  'planner',
  (ctx: Context, buyer: Buyer, planId: string): Promise<void> =>
    ctx.transact({ user: buyer.id }, async (tx) => {
      await notifyGivers(tx, ctx, {
        plan: await requirePlan(tx, planId, buyer.id),
        isThere: false,
        mail: (list) => (link) => ({ kind: 'giftListRemoved', values: { ...list, link } }),
      })
      if (!(await trySetPlanRemoved(tx, { planId, userId: buyer.id }, ctx.now())))
        throw new DomainError('NOT_FOUND')
    }),
)

/** Puts a removed list back, and notifies who gives something of it. @throws DomainError NOT_FOUND for others' lists too, PLANS_FULL */
export const restorePlan = whileOn(
  'planner',
  (ctx: Context, buyer: Buyer, planId: string): Promise<void> =>
    ctx.transact({ user: buyer.id }, async (tx) => {
      await checkRoom(tx, buyer)
      if (!(await trySetPlanRemoved(tx, { planId, userId: buyer.id }, null)))
        throw new DomainError('NOT_FOUND')
      await notifyGivers(tx, ctx, {
        plan: await requirePlan(tx, planId, buyer.id),
        isThere: true,
        mail: (list) => (link) => ({ kind: 'giftListBack', values: { ...list, link } }),
      })
    }),
)

/** Shares a list by a new link, or no longer: the link so far ends. @throws DomainError NOT_FOUND for others' lists too */
export const sharePlan = whileOn(
  'planner',
  (ctx: Context, buyer: Buyer, planId: string, share: PlanShare): Promise<void> =>
    ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
      if (!(await trySharePlan(tx, { planId, userId: buyer.id }, share))) throw new DomainError('NOT_FOUND')
    }),
)
