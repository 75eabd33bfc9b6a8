import { days } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { hashSecret } from '../../accounts/internal/secrets'
import { lastSecret, readMails } from '../../accounts/testing/mail-helpers'
import { refusalOf, useMarket } from '../../testing/helpers'
import {
  confirmNewsletter,
  leaveNewsletter,
  newsletterLinkOf,
  subscribe,
  sweepNewsletter,
} from './newsletter'

const market = useMarket()
const EMAIL = 'reader@pasar.test'

const list = () =>
  market.rows('select email, language, confirmed_at is not null as isOn from newsletter_subscribers')
const kinds = () => readMails(market).map(({ kind }) => kind)
const ask = (email = EMAIL) => subscribe(market.ctx, email, 'en')

describe('the newsletter', () => {
  it('asks an address, in any case, and has it on the list once it has answered', async () => {
    await ask()
    await subscribe(market.ctx, EMAIL.toUpperCase(), 'ms')
    expect(list()).toEqual([{ email: EMAIL, language: 'ms', isOn: 0 }])
    expect(kinds()).toEqual(['newsletterConfirm'])
    const secret = lastSecret(market, 'newsletterConfirm')
    expect(await newsletterLinkOf(market.ctx, secret)).toEqual({
      email: 're•••@pasar.test',
      isConfirmed: false,
    })
    await confirmNewsletter(market.ctx, secret)
    await confirmNewsletter(market.ctx, secret)
    expect(list()).toEqual([{ email: EMAIL, language: 'ms', isOn: 1 }])
    expect(kinds()).toEqual(['newsletterConfirm', 'newsletterWelcome'])
    expect((await newsletterLinkOf(market.ctx, secret)).isConfirmed).toBe(true)
  })

  it('is stopped by the link of each of its mails, and can be had again', async () => {
    await ask()
    await confirmNewsletter(market.ctx, lastSecret(market, 'newsletterConfirm'))
    const secret = lastSecret(market, 'newsletterWelcome')
    await leaveNewsletter(market.ctx, secret)
    expect(list()).toEqual([])
    for (const work of [newsletterLinkOf, confirmNewsletter, leaveNewsletter])
      expect(await refusalOf(work(market.ctx, secret))).toBe('LINK_ENDED')
    await ask()
    expect(list()).toEqual([{ email: EMAIL, language: 'en', isOn: 0 }])
  })

  it('does not reveal who is on the list, and changes nothing for them', async () => {
    await ask()
    await confirmNewsletter(market.ctx, lastSecret(market, 'newsletterConfirm'))
    market.wait(days(1))
    await subscribe(market.ctx, EMAIL, 'cn')
    expect(list()).toEqual([{ email: EMAIL, language: 'en', isOn: 1 }])
    expect(kinds()).toEqual(['newsletterConfirm', 'newsletterWelcome', 'newsletterWelcome'])
  })

  it('writes an address at most once a day, whoever types it', async () => {
    for (let time = 0; time < 5; time++) await ask()
    expect(kinds()).toHaveLength(1)
    market.wait(days(1))
    await ask()
    expect(kinds()).toHaveLength(2)
  })

  it('is opened by nothing that the database holds', async () => {
    await ask()
    const secret = lastSecret(market, 'newsletterConfirm')
    const kept = market.value('select link_id from newsletter_subscribers')
    expect(kept).toBe(hashSecret(secret))
    for (const guess of [String(kept), '', EMAIL, secret.slice(1)])
      expect(await refusalOf(newsletterLinkOf(market.ctx, guess))).toBe('LINK_ENDED')
  })

  it('forgets addresses that do not answer within 30 days, and only those', async () => {
    await ask()
    await confirmNewsletter(market.ctx, lastSecret(market, 'newsletterConfirm'))
    await ask('silent@pasar.test')
    market.wait(days(30))
    await ask('young@pasar.test')
    market.wait(1)
    await sweepNewsletter(market.ctx)
    expect(list().map(({ email }) => email)).toEqual([EMAIL, 'young@pasar.test'])
  })
})
