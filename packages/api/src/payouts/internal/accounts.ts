import type { BankAccountRow } from '@pasar/db'
import { BANKS, maskAccount, type SwiftCode } from '@pasar/domain'
import type { Context } from '../../platform/context'

export const nameBank = (swiftCode: SwiftCode): string =>
  BANKS.find((bank) => bank.swiftCode === swiftCode)?.name ?? swiftCode

/** An account number in clear; null when it was sealed with a key that is gone. */
export function openNumber(
  ctx: Context,
  { sealedNumber, userId }: Pick<BankAccountRow, 'sealedNumber' | 'userId'>,
): string | null {
  try {
    return ctx.vault.open(sealedNumber, userId)
  } catch {
    return null
  }
}

/** The end of a number, as it may be shown; null when it can no longer be read. */
export function maskedNumber(
  ctx: Context,
  account: Pick<BankAccountRow, 'sealedNumber' | 'userId'>,
): string | null {
  const number = openNumber(ctx, account)
  return number === null ? null : maskAccount(number)
}
