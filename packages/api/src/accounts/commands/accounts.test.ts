import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { days, loginSchema, MAX_CLAIM_MAILS_PER_HOUR, ROLE, registerSchema } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { brandMember } from '../../access/actors'
import { runDueJobs } from '../../platform/jobs'
import { asMember, SMALL } from '../../testing'
import { readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { checkPassword, hashPassword, MAX_AT_ONCE, MAX_WAITING } from '../internal/passwords'
import { sweepSessions } from '../jobs/sweep'
import { sweepClaims } from '../jobs/unconfirmed'
import { lastSecret, readMails } from '../testing/mail-helpers'
import { logIn, register } from './login'
import { changePassword } from './passwords'
import { confirmEmail, resendVerification } from './verification'

const market = useMarket()
const PASSWORD = 'durian-sedap-2026'
const form = (over: Record<string, unknown> = {}) =>
  registerSchema.parse({ name: 'Siti', email: 'siti@pasar.test', password: PASSWORD, ...over })
const enter = (email: string, password: string) => logIn(market.ctx, loginSchema.parse({ email, password }))
const confirm = (userId: string) => market.run('update users set verified_at = 1 where id = ?', userId)

describe('register', () => {
  it('makes a buyer who has yet to confirm the email, and keeps no password', async () => {
    const input = form({ email: ' Siti@Pasar.Test ', language: 'ms' })
    const made = await register(market.ctx, input, '/checkout')
    expect(made.role).toBe(ROLE.BUYER)
    const [row] = market.rows('select * from users where id = ?', made.userId)
    expect(row).toMatchObject({
      email: 'siti@pasar.test',
      language: 'ms',
      status: 'active',
      verified_at: null,
      seller_status: null,
    })
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(readAll(market))).not.toContain(PASSWORD)
    expect(readMails(market)).toEqual([
      {
        kind: 'verifyEmail',
        email: 'siti@pasar.test',
        name: 'Siti',
        language: 'ms',
        values: { link: expect.stringMatching(/\/verify-email\/[\w-]{43}\?from=%2Fcheckout$/) },
      },
    ])
  })

  it('with an email that is taken looks the same; its owner gets a mail, with nothing of the stranger’s', async () => {
    const before = market.rows('select * from users where id = ?', users.buyer.id)
    for (const email of [users.buyer.email, users.buyer.email.toUpperCase()]) {
      const made = await register(market.ctx, form({ email, name: 'Stranger' }), '/cart')
      expect(Object.keys(made)).toEqual(['userId', 'role'])
      expect(market.value('select verified_at from users where id = ?', made.userId)).toBeNull()
    }
    expect(market.rows('select * from users where id = ?', users.buyer.id)).toEqual(before)
    const mails = readMails(market)
    expect(mails.map(({ kind }) => kind)).toEqual(['accountExists', 'accountExists'])
    expect(mails[0]).toMatchObject({ email: users.buyer.email, name: users.buyer.name })
    expect(JSON.stringify(mails)).not.toContain('Stranger')
  })

  it('leaves the same rows behind, whether the email is taken or not', async () => {
    const countRows = () =>
      Object.fromEntries(Object.entries(readAll(market)).map(([table, rows]) => [table, rows.length]))
    const grown = async (email: string) => {
      const before = countRows()
      market.services.statements.length = 0
      await register(market.ctx, form({ email }))
      const after = countRows()
      return {
        statements: market.services.statements.length,
        rows: Object.keys(after).filter((table) => after[table] !== before[table]),
      }
    }
    // The first of all reads the settings, which are kept from then on.
    await grown('first@pasar.test')
    expect(await grown(users.buyer.email)).toEqual(await grown('fresh@pasar.test'))
  })

  it('of one email, again and again, does not fill its mailbox', async () => {
    for (let index = 0; index < MAX_CLAIM_MAILS_PER_HOUR + 3; index++) await register(market.ctx, form())
    expect(readMails(market)).toHaveLength(MAX_CLAIM_MAILS_PER_HOUR)
  })

  it.each(['qwertyuiop', 'Password123', 'PASSWORD123!', 'aaaaaaaaaaaa', 'abcabcabcabc', 'siti@pasar.test'])(
    'refuses a password anyone would try first: %s',
    async (password) => {
      await expect(register(market.ctx, form({ password }))).rejects.toMatchObject({
        code: 'VALIDATION',
        fields: { password: 'passwordCommon' },
      })
      expect(market.value("select count(*) from users where email = 'siti@pasar.test'")).toBe(0)
    },
  )

  it.each(['durian-sedap-2026', SMALL.password, '榴莲榴莲很香很香我每天都吃', 'correct horse battery'])(
    'takes a password of its owner’s own: %s',
    async (password) => {
      await expect(register(market.ctx, form({ password }))).resolves.toMatchObject({ role: ROLE.BUYER })
    },
  )
})

