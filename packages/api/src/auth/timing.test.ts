import { DomainError, loginSchema, registerSchema } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { useMarket, users } from '../test-kit'
import { logIn, register } from './commands'
import { requestReset } from './password-change'

const market = useMarket()
const PAIRS = 200
/** Of answers that come after a fixed time: hardly any of them comes later. */
const FLOORED_PAIRS = 20
const WITHIN = 0.1

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work().catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })
  return performance.now() - began
}

/** Both in turn, now this one first and now that one, so that whatever else the machine does falls on both. */
async function compare(
  pairs: number,
  one: (index: number) => Promise<unknown>,
  other: (index: number) => Promise<unknown>,
): Promise<number> {
  await one(-1).catch(() => {})
  await other(-2).catch(() => {})
  const times: [number[], number[]] = [[], []]
  for (let index = 0; index < pairs; index++)
    for (const which of index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const))
      times[which].push(await timeOf(() => (which === 0 ? one : other)(index)))
  return Math.abs(median(times[0]) / median(times[1]) - 1)
}

const ROUNDS = 6

/** A difference that is really there is there in every round; one that a busy machine makes is not. */
async function expectAlike(...args: Parameters<typeof compare>): Promise<void> {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && least >= WITHIN; round++)
    least = Math.min(least, await compare(...args))
  expect(least).toBeLessThan(WITHIN)
}

describe('nobody learns from the time of an answer who is a member', () => {
  it('of a login', { timeout: 300_000 }, async () => {
    const enter = (email: string) =>
      logIn(market.ctx, loginSchema.parse({ email, password: 'wrong password' }))
    await expectAlike(
      PAIRS,
      () => enter(users.buyer.email),
      (index) => enter(`nobody${index}@pasar.test`),
    )
  })

  it('of a registration', { timeout: 300_000 }, async () => {
    const taken = market.rows<{ email: string }>('select email from users where verified_at is not null')
    const make = (email: string) =>
      register(market.ctx, registerSchema.parse({ name: 'Siti', email, password: 'durian-sedap-2026' }))
    const again = (index: number) => taken[Math.abs(index) % taken.length]?.email ?? ''
    let made = 0
    await expectAlike(
      PAIRS / 2,
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
