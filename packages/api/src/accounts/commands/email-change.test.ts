import { hours, minutes } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { buyer, newbuyer, refusalOf, useMarket } from '../../testing/helpers'
import { profileOf } from '../reads/profile'
import { dump, mailsOf, recent, tokenIn } from '../testing/profile-helpers'
import {
  cancelEmailChange,
  confirmEmailChange,
  emailLinkOf,
  pendingEmailOf,
  requestEmailChange,
} from './email-change'

const market = useMarket()
const me = recent(buyer)
const NEW = 'aisyah.new@example.com'
const emailOf = async (who = buyer) => (await profileOf(market.ctx, who)).email

async function ask(email = NEW) {
  await requestEmailChange(market.ctx, me, email)
  const mails = mailsOf(market)
  const last = (kind: string) => tokenIn(mails.findLast((mail) => mail.kind === kind))
  return { old: last('emailChangeConfirmOld'), fresh: last('emailChangeConfirmNew') }
}

describe('another email', () => {
  it.each([[['old', 'fresh']], [['fresh', 'old']]] as const)(
    'changes once both links were used: %j',
    async (order) => {
      const links = await ask()
      const [first, second] = order
      expect(await confirmEmailChange(market.ctx, links[first])).toBe('waiting')
      expect(await emailOf()).toBe(buyer.email)
      expect(await confirmEmailChange(market.ctx, links[second])).toBe('changed')
      expect(await emailOf()).toBe(NEW)
      expect(mailsOf(market)).toMatchObject([
        {
          kind: 'emailChangeConfirmOld',
          email: buyer.email,
          values: { newEmailMasked: 'ai•••@example.com' },
        },
        { kind: 'emailChangeConfirmNew', email: NEW },
        { kind: 'emailChanged', email: buyer.email },
      ])
    },
  )

  it('is not asked for by whoever has not confirmed the present one, which may be a stranger’s', async () => {
    const claimed = { ...me, isVerified: false }
    expect(await refusalOf(requestEmailChange(market.ctx, claimed, NEW))).toBe('EMAIL_UNVERIFIED')
    expect(mailsOf(market)).toEqual([])
  })

  it('takes the newsletter along', async () => {
    const add = (email: string) =>
      market.run(
        "insert into newsletter_subscribers (email, language, created_at) values (?, 'en', 1)",
        email,
      )
    const listed = () =>
      market.rows<{ email: string }>(
        'select email from newsletter_subscribers where email in (?, ?)',
        NEW,
        buyer.email,
      )
    market.run('delete from newsletter_subscribers')
    add(buyer.email)
    const { old, fresh } = await ask()
    await confirmEmailChange(market.ctx, old)
    await confirmEmailChange(market.ctx, fresh)
    expect(listed()).toEqual([{ email: NEW }])
  })

  it('takes each link once, whole, and for a day', async () => {
    const { old, fresh } = await ask()
    await confirmEmailChange(market.ctx, old)
    for (const token of [old, fresh.slice(0, -1), '', 'x'.repeat(500)]) {
      expect(await refusalOf(confirmEmailChange(market.ctx, token))).toBe('LINK_ENDED')
      expect(await refusalOf(emailLinkOf(market.ctx, token))).toBe('LINK_ENDED')
    }
    market.wait(hours(24))
    expect(await refusalOf(confirmEmailChange(market.ctx, fresh))).toBe('LINK_ENDED')
    expect(await pendingEmailOf(market.ctx, buyer)).toBeNull()
  })

  it('that is asked for again ends the links before', async () => {
    const before = await ask()
    market.wait(minutes(1))
    await ask('another@example.com')
    expect(await refusalOf(confirmEmailChange(market.ctx, before.old))).toBe('LINK_ENDED')
    await cancelEmailChange(market.ctx, buyer)
    expect(await pendingEmailOf(market.ctx, buyer)).toBeNull()
  })

  it('does not reveal that it has an account: all but the mail is the same', async () => {
    await ask(newbuyer.email)
    expect(mailsOf(market).map(({ kind }) => kind)).toEqual(['emailChangeConfirmOld'])
    expect(await pendingEmailOf(market.ctx, buyer)).toMatchObject({ newEmail: newbuyer.email })
    const [link] = mailsOf(market)
    expect(await confirmEmailChange(market.ctx, tokenIn(link))).toBe('waiting')
    expect(await emailOf(newbuyer)).toBe(newbuyer.email)
  })

  it('that someone else confirmed meanwhile changes nothing', async () => {
    const { old, fresh } = await ask()
    await confirmEmailChange(market.ctx, fresh)
    market.run('update users set email = ? where id = ?', NEW, newbuyer.id)
    expect(await refusalOf(confirmEmailChange(market.ctx, old))).toBe('LINK_ENDED')
    expect(await emailOf()).toBe(buyer.email)
  })

  it('is not the one there is', async () => {
    expect(await refusalOf(requestEmailChange(market.ctx, me, buyer.email))).toBe('VALIDATION')
  })

  it('keeps no link in the database', async () => {
    const { old, fresh } = await ask()
    const text = dump(market)
    for (const token of [old, fresh]) {
      expect(token).not.toBe('')
      expect(text).not.toContain(token)
    }
  })
})
