import type { SwiftCode } from '@pasar/domain'
import type { Db } from '../../kernel/db'
import { insertRow } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface BankAccountRow {
  id: string
  userId: string
  bank: SwiftCode
  sealedNumber: string
  holder: string
  createdAt: number
  usableAt: number
  replacedAt: number | null
}

const MAX_LISTED = 50

/** A member's bank accounts, the one that holds first, then those before it. */
export async function listBankAccounts(db: Db, userId: string): Promise<BankAccountRow[]> {
  return db
    .selectFrom('bank_accounts')
    .select((eb) => [
      'id',
      eb.ref('user_id').as('userId'),
      'bank',
      eb.ref('sealed_number').as('sealedNumber'),
      'holder',
      eb.ref('created_at').as('createdAt'),
      eb.ref('usable_at').as('usableAt'),
      eb.ref('replaced_at').as('replacedAt'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
}

/** Makes an account the one that holds; the one before stays as history. */
export async function putBankAccount(
  tx: Tx,
  account: Omit<BankAccountRow, 'createdAt' | 'replacedAt'> & { now: number },
): Promise<void> {
  await tx
    .updateTable('bank_accounts')
    .set({ replaced_at: account.now })
    .where('user_id', '=', account.userId)
    .where('replaced_at', 'is', null)
    .execute()
  await insertRow(tx, 'bank_accounts', {
    id: account.id,
    user_id: account.userId,
    bank: account.bank,
    sealed_number: account.sealedNumber,
    holder: account.holder,
    created_at: account.now,
    usable_at: account.usableAt,
    replaced_at: null,
  })
}