describe('logIn', () => {
  it('knows every account of the seed, in any case of the email', async () => {
    expect(await enter(users.seller.email.toUpperCase(), SMALL.password)).toEqual({
      step: 'signedIn',
      userId: users.seller.id,
      role: ROLE.SELLER,
      isVerified: true,
    })
  })

  it('says the same of a wrong password and of an unknown email', async () => {
    expect(await refusalOf(enter(users.buyer.email, 'wrong password'))).toBe('WRONG_LOGIN')
    expect(await refusalOf(enter(users.buyer.email, `${SMALL.password} `))).toBe('WRONG_LOGIN')
    expect(await refusalOf(enter('nobody@pasar.test', SMALL.password))).toBe('WRONG_LOGIN')
  })

  it('opens an account whose email is only claimed, be it taken or not, and nobody else’s', async () => {
    const fresh = await register(market.ctx, form())
    const rival = await register(market.ctx, form({ email: users.buyer.email }))
    for (const [email, { userId }] of [
      ['siti@pasar.test', fresh],
      [users.buyer.email.toUpperCase(), rival],
    ] as const) {
      expect(await enter(email, PASSWORD)).toEqual({
        step: 'signedIn',
        userId,
        role: ROLE.BUYER,
        isVerified: false,
      })
      expect(await refusalOf(enter(email, 'wrong password'))).toBe('WRONG_LOGIN')
    }
    confirm(fresh.userId)
    expect(await enter('siti@pasar.test', PASSWORD)).toMatchObject({ userId: fresh.userId, isVerified: true })
    expect(await enter(users.buyer.email, SMALL.password)).toMatchObject({ userId: users.buyer.id })
  })

  it('finds one’s own claim among those of strangers, however many they are', async () => {
    const mine = await register(market.ctx, form())
    for (let index = 0; index < 8; index++)
      await register(market.ctx, form({ password: `a stranger’s ${index}` }))
    market.wait(days(2))
    await runDueJobs(market.ctx)
    expect(await enter('siti@pasar.test', PASSWORD)).toMatchObject({ userId: mine.userId })
    market.run("update users set status = 'suspended' where id = ?", mine.userId)
    expect(await refusalOf(enter('siti@pasar.test', PASSWORD))).toBe('ACCOUNT_SUSPENDED')
  })

  it('of two claims with one password opens the newer; the owner’s account comes before both', async () => {
    await register(market.ctx, form())
    market.wait(1)
    const newer = await register(market.ctx, form())
    expect(await enter('siti@pasar.test', PASSWORD)).toMatchObject({ userId: newer.userId })
    await register(market.ctx, form({ email: users.buyer.email, password: SMALL.password }))
    expect(await enter(users.buyer.email, SMALL.password)).toMatchObject({ userId: users.buyer.id })
  })

  it('of a claim takes a password that was changed meanwhile, and writes to no stranger about it', async () => {
    const { userId } = await register(market.ctx, form({ email: users.buyer.email }))
    const mails = readMails(market).length
    const member = brandMember({
      ...asMember({ id: userId, email: users.buyer.email, name: 'Stranger' }, ROLE.BUYER),
      isVerified: false,
    })
    await changePassword(market.ctx, member, { password: PASSWORD, newPassword: 'rambutan-merah-77' })
    expect(readMails(market)).toHaveLength(mails)
    expect(await refusalOf(enter(users.buyer.email, PASSWORD))).toBe('WRONG_LOGIN')
    expect(await enter(users.buyer.email, 'rambutan-merah-77')).toMatchObject({ userId })
  })

  it('opens a claim that was made while hashes cost less, as often as one likes', async () => {
    const { userId } = await register(market.ctx, form())
    const kept = () => market.value<string>('select password_hash from users where id = ?', userId)
    const salt = Buffer.from(kept().split('$')[4] ?? '', 'base64')
    const cheap = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1, salt })
    market.run('update users set password_hash = ? where id = ?', cheap, userId)
    for (let time = 0; time < 2; time++)
      expect(await enter('siti@pasar.test', PASSWORD)).toMatchObject({ userId, isVerified: false })
    expect(kept()).toBe(cheap)
    expect(await refusalOf(enter('siti@pasar.test', 'wrong password'))).toBe('WRONG_LOGIN')
    const later = await register(market.ctx, form({ email: 'later@pasar.test' }))
    expect(await enter('later@pasar.test', PASSWORD)).toMatchObject({ userId: later.userId })
    confirm(userId)
    expect(await enter('siti@pasar.test', PASSWORD)).toMatchObject({ userId, isVerified: true })
    expect(kept()).toMatch(/\$m=19456,t=2,p=1\$/)
  })

  it('opens a claim whose links were swept long ago, and brings a new one', async () => {
    const { userId } = await register(market.ctx, form())
    // What rests on an account keeps it.
    market.run('update users set recruited_by = ? where id = ?', userId, users.seller.id)
    market.wait(days(70))
    await sweepClaims(market.ctx, new AbortController().signal)
    await sweepSessions(market.ctx)
    expect(market.value('select count(*) from email_links where user_id = ?', userId)).toBe(0)
    expect(await enter('siti@pasar.test', PASSWORD)).toMatchObject({ userId, isVerified: false })
    const member = brandMember({
      ...asMember({ id: userId, email: 'siti@pasar.test', name: 'Siti' }, ROLE.BUYER),
      isVerified: false,
    })
    await resendVerification(market.ctx, member, null)
    expect(readMails(market).at(-1)).toMatchObject({ kind: 'verifyEmail', email: 'siti@pasar.test' })
    await confirmEmail(market.ctx, member, lastSecret(market, 'verifyEmail'), '')
    expect(await enter('siti@pasar.test', PASSWORD)).toMatchObject({ userId, isVerified: true })
  })

  it('reveals a suspension only to those who know the password', async () => {
    const setStatus = (status: string) =>
      market.run('update users set status = ? where id = ?', status, users.buyer.id)
    setStatus('suspended')
    expect(await refusalOf(enter(users.buyer.email, SMALL.password))).toBe('ACCOUNT_SUSPENDED')
    expect(await refusalOf(enter(users.buyer.email, 'wrong'))).toBe('WRONG_LOGIN')
    setStatus('deleted')
    expect(await refusalOf(enter(users.buyer.email, SMALL.password))).toBe('WRONG_LOGIN')
  })

  it('makes a hash of weaker settings anew, once, and only with the right password', async () => {
    const weak = await hash(SMALL.password, {
      memoryCost: 8_192,
      timeCost: 1,
      parallelism: 1,
      salt: randomBytes(16),
    })
    market.run('update users set password_hash = ? where id = ?', weak, users.buyer.id)
    const kept = () => market.value<string>('select password_hash from users where id = ?', users.buyer.id)
    await refusalOf(enter(users.buyer.email, 'wrong password'))
    expect(kept()).toBe(weak)
    await enter(users.buyer.email, SMALL.password)
    const strong = kept()
    expect(strong).toMatch(/\$m=19456,t=2,p=1\$/)
    await enter(users.buyer.email, SMALL.password)
    expect(kept()).toBe(strong)
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

  it('nobody has the password of the hash that stands for strangers', async () => {
    expect(await checkPassword(null, 'nobody has this password')).toBe(false)
  })

  it('of a burst wait their turn; too long a queue is refused, and is over soon', async () => {
    const fits = MAX_AT_ONCE + MAX_WAITING
    const checks = Array.from({ length: fits + 6 }, () => checkPassword(null, 'x'))
    const answers = await Promise.allSettled(checks)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(fits)
    const [refused] = answers.filter((answer) => answer.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'BUSY', status: 503 })
    expect(await checkPassword(null, 'x')).toBe(false)
  })
})
