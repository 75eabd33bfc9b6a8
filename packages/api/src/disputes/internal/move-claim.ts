import {
  type ClaimChange,
  type ClaimOwner,
  type ClaimView,
  findAnyOrderHead,
  findAnyParcel,
  findClaim,
  findStaffToNotify,
  type OrderHead,
  type ParcelView,
  type Tx,
  tryMoveClaim,
} from '@pasar/db'
import {
  type ClaimState,
  DomainError,
  days,
  linkTo,
  mayMoveClaim,
  type NoticeName,
  ROLE,
} from '@pasar/domain'
import type { News } from '../../notifications/internal/notify'
import { notify, notifySeller, notifyState, recordMove } from '../../orders/internal/history'
import { type By, stepParcel } from '../../orders/internal/move-parcel'
import type { Context } from '../../platform/context'
import { queueParcelMail } from '../../platform/mail/parcel-mails'
import { showInMail } from './claim-mail'

/** A claim with what it is about. */
export interface Case {
  claim: ClaimView
  order: OrderHead
  parcel: ParcelView
}

/** @throws DomainError NOT_FOUND, for claims of others too */
export async function findCase(tx: Tx, claimId: string, owner: ClaimOwner): Promise<Case> {
  const claim = await findClaim(tx, claimId, owner)
  const parcel = claim && (await findAnyParcel(tx, claim.parcelId))
  const order = claim && (await findAnyOrderHead(tx, claim.orderId))
  if (!claim || !parcel || !order) throw new DomainError('NOT_FOUND')
  return { claim, order, parcel }
}

/** Where a buyer reads about a claim. */
export const claimPath = ({ orderId, parcelId }: Pick<ClaimView, 'orderId' | 'parcelId'>): string =>
  linkTo('/orders/user/:orderId/claim/:parcelId', { orderId, parcelId })

/** Where its seller works on it. */
const salePathOf = ({ parcelId }: Pick<ClaimView, 'parcelId'>): string =>
  linkTo('/seller/orders/:id/claim', { id: parcelId })

/** Notifies a seller of what happened to a claim, and their staff who may answer it. */
export const notifyClaimed = (
  tx: Tx,
  ctx: Context,
  claim: Pick<ClaimView, 'sellerId' | 'parcelId'>,
  kind: NoticeName,
  data: News['data'],
): Promise<void> => notifySeller(tx, ctx, claim.sellerId, kind, data, salePathOf(claim), ['ship', 'money'])

/**
 * Moves a claim on, with a row in the order's history. False when it is there already: a form sent twice.
 * @throws DomainError CLAIM_MOVED when the table does not let this actor, or another was first
 */
export async function stepClaim(
  tx: Tx,
  ctx: Context,
  { claim, order }: Case,
  to: ClaimState,
  by: By,
  { note = '', ...change }: ClaimChange & { note?: string },
): Promise<boolean> {
  if (claim.state === to) return false
  if (!mayMoveClaim(claim.state, to, by.actor)) throw new DomainError('CLAIM_MOVED')
  if (!(await tryMoveClaim(tx, claim.id, claim.state, to, change))) throw new DomainError('CLAIM_MOVED')
  await recordMove(tx, ctx, {
    orderId: order.id,
    parcelId: claim.parcelId,
    from: `claim_${claim.state}`,
    to: `claim_${to}`,
    actor: by.actor,
    actorId: by.actorId,
    note,
  })
  notifyState(tx, ctx, order, order.state)
  return true
}

/** Hands a claim to the admins. False when they have it. */
export async function escalate(tx: Tx, ctx: Context, found: Case, by: By, note = ''): Promise<boolean> {
  const decideBy = ctx.now() + days((await ctx.settings.read()).windows.decideDays)
  if (!(await stepClaim(tx, ctx, found, 'escalated', by, { dueAt: null, decideBy, note }))) return false
  const { claim, order, parcel } = found
  if (parcel.state === 'return_requested') await stepParcel(tx, ctx, { order, parcel }, 'disputed', by)
  const data = { number: order.number, store: parcel.storeName }
  await notify(tx, ctx, order.buyerId, 'claimEscalated', data, claimPath(claim))
  await notifyClaimed(tx, ctx, claim, 'claimEscalated', data)
  // A claim may come to the admins more than once: each time is news of its own.
  const event = `${claim.id}:${decideBy}`
  const shown = await showInMail(tx, claim, parcel, {
    said: [
      { by: 'buyer', words: claim.reason },
      { by: 'seller', words: [claim.answer, note].filter((words) => words !== '').join('\n\n') },
    ],
  })
  for (const to of ['buyer', 'seller'] as const)
    await queueParcelMail(tx, ctx, 'claimEscalated', { order, parcel, to, event, ...shown })
  for (const { userId } of await findStaffToNotify(tx, [ROLE.ADMIN]))
    if (userId !== null)
      await notify(tx, ctx, userId, 'claimToDecide', data, linkTo('/admin/claims/:id', { id: claim.id }))
  const mail = { order, parcel, to: 'admins', until: decideBy, event, ...shown } as const
  await queueParcelMail(tx, ctx, 'claimToDecide', mail)
  return true
}
