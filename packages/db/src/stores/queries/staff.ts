import { holdsAll, type StaffPermission } from '@pasar/domain'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
import { isTrading, permissionsOf } from '../rows'

export interface StoreStaffRow {
  userId: string
  name: string
  email: string
  permissions: StaffPermission[]
  joinedAt: number
}

/** Who works for a seller, the longest first. */
export async function listStoreStaff(db: Db, sellerId: string): Promise<StoreStaffRow[]> {
  const rows = await db
    .selectFrom('store_staff')
    .innerJoin('users', 'users.id', 'store_staff.user_id')
    .select((eb) => [
      eb.ref('store_staff.user_id').as('userId'),
      'users.name',
      'users.email',
      eb.ref('store_staff.may_list').as('mayList'),
      eb.ref('store_staff.may_ship').as('mayShip'),
      eb.ref('store_staff.may_money').as('mayMoney'),
      eb.ref('store_staff.joined_at').as('joinedAt'),
    ])
    .where('store_staff.seller_id', '=', sellerId)
    .where('store_staff.ended_at', 'is', null)
    .orderBy('store_staff.joined_at')
    .execute()
  return rows.map(({ mayList, mayShip, mayMoney, ...row }) => ({
    ...row,
    permissions: permissionsOf({ mayList, mayShip, mayMoney }),
  }))
}

export interface OpenInvitation {
  id: string
  email: string
  permissions: StaffPermission[]
  sentAt: number
  expiresAt: number
}

/** Invitations of a seller that wait, and those that expired while they did; the newest first. */
export async function listInvitations(db: Db, sellerId: string): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .select((eb) => [
      'id',
      'email',
      eb.ref('may_list').as('mayList'),
      eb.ref('may_ship').as('mayShip'),
      eb.ref('may_money').as('mayMoney'),
      eb.ref('sent_at').as('sentAt'),
      eb.ref('expires_at').as('expiresAt'),
    ])
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .execute()
  return rows.map(({ mayList, mayShip, mayMoney, ...row }) => ({
    ...row,
    permissions: permissionsOf({ mayList, mayShip, mayMoney }),
  }))
}

export interface StaffInvitation extends OpenInvitation {
  sellerId: string
  sellerName: string
  /** Whether the seller is one still. */
  isTrading: boolean
  endedAt: number | null
  acceptedBy: string | null
}

/** What the link of an invitation leads to. */
export async function findInvitation(db: Db, tokenHash: string): Promise<StaffInvitation | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .innerJoin('users', 'users.id', 'staff_invitations.seller_id')
    .select((eb) => [
      'staff_invitations.id',
      'staff_invitations.email',
      eb.ref('staff_invitations.may_list').as('mayList'),
      eb.ref('staff_invitations.may_ship').as('mayShip'),
      eb.ref('staff_invitations.may_money').as('mayMoney'),
      eb.ref('staff_invitations.sent_at').as('sentAt'),
      eb.ref('staff_invitations.expires_at').as('expiresAt'),
      eb.ref('staff_invitations.ended_at').as('endedAt'),
      eb.ref('staff_invitations.accepted_by').as('acceptedBy'),
      eb.ref('users.id').as('sellerId'),
      eb.ref('users.name').as('sellerName'),
      eb.case().when(isTrading('users')).then(1).else(0).end().as('isTrading'),
    ])
    .where('staff_invitations.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!row) return null
  const { mayList, mayShip, mayMoney, isTrading: trades, ...rest } = row
  return { ...rest, permissions: permissionsOf({ mayList, mayShip, mayMoney }), isTrading: trades === 1 }
}

/** Names of sellers whose invitations to an email can be accepted. */
export async function listInvitedBy(db: Db, email: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .innerJoin('users', 'users.id', 'staff_invitations.seller_id')
    .select('users.name')
    .where('staff_invitations.email', '=', email)
    .where('staff_invitations.ended_at', 'is', null)
    .where('staff_invitations.expires_at', '>', now)
    .where(isTrading('users'))
    .execute()
  return rows.map(({ name }) => name)
}

export interface StaffMembership {
  sellerId: string
  sellerName: string
  permissions: StaffPermission[]
  /** Whether they act for the seller now; one who sells, too, may act for themselves instead. */
  isWorking: boolean
  joinedAt: number
  endedAt: number | null
}

/** For whom a member works, or worked last. */
export async function findMembership(db: Db, userId: string): Promise<StaffMembership | null> {
  const row = await db
    .selectFrom('store_staff')
    .innerJoin('users', 'users.id', 'store_staff.seller_id')
    .select((eb) => [
      eb.ref('users.id').as('sellerId'),
      eb.ref('users.name').as('sellerName'),
      eb.ref('store_staff.may_list').as('mayList'),
      eb.ref('store_staff.may_ship').as('mayShip'),
      eb.ref('store_staff.may_money').as('mayMoney'),
      eb.ref('store_staff.is_working').as('isWorking'),
      eb.ref('store_staff.joined_at').as('joinedAt'),
      eb.ref('store_staff.ended_at').as('endedAt'),
    ])
    .where('store_staff.user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { mayList, mayShip, mayMoney, isWorking, ...rest } = row
  return {
    ...rest,
    permissions: permissionsOf({ mayList, mayShip, mayMoney }),
    isWorking: isWorking === 1,
  }
}

/** Who works for a seller, with those who are invited to. */
export async function countStaff(db: Db, sellerId: string): Promise<number> {
  const row = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('store_staff')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('seller_id', '=', sellerId)
        .where('ended_at', 'is', null)
        .as('staff'),
      eb
        .selectFrom('staff_invitations')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('seller_id', '=', sellerId)
        .where('ended_at', 'is', null)
        .as('invitations'),
    ])
    .executeTakeFirstOrThrow()
  return (row.staff ?? 0) + (row.invitations ?? 0)
}

/** Whether a seller has staff with this email. */
export async function isStaffEmail(db: Db, sellerId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('store_staff')
    .innerJoin('users', 'users.id', 'store_staff.user_id')
    .select('users.id')
    .where('store_staff.seller_id', '=', sellerId)
    .where('store_staff.ended_at', 'is', null)
    .where('users.email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** What is kept of a member's work for sellers, and of who works for them. */
export async function exportStaff(db: Db, userId: string) {
  const [membership, staff, invitations] = [
    await findMembership(db, userId),
    await listStoreStaff(db, userId),
    await listInvitations(db, userId),
  ]
  return { membership, staff, invitations }
}

const staffAtWork = prepareQuery((db, { sellerId }: ParametersOf<{ sellerId: string }>) =>
  db
    .selectFrom('store_staff')
    .select((eb) => [
      eb.ref('user_id').as('userId'),
      eb.ref('may_list').as('mayList'),
      eb.ref('may_ship').as('mayShip'),
      eb.ref('may_money').as('mayMoney'),
    ])
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .where('is_working', '=', 1)
    .compile(),
)

/** Who works for a seller, beside the seller, and has all of these permissions. */
export async function findStaffWho(
  db: Db,
  sellerId: string,
  needed: readonly StaffPermission[],
): Promise<string[]> {
  const { rows } = await staffAtWork(db, { sellerId })
  return rows.filter((row) => holdsAll(permissionsOf(row), needed)).map(({ userId }) => userId)
}
