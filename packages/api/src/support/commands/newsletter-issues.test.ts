import { days } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { send, useSmtp } from '../../platform/mail/testing/helpers'
import { refusalOf, useMarket, users } from '../../testing/helpers'
import { newsletterIssuePage, newsletterIssues, previewNewsletter } from '../reads/newsletter'
import { addressees, admin, enlist, second, TEXTS } from '../testing/helpers'
import { leaveNewsletter, sweepNewsletter } from './newsletter'
import {
  changeNewsletter,
  deleteNewsletter,
  resumeNewsletter,
  sendNewsletter,
  stopNewsletter,
  testNewsletter,
  writeNewsletter,
} from './newsletter-issues'
import { MAX_WAITING, queueNewsletter, queueNewsletterSlice, SLICE } from './newsletter-slices'

const smtp = await useSmtp()
const market = useMarket({ SMTP_URL: smtp.url, APP_URL: 'https://pasar.test' })
const write = () => writeNewsletter(market.ctx, admin, TEXTS)
const issueOf = async (id: string) => (await newsletterIssuePage(market.ctx, admin, id)).issue
const queueAll = () => queueNewsletter(market.ctx, new AbortController().signal)
const clear = () => market.run('delete from newsletter_subscribers')
const audited = () =>
  market
    .rows<{ action: string }>('select action from audit_log order by position')
    .map(({ action }) => action)
const linkOf = (raw: string | undefined): URL =>
  new URL(/<(\S+)>/.exec(raw ?? '')?.[1] ?? 'https://pasar.test/')

async function begin(...emails: string[]): Promise<string> {
  clear()
  for (const email of emails) enlist(market, email)
  const id = await write()
  await sendNewsletter(market.ctx, admin, id, 0)
  return id
}

