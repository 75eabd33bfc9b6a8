import { countGifts, listOpenGifts, type Tx, tryAddGift, tryReleaseGift } from '@pasar/db'
import { after, DomainError, GIFT_HOLD } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { addToCart } from '../../cart/commands'
import type { Context } from '../../platform/context'
import { requireFeature } from '../../platform/settings/require-feature'
import { requireShared } from '../internal/link'
import { readOwnerPieces } from '../internal/owner-pieces'
import { settleGifts } from '../internal/settle'

interface Wanted {
  lineId: string
  quantity: number
}

/**
 * Reserves pieces of a registry for who wants to give them, and puts them into their cart. Nobody else can have them
 * until the time is over, and once they are bought. What the owner bought themselves is not to be given.
 * @throws DomainError LINK_ENDED, NOT_FOUND, OWN_REGISTRY, GIFT_TAKEN (details.left), TOO_MANY_REQUESTS, and as `addToCart` does; then nothing is reserved
 */
export async function giveItem(
  ctx: Context,
  buyer: Buyer,
  token: string,
  { lineId, quantity }: Wanted,
): Promise<void> {
  await requireFeature(ctx, 'planner')
  await ctx.limits.take('plan', buyer.id)
  const { plan, item } = await requireShared(ctx, ctx.db, token, lineId)
  if (plan.share !== 'registry') throw new DomainError('LINK_ENDED')
  if (plan.userId === buyer.id) throw new DomainError('OWN_REGISTRY')
  const pieces = await ctx.transact({ user: buyer.id, item: item.itemId }, async (tx) => {
    // The day that its giver is told, whatever it is moved to later.
    const { day } = (await requireShared(ctx, tx, token, lineId)).plan
    await settleGifts(tx, ctx, lineId)
    const now = ctx.now()
    const until = after(now, GIFT_HOLD)
    const own = (await readOwnerPieces(tx, plan.userId))(lineId)
    const left = Math.max(0, item.quantity - own - (await countGifts(tx, lineId)))
    if (left < quantity) throw new DomainError('GIFT_TAKEN', { left })
    const reserved: number[] = []
    for (let piece = 1; reserved.length < quantity; piece++)
      if (await tryAddGift(tx, { lineId, piece, giverId: buyer.id, day, now, until })) reserved.push(piece)
    return reserved
  })
  try {
    await addToCart(ctx, buyer, { itemId: item.itemId, variantId: item.variantId, quantity })
  } catch (error) {
    const taken = pieces.map((piece) => ({ lineId, piece }))
    await ctx.transact({ user: buyer.id }, (tx) => release(tx, buyer, taken))
    throw error
  }
}

/** Sets pieces free that the buyer reserved and has not bought. @returns how many there were */
async function release(
  tx: Tx,
  buyer: Buyer,
  gifts: readonly { lineId: string; piece: number }[],
): Promise<number> {
  let released = 0
  for (const { lineId, piece } of gifts)
    if (await tryReleaseGift(tx, { lineId, piece, giverId: buyer.id })) released += 1
  return released
}

/**
 * Gives back what the buyer reserved of a line and has not ordered.
 * @throws DomainError LINK_ENDED, NOT_FOUND when there is nothing to give back
 */
export async function cancelGift(ctx: Context, buyer: Buyer, token: string, lineId: string): Promise<void> {
  await requireFeature(ctx, 'planner')
  const { item } = await requireShared(ctx, ctx.db, token, lineId)
  await ctx.transact({ user: buyer.id, item: item.itemId }, async (tx) => {
    await settleGifts(tx, ctx, lineId)
    const own = (await listOpenGifts(tx, lineId)).filter(({ giverId }) => giverId === buyer.id)
    if ((await release(tx, buyer, own)) === 0) throw new DomainError('NOT_FOUND')
  })
}
