import { type BankAccountInput, bankAccountSchema, hours, ROLE } from '@pasar/domain'
import type { RecentMember } from '../../access/actors'
import { confirmReceipt } from '../../orders/commands/receive'
import { asAdmin, asMember, asSeller } from '../../testing'
import { buy, buyer, fillCart, items, type Market, parcelsOf, ship, users } from '../../testing/helpers'
import { changeBankAccount } from '../commands/bank-account'

/** What the tests of payouts share. */

export const seller = asSeller(users.seller)
export const admin = asAdmin(users.admin)

/** Proved who they are a moment ago, as the session code would know. */
export const recentSeller = (person = users.seller): RecentMember =>
  asMember(person, ROLE.SELLER) as RecentMember

export const account = (over: Record<string, string> = {}): BankAccountInput =>
  bankAccountSchema.parse({
    bank: 'MBBEMYKL',
    accountNumber: '5141-2345 6789',
    accountHolder: 'Mak Jah Enterprise',
    ...over,
  })

/** A second admin of the same market. */
export function makeAdmin(market: Market) {
  const id = market.ctx.newId('user')
  const person = { id, email: 'second@pasar.test', name: 'Second Admin' }
  market.run(
    `insert into users (id, email, name, password_hash, role, created_at) values (?, ?, ?, 'none', ${ROLE.ADMIN}, 1)`,
    id,
    person.email,
    person.name,
  )
  return asAdmin(person)
}

/** A sale from the cart to the released money. */
export async function sell(market: Market, quantity = 3) {
  await fillCart(market, buyer, [items.kopi, quantity])
  const order = await buy(market, buyer)
  for (const parcel of parcelsOf(market, order)) {
    await ship(market, parcel)
    await confirmReceipt(market.ctx, buyer, parcel.id)
  }
  return order
}

/** The seller's account, set long enough ago to be paid to. */
export async function openAccount(market: Market): Promise<void> {
  await changeBankAccount(market.ctx, recentSeller(), account())
  market.wait(hours(48))
}

/** One of them; null where there is none. */
export const pick = <T>(from: readonly T[], at: number): T | null =>
  from[at % Math.max(1, from.length)] ?? null
