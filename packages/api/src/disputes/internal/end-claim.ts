import {
  findAnyOrderHead,
  findAnyParcel,
  findClaimLines,
  findDecidedPieces,
  findOrderLines,
  noteDecidedPieces,
  type ParcelTimes,
  type Tx,
} from '@pasar/db'
import {
  allPortions,
  CLAIM_KINDS,
  type ClaimShown,
  type ClaimState,
  claimChoices,
  days,
  minSen,
  type Portion,
  parcelDueAt,
  type Refund,
  refundsShipping,
  type Sen,
  sharePartialRefund,
  valuePortions,
  withoutPieces,
  ZERO,
} from '@pasar/domain'
import { notify } from '../../orders/internal/history'
import { type By, stepParcel } from '../../orders/internal/move-parcel'
import { followRefunds, refund } from '../../orders/internal/refund'
import { refundableOf, releaseRest } from '../../orders/internal/release'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { showInMail } from './claim-mail'
import { type Case, claimPath, notifyClaimed, stepClaim } from './move-claim'

type EndState = Extract<ClaimState, 'settled' | 'decided' | 'withdrawn' | 'lapsed'>

/**
 * What the claimed pieces, or some of them, are worth now. Shipping that was not claimed, because other goods have gone back
 * only since, is not given back with them.
 */
async function valueClaim(tx: Tx, { claim, parcel }: Case, some?: readonly Portion[]): Promise<Refund> {
  const refundable = refundableOf(parcel, await findOrderLines(tx, claim.orderId))
  const portions = some ?? (await findClaimLines(tx, claim.id))
  const whole = valuePortions(refundable, portions, refundsShipping(claim.kind))
  return whole.paid > claim.claimed ? valuePortions(refundable, portions, false) : whole
}

/** How the clock of a parcel goes on that did not go back as a whole. @param isOver nothing of it may be claimed any more */
function timesAfter({ claim, order, parcel }: Case, to: EndState, now: number, isOver: boolean) {
  const isOnItsWay = parcel.deliveredAt === null && (to === 'withdrawn' || to === 'lapsed')
  if (isOnItsWay) {
    const dueAt = Math.max(now, parcelDueAt('shipped', parcel.shippedAt ?? now, order.country, parcel) ?? now)
    return { state: 'shipped' as const, times: { dueAt } satisfies ParcelTimes }
  }
  const deliveredAt = parcel.deliveredAt ?? now
  const until = deliveredAt + days(parcel.protectDays)
  // A claim takes nothing off the protection that the buyer had before.
  const dueAt = isOver ? now : Math.max(now, until, claim.protectedUntil ?? until)
  return { state: 'delivered' as const, times: { deliveredAt, dueAt } satisfies ParcelTimes }
}

/**
 * Ends a claim: money goes back, the parcel goes on or has come back, both sides are notified. False when it had ended
 * that way before.
 * @param amount all that was claimed, a part of it, some of its pieces, or nothing
 */
export async function endClaim(
  tx: Tx,
  ctx: Context,
  found: Case,
  to: EndState,
  by: By,
  {
    amount,
    note = '',
    decision,
  }: { amount: Sen | 'all' | readonly Portion[]; note?: string; decision?: string },
): Promise<boolean> {
  const { claim, order, parcel } = found
  const now = ctx.now()
  const isSum = typeof amount === 'number'
  const whole = await valueClaim(tx, found, typeof amount === 'object' ? amount : undefined)
  const back = isSum ? sharePartialRefund(whole, minSen(amount, whole.paid)) : whole
  const isMoved = await stepClaim(tx, ctx, found, to, by, {
    note,
    dueAt: null,
    closedAt: now,
    refunded: back.paid,
    ...(decision === undefined ? {} : { decision }),
  })
  if (!isMoved) return false
  const isSomething = !isSum || amount > ZERO
  if (isSomething) await refund(tx, ctx, { order, parcel, back, reason: 'claim', claimId: claim.id })
  if (to === 'decided') await noteDecided(tx, claim.id, back)
  await moveParcelOn(tx, ctx, found, to, by)
  if (isSomething) {
    const head = await findAnyOrderHead(tx, order.id)
    if (head) await followRefunds(tx, ctx, head)
  }
  await notifyEnd(tx, ctx, found, back.paid, saidAtEnd(by, decision ?? note))
  return true
}

/** What an admin has decided about: the claimed pieces that do not go back. */
async function noteDecided(tx: Tx, claimId: string, back: Refund): Promise<void> {
  await noteDecidedPieces(tx, claimId, withoutPieces(await findClaimLines(tx, claimId), back.lines))
}

async function moveParcelOn(tx: Tx, ctx: Context, found: Case, to: EndState, by: By): Promise<void> {
  const { order, parcel } = found
  const lines = (await findOrderLines(tx, order.id)).filter(({ parcelId }) => parcelId === parcel.id)
  const isWhole = lines.every(({ quantity, refundedQuantity }) => refundedQuantity === quantity)
  if (isWhole) {
    await stepParcel(tx, ctx, { order, parcel }, 'returned', by)
    // Of what was sent back because the buyer thought better of it, the seller keeps the shipping.
    const returned = await findAnyParcel(tx, parcel.id)
    if (returned) await releaseRest(tx, ctx, returned, lines)
    return
  }
  const decided = await findDecidedPieces(tx, order.id)
  const left = claimChoices(CLAIM_KINDS, allPortions(refundableOf(parcel, lines)), decided)
  const { state, times } = timesAfter(found, to, ctx.now(), left.kinds.length === 0)
  await stepParcel(tx, ctx, { order, parcel }, state, by, times)
}

/** What was said with the end of a claim; nothing where the clock ended it. */
const saidAtEnd = ({ actor }: By, words: string): ClaimShown['said'] =>
  actor === 'system' ? [] : [{ by: actor, words }]

async function notifyEnd(
  tx: Tx,
  ctx: Context,
  { claim, order, parcel }: Case,
  amount: Sen,
  said: ClaimShown['said'],
): Promise<void> {
  const data = { number: order.number, store: parcel.storeName, amount }
  await notify(tx, ctx, order.buyerId, 'claimClosed', data, claimPath(claim))
  await notifyClaimed(tx, ctx, claim, 'claimClosed', data)
  const shown = await showInMail(tx, claim, parcel, { said })
  for (const to of ['buyer', 'seller'] as const)
    await queueParcelMail(tx, ctx, 'claimClosed', { order, parcel, to, amount, event: claim.id, ...shown })
}
