import {
  type ClaimPicture,
  findAnyParcel,
  findClaimByKey,
  findOrderLines,
  findOwnOrderHead,
  insertClaim,
  type OrderHead,
  type ParcelView,
  type Tx,
} from '@pasar/db'
import {
  allPortions,
  type ClaimInput,
  claimedState,
  claimKindsFor,
  DomainError,
  days,
  isWithin,
  MAX_CLAIM_PICTURES,
  type RefundableParcel,
  refundsShipping,
  valuePortions,
} from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { tryStepParcel } from '../../orders/internal/move-parcel'
import { refundableOf } from '../../orders/internal/release'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { notifyClaimed } from '../internal/move-claim'
import { keepClaimPictures } from '../internal/pictures'

interface Claimable {
  order: OrderHead
  parcel: ParcelView
  refundable: RefundableParcel
}

/** @throws DomainError NOT_FOUND for others' parcels too, CLAIM_NOT_POSSIBLE, CLAIM_EMPTY */
async function findClaimable(
  db: Tx | Context['db'],
  ctx: Context,
  buyer: Buyer,
  parcelId: string,
  { kind, portions }: Pick<ClaimInput, 'kind' | 'portions'>,
): Promise<Claimable> {
  const parcel = await findAnyParcel(db, parcelId)
  const order = parcel && (await findOwnOrderHead(db, parcel.orderId, buyer.id))
  if (!order) throw new DomainError('NOT_FOUND')
  const kinds = claimKindsFor({ ...parcel, country: order.country }, ctx.now())
  if (!kinds.includes(kind)) throw new DomainError('CLAIM_NOT_POSSIBLE')
  const refundable = refundableOf(parcel, await findOrderLines(db, order.id))
  if (!isWithin(portions, allPortions(refundable))) throw new DomainError('CLAIM_EMPTY')
  return { order, parcel, refundable }
}

/**
 * A buyer claims about a parcel, or pieces of it, with photos; its money stays held until the claim has ended. The
 * same form again is the same claim.
 * @param photos the files as they were sent
 * @returns the claim's id
 * @throws DomainError NOT_FOUND, CLAIM_NOT_POSSIBLE, CLAIM_EMPTY, TOO_MANY_PICTURES, TOO_MANY_REQUESTS, and as
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
  return ctx.transact({ order: { parcel: parcelId } }, async (tx) => {
    const again = await findClaimByKey(tx, buyer.id, input.key)
    if (again) return again.id
    const found = await findClaimable(tx, ctx, buyer, parcelId, input)
    return writeClaim(tx, ctx, buyer, found, input, pictures)
  })
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
    now,
    lines: portions,
    pictures,
  })
  const by = { actor: 'buyer', actorId: buyer.id } as const
  if (!(await tryStepParcel(tx, ctx, { order, parcel }, claimedState(kind), by, { note: reason })))
    throw new DomainError('CLAIM_NOT_POSSIBLE')
  const data = { number: order.number, store: parcel.storeName, amount: claimed, until: dueAt }
  await notifyClaimed(tx, ctx, { sellerId: parcel.sellerId, parcelId: parcel.id }, 'claimOpened', data)
  const mail = { order, parcel, to: 'seller', amount: claimed, until: dueAt, event: id } as const
  await queueParcelMail(tx, ctx, 'claimOpened', mail)
  return id
}
