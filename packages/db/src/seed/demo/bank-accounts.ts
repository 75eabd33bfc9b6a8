import { BANKS, days } from '@pasar/domain'
import { drawBetween, type Random, type SeedIds } from '../ids'
import type { SeedPerson } from '../people'
import type { SeedWriter } from '../writer'

/** Encrypts an account number for its owner. */
export type SealNumber = (accountNumber: string, userId: string) => string

/** Of so many members who are paid, one has not named an account yet. */
const UNNAMED_EVERY = 9

/** Where sellers and the reseller are paid. Made up: the numbers belong to nobody. */
export function writeBankAccounts(
  writer: SeedWriter,
  random: Random,
  ids: SeedIds,
  { payees, seal }: { payees: readonly SeedPerson[]; seal: SealNumber },
): void {
  for (const [index, { id: userId, name, createdAt }] of payees.entries()) {
    if (index % UNNAMED_EVERY === UNNAMED_EVERY - 1) continue
    const bank = BANKS[drawBetween(random, 0, BANKS.length - 1)]
    if (bank === undefined) continue
    const named = createdAt + days(1)
    const smallest = 10 ** (bank.digits[0] - 1)
    const number = drawBetween(random, smallest, smallest * 10 - 1)
    writer.insert('bank_accounts', {
      id: ids.next('bankAccount', named),
      user_id: userId,
      bank: bank.swiftCode,
      sealed_number: seal(String(number), userId),
      holder: name,
      created_at: named,
      usable_at: named,
      replaced_at: null,
    })
  }
}