describe('an issue', () => {
  it('is a draft that changes by the version the page showed, and is audited', async () => {
    const id = await write()
    const texts = { en: { subject: 'Other', body: 'Words' } }
    await changeNewsletter(market.ctx, admin, id, { version: 0, texts })
    await expect(changeNewsletter(market.ctx, second, id, { version: 0, texts })).rejects.toMatchObject({
      code: 'NEWSLETTER_CHANGED',
      details: { who: admin.name },
    })
    expect(await newsletterIssuePage(market.ctx, admin, id)).toMatchObject({ texts, issue: { version: 1 } })
    expect(await refusalOf(deleteNewsletter(market.ctx, admin, id, 0))).toBe('NEWSLETTER_CHANGED')
    await deleteNewsletter(market.ctx, admin, id, 1)
    expect(await refusalOf(newsletterIssuePage(market.ctx, admin, id))).toBe('NOT_FOUND')
    expect(audited().slice(-3)).toEqual(['writeNewsletter', 'changeNewsletter', 'deleteNewsletter'])
  })

  it('is shown as each reader gets it: who has no text of their own reads English', () => {
    const own = previewNewsletter(market.ctx, TEXTS, 'cn')
    expect([own.subject, own.written]).toEqual(['新卖家', 'cn'])
    const fallback = previewNewsletter(market.ctx, TEXTS, 'ms')
    expect([fallback.subject, fallback.written]).toEqual(['New makers', 'en'])
    expect(fallback.html).toContain('href="https://pasar.test/shop"')
    expect(fallback.html).toContain('Berhenti melanggan')
    expect(fallback.text).toContain('See them here (https://pasar.test/shop).')
  })

  it('runs nothing that is written in it', () => {
    const body =
      '<script>x()</script> [a](javascript:alert(1)) ![p](https://else.test/p.png) [b](//else.test)'
    const { html } = previewNewsletter(market.ctx, { en: { subject: '<b>', body } }, 'en')
    expect(html).not.toMatch(/<script|href="javascript|<img|href="\/\/|<b>/)
  })

  it('is tested on the admin alone', async () => {
    const id = await write()
    await testNewsletter(market.ctx, admin, id, 'cn')
    await send(market)
    expect(smtp.received.map(({ to, mail }) => [...to, mail.subject])).toEqual([
      [admin.email, '[测试] 新卖家'],
    ])
    expect(audited().at(-1)).toBe('testNewsletter')
  })

  it('is not sent to nobody, nor beside another, nor twice, nor changed while it goes', async () => {
    clear()
    const id = await write()
    expect(await refusalOf(sendNewsletter(market.ctx, admin, id, 0))).toBe('NEWSLETTER_NOBODY')
    enlist(market, 'a@pasar.test')
    expect(await refusalOf(sendNewsletter(market.ctx, admin, id, 1))).toBe('NEWSLETTER_CHANGED')
    await sendNewsletter(market.ctx, admin, id, 0)
    expect(await refusalOf(sendNewsletter(market.ctx, second, id, 0))).toBe('NEWSLETTER_CHANGED')
    expect(await refusalOf(changeNewsletter(market.ctx, admin, id, { version: 1, texts: TEXTS }))).toBe(
      'NEWSLETTER_CHANGED',
    )
    expect(await refusalOf(deleteNewsletter(market.ctx, admin, id, 1))).toBe('NEWSLETTER_CHANGED')
    const other = await write()
    expect(await refusalOf(sendNewsletter(market.ctx, admin, other, 0))).toBe('NEWSLETTER_BUSY')
    expect((await newsletterIssues(market.ctx, admin, null)).issues).toHaveLength(2)
    expect(await refusalOf(newsletterIssues(market.ctx, admin, 'no cursor'))).toBe('NOT_FOUND')
  })

  it('reaches everybody on the list in their language, once, with the way off it', async () => {
    clear()
    enlist(market, 'a@pasar.test', 'cn')
    enlist(market, 'b@pasar.test', 'ms')
    market.run("insert into newsletter_subscribers (email, created_at) values ('c@pasar.test', 1)")
    market.run(
      "insert into newsletter_subscribers (email, created_at, confirmed_at) values ('d@pasar.test', 1, 1)",
    )
    const id = await write()
    await sendNewsletter(market.ctx, admin, id, 0)
    market.wait(1)
    enlist(market, 'e@pasar.test')
    await queueAll()
    await queueAll()
    await send(market)
    const got = smtp.received.map(({ to, mail }) => [...to, mail.subject]).sort()
    expect(got).toEqual([
      ['a@pasar.test', '新卖家'],
      ['b@pasar.test', 'New makers'],
      ['d@pasar.test', 'New makers'],
    ])
    expect(await issueOf(id)).toMatchObject({ state: 'sent', audience: 3, sent: 3, waiting: 0 })
    const headers = smtp.received.find(({ to }) => to.includes('a@pasar.test'))?.mail.headers
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
    )
    const link = linkOf(headers?.find(({ key }) => key === 'list-unsubscribe')?.value)
    expect(link.searchParams.get('issue')).toBe(id)
    const secret = link.pathname.split('/').at(-1) ?? ''
    await leaveNewsletter(market.ctx, secret, id)
    expect(await refusalOf(leaveNewsletter(market.ctx, secret, id))).toBe('LINK_ENDED')
    expect(await issueOf(id)).toMatchObject({ unsubscribed: 1, sent: 3 })
  })

  it('counts what could not be delivered, and what is tried again', async () => {
    const id = await begin('a@pasar.test')
    await queueAll()
    smtp.refusals = { rcptTo: { status: 550, words: 'nobody here' } }
    await send(market)
    expect(await issueOf(id)).toMatchObject({ sent: 0, failed: 1, waiting: 0 })
    market.run("update mails set state = 'queued', finished_at = null, due_at = 0 where state = 'failed'")
    expect(await issueOf(id)).toMatchObject({ failed: 0, waiting: 1 })
    smtp.refusals = {}
    await send(market)
    expect(await issueOf(id)).toMatchObject({ sent: 1, failed: 0 })
  })
})

