import {
  type AdjustmentRequest,
  type AdjustmentView,
  countAdmins,
  findAdjustment,
  findAdjustmentRequest,
  findRecipient,
  findStaffMember,
  findWaitingReversal,
  insertAdjustment,
  insertAdjustmentRequest,
  postLedger,
  type StaffMemberView,
  type Tx,
  tryDecideRequest,
} from '@pasar/db'
import {
  type AdjustmentInput,
  type BalanceSide,
  COUNTED_ON_ONE,
  DomainError,
  formatRm,
  postAdjustment,
  type ReversalInput,
  ROLE,
  sen,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { owedTo } from '../internal/balances'
import { leftAlone } from '../internal/left-alone'
import { notifyOfAdjustment } from '../internal/notify'
import { bookWaiver } from '../internal/waivers'

/** The balances that a member has or can get. */
export const sidesOf = (
  { role, sellerStatus }: Pick<StaffMemberView, 'role' | 'sellerStatus'>,
  owed: Record<BalanceSide, number>,
): BalanceSide[] => [
  ...(owed.seller !== 0 || role === ROLE.SELLER || sellerStatus === 'approved' ? (['seller'] as const) : []),
  ...(owed.reseller !== 0 || role === ROLE.RESELLER ? (['reseller'] as const) : []),
]

/** For the audit log. */
const describe = ({
  owed,
  side,
  against,
  reason,
}: Pick<AdjustmentRequest, 'owed' | 'side' | 'against' | 'reason'>): string =>
  `${formatRm(owed)} (${side}, ${against}): ${reason}`

type Booked = Omit<Parameters<typeof insertAdjustment>[1], 'id' | 'madeBy'>

/** Books an adjustment, notes who made it and why, and notifies the member. */
async function book(tx: Tx, ctx: Context, admin: Admin, adjustment: Booked): Promise<void> {
  const { userId, side, against, owed, reason, reverses } = adjustment
  const id = ctx.newId('ledger')
  const reference = `${userId}:${reverses === null ? 'adjustment' : 'reversal'}:${reverses ?? id}`
  await postLedger(tx, { id, kind: 'adjustment', reference }, postAdjustment(userId, { side, against, owed }))
  await insertAdjustment(tx, { ...adjustment, id, madeBy: admin.id })
  const action = reverses === null ? 'adjustBalance' : 'reverseAdjustment'
  await recordAdmin(tx, ctx, admin, action, userId, describe(adjustment))
  const recipient = await findRecipient(tx, userId)
  if (recipient) await notifyOfAdjustment(tx, ctx, { ...recipient, userId }, { amount: owed, reason })
}

/** Changes a member's balances in one transaction; nobody does so with their own. @throws DomainError ADJUST_OWN */
async function changeBalances<T>(
  ctx: Context,
  admin: Admin,
  userId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (admin.id === userId) throw new DomainError('ADJUST_OWN')
  // What the admin has adjusted elsewhere counts, too.
  return ctx.transact({ user: [userId, admin.id] }, work)
}

/** What an admin wants to book. */
type Wanted = Pick<Booked, 'userId' | 'side' | 'against' | 'owed' | 'reason' | 'reverses'>

/** Books what an admin may book alone, and proposes to others what they may not. @returns whether it is booked */
async function bookOrPropose(
  tx: Tx,
  ctx: Context,
  admin: Admin,
  wanted: Wanted,
  isFree = false,
): Promise<boolean> {
  const left = isFree ? null : await leftAlone(ctx, tx, admin, wanted.userId)
  if (left === null || Math.abs(wanted.owed) <= left) {
    await book(tx, ctx, admin, { ...wanted, requestId: null })
    return true
  }
  const id = ctx.newId('adjustmentRequest')
  await insertAdjustmentRequest(tx, { ...wanted, id, isWaiver: false, proposedBy: admin.id }, ctx.now())
  await recordAdmin(tx, ctx, admin, 'proposeAdjustment', wanted.userId, describe(wanted))
  return false
}

/**
 * Adjusts what a member is owed against a named account. Nobody can change it afterwards; `reverseAdjustment` books the opposite.
 * One that takes what the admin adjusts alone above the limit is only proposed: `approveAdjustment` books it.
 * @returns whether it is booked
 * @throws DomainError NOT_FOUND, ADJUST_OWN, ADJUST_NOT_POSSIBLE for a balance the member has not, BALANCE_CHANGED when it is
 *   not what the page showed any more
 */
export async function adjustBalance(
  ctx: Context,
  admin: Admin,
  userId: string,
  { side, way, amount, against, reason, seen }: AdjustmentInput,
): Promise<boolean> {
  return changeBalances(ctx, admin, userId, async (tx) => {
    const owed = await requireSide(tx, userId, side)
    if (owed !== seen) throw new DomainError('BALANCE_CHANGED', { amount: formatRm(owed) })
    const more = way === 'credit' ? amount : sen(0 - amount)
    return bookOrPropose(tx, ctx, admin, { userId, side, against, owed: more, reason, reverses: null })
  })
}

/** @returns the balance of that side @throws DomainError NOT_FOUND, ADJUST_NOT_POSSIBLE */
async function requireSide(tx: Tx, userId: string, side: BalanceSide): Promise<number> {
  const member = await findStaffMember(tx, userId)
  if (!member) throw new DomainError('NOT_FOUND')
  const owed = await owedTo(tx, userId)
  if (!sidesOf(member, owed).includes(side)) throw new DomainError('ADJUST_NOT_POSSIBLE')
  return owed[side]
}

async function decide(
  tx: Tx,
  ctx: Context,
  admin: Admin,
  { userId, requestId, state }: { userId: string; requestId: string; state: 'booked' | 'dropped' },
): Promise<AdjustmentRequest> {
  const request = await findAdjustmentRequest(tx, requestId)
  if (request?.userId !== userId) throw new DomainError('NOT_FOUND')
  if (!(await tryDecideRequest(tx, requestId, { state, by: admin.id, now: ctx.now() })))
    throw new DomainError('ADJUST_DECIDED', { name: request.deciderName ?? '' })
  return request
}

/**
 * Books an adjustment, a reversal or the waiver of a debt that another admin has proposed, once. @returns which it was
 * @throws DomainError NOT_FOUND for what is none of this member, ADJUST_OWN, ADJUST_NOT_POSSIBLE, ADJUST_SECOND_ADMIN for who
 *   proposed it while there is another admin, ADJUST_DECIDED and ADJUSTMENT_REVERSED with who was first, DEBT_CHANGED
 */
export async function approveAdjustment(
  ctx: Context,
  admin: Admin,
  userId: string,
  requestId: string,
): Promise<{ isWaiver: boolean }> {
  return changeBalances(ctx, admin, userId, async (tx) => {
    const request = await decide(tx, ctx, admin, { userId, requestId, state: 'booked' })
    if (request.proposedBy === admin.id && (await countAdmins(tx)) > 1)
      throw new DomainError('ADJUST_SECOND_ADMIN')
    const { id, side, against, owed, reason, reverses, isWaiver } = request
    if (isWaiver) await bookWaiver(tx, ctx, admin, { userId, debt: owed, reason, requestId: id })
    else {
      if (reverses === null) await requireSide(tx, userId, side)
      else await requireUnreversed(tx, userId, reverses)
      await book(tx, ctx, admin, { userId, side, against, owed, reason, reverses, requestId: id })
    }
    return { isWaiver }
  })
}

/** Discards what was proposed. @throws DomainError NOT_FOUND, ADJUST_OWN, ADJUST_DECIDED */
export async function dropAdjustment(
  ctx: Context,
  admin: Admin,
  userId: string,
  requestId: string,
): Promise<void> {
  await changeBalances(ctx, admin, userId, async (tx) => {
    const request = await decide(tx, ctx, admin, { userId, requestId, state: 'dropped' })
    const action = request.isWaiver ? 'dropWaiver' : 'dropAdjustment'
    await recordAdmin(tx, ctx, admin, action, userId, describe(request))
  })
}

/** @throws DomainError NOT_FOUND for what is none of this member, ADJUSTMENT_REVERSED with who was first */
async function requireUnreversed(tx: Tx, userId: string, adjustmentId: string): Promise<AdjustmentView> {
  const given = await findAdjustment(tx, adjustmentId)
  if (given?.userId !== userId || given.reverses !== null) throw new DomainError('NOT_FOUND')
  if (given.reversedByName !== null)
    throw new DomainError('ADJUSTMENT_REVERSED', { name: given.reversedByName })
  return given
}

/**
 * Books the opposite of an adjustment, once. It counts against the limit as an adjustment does, but for what one has lately
 * booked alone: taking that back leaves everything as it was.
 * @returns whether it is booked; otherwise it is proposed, and `approveAdjustment` books it
 * @throws DomainError NOT_FOUND for what is none of this member, ADJUST_OWN, ADJUSTMENT_REVERSED with who was first,
 *   ADJUST_REVERSAL_WAITS with who proposed it
 */
export async function reverseAdjustment(
  ctx: Context,
  admin: Admin,
  userId: string,
  { adjustmentId, reason }: ReversalInput,
): Promise<boolean> {
  return changeBalances(ctx, admin, userId, async (tx) => {
    const { id, side, against, owed, at, madeBy, requestId } = await requireUnreversed(
      tx,
      userId,
      adjustmentId,
    )
    const proposer = await findWaitingReversal(tx, id)
    if (proposer !== null) throw new DomainError('ADJUST_REVERSAL_WAITS', { name: proposer })
    const isFree = madeBy === admin.id && requestId === null && at > ctx.now() - COUNTED_ON_ONE
    const back = { userId, side, against, owed: sen(0 - owed), reason, reverses: id }
    return bookOrPropose(tx, ctx, admin, back, isFree)
  })
}
