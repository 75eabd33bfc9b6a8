import type { SellerApplicationInput, SellerStatus } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { eachOf } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

type Sent = Omit<SellerApplicationInput, 'registration' | 'accountNumber' | 'terms' | 'message'>

export interface NewSellerApplication extends Sent {
  id: string
  userId: string
  body: string
  sealedRegistration: string
  sealedAccount: string
  documentKey: string
  now: number
}

/** @returns false when the member's last application still waits */
export async function insertSellerApplication(tx: Tx, row: NewSellerApplication): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('seller_applications')
    .values({
      id: row.id,
      user_id: row.userId,
      kind: row.kind,
      legal_name: row.legalName,
      sealed_registration: row.sealedRegistration,
      sst_number: row.sstNumber,
      address: row.address,
      phone: row.phone,
      store_name: row.storeName,
      body: row.body,
      bank: row.bank,
      sealed_account: row.sealedAccount,
      account_holder: row.accountHolder,
      paper_key: row.documentKey,
      created_at: row.now,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) => conflict.column('user_id').where(sql<SqlBool>`state = 'pending'`).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function setSellerStatus(tx: Tx, userId: string, status: SellerStatus): Promise<void> {
  await tx.updateTable('users').set({ seller_status: status }).where('id', '=', userId).execute()
}

/** Moves a member from one status as a seller to another; false when they have a different one, or have left. */
export async function tryMoveSellerStatus(
  tx: Tx,
  userId: string,
  from: SellerStatus,
  to: SellerStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ seller_status: to })
    .where('id', '=', userId)
    .where('seller_status', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function findSellerStatus(db: Db, userId: string): Promise<SellerStatus | null> {
  const row = await db.selectFrom('users').select('seller_status').where('id', '=', userId).executeTakeFirst()
  return row?.seller_status ?? null
}

/** The details a member has given, without the encrypted numbers. */
export interface SellerApplicationView extends Sent {
  id: string
  body: string
  reason: string
  createdAt: number
  decidedAt: number | null
}

/** A member's newest application; null when there is none. */
export async function findSellerApplication(db: Db, userId: string): Promise<SellerApplicationView | null> {
  const row = await db
    .selectFrom('seller_applications')
    .select((eb) => [
      'id',
      'kind',
      eb.ref('legal_name').as('legalName'),
      eb.ref('sst_number').as('sstNumber'),
      'address',
      'phone',
      eb.ref('store_name').as('storeName'),
      'body',
      'bank',
      eb.ref('account_holder').as('accountHolder'),
      'reason',
      eb.ref('created_at').as('createdAt'),
      eb.ref('decided_at').as('decidedAt'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}

/**
 * Deletes applications that were rejected before a time. A member without others counts as never having applied.
 * @returns their proofs and other documents
 */
export async function deleteRejectedApplications(tx: Tx, before: number): Promise<string[]> {
  const documents = await tx
    .selectFrom('seller_applications as a')
    .innerJoin('application_questions as q', 'q.application_id', 'a.id')
    .innerJoin('application_papers as p', 'p.question_id', 'q.id')
    .select('p.paper_key')
    .where('a.state', '=', 'rejected')
    .where('a.decided_at', '<', before)
    .execute()
  const gone = await tx
    .deleteFrom('seller_applications')
    .where('state', '=', 'rejected')
    .where('decided_at', '<', before)
    .returning(['user_id', 'paper_key'])
    .execute()
  const members = gone.map((row) => row.user_id)
  await sql`update users set seller_status = null
    where id in (select value from ${eachOf(members, 'gone')}) and seller_status = 'rejected'
    and not exists (select 1 from seller_applications a where a.user_id = users.id)`.execute(tx)
  return [...gone, ...documents].map((row) => row.paper_key)
}
