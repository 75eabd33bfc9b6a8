import { sql } from 'kysely'
import { fixedJoin } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'
import { findGiftOrder, listOpenGifts, type OpenGift } from '../queries/gifts'
import { isHeld } from '../queries/held'
import { findPlanItem } from '../queries/plans'

interface NewGift {
  lineId: string
  piece: number
  giverId: string
  /** Of the list, as its giver was told. */
  day: string
  now: number
  until: number
}

/** Reserves a piece; false when somebody has it. */
export async function tryAddGift(tx: Tx, gift: NewGift): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('plan_gifts')
    .values({
      line_id: gift.lineId,
      piece: gift.piece,
      giver_id: gift.giverId,
      day: gift.day,
      reserved_at: gift.now,
      until: gift.until,
      order_line_id: null,
    })
    .onConflict((conflict) => conflict.columns(['line_id', 'piece']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes the order by which a reserved piece was bought; false when it is not reserved any more. */
export async function tryBuyGift(
  tx: Tx,
  { lineId, piece, giverId }: Pick<OpenGift, 'lineId' | 'piece' | 'giverId'>,
  orderLineId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('plan_gifts')
    .set({ order_line_id: orderLineId })
    .where('line_id', '=', lineId)
    .where('piece', '=', piece)
    .where('giver_id', '=', giverId)
    .where('order_line_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Sets free a piece that was reserved and not bought; false when there is none. */
export async function tryReleaseGift(
  tx: Tx,
  { lineId, piece, giverId }: Pick<OpenGift, 'lineId' | 'piece' | 'giverId'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('plan_gifts')
    .where('line_id', '=', lineId)
    .where('piece', '=', piece)
    .where('giver_id', '=', giverId)
    .where('order_line_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Sets free the pieces of a line whose orders were cancelled, refunded or sent back. */
export async function releaseCancelledGifts(tx: Tx, lineId: string): Promise<void> {
  await sql`delete from plan_gifts where line_id = ${lineId} and piece in (select g.piece from plan_gifts g
    join order_lines l on l.id = g.order_line_id join parcels c on c.id = l.parcel_id
    where g.line_id = ${lineId} and not (${isHeld}))`.execute(tx)
}

/**
 * Brings the reservations of a line up to date: what was ordered in time is bought, what was cancelled is free, and what is
 * over its time is free.
 * @returns whose time was over
 */
export async function settleGiftLine(tx: Tx, lineId: string, now: number): Promise<Set<string>> {
  const ended = new Set<string>()
  const item = await findPlanItem(tx, lineId)
  if (item === null) return ended
  await releaseCancelledGifts(tx, lineId)
  for (const gift of await listOpenGifts(tx, lineId)) {
    const orderLineId = await findGiftOrder(tx, gift, item.variantId)
    const isBought = orderLineId !== null && (await tryBuyGift(tx, gift, orderLineId))
    if (!isBought && gift.until <= now && (await tryReleaseGift(tx, gift))) ended.add(gift.giverId)
  }
  return ended
}

/**
 * Notes that the owner of a list is notified of what was given and paid.
 * @returns pieces of which they were not; none while gifts are not shown on that day
 */
export async function noteGiftsTold(tx: Tx, planId: string, today: string): Promise<number> {
  const { numAffectedRows } = await sql`update plan_gifts set is_told = 1
    where is_told = 0 and (line_id, piece) in (select g.line_id, g.piece from plans p
      ${fixedJoin} plan_lines n on n.plan_id = p.id ${fixedJoin} plan_gifts g on g.line_id = n.id ${fixedJoin} order_lines l on l.id = g.order_line_id
      ${fixedJoin} orders o on o.id = l.order_id ${fixedJoin} parcels c on c.id = l.parcel_id
      where p.id = ${planId} and p.gifts_from <= ${today} and n.removed_at is null and o.paid_at is not null and ${isHeld})`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0n)
}

/** Takes a member out of what they give: what they bought stays bought, of nobody. */
export async function eraseGifts(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('plan_gifts')
    .where('giver_id', '=', userId)
    .where('order_line_id', 'is', null)
    .execute()
  await tx.updateTable('plan_gifts').set({ giver_id: null }).where('giver_id', '=', userId).execute()
}

/** The pieces of registries that an order which is not paid yet stood for: they are reserved again until it is looked at anew. */
export async function unlinkGifts(tx: Tx, orderId: string): Promise<void> {
  await sql`update plan_gifts set order_line_id = null where order_line_id in
    (select id from order_lines where order_id = ${orderId})`.execute(tx)
}
