import { listBankAccounts } from '@pasar/db'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { maskedNumber, nameBank } from '../internal/accounts'

export interface ShownAccount {
  id: string
  bank: string
  /** The end of the number; null when it can no longer be read. */
  number: string | null
  holder: string
  since: number
  /** Until when nothing is paid to it; null when that is over. */
  waitsUntil: number | null
  replacedAt: number | null
}

/** A member's own bank accounts: the one that holds, and those before it. Numbers show their ends only. */
export async function bankAccountsOf(
  ctx: Context,
  seller: Seller,
): Promise<{ current: ShownAccount | null; past: ShownAccount[] }> {
  const now = ctx.now()
  const shown = (await listBankAccounts(ctx.db, seller.id)).map((account) => ({
    id: account.id,
    bank: nameBank(account.bank),
    number: maskedNumber(ctx, account),
    holder: account.holder,
    since: account.createdAt,
    waitsUntil: account.replacedAt === null && account.usableAt > now ? account.usableAt : null,
    replacedAt: account.replacedAt,
  }))
  return {
    current: shown.find(({ replacedAt }) => replacedAt === null) ?? null,
    past: shown.filter(({ replacedAt }) => replacedAt !== null),
  }
}
