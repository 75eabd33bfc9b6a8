import { hours, loginSchema, MAX_RESET_MAILS_PER_HOUR, minutes, registerSchema } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SMALL } from '../../testing'
import { buyer, readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { lastSecret, readMails } from '../testing/mail-helpers'
import { recent } from '../testing/profile-helpers'
import { pendingEmailOf, requestEmailChange } from './email-change'
import { logIn, register } from './login'
import { changePassword, requestReset, resetPassword, viewResetLink } from './passwords'
import { issueTokens, refreshTokens } from './tokens'

const market = useMarket()
// Lucia reads the system's clock.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: market.ctx.now() }))
afterEach(() => void vi.useRealTimers())

const NEW = { password: 'rambutan-merah-77' }
const enter = (password: string, email: string = users.buyer.email) =>
  logIn(market.ctx, loginSchema.parse({ email, password }))
const ask = async (from: string | null = null) => {
  await requestReset(market.ctx, users.buyer.email, from)
  return lastSecret(market, 'resetPassword')
}

/** Signs the buyer in on the web and in an app; returns whether these are still valid. */
async function signInEverywhere() {
  const cookie = (await market.services.sessions.begin(buyer.id, 'test')).split(';')[0] ?? ''
  const tokens = await issueTokens(market.ctx, buyer.id, 'app')
  return async () => ({
    cookie: (await market.services.sessions.find(cookie)) !== null,
    bearer: (await market.services.sessions.findBearer(`Bearer ${tokens.token}`)) !== null,
    refresh: await refreshTokens(market.ctx, tokens.refreshToken).then(
      () => true,
      () => false,
    ),
  })
}

describe('a forgotten password', () => {
  it('takes back a change of email that waits: whoever knew the old one may have asked for it', async () => {
    await requestEmailChange(market.ctx, recent(buyer), 'other@example.com')
    await resetPassword(market.ctx, await ask(), NEW)
    expect(await pendingEmailOf(market.ctx, buyer)).toBeNull()
  })

  it('is replaced by the link of a mail, once, and ends every session and token', async () => {
    const secret = await ask('/checkout')
    expect(readMails(market)).toMatchObject([
      {
        kind: 'resetPassword',
        email: users.buyer.email,
        values: { link: expect.stringMatching(/\/reset-password\/[\w-]{43}\?from=%2Fcheckout$/) },
      },
    ])
    const look = await signInEverywhere()
    const received: unknown[] = []
    market.services.onSessionsEnded((ended) => void received.push(ended))
    expect(await viewResetLink(market.ctx, secret)).toBeNull()
    await resetPassword(market.ctx, secret, NEW)
    expect(await look()).toEqual({ cookie: false, bearer: false, refresh: false })
    expect(received).toEqual([{ userId: buyer.id, sessionIds: [expect.any(String), expect.any(String)] }])
    expect(await refusalOf(enter(SMALL.password))).toBe('WRONG_LOGIN')
    expect(await enter(NEW.password)).toMatchObject({ userId: buyer.id })
    expect(await viewResetLink(market.ctx, secret)).toBe('used')
    expect(await refusalOf(resetPassword(market.ctx, secret, NEW))).toBe('LINK_ENDED')
    expect(readMails(market).at(-1)).toMatchObject({ kind: 'passwordChanged', email: users.buyer.email })
  })

  it('spends every other link for it', async () => {
    const [first, second] = [await ask(), await ask()]
    await resetPassword(market.ctx, second, NEW)
    expect(await viewResetLink(market.ctx, first)).toBe('used')
    expect(await refusalOf(resetPassword(market.ctx, first, NEW))).toBe('LINK_ENDED')
  })

  it('has a link for 60 minutes', async () => {
    const secret = await ask()
    market.wait(minutes(60))
    expect(await viewResetLink(market.ctx, secret)).toBe('expired')
    expect(await refusalOf(resetPassword(market.ctx, secret, NEW))).toBe('LINK_ENDED')
  })

  it('of a link cut short, made up or for something else is not replaced', async () => {
    const secret = await ask()
    for (const wrong of ['', secret.slice(1), `${secret}=`, 'x'.repeat(43)]) {
      expect(await viewResetLink(market.ctx, wrong)).toBe('unknown')
      expect(await refusalOf(resetPassword(market.ctx, wrong, NEW))).toBe('LINK_ENDED')
    }
    market.run("update email_links set kind = 'verify'")
    expect(await refusalOf(resetPassword(market.ctx, secret, NEW))).toBe('LINK_ENDED')
  })

  it('pressed by many at once is replaced once', async () => {
    const secret = await ask()
    const presses = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        resetPassword(market.ctx, secret, { password: `rambutan-merah-7${index}` }),
      ),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('that is common is refused, and the link still works', async () => {
    const secret = await ask()
    expect(await refusalOf(resetPassword(market.ctx, secret, { password: 'qwertyuiop' }))).toBe('VALIDATION')
    expect(await viewResetLink(market.ctx, secret)).toBeNull()
  })

  it('brings no mail to strangers, to emails that are only claimed, nor to those who may not come in', async () => {
    await register(
      market.ctx,
      registerSchema.parse({ name: 'S', email: 'siti@pasar.test', password: NEW.password }),
    )
    market.run("update users set status = 'suspended' where id = ?", users.seller.id)
    for (const email of ['nobody@pasar.test', 'siti@pasar.test', users.seller.email])
      await requestReset(market.ctx, email, null)
    expect(readMails(market).map(({ kind }) => kind)).toEqual(['verifyEmail'])
  })

  it('brings three mails an hour at most, whoever asks', async () => {
    for (let index = 0; index < MAX_RESET_MAILS_PER_HOUR + 2; index++) await ask()
    expect(readMails(market)).toHaveLength(MAX_RESET_MAILS_PER_HOUR)
    market.wait(hours(1))
    await ask()
    expect(readMails(market)).toHaveLength(MAX_RESET_MAILS_PER_HOUR + 1)
  })
})

describe('changing a password', () => {
  const change = (password: string, newPassword = NEW.password) =>
    changePassword(market.ctx, buyer, { password, newPassword })

  it('takes the old one, ends every session and token, and says so by mail', async () => {
    const look = await signInEverywhere()
    const secret = await ask()
    await change(SMALL.password)
    expect(await look()).toEqual({ cookie: false, bearer: false, refresh: false })
    expect(await viewResetLink(market.ctx, secret)).toBe('used')
    expect(await enter(NEW.password)).toMatchObject({ userId: buyer.id })
    expect(readMails(market).at(-1)).toMatchObject({ kind: 'passwordChanged' })
  })

  it('changes nothing with a wrong old one or a common new one', async () => {
    const before = readAll(market)
    expect(await refusalOf(change('wrong password'))).toBe('WRONG_PASSWORD')
    await expect(change(SMALL.password, 'qwertyuiop')).rejects.toMatchObject({
      fields: { newPassword: 'passwordCommon' },
    })
    expect(readAll(market)).toEqual(before)
  })

  it('twice at once is done once', async () => {
    const both = await Promise.allSettled([change(SMALL.password), change(SMALL.password, 'manggis-ungu-88')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a suspension', () => {
  it('ends every session and token at once', async () => {
    const look = await signInEverywhere()
    market.run("update users set status = 'suspended' where id = ?", buyer.id)
    expect(await look()).toEqual({ cookie: false, bearer: false, refresh: false })
  })
})
