import { type Gift, listGifts, listPlanItems, type Plan, type PlanItem } from '@pasar/db'
import type { Actor } from '../../access/actors'
import type { Context } from '../../platform/context'
import { findShared } from '../internal/link'
import { readOwnerPieces } from '../internal/owner-pieces'

/** A line of a shared list, as whoever has the link sees it. */
export interface SharedItem extends PlanItem {
  /** Pieces that nobody gives yet; null where that is not shown. */
  left: number | null
  /** Pieces that the reader has reserved, until when, and those they bought. */
  reserved: number
  until: number | null
  bought: number
}

export interface SharedPlan {
  plan: Pick<Plan, 'id' | 'title' | 'day' | 'ownerName' | 'share'>
  items: SharedItem[]
  isOwner: boolean
}

function toSharedItem(
  item: PlanItem,
  { gifts, ownerPieces }: { gifts: readonly Gift[]; ownerPieces: (lineId: string) => number },
  readerId: string | null,
): SharedItem {
  const given = gifts.filter(({ lineId }) => lineId === item.id)
  const own = given.filter(({ giverId }) => giverId === readerId)
  const open = own.filter(({ isBought }) => !isBought)
  return {
    ...item,
    left: readerId === null ? null : Math.max(0, item.quantity - ownerPieces(item.id) - given.length),
    reserved: open.length,
    until: open[0]?.until ?? null,
    bought: own.length - open.length,
  }
}

/**
 * A shared list. What others give is shown to who may give something: not to its owner, whom it would spoil the surprise,
 * and not to visitors, among whom the owner may be.
 * @throws DomainError NOT_FOUND, LINK_ENDED
 */
export async function sharedPlan(ctx: Context, reader: Actor, token: string): Promise<SharedPlan> {
  const plan = await findShared(ctx, ctx.db, token)
  const isOwner = reader?.id === plan.userId
  const giver = plan.share === 'registry' && !isOwner ? (reader?.id ?? null) : null
  const [items, gifts, ownerPieces] = await Promise.all([
    listPlanItems(ctx.db, plan.id, Number.MAX_SAFE_INTEGER),
    giver === null ? [] : listGifts(ctx.db, plan.id),
    giver === null ? () => 0 : readOwnerPieces(ctx.db, plan.userId),
  ])
  const { id, title, day, ownerName, share } = plan
  return {
    plan: { id, title, day, ownerName, share },
    items: items.map((item) => toSharedItem(item, { gifts, ownerPieces }, giver)),
    isOwner,
  }
}
