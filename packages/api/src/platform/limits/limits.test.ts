import { days, hours, LIMITS, loginSchema, minutes, registerSchema, seconds } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { type Actor, brandMember, type RecentMember } from '../../access/actors'
import { requestEmailChange } from '../../accounts/commands/email-change'
import { logIn, register } from '../../accounts/commands/login'
import { requestReset, resetPassword } from '../../accounts/commands/passwords'
import { lastSecret } from '../../accounts/testing/mail-helpers'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { subscribe } from '../../support/commands/newsletter'
import { asBuyer, openTestServices, SMALL } from '../../testing'
import { buyer, newbuyer, readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { ask } from '../../testing/procedures'
import type { Context } from '../context'
import { runDueJobs } from '../jobs'
import { contextFor } from './request-context'

const market = useMarket({ RATE_LIMITS: 'on' })
const HERE = '203.0.113.5'
const ELSEWHERE = '198.51.100.7'

const from = (client: string, waits: number[] = []): Context =>
  contextFor(market.ctx, { requestId: 'test', client, onWait: (wait) => void waits.push(wait) })

const enter = (ctx: Context, email: string = users.buyer.email, password = 'a wrong guess') =>
  logIn(ctx, loginSchema.parse({ email, password }))

async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let index = 0; index < count; index++) answers.push(await work(index))
  return answers
}

const TOO_MANY = 'TOO_MANY_REQUESTS'
const WRONG = 'WRONG_LOGIN'

describe('a forgotten password', () => {
  it('is asked for 20 times an hour from an address, and no answer reveals who is a member', async () => {
    const { most } = LIMITS.resetAddress
    const members = market.rows<{ email: string }>('select email from users where verified_at is not null')
    const emailAt = (index: number) => members[index]?.email ?? `nobody${index}@pasar.test`
    const forget = async (client: string, email: string): Promise<string | null> => {
      const asked = requestReset(from(client), email, null)
      return asked.then(
        () => null,
        () => refusalOf(asked),
      )
    }
    const asked = Array.from({ length: most + 10 }, (_, index) => forget(HERE, emailAt(index)))
    const refusals = await Promise.all(asked)
    expect(refusals.filter((code) => code === null)).toHaveLength(most)
    expect(refusals.filter((code) => code === TOO_MANY)).toHaveLength(10)
    const mails = market.value('select count(*) from mails')
    for (const email of [users.buyer.email, 'nobody@pasar.test'])
      expect(await forget(HERE, email)).toBe(TOO_MANY)
    expect(market.value('select count(*) from mails')).toBe(mails)
    expect(await forget(ELSEWHERE, users.buyer.email)).toBeNull()
    market.wait(hours(1))
    expect(await forget(HERE, users.buyer.email)).toBeNull()
  })
})

describe('the login', () => {
  it('is slowed down after 5 failures, for a quarter of an hour', async () => {
    const waits: number[] = []
    const ctx = from(HERE, waits)
    expect(await times(5, () => refusalOf(enter(ctx)))).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG])
    market.wait(seconds(61))
    const refused = enter(ctx, users.buyer.email, SMALL.password)
    await expect(refused).rejects.toMatchObject({ code: TOO_MANY, details: { count: 14, seconds: 839 } })
    expect(waits).toEqual([839])
    market.wait(minutes(14))
    expect(await enter(ctx, users.buyer.email, SMALL.password)).toMatchObject({ userId: users.buyer.id })
  })

  it('opens again with a new password by the link of a mail, where the link was opened', async () => {
    const ask = async () => {
      await requestReset(from(ELSEWHERE), users.buyer.email, null)
      return lastSecret(market, 'resetPassword')
    }
    const password = 'rambutan-merah-77'
    await times(6, () => refusalOf(enter(from(HERE))))
    await resetPassword(from(ELSEWHERE), await ask(), { password })
    expect(await refusalOf(enter(from(HERE), users.buyer.email, password))).toBe(TOO_MANY)
    await resetPassword(from(HERE), await ask(), { password })
    expect(await enter(from(HERE), users.buyer.email, password)).toMatchObject({ userId: users.buyer.id })
  })

  it('of the owner is not kept from elsewhere, and guessing one account keeps nobody from another', async () => {
    await times(6, () => refusalOf(enter(from(HERE))))
    expect(await refusalOf(enter(from(HERE), users.buyer.email, SMALL.password))).toBe(TOO_MANY)
    await enter(from(ELSEWHERE), users.buyer.email, SMALL.password)
    await enter(from(HERE), users.seller.email, SMALL.password)
  })

  it('counts failures only: what was right forgets those before it', async () => {
    await times(4, () => refusalOf(enter(from(HERE))))
    await times(20, () => enter(from(HERE), users.buyer.email, SMALL.password))
    expect(await times(5, () => refusalOf(enter(from(HERE))))).not.toContain(TOO_MANY)
    expect(await refusalOf(enter(from(HERE)))).toBe(TOO_MANY)
  })

  it('of a claim does not forget what was guessed of the owner', async () => {
    const password = 'durian-sedap-2026'
    const claim = { name: 'Stranger', email: users.buyer.email, password }
    await register(from(HERE), registerSchema.parse(claim))
    await times(4, () => refusalOf(enter(from(HERE))))
    await times(3, () => enter(from(HERE), users.buyer.email, password))
    expect(await times(2, () => refusalOf(enter(from(HERE))))).toEqual([WRONG, TOO_MANY])
    expect(await refusalOf(enter(from(HERE), users.buyer.email, password))).toBe(TOO_MANY)
  })

  it('says and counts the same of an email nobody has', async () => {
    const answers = await times(6, () => refusalOf(enter(from(HERE), 'nobody@pasar.test')))
    expect(answers).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, TOO_MANY])
  })

  it('cannot be tried oftener by trying at once', async () => {
    const many = await Promise.all(Array.from({ length: 30 }, () => refusalOf(enter(from(HERE)))))
    expect(many.filter((code) => code === WRONG)).toHaveLength(5)
    expect(many.filter((code) => code === TOO_MANY)).toHaveLength(25)
  })

  it('from one address ends after 100 failures, whichever accounts they were of', async () => {
    const { limits } = market.ctx
    await times(96, () => limits.take('loginAddress', HERE))
    const answers = await times(6, (index) => refusalOf(enter(from(HERE), `guess${index}@pasar.test`)))
    expect(answers).toEqual([WRONG, WRONG, WRONG, WRONG, TOO_MANY, TOO_MANY])
    expect(await refusalOf(enter(from(ELSEWHERE), 'guess@pasar.test'))).toBe(WRONG)
  })

  it('does not count what is no guess', async () => {
    market.run("update users set status = 'suspended' where id = ?", users.buyer.id)
    const answers = await times(7, () => refusalOf(enter(from(HERE), users.buyer.email, SMALL.password)))
    expect(new Set(answers)).toEqual(new Set(['ACCOUNT_SUSPENDED']))
    expect(market.value('select coalesce(sum(points), 0) from rate_limits')).toBe(0)
  })
})

