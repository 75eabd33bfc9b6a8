import { accountName, isBalanced, type Posting, type Sen, timeOfId } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { insertRow, insertRows } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import { findWrongPayouts } from '../../payouts/queries/payouts'
import type { LedgerTransactionsTable } from '../tables'

/**
 * Writes one balanced set of entries. The same kind and reference is never written twice. Its time is that of its id, by
 * which periods are read: at midnight no two clocks put it into two months.
 * @throws RangeError when the postings do not sum to 0; a unique constraint error for a second time
 */
export async function postLedger(
  tx: Tx,
  transaction: { id: string; kind: LedgerTransactionsTable['kind']; reference: string },
  postings: readonly Posting[],
): Promise<void> {
  if (!isBalanced(postings)) throw new RangeError(`Unbalanced ledger transaction ${transaction.reference}`)
  if (postings.length === 0) return
  await insertRow(tx, 'ledger_transactions', { ...transaction, at: timeOfId(transaction.id) })
  await insertRows(
    tx,
    'ledger_entries',
    postings.map((posting, position) => ({
      transaction_id: transaction.id,
      position,
      account: accountName(posting.account),
      amount_sen: posting.amount,
      parcel_id: posting.parcelId,
    })),
  )
}

export interface LedgerCheck {
  entries: number
  /** Sum of all entries in sen: 0 when the books are right. */
  total: Sen
  /** Transactions whose entries do not sum to 0. */
  unbalanced: string[]
  /** Paid orders whose payment entries do not match what the order says. */
  mismatched: string[]
  /** Payouts that say something else than the books. */
  payouts: string[]
}

/** Proves the books: the total, every transaction, and every paid order against its entries. */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const sums = await sql<{ entries: number; total: Sen }>`select count(*) as entries,
    coalesce(sum(amount_sen), 0) as total from ledger_entries`.execute(db)
  const unbalanced = await sql<{ id: string }>`select t.id from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id group by t.id having sum(e.amount_sen) <> 0 limit 20`.execute(
    db,
  )
  const mismatched = await sql<{
    id: string
  }>`select o.id from orders o where o.state = 'paid' and o.total_sen <>
    (select coalesce(sum(e.amount_sen), 0) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     join parcels p on p.id = e.parcel_id
     where t.kind in ('payment', 'refund') and p.order_id = o.id and e.account like 'cash:%') limit 20`.execute(
    db,
  )
  const first = sums.rows[0]
  return {
    entries: first?.entries ?? 0,
    total: first?.total ?? (0 as Sen),
    unbalanced: unbalanced.rows.map(({ id }) => id),
    mismatched: mismatched.rows.map(({ id }) => id),
    payouts: await findWrongPayouts(db),
  }
}

/** The balance of an account in sen: the sum of its entries. */
export async function sumAccount(db: Db, account: string): Promise<Sen> {
  const row = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<Sen>('amount_sen'), sql<Sen>`0`).as('sum'))
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.sum ?? (0 as Sen)
}
