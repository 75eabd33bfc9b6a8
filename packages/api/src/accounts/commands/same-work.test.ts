import { DomainError, loginSchema, registerSchema } from '@pasar/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useMarket, users } from '../../testing/helpers'
import { logIn, register } from './login'
import { requestReset } from './passwords'

/** Password hashes that were made or compared, each with its settings. */
const hashes: string[] = []

vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof import('@node-rs/argon2')>()
  const settingsOf = (passwordHash: string) => passwordHash.split('$').slice(1, 4).join('$')
  return {
    ...actual,
    hash: async (...args: Parameters<typeof actual.hash>) => {
      const made = await actual.hash(...args)
      hashes.push(settingsOf(made))
      return made
    },
    verify: (...args: Parameters<typeof actual.verify>) => {
      hashes.push(settingsOf(String(args[0])))
      return actual.verify(...args)
    },
  }
})

const market = useMarket()
/** The floor of `requestReset`, less what a timer may come too early. */
const FLOOR_MS = 99

interface Work {
  hashes: string[]
  statements: string[]
  outcome: unknown
  ms: number
}

/** What the server does for an answer: its hashes take nearly all of the time, its statements the rest. */
async function workOf(ask: () => Promise<unknown>): Promise<Work> {
  const { statements } = market.services
  hashes.length = 0
  statements.length = 0
  const began = performance.now()
  const outcome = await ask().then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      return error.code
    },
  )
  return { hashes: [...hashes], statements: [...statements], outcome, ms: performance.now() - began }
}

async function expectSameWork(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<void> {
  // What is found out once, by whoever asks first: the hash that nobody's password has, and settings of old claims.
  await workOf(one)
  await workOf(other)
  const { ms: _one, ...ofOne } = await workOf(one)
  const { ms: _other, ...ofOther } = await workOf(other)
  expect(ofOne).toEqual(ofOther)
  expect(ofOne.hashes.length).toBeGreaterThan(0)
}

describe('nobody learns from the time of an answer who is a member', () => {
  const password = 'durian-sedap-2026'
  let asked = 0
  const nobody = () => `nobody${asked++}@pasar.test`
  beforeEach(() => {
    asked = 0
  })

  const enter = (email: string, typed: string) =>
    logIn(market.ctx, loginSchema.parse({ email, password: typed }))
  const claim = (email: string) =>
    register(market.ctx, registerSchema.parse({ name: 'Siti', email, password }))

  it('of a login', () =>
    expectSameWork(
      () => enter(users.buyer.email, 'wrong password'),
      () => enter(nobody(), 'wrong password'),
    ))

  it('of a login to an account that only claims an email', async () => {
    const [taken, free] = [users.buyer.email, 'siti@pasar.test']
    for (const email of [taken, free, free, free]) await claim(email)
    await expectSameWork(
      () => enter(taken, password),
      () => enter(free, password),
    )
    await expectSameWork(
      () => enter(free, 'wrong password'),
      () => enter(nobody(), 'wrong password'),
    )
  })

  it('of a registration', () => {
    // Each within its limit, so that a mail is queued for both.
    const make = (email: string) => {
      market.run('delete from email_links')
      return claim(email)
    }
    return expectSameWork(
      () => make(users.buyer.email),
      () => make(nobody()),
    )
  })

  it('of a forgotten password, which takes a fixed time', async () => {
    const forget = (email: string) => {
      market.run('delete from email_links')
      return workOf(() => requestReset(market.ctx, email, null))
    }
    const answers = [await forget(users.buyer.email), await forget(nobody())]
    for (const { hashes: made, outcome, ms } of answers) {
      expect([made, outcome]).toEqual([[], 'done'])
      expect(ms).toBeGreaterThanOrEqual(FLOOR_MS)
    }
  })
})
