import type { StaffPermission } from '@pasar/domain'
import { deleteExpired } from '../../kernel/delete-expired'
import type { Tx } from '../../kernel/transact'
import { permissionsOf } from '../rows'

const columnsOf = (permissions: readonly StaffPermission[]) => ({
  may_list: permissions.includes('list') ? 1 : 0,
  may_ship: permissions.includes('ship') ? 1 : 0,
  may_money: permissions.includes('money') ? 1 : 0,
})

export interface NewInvitation {
  id: string
  sellerId: string
  email: string
  permissions: readonly StaffPermission[]
  tokenHash: string
  now: number
  expiresAt: number
}

/** False where the seller has an open one to this email. */
export async function tryInsertInvitation(tx: Tx, invitation: NewInvitation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_invitations')
    .values({
      id: invitation.id,
      seller_id: invitation.sellerId,
      email: invitation.email,
      ...columnsOf(invitation.permissions),
      token_hash: invitation.tokenHash,
      sent_at: invitation.now,
      expires_at: invitation.expiresAt,
      ended_at: null,
      accepted_by: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['seller_id', 'email']).where('ended_at', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Gives an open invitation of a seller's own another token: the one before opens nothing. @returns null where there is none */
export async function tryRenewInvitation(
  tx: Tx,
  { id, sellerId, tokenHash, now, expiresAt }: Omit<NewInvitation, 'email' | 'permissions'>,
): Promise<{ email: string; permissions: StaffPermission[] } | null> {
  const row = await tx
    .updateTable('staff_invitations')
    .set({ token_hash: tokenHash, sent_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .returning((eb) => [
      'email',
      eb.ref('may_list').as('mayList'),
      eb.ref('may_ship').as('mayShip'),
      eb.ref('may_money').as('mayMoney'),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { email, ...may } = row
  return { email, permissions: permissionsOf(may) }
}

/** Takes back an open invitation of a seller's own; false where there is none. */
export async function tryRevokeInvitation(
  tx: Tx,
  at: { id: string; sellerId: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitations')
    .set({ ended_at: now })
    .where('id', '=', at.id)
    .where('seller_id', '=', at.sellerId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Uses an invitation up; false where it was used, revoked or has expired. */
export async function tryAcceptInvitation(
  tx: Tx,
  { id, tokenHash, userId }: { id: string; tokenHash: string; userId: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitations')
    .set({ ended_at: now, accepted_by: userId })
    .where('id', '=', id)
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False for a member who works for somebody already. */
export async function tryAddStaff(
  tx: Tx,
  {
    userId,
    sellerId,
    permissions,
    now,
  }: { userId: string; sellerId: string; permissions: readonly StaffPermission[]; now: number },
): Promise<boolean> {
  const row = {
    seller_id: sellerId,
    ...columnsOf(permissions),
    is_working: 1,
    joined_at: now,
    ended_at: null,
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('store_staff')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(row).where('store_staff.ended_at', 'is not', null),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False for whoever does not work for the seller. */
export async function tryChangeStaff(
  tx: Tx,
  { userId, sellerId }: { userId: string; sellerId: string },
  permissions: readonly StaffPermission[],
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_staff')
    .set(columnsOf(permissions))
    .where('user_id', '=', userId)
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** False for whoever does not work for the seller (any more). */
export async function tryEndStaff(
  tx: Tx,
  { userId, sellerId }: { userId: string; sellerId: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_staff')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Whether a member acts for the seller they work for, or for themselves. False for who works for nobody. */
export async function trySetWorking(tx: Tx, userId: string, isWorking: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('store_staff')
    .set({ is_working: isWorking ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Takes a member out of all staff, on both sides. */
export async function deleteStaffOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('store_staff').where('user_id', '=', userId).execute()
  await tx.deleteFrom('store_staff').where('seller_id', '=', userId).execute()
  await tx.deleteFrom('staff_invitations').where('seller_id', '=', userId).execute()
  await tx.deleteFrom('staff_invitations').where('accepted_by', '=', userId).execute()
}

/** Those that ended or expired long ago; until then their pages say why they no longer work. */
export const deleteOldInvitations = (tx: Tx, before: number, limit: number): Promise<number> =>
  deleteExpired(tx, 'staff_invitations', before, limit)
