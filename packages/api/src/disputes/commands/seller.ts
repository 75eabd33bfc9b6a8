import {
  type ClaimPicture,
  findClaim,
  insertAuditEntry,
  insertClaimPictures,
  putReturnAddress,
  type Tx,
} from '@pasar/db'
import {
  type ClaimAnswer,
  type ClaimState,
  canBeSentBack,
  DomainError,
  days,
  MAX_CLAIM_PICTURES,
} from '@pasar/domain'
import type { Admin, Seller } from '../../access/actors'
import { notify } from '../../orders/internal/history'
import type { By } from '../../orders/internal/move-parcel'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { showInMail } from '../internal/claim-mail'
import { endClaim } from '../internal/end-claim'
import { type Case, claimPath, escalate, findCase, stepClaim } from '../internal/move-claim'
import { keepClaimPictures } from '../internal/pictures'

/** What a seller does about claims on their own parcels. Others' claims are not found. */

const bySeller = (seller: Seller<'ship' | 'money'>): By => ({ actor: 'seller', actorId: seller.person.id })

const STATE_AFTER = {
  offer: 'offered',
  return: 'return_asked',
  refuse: 'refused',
} as const satisfies Record<Exclude<ClaimAnswer['type'], 'refund'>, ClaimState>

/**
 * Gives all the money back at once, offers a part, asks for the goods back first, or refuses.
 * @param photos the files as they were sent, for those whom the claim concerns
 * @throws DomainError NOT_FOUND, CLAIM_MOVED, CLAIM_AMOUNT, CLAIM_NOT_POSSIBLE for goods that never came,
 *   TOO_MANY_PICTURES, TOO_MANY_REQUESTS, and as `storeUpload` does
 */
export async function answerClaim(
  ctx: Context,
  seller: Seller<'ship' | 'money'>,
  claimId: string,
  answer: ClaimAnswer,
  photos: readonly Buffer[] = [],
): Promise<void> {
  if (photos.length > MAX_CLAIM_PICTURES) throw new DomainError('TOO_MANY_PICTURES')
  const pictures = photos.length === 0 ? [] : await readPhotos(ctx, seller, claimId, photos)
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    const found = await findCase(tx, claimId, { type: 'seller', sellerId: seller.id })
    // A form sent twice brings its photos once; those of the second have no row and are swept away.
    if (found.claim.state === 'open') await insertClaimPictures(tx, claimId, 'seller', pictures)
    const by = bySeller(seller)
    if (answer.type === 'refund') {
      await endClaim(tx, ctx, found, 'settled', by, { amount: 'all', note: answer.words })
      return
    }
    if (answer.type === 'return' && !canBeSentBack(found.claim.kind, found.parcel))
      throw new DomainError('CLAIM_NOT_POSSIBLE')
    const offered = answer.type === 'offer' ? answer.amount : null
    if (offered !== null && (offered <= 0 || offered >= found.claim.claimed))
      throw new DomainError('CLAIM_AMOUNT')
    const now = ctx.now()
    const dueAt = now + days((await ctx.settings.read()).windows.buyerAnswerDays)
    const change = { answer: answer.words, note: answer.words, answeredAt: now, offered, dueAt }
    const back = answer.type === 'return' ? { returnAddress: answer.address } : {}
    if (!(await stepClaim(tx, ctx, found, STATE_AFTER[answer.type], by, { ...change, ...back }))) return
    if (answer.type === 'return') await putReturnAddress(tx, seller.id, answer.address)
    await notifyBuyer(tx, ctx, found, dueAt, {
      said: [{ by: 'seller', words: answer.words }],
      answer: STATE_AFTER[answer.type],
      offered,
    })
  })
}

/** Decodes photos only while there is a claim to answer. @throws DomainError NOT_FOUND, CLAIM_MOVED */
async function readPhotos(
  ctx: Context,
  seller: Seller<'ship' | 'money'>,
  claimId: string,
  photos: readonly Buffer[],
): Promise<ClaimPicture[]> {
  const claim = await findClaim(ctx.db, claimId, { type: 'seller', sellerId: seller.id })
  if (!claim) throw new DomainError('NOT_FOUND')
  if (claim.state !== 'open') throw new DomainError('CLAIM_MOVED')
  for (const _photo of photos) await ctx.limits.take('upload', seller.id)
  return keepClaimPictures(ctx, photos)
}

/** Asks the buyer how to go on. */
async function notifyBuyer(
  tx: Tx,
  ctx: Context,
  { claim, order, parcel }: Case,
  until: number,
  answered: Parameters<typeof showInMail>[3],
): Promise<void> {
  const data = { number: order.number, store: parcel.storeName, until }
  await notify(tx, ctx, order.buyerId, 'claimAnswered', data, claimPath(claim))
  const event = `${claim.id}:${until}`
  const shown = await showInMail(tx, claim, parcel, answered)
  await queueParcelMail(tx, ctx, 'claimAnswered', { order, parcel, to: 'buyer', until, event, ...shown })
}

/**
 * The goods are back: the buyer gets what was claimed.
 * @throws DomainError NOT_FOUND, CLAIM_MOVED
 */
export async function confirmReturnArrived(
  ctx: Context,
  seller: Seller<'ship' | 'money'>,
  claimId: string,
): Promise<void> {
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    const found = await findCase(tx, claimId, { type: 'seller', sellerId: seller.id })
    await endClaim(tx, ctx, found, 'settled', bySeller(seller), { amount: 'all' })
  })
}

/** As `confirmReturnArrived`, said by an admin. @throws DomainError NOT_FOUND, CLAIM_MOVED */
export async function confirmReturnForSeller(ctx: Context, admin: Admin, claimId: string): Promise<void> {
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    const found = await findCase(tx, claimId, { type: 'anybody' })
    const by = { actor: 'admin', actorId: admin.id } as const
    if (await endClaim(tx, ctx, found, 'settled', by, { amount: 'all' }))
      await insertAuditEntry(tx, {
        id: ctx.newId('audit'),
        actorId: admin.id,
        action: 'confirmReturn',
        subjectId: claimId,
        reason: '',
        now: ctx.now(),
      })
  })
}

/** What came back is not what was sent, or nothing came: an admin is asked. @throws DomainError NOT_FOUND, CLAIM_MOVED */
export async function contestReturn(
  ctx: Context,
  seller: Seller<'ship' | 'money'>,
  claimId: string,
  words: string,
): Promise<void> {
  await ctx.transact({ order: { claim: claimId } }, async (tx) => {
    await escalate(
      tx,
      ctx,
      await findCase(tx, claimId, { type: 'seller', sellerId: seller.id }),
      bySeller(seller),
      words,
    )
  })
}
