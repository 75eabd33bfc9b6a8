import { DomainError, days, type ReturnInput, shipmentBy, ZERO } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { By } from '../../orders/internal/move-parcel'
import type { Context } from '../../platform/context'
import { endClaim } from '../internal/end-claim'
import { escalate, findCase, notifyClaimed, stepClaim } from '../internal/move-claim'

/** What a buyer does about a claim of their own. A form sent twice does it once; others' claims are not found. */

const byBuyer = (buyer: Buyer): By => ({ actor: 'buyer', actorId: buyer.id })

/** Takes it back: the parcel goes on as if it had not been claimed. @throws DomainError NOT_FOUND, CLAIM_MOVED */
export async function withdrawClaim(ctx: Context, buyer: Buyer, claimId: string): Promise<void> {
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    const found = await findCase(tx, claimId, { type: 'buyer', buyerId: buyer.id })
    await endClaim(tx, ctx, found, 'withdrawn', byBuyer(buyer), { amount: ZERO })
  })
}

/** Takes the part of the money the seller offers. @throws DomainError NOT_FOUND, CLAIM_MOVED */
export async function acceptOffer(ctx: Context, buyer: Buyer, claimId: string): Promise<void> {
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    const found = await findCase(tx, claimId, { type: 'buyer', buyerId: buyer.id })
    if (found.claim.state === 'settled') return
    if (found.claim.offered === null) throw new DomainError('CLAIM_MOVED')
    await endClaim(tx, ctx, found, 'settled', byBuyer(buyer), { amount: found.claim.offered })
  })
}

/** Asks an admin to decide. @throws DomainError NOT_FOUND, CLAIM_MOVED */
export async function escalateClaim(ctx: Context, buyer: Buyer, claimId: string): Promise<void> {
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    await escalate(tx, ctx, await findCase(tx, claimId, { type: 'buyer', buyerId: buyer.id }), byBuyer(buyer))
  })
}

/** Says how the goods travel back. @throws DomainError NOT_FOUND, CLAIM_MOVED, VALIDATION */
export async function sendGoodsBack(
  ctx: Context,
  buyer: Buyer,
  claimId: string,
  input: ReturnInput,
): Promise<void> {
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    const found = await findCase(tx, claimId, { type: 'buyer', buyerId: buyer.id })
    const { couriers, windows } = await ctx.settings.read()
    const { courier, trackingNumber } = shipmentBy(couriers, input)
    const dueAt = ctx.now() + days(windows.returnDays)
    const change = { courier, trackingNumber, dueAt }
    if (!(await stepClaim(tx, ctx, found, 'returning', byBuyer(buyer), change))) return
    const data = { number: found.order.number, store: found.parcel.storeName }
    await notifyClaimed(tx, ctx, found.claim, 'claimReturning', data)
  })
}
