import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'

/** Balances of accounts in sen, in their order: what `sumAccount` sums, however many entries there are. */
export async function findBalances(db: Db, accounts: readonly string[]): Promise<Sen[]> {
  const rows = await db
    .selectFrom('ledger_balances')
    .select(['account', sql<Sen>`amount_sen`.as('amount')])
    .where('account', 'in', [...accounts])
    .execute()
  const known = new Map(rows.map(({ account, amount }) => [account, amount]))
  return accounts.map((account) => known.get(account) ?? (0 as Sen))
}
