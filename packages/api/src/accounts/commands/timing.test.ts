import { DomainError, loginSchema, registerSchema } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { useMarket, users } from '../../testing/helpers'
import { logIn, register } from './login'
import { requestReset } from './passwords'

const market = useMarket()
/** Enough on a quiet machine; on a busy one more are taken, up to the most. */
const FEWEST_PAIRS = 30
const MOST_PAIRS = 200
/** Of answers that come after a fixed time: hardly any of them comes later. */
const FLOORED_PAIRS = 20
const AT_ONCE = 10
const WITHIN = 0.1

/**
 * The time that a tenth of the answers stay below. What else the machine does only ever adds to a time, so the quick ones
 * measure the work itself; a median measures the neighbours as well.
 */
const quickOf = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)] ?? 0

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work().catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })
  return performance.now() - began
}

type Times = [number[], number[]]

const differenceOf = ([one, other]: Times): number => Math.abs(quickOf(one) / quickOf(other) - 1)

/**
 * Both in turn, now this one first and now that one, so that whatever else the machine does falls on both. A
 * difference that is really there stays, however many are taken; one that a busy machine makes does not.
 */
async function expectAlike(
  fewest: number,
  one: (index: number) => Promise<unknown>,
  other: (index: number) => Promise<unknown>,
): Promise<void> {
  await one(-1).catch(() => {})
  await other(-2).catch(() => {})
  const times: Times = [[], []]
  for (let index = 0; index < MOST_PAIRS; index++) {
    const isLooked = index >= fewest && index % AT_ONCE === 0
    if (isLooked && differenceOf(times) < WITHIN) return
    for (const which of index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      times[which].push(await timeOf(() => (which === 0 ? one : other)(index)))
  }
  expect(differenceOf(times)).toBeLessThan(WITHIN)
}

describe('nobody learns from the time of an answer who is a member', () => {
  it('of a login', { timeout: 300_000 }, async () => {
    const enter = (email: string) =>
      logIn(market.ctx, loginSchema.parse({ email, password: 'wrong password' }))
    await expectAlike(
      FEWEST_PAIRS,
      () => enter(users.buyer.email),
      (index) => enter(`nobody${index}@pasar.test`),
    )
  })

  it('of a login to an account that only claims an email', { timeout: 300_000 }, async () => {
    const password = 'durian-sedap-2026'
    const claim = (email: string) =>
      register(market.ctx, registerSchema.parse({ name: 'Siti', email, password }))
    const [taken, free] = [users.buyer.email, 'siti@pasar.test']
    for (const email of [taken, free, free, free]) await claim(email)
    const enter = (email: string, typed: string) =>
      logIn(market.ctx, loginSchema.parse({ email, password: typed }))
    await expectAlike(
      FEWEST_PAIRS,
      () => enter(taken, password),
      () => enter(free, password),
    )
    await expectAlike(
      FEWEST_PAIRS,
      () => enter(free, 'wrong password'),
      (index) => enter(`nobody${index}@pasar.test`, 'wrong password'),
    )
  })

  it('of a registration', { timeout: 300_000 }, async () => {
    const taken = market.rows<{ email: string }>('select email from users where verified_at is not null')
    const make = (email: string) =>
      register(market.ctx, registerSchema.parse({ name: 'Siti', email, password: 'durian-sedap-2026' }))
    const again = (index: number) => taken[Math.abs(index) % taken.length]?.email ?? ''
    let made = 0
    await expectAlike(
      FEWEST_PAIRS,
      // Each within its limit, so that a mail is queued for both.
      (index) => {
        market.run('delete from email_links')
        return make(again(index))
      },
      () => {
        market.run('delete from email_links')
        return make(`fresh${made++}@pasar.test`)
      },
    )
  })

  it('of a forgotten password', { timeout: 300_000 }, async () => {
    const forget = (email: string) => {
      market.run('delete from email_links')
      return requestReset(market.ctx, email, null)
    }
    await expectAlike(
      FLOORED_PAIRS,
      () => forget(users.buyer.email),
      (index) => forget(`nobody${index}@pasar.test`),
    )
  })
})
