import {
  findAdjustment,
  findRecipient,
  findStaffMember,
  insertAdjustment,
  postLedger,
  type StaffMemberView,
  type Tx,
} from '@pasar/db'
import {
  type AdjustmentInput,
  type BalanceSide,
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
import { notifyOfAdjustment } from '../internal/notify'

/** The balances that a member has or can get. */
export const sidesOf = (
  { role, sellerStatus }: Pick<StaffMemberView, 'role' | 'sellerStatus'>,
  owed: Record<BalanceSide, number>,
): BalanceSide[] => [
  ...(owed.seller !== 0 || role === ROLE.SELLER || sellerStatus === 'approved' ? (['seller'] as const) : []),
  ...(owed.reseller !== 0 || role === ROLE.RESELLER ? (['reseller'] as const) : []),
]

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
  await recordAdmin(tx, ctx, admin, action, userId, `${formatRm(owed)} (${side}, ${against}): ${reason}`)
  const recipient = await findRecipient(tx, userId)
  if (recipient) await notifyOfAdjustment(tx, ctx, { ...recipient, userId }, { amount: owed, reason })
}

/**
 * Adjusts what a member is owed against a named account. Nobody can change it afterwards; `reverseAdjustment` books the opposite.
 * @throws DomainError NOT_FOUND, ADJUST_OWN, ADJUST_NOT_POSSIBLE for a balance the member has not, BALANCE_CHANGED when it is
 *   not what the page showed any more
 */
export async function adjustBalance(
  ctx: Context,
  admin: Admin,
  userId: string,
  { side, way, amount, against, reason, seen }: AdjustmentInput,
): Promise<void> {
  if (admin.id === userId) throw new DomainError('ADJUST_OWN')
  await ctx.transact({ user: userId }, async (tx) => {
    const member = await findStaffMember(tx, userId)
    if (!member) throw new DomainError('NOT_FOUND')
    const owed = await owedTo(tx, userId)
    if (!sidesOf(member, owed).includes(side)) throw new DomainError('ADJUST_NOT_POSSIBLE')
    if (owed[side] !== seen) throw new DomainError('BALANCE_CHANGED', { amount: formatRm(owed[side]) })
    const more = way === 'credit' ? amount : sen(0 - amount)
    await book(tx, ctx, admin, { userId, side, against, owed: more, reason, reverses: null })
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
  if (admin.id === userId) throw new DomainError('ADJUST_OWN')
  await ctx.transact({ user: userId }, async (tx) => {
    const given = await findAdjustment(tx, adjustmentId)
    if (given?.userId !== userId || given.reverses !== null) throw new DomainError('NOT_FOUND')
    if (given.reversedByName !== null)
      throw new DomainError('ADJUSTMENT_REVERSED', { name: given.reversedByName })
    const { side, against, owed } = given
    await book(tx, ctx, admin, { userId, side, against, owed: sen(0 - owed), reason, reverses: given.id })
  })
}