describe('other commands', () => {
  it('let 20 accounts an hour come from an address', async () => {
    const { limits } = market.ctx
    await times(LIMITS.register.most - 1, () => limits.take('register', HERE))
    const form = (email: string) =>
      registerSchema.parse({ name: 'Siti', email, password: 'durian-sedap-2026' })
    await register(from(HERE), form('one@pasar.test'))
    expect(await refusalOf(register(from(HERE), form('two@pasar.test')))).toBe(TOO_MANY)
    await register(from(ELSEWHERE), form('two@pasar.test'))
  })

  it('mail an address six times an hour that members say is to be theirs, and answer the same after that', async () => {
    const waits: number[] = []
    const ask = (member: typeof buyer) =>
      requestEmailChange(from(HERE, waits), brandMember(member) as RecentMember, 'stranger@example.com')
    for (const member of [buyer, newbuyer]) await times(3, () => ask(member))
    const mailed = () => market.value("select count(*) from mails where kind = 'emailChangeConfirmNew'")
    expect(mailed()).toBe(6)
    market.wait(hours(1) - 1)
    await ask(asBuyer(users.seller))
    expect([mailed(), waits]).toEqual([6, []])
    market.wait(hours(1))
    await ask(buyer)
    expect(mailed()).toBe(7)
  })

  it('let 10 coupons a minute be tried by a member', async () => {
    const answers = await times(11, () => refusalOf(applyCoupon(market.ctx, buyer, 'NOSUCH')))
    expect(answers.slice(9)).toEqual(['COUPON_NOT_FOUND', TOO_MANY])
    expect(await refusalOf(applyCoupon(market.ctx, newbuyer, 'NOSUCH'))).toBe('COUPON_NOT_FOUND')
    market.wait(minutes(1))
    expect(await refusalOf(applyCoupon(market.ctx, buyer, 'NOSUCH'))).toBe('COUPON_NOT_FOUND')
  })

  it('let an address put 20 emails on the list in an hour', async () => {
    await times(20, (index) => subscribe(from(HERE), `reader${index}@pasar.test`, 'en'))
    expect(await refusalOf(subscribe(from(HERE), 'more@pasar.test', 'en'))).toBe(TOO_MANY)
    expect(market.value('select count(*) from newsletter_subscribers')).toBe(20)
  })

  it('count each call of a batch', async () => {
    const batch = (actor: Actor, calls: number) => {
      const names = Array.from({ length: calls }, () => 'coupon.use').join(',')
      const inputs = Object.fromEntries(
        Array.from({ length: calls }, (_, at) => [at, { couponCode: `TRY-${at}` }]),
      )
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
      return ask(market, actor, `${names}?batch=1`, { ...init, body: JSON.stringify(inputs) })
    }
    const codes = (text: string): string[] =>
      [...text.matchAll(/"failure":\{"code":"(\w+)"/g)].map(([, code]) => code ?? '')
    expect(codes((await batch(buyer, 8)).text)).toEqual(Array.from({ length: 8 }, () => 'COUPON_NOT_FOUND'))
    const second = codes((await batch(buyer, 5)).text)
    expect(second.filter((code) => code === TOO_MANY)).toHaveLength(3)
  })
})

describe('the counts', () => {
  it('outlive a restart', async () => {
    await times(5, () => refusalOf(enter(from(HERE))))
    const { config } = market.ctx
    const again = await openTestServices({ RATE_LIMITS: 'on', DATA_DIR: config.dataDir })
    again.clock.now = market.services.clock.now
    try {
      const ctx = contextFor(again.context, { requestId: 'x', client: HERE, onWait: () => {} })
      expect(await refusalOf(enter(ctx))).toBe(TOO_MANY)
    } finally {
      await again.dispose()
    }
  })

  it('name neither emails nor addresses', async () => {
    await refusalOf(enter(from(HERE)))
    const kept = JSON.stringify(readAll(market).rate_limits)
    expect(kept).toContain('login')
    expect(kept).not.toContain(HERE)
    expect(kept).not.toContain(users.buyer.email)
  })

  it('cost a flood nothing more to write once it is refused', async () => {
    await times(5, () => refusalOf(enter(from(HERE))))
    await times(100, () => market.ctx.limits.take('loginAddress', HERE).catch(() => {}))
    market.services.statements.length = 0
    expect(await refusalOf(enter(from(HERE)))).toBe(TOO_MANY)
    expect(market.services.statements.filter((sql) => !sql.startsWith('select'))).toEqual([])
  })

  it('never become a debt when something is given back', async () => {
    const { limits } = market.ctx
    await limits.undo('coupon', 'someone')
    await times(3, () => limits.undo('coupon', 'someone'))
    await times(10, () => limits.take('coupon', 'someone'))
    expect(await refusalOf(limits.take('coupon', 'someone'))).toBe(TOO_MANY)
    await limits.undo('coupon', 'someone')
    await limits.take('coupon', 'someone')
  })

  it('of a clock that was set back since keep nobody out until it is reached again', async () => {
    const { limits } = market.ctx
    market.wait(hours(8))
    await times(6, () => refusalOf(enter(from(HERE))))
    for (let count = 0; count < LIMITS.reading.most; count++) limits.count('reading', HERE)
    market.wait(-hours(8))
    limits.count('reading', HERE)
    expect(await times(6, () => refusalOf(enter(from(HERE))))).toEqual([
      WRONG,
      WRONG,
      WRONG,
      WRONG,
      WRONG,
      TOO_MANY,
    ])
  })

  it('are swept when their windows have ended', async () => {
    await refusalOf(enter(from(HERE)))
    await runDueJobs(market.ctx)
    expect(market.value('select count(*) from rate_limits')).toBe(2)
    market.wait(days(1))
    await runDueJobs(market.ctx)
    expect(market.value('select count(*) from rate_limits')).toBe(0)
  })

  it('of reading are kept in memory', () => {
    market.services.statements.length = 0
    const { limits } = market.ctx
    for (let count = 0; count < 600; count++) limits.count('reading', HERE)
    expect(() => limits.count('reading', HERE)).toThrow('Too many tries')
    limits.count('reading', ELSEWHERE)
    market.wait(minutes(1))
    limits.count('reading', HERE)
    expect(market.services.statements).toEqual([])
  })
})

it('shows which limits are used up, in the database as in memory, and not by whom', async () => {
  const { login } = LIMITS
  expect(await market.ctx.limits.usedUp()).toEqual([])
  for (const email of [users.buyer.email, users.seller.email])
    await times(login.most, () => refusalOf(enter(from(HERE), email)))
  const { most } = LIMITS.typing
  await times(most, async () => market.ctx.limits.count('typing', 'usr_1'))
  expect(() => market.ctx.limits.count('typing', 'usr_1')).toThrow()
  expect(await market.ctx.limits.usedUp()).toEqual([
    { kind: 'login', keys: 2, until: market.ctx.now() + login.within },
    { kind: 'typing', keys: 1, until: market.ctx.now() + LIMITS.typing.within },
  ])
  market.wait(days(1))
  expect(await market.ctx.limits.usedUp()).toEqual([])
})

describe('what is counted in memory', () => {
  it('says how long to wait, as what is counted in the database does', () => {
    const waits: number[] = []
    const { limits } = from(HERE, waits)
    for (let time = 0; time < LIMITS.typing.most; time++) limits.count('typing', buyer.id)
    expect(waits).toEqual([])
    expect(() => limits.count('typing', buyer.id)).toThrow(expect.objectContaining({ code: TOO_MANY }))
    expect(waits).toEqual([expect.any(Number)])
    expect(waits[0]).toBeGreaterThan(0)
  })
})
