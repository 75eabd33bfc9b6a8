import {
  type AdjustmentRequest,
  countAdmins,
  findAdjustment,
  findAdjustmentRequest,
  findRecipient,
  findStaffMember,
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
  DomainError,
  formatRm,
  postAdjustment,
  type ReversalInput,
  ROLE,
  type Sen,
  sen,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import type { Context } from '../../platform/context'
import { owedTo } from '../internal/balances'
import { notifyOfAdjustment } from '../internal/notify'
import { payoutRules } from '../internal/rules'

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
  await postLedger(
    tx,
    { id, kind: 'adjustment', reference, at: ctx.now() },
    postAdjustment(userId, { side, against, owed }),
  )
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
  return ctx.transact({ user: userId }, work)
}

/** What is above the limit of payout runs needs another admin, where there is one. */
const needsOther = async (ctx: Context, tx: Tx, amount: Sen): Promise<boolean> =>
  amount > (await payoutRules(ctx)).secondAdmin && (await countAdmins(tx)) > 1

/**
 * Adjusts what a member is owed against a named account. Nobody can change it afterwards; `reverseAdjustment` books the opposite.
 * One above the limit of payout runs is only proposed: `approveAdjustment` books it.
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
    const isBooked = !(await needsOther(ctx, tx, amount))
    if (isBooked) await book(tx, ctx, admin, { userId, side, against, owed: more, reason, reverses: null })
    else {
      const id = ctx.newId('adjustmentRequest')
      const request = { id, userId, side, against, owed: more, reason, proposedBy: admin.id }
      await insertAdjustmentRequest(tx, request, ctx.now())
      await recordAdmin(tx, ctx, admin, 'proposeAdjustment', userId, describe(request))
    }
    return isBooked
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
 * Books an adjustment that another admin has proposed, once.
 * @throws DomainError NOT_FOUND for what is none of this member, ADJUST_OWN, ADJUST_NOT_POSSIBLE, ADJUST_SECOND_ADMIN for who
 *   proposed it while there is another admin, ADJUST_DECIDED with who was first
 */
export async function approveAdjustment(
  ctx: Context,
  admin: Admin,
  userId: string,
  requestId: string,
): Promise<void> {
  await changeBalances(ctx, admin, userId, async (tx) => {
    const request = await decide(tx, ctx, admin, { userId, requestId, state: 'booked' })
    if (request.proposedBy === admin.id && (await countAdmins(tx)) > 1)
      throw new DomainError('ADJUST_SECOND_ADMIN')
    const { side, against, owed, reason } = request
    await requireSide(tx, userId, side)
    await book(tx, ctx, admin, { userId, side, against, owed, reason, reverses: null })
  })
}

/** Discards a proposed adjustment. @throws DomainError NOT_FOUND, ADJUST_OWN, ADJUST_DECIDED */
export async function dropAdjustment(
  ctx: Context,
  admin: Admin,
  userId: string,
  requestId: string,
): Promise<void> {
  await changeBalances(ctx, admin, userId, async (tx) => {
    const request = await decide(tx, ctx, admin, { userId, requestId, state: 'dropped' })
    await recordAdmin(tx, ctx, admin, 'dropAdjustment', userId, describe(request))
  })
}

/**
 * Books the opposite of an adjustment, once.
 * @throws DomainError NOT_FOUND for what is none of this member, ADJUST_OWN, ADJUSTMENT_REVERSED with who was first
 */
export async function reverseAdjustment(
  ctx: Context,
  admin: Admin,
  userId: string,
  { adjustmentId, reason }: ReversalInput,
): Promise<void> {
  await changeBalances(ctx, admin, userId, async (tx) => {
    const given = await findAdjustment(tx, adjustmentId)
    if (given?.userId !== userId || given.reverses !== null) throw new DomainError('NOT_FOUND')
    if (given.reversedByName !== null)
      throw new DomainError('ADJUSTMENT_REVERSED', { name: given.reversedByName })
    const { side, against, owed } = given
    await book(tx, ctx, admin, { userId, side, against, owed: sen(0 - owed), reason, reverses: given.id })
  })
}