describe('an issue that is stopped', () => {
  it('goes to nobody further, and to the rest once when it goes on', async () => {
    const id = await begin('a@pasar.test', 'b@pasar.test')
    await queueAll()
    await stopNewsletter(market.ctx, admin, id)
    await expect(stopNewsletter(market.ctx, second, id)).rejects.toMatchObject({
      code: 'NEWSLETTER_CHANGED',
      details: { who: admin.name },
    })
    await queueAll()
    await send(market)
    expect(smtp.received).toEqual([])
    expect(await issueOf(id)).toMatchObject({ state: 'stopped', waiting: 0, sent: 0 })
    await resumeNewsletter(market.ctx, admin, id)
    expect(await refusalOf(resumeNewsletter(market.ctx, second, id))).toBe('NEWSLETTER_CHANGED')
    await queueAll()
    await send(market)
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(['a@pasar.test', 'b@pasar.test'])
    expect(await refusalOf(stopNewsletter(market.ctx, admin, id))).toBe('NEWSLETTER_SENT')
    expect(await issueOf(id)).toMatchObject({ state: 'sent', sent: 2, waiting: 0 })
  })

  it('half way counts what went out, and reaches the rest once later', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@pasar.test`)
    const id = await begin(...all)
    await queueAll()
    let asked = 0
    smtp.hold = async () => {
      asked += 1
      if (asked === 2) await stopNewsletter(market.ctx, admin, id)
    }
    await send(market)
    const reached = smtp.received.flatMap(({ to }) => to)
    expect(reached.length).toBeGreaterThan(0)
    expect(reached.length).toBeLessThan(all.length)
    expect(await issueOf(id)).toMatchObject({
      state: 'stopped',
      sent: reached.length,
      waiting: 0,
      failed: 0,
    })
    await resumeNewsletter(market.ctx, admin, id)
    await queueAll()
    await send(market)
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(all)
    expect(await issueOf(id)).toMatchObject({ state: 'sent', sent: all.length, waiting: 0, failed: 0 })
  })

  it('takes back a mail that a mail server keeps waiting', async () => {
    const id = await begin('a@pasar.test')
    await queueAll()
    smtp.refusals = { data: { status: 451, words: 'later' } }
    smtp.hold = async () => {
      if ((await issueOf(id)).state !== 'stopped') await stopNewsletter(market.ctx, admin, id)
    }
    await send(market)
    expect(addressees(market)).toEqual([])
    expect(await issueOf(id)).toMatchObject({ state: 'stopped', waiting: 0, sent: 0, withdrawn: 0 })
  })
})

describe('an address that leaves', () => {
  it('by its link or with its account gets nothing of what waits', async () => {
    const { buyer } = users
    const id = await begin('a@pasar.test', buyer.email, 'z@pasar.test')
    await queueAll()
    market.run("delete from newsletter_subscribers where email = 'a@pasar.test'")
    market.run('delete from newsletter_subscribers where email = ?', buyer.email)
    expect(addressees(market)).toEqual(['z@pasar.test'])
    await send(market)
    expect(smtp.received.flatMap(({ to }) => to)).toEqual(['z@pasar.test'])
    expect(await issueOf(id)).toMatchObject({ sent: 1, withdrawn: 2, waiting: 0 })
  })

  it('gets nothing further either while its mail is being tried', async () => {
    const id = await begin('a@pasar.test')
    await queueAll()
    smtp.refusals = { data: { status: 451, words: 'later' } }
    smtp.hold = async () => clear()
    await send(market)
    expect(addressees(market)).toEqual([])
    expect(await issueOf(id)).toMatchObject({ withdrawn: 1, waiting: 0 })
  })
})

describe('the slices', () => {
  it('are bounded, and wait while enough mails do', async () => {
    clear()
    for (let at = 0; at < MAX_WAITING + 2 * SLICE; at++) enlist(market, `reader${at}@pasar.test`)
    const id = await write()
    await sendNewsletter(market.ctx, admin, id, 0)
    expect(await queueNewsletterSlice(market.ctx)).toBe(true)
    expect((await issueOf(id)).waiting).toBe(SLICE)
    await queueAll()
    expect(await issueOf(id)).toMatchObject({ state: 'sending', waiting: MAX_WAITING })
    expect(await queueNewsletterSlice(market.ctx)).toBe(false)
    market.run("update mails set state = 'sent', sealed_values = null, finished_at = 1")
    await queueAll()
    expect(await issueOf(id)).toMatchObject({ state: 'sent', sent: MAX_WAITING, waiting: 2 * SLICE })
    expect(new Set(addressees(market)).size).toBe(MAX_WAITING + 2 * SLICE)
  })

  it('of old issues are forgotten, their counts stay', async () => {
    const id = await begin('a@pasar.test')
    await queueAll()
    await send(market)
    market.wait(days(91))
    await sweepNewsletter(market.ctx)
    expect(market.value('select count(*) from newsletter_sends')).toBe(0)
    expect(await issueOf(id)).toMatchObject({ sent: 1, waiting: 0 })
  })
})
