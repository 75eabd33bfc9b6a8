import type { ChangePlanInput, PlanShare, PlanTemplate } from '@pasar/domain'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

/** Which rows a member may change: their own, that are not removed. */
interface OwnPlan {
  planId: string
  userId: string
}
interface OwnLine {
  lineId: string
  userId: string
}

export async function insertPlan(
  tx: Tx,
  plan: OwnPlan & ChangePlanInput & { template: PlanTemplate; now: number },
): Promise<void> {
  await tx
    .insertInto('plans')
    .values({
      id: plan.planId,
      user_id: plan.userId,
      template: plan.template,
      title: plan.title,
      day: plan.day,
      gifts_from: plan.day,
      budget_sen: plan.budget,
      created_at: plan.now,
      removed_at: null,
      changed_at: null,
    })
    .execute()
}

const ownPlan = (tx: Tx, { planId, userId }: OwnPlan) =>
  tx.updateTable('plans').where('id', '=', planId).where('user_id', '=', userId)

/** False when it is not theirs, or is removed. */
export async function tryChangePlan(
  tx: Tx,
  own: OwnPlan,
  to: ChangePlanInput & { giftsFrom: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await ownPlan(tx, own)
    .set({
      title: to.title,
      day: to.day,
      gifts_from: to.giftsFrom,
      budget_sen: to.budget,
      revision: sql<number>`revision + 1`,
      changed_at: now,
    })
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Shares a list in another way, or no longer. A link that worked ends with it. False when it is not theirs. */
export async function trySharePlan(tx: Tx, own: OwnPlan, share: PlanShare): Promise<boolean> {
  const { numUpdatedRows } = await ownPlan(tx, own)
    .set({ share, share_round: sql<number>`share_round + case when share = 'none' then 0 else 1 end` })
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a list, or puts it back. False when there was nothing to do. */
export async function trySetPlanRemoved(tx: Tx, own: OwnPlan, removedAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await ownPlan(tx, own)
    .set({ removed_at: removedAt })
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

interface NewPlanLine {
  id: string
  planId: string
  itemId: string
  variantId: string
  quantity: number
  planned: number
  note: string
  wantedBy: string | null
  now: number
}

/**
 * Adds an item to a list. One that is on it already, or was until it was removed, is planned anew; on a list it keeps its day
 * unless there is another.
 */
export async function putPlanLine(tx: Tx, line: NewPlanLine): Promise<void> {
  const fresh = {
    quantity: line.quantity,
    planned_sen: line.planned,
    note: line.note,
    wanted_by: line.wantedBy,
    told_price_sen: null,
    removed_at: null,
  }
  await tx
    .insertInto('plan_lines')
    .values({
      id: line.id,
      plan_id: line.planId,
      item_id: line.itemId,
      variant_id: line.variantId,
      added_at: line.now,
      ...fresh,
    })
    .onConflict((conflict) =>
      conflict.columns(['plan_id', 'variant_id']).doUpdateSet({
        ...fresh,
        wanted_by: sql<string | null>`case when plan_lines.removed_at is null
          then coalesce(excluded.wanted_by, plan_lines.wanted_by) else excluded.wanted_by end`,
      }),
    )
    .execute()
}

const ownLine = (tx: Tx, { lineId, userId }: OwnLine) =>
  tx
    .updateTable('plan_lines')
    .where('id', '=', lineId)
    .where('plan_id', 'in', (eb) =>
      eb.selectFrom('plans').select('id').where('user_id', '=', userId).where('removed_at', 'is', null),
    )

/** False when it is not theirs, or is removed. */
export async function tryChangePlanLine(
  tx: Tx,
  own: OwnLine,
  to: { quantity: number; note: string; wantedBy: string | null },
): Promise<boolean> {
  const { quantity, note, wantedBy } = to
  const { numUpdatedRows } = await ownLine(tx, own)
    .set({ quantity, note, wanted_by: wantedBy })
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Removes a line, or puts it back. False when there was nothing to do. */
export async function trySetLineRemoved(tx: Tx, own: OwnLine, removedAt: number | null): Promise<boolean> {
  const { numUpdatedRows } = await ownLine(tx, own)
    .set({ removed_at: removedAt })
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Notes the price of which a line's owner is notified; false when somebody did so meanwhile. */
export async function takeCheaperLine(tx: Tx, lineId: string, price: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('plan_lines')
    .set({ told_price_sen: price })
    .where('id', '=', lineId)
    .where('removed_at', 'is', null)
    .where('planned_sen', '>', price)
    .where((eb) => eb.or([eb('told_price_sen', 'is', null), eb('told_price_sen', '>', price)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the news of an option, unless it changed again since that round. */
export async function closePlanNews(
  tx: Tx,
  { variantId, round }: { variantId: string; round: number },
): Promise<void> {
  await tx.deleteFrom('plan_news').where('variant_id', '=', variantId).where('round', '=', round).execute()
}

/** Notes that an owner is reminded of this day; false when they have been, or it is another by now. */
export async function tryNoteReminded(tx: Tx, planId: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('plans')
    .set({ reminded_day: day })
    .where('id', '=', planId)
    .where('day', '=', day)
    .where('reminded_day', '<>', day)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes what was removed before a moment: it is not put back any more. */
export async function deleteRemovedPlans(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('plans').where('removed_at', '<', before).execute()
  await tx.deleteFrom('plan_lines').where('removed_at', '<', before).execute()
}
