import { loginSchema, ROLE, registerSchema } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { readAll, refusalOf, useMarket, users } from '../test-kit'
import { SMALL } from '../testing'
import { logIn, register } from './commands'
import { checkPassword, hashPassword } from './passwords'

const market = useMarket()
const PASSWORD = 'durian-sedap-2026'
const form = (over: Record<string, unknown> = {}) =>
  registerSchema.parse({ name: 'Siti', email: 'siti@pasar.test', password: PASSWORD, ...over })
const enter = (email: string, password: string) => logIn(market.ctx, loginSchema.parse({ email, password }))

describe('register', () => {
  it('makes a buyer who can log in, and keeps no password', async () => {
    const made = await register(market.ctx, form({ email: ' Siti@Pasar.Test ', language: 'ms' }))
    expect(made.role).toBe(ROLE.BUYER)
    expect(await enter('siti@pasar.test', PASSWORD)).toEqual({ userId: made.userId, role: ROLE.BUYER })
    const [row] = market.rows('select * from users where id = ?', made.userId)
    expect(row).toMatchObject({
      email: 'siti@pasar.test',
      language: 'ms',
      status: 'active',
      seller_status: null,
    })
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(readAll(market))).not.toContain(PASSWORD)
  })

  it('refuses an email that is taken, in any case', async () => {
    for (const email of [users.buyer.email, users.buyer.email.toUpperCase()])
      expect(await refusalOf(register(market.ctx, { ...form(), email }))).toBe('EMAIL_TAKEN')
    expect(market.value('select count(*) from users where email = ?', users.buyer.email)).toBe(1)
  })

  it('of one email at once makes one account', async () => {
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => register(market.ctx, form())))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(market.value("select count(*) from users where email = 'siti@pasar.test'")).toBe(1)
  })
})

describe('logIn', () => {
  it('knows every account of the seed, in any case of the email', async () => {
    expect(await enter(users.seller.email.toUpperCase(), SMALL.password)).toEqual({
      userId: users.seller.id,
      role: ROLE.SELLER,
    })
  })

  it('says the same of a wrong password and of an unknown email', async () => {
    expect(await refusalOf(enter(users.buyer.email, 'wrong password'))).toBe('WRONG_LOGIN')
    expect(await refusalOf(enter(users.buyer.email, `${SMALL.password} `))).toBe('WRONG_LOGIN')
    expect(await refusalOf(enter('nobody@pasar.test', SMALL.password))).toBe('WRONG_LOGIN')
  })

  it('works as hard for an unknown email as for a wrong password', async () => {
    const QUICKER_THAN_ARGON = 5
    await checkPassword(null, 'first: makes the hash nobody has')
    const started = performance.now()
    expect(await refusalOf(enter('nobody@pasar.test', 'x'))).toBe('WRONG_LOGIN')
    expect(performance.now() - started).toBeGreaterThan(QUICKER_THAN_ARGON)
    expect(await checkPassword(null, 'nobody has this password')).toBe(false)
  })

  it('tells of a suspension only to those who know the password', async () => {
    const setStatus = (status: string) =>
      market.run('update users set status = ? where id = ?', status, users.buyer.id)
    setStatus('suspended')
    expect(await refusalOf(enter(users.buyer.email, SMALL.password))).toBe('ACCOUNT_SUSPENDED')
    expect(await refusalOf(enter(users.buyer.email, 'wrong'))).toBe('WRONG_LOGIN')
    setStatus('deleted')
    expect(await refusalOf(enter(users.buyer.email, SMALL.password))).toBe('WRONG_LOGIN')
  })
})

describe('passwords', () => {
  it('are hashed with a salt of their own', async () => {
    const [one, two] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
    expect(one).not.toBe(two)
    expect(await Promise.all([checkPassword(one, PASSWORD), checkPassword(two, `${PASSWORD}x`)])).toEqual([
      true,
      false,
    ])
  })

  it('of a crowd wait their turn; too long a queue is refused, and is over soon', async () => {
    const AT_ONCE_AND_WAITING = 4 + 50
    const crowd = Array.from({ length: AT_ONCE_AND_WAITING + 6 }, () => checkPassword(null, 'x'))
    const answers = await Promise.allSettled(crowd)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(AT_ONCE_AND_WAITING)
    const [refused] = answers.filter((answer) => answer.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'BUSY', status: 503 })
    expect(await checkPassword(null, 'x')).toBe(false)
  })
})
