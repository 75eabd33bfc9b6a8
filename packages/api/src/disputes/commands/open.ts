import {
  type ClaimPicture,
  findAnyParcel,
  findClaimByKey,
  findDecidedPieces,
  findOrderLines,
  findOwnOrderHead,
  insertClaim,
  type OrderedParcel,
  type OrderHead,
  type Tx,
} from '@pasar/db'
import {
  allPortions,
  awaitsRest,
  type ClaimInput,
  claimablePieces,
  claimedState,
  claimKindsFor,
  claimKindsWithoutRest,
  DomainError,
  days,
  isWithin,
  MAX_CLAIM_PICTURES,
  type RefundableParcel,
  refundsShipping,
  saysArrived,
  valuePortions,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { cancelUnshippedRest } from '../../orders/commands/cancel-rest'
import { findRest } from '../../orders/internal/find-pieces'
import { tryStepParcel } from '../../orders/internal/move-parcel'
import { refundableOf } from '../../orders/internal/release'
import { parcelRoots } from '../../orders/internal/roots'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { showInMail } from '../internal/claim-mail'
import { notifyClaimed } from '../internal/move-claim'
import { keepClaimPictures } from '../internal/pictures'

interface Claimable {
  order: OrderHead
  parcel: OrderedParcel
  refundable: RefundableParcel
}

/** @throws DomainError NOT_FOUND for others' parcels too, SALE_CHANGED, CLAIM_NOT_POSSIBLE, CLAIM_EMPTY */
async function findClaimable(
  db: Tx | Context['db'],
  ctx: Context,
  buyer: Buyer,
  parcelId: string,
  { kind, portions, rest = 0 }: Pick<ClaimInput, 'kind' | 'portions' | 'rest'>,
): Promise<Claimable> {
  const parcel = await findAnyParcel(db, parcelId)
  const order = parcel && (await findOwnOrderHead(db, parcel.orderId, buyer.id))
  if (!order) throw new DomainError('NOT_FOUND')
  // More was shipped, or refunded, since the form was shown.
  if (rest > 0 && rest !== (awaitsRest(parcel) ? parcel.restPieces : 0)) throw new DomainError('SALE_CHANGED')
  const findKinds = rest > 0 ? claimKindsWithoutRest : claimKindsFor
  const kinds = findKinds({ ...parcel, country: order.country }, ctx.now())
  if (!kinds.includes(kind)) throw new DomainError('CLAIM_NOT_POSSIBLE')
  const refundable = refundableOf(parcel, await findOrderLines(db, order.id))
  const pieces = rest > 0 ? (await findRest(db, parcel)).shipped : allPortions(refundable)
  if (!isWithin(portions, claimablePieces(kind, pieces, await findDecidedPieces(db, order.id))))
    throw new DomainError('CLAIM_EMPTY')
  return { order, parcel, refundable }
}

/**
 * A buyer claims about a parcel, or pieces of it, with photos; its money stays held until the claim has ended. The
 * same form again is the same claim. Pieces that are still to come are given up with it, where the form has said so.
 * @param photos the files as they were sent
 * @returns the claim's id
 * @throws DomainError NOT_FOUND, SALE_CHANGED, CLAIM_NOT_POSSIBLE, CLAIM_EMPTY, TOO_MANY_PICTURES, TOO_MANY_REQUESTS, and as
 *   `storeUpload` does
 */
export async function openClaim(
  ctx: Context,
  buyer: Buyer,
  parcelId: string,
  input: ClaimInput,
  photos: readonly Buffer[] = [],
): Promise<string> {
  const repeated = await findClaimByKey(ctx.db, buyer.id, input.key)
  if (repeated) return repeated.id
  if (photos.length > MAX_CLAIM_PICTURES) throw new DomainError('TOO_MANY_PICTURES')
  // Before anything is decoded: what cannot be claimed needs no photos.
  await findClaimable(ctx.db, ctx, buyer, parcelId, input)
  for (const _photo of photos) await ctx.limits.take('upload', buyer.id)
  const pictures = await keepClaimPictures(ctx, photos)
  const endsRest = (input.rest ?? 0) > 0
  return ctx.transact(endsRest ? parcelRoots(parcelId) : { order: { parcel: parcelId } }, async (tx) => {
    const again = await findClaimByKey(tx, buyer.id, input.key)
    if (again) return again.id
    const found = await findClaimable(tx, ctx, buyer, parcelId, input)
    const whole = endsRest ? await giveUpRest(tx, ctx, buyer, found) : found
    const claimable = saysArrived(input.kind, whole.parcel) ? await arrive(tx, ctx, buyer, whole) : whole
    return writeClaim(tx, ctx, buyer, claimable, input, pictures)
  })
}

/** What a claim is about, as it is by now. */
async function findAgain(tx: Tx, buyer: Buyer, { order, parcel }: Claimable): Promise<Claimable> {
  const [now, head] = [await findAnyParcel(tx, parcel.id), await findOwnOrderHead(tx, order.id, buyer.id)]
  if (!now || !head) throw new DomainError('NOT_FOUND')
  return { order: head, parcel: now, refundable: refundableOf(now, await findOrderLines(tx, order.id)) }
}

/** Gives back what is still to come, so that the parcel is what was shipped of it. */
async function giveUpRest(tx: Tx, ctx: Context, buyer: Buyer, found: Claimable): Promise<Claimable> {
  await cancelUnshippedRest(tx, ctx, found, { actor: 'buyer', actorId: buyer.id })
  return findAgain(tx, buyer, found)
}

/** The buyer says with a claim that a parcel on its way has come. */
async function arrive(tx: Tx, ctx: Context, buyer: Buyer, found: Claimable): Promise<Claimable> {
  const by = { actor: 'buyer', actorId: buyer.id } as const
  if (!(await tryStepParcel(tx, ctx, found, 'delivered', by, { deliveredAt: ctx.now() })))
    throw new DomainError('CLAIM_NOT_POSSIBLE')
  return findAgain(tx, buyer, found)
}

async function writeClaim(
  tx: Tx,
  ctx: Context,
  buyer: Buyer,
  { order, parcel, refundable }: Claimable,
  { key, kind, reason, portions }: ClaimInput,
  pictures: readonly ClaimPicture[],
): Promise<string> {
  const now = ctx.now()
  const id = ctx.newId('claim')
  const claimed = valuePortions(refundable, portions, refundsShipping(kind)).paid
  const dueAt = now + days((await ctx.settings.read()).windows.sellerAnswerDays)
  await insertClaim(tx, {
    id,
    orderId: order.id,
    parcelId: parcel.id,
    buyerId: buyer.id,
    sellerId: parcel.sellerId,
    kind,
    reason,
    claimed,
    key,
    dueAt,
    protectedUntil: parcel.state === 'delivered' ? parcel.dueAt : null,
    now,
    lines: portions,
    pictures,
  })
  const by = { actor: 'buyer', actorId: buyer.id } as const
  if (!(await tryStepParcel(tx, ctx, { order, parcel }, claimedState(kind), by, { note: reason })))
    throw new DomainError('CLAIM_NOT_POSSIBLE')
  const data = { number: order.number, store: parcel.storeName, amount: claimed, until: dueAt }
  await notifyClaimed(tx, ctx, { sellerId: parcel.sellerId, parcelId: parcel.id }, 'claimOpened', data)
  const made = { id, orderId: order.id, kind, claimed }
  const shown = await showInMail(tx, made, parcel, { said: [{ by: 'buyer', words: reason }] })
  const mail = { order, parcel, to: 'seller', amount: claimed, until: dueAt, event: id, ...shown } as const
  await queueParcelMail(tx, ctx, 'claimOpened', mail)
  return id
}
