import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  contactSchema,
  fieldErrorsOf,
  INBOX_KEPT,
  jobApplicationSchema,
  MAX_CV_BYTES,
  ROLE,
} from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../accounts/commands/delete-account'
import { takeAlong } from '../accounts/testing/export-helpers'
import { sendMails } from '../platform/mail/send'
import { asMember } from '../testing'
import { buyer, newbuyer, readAll, refusalOf, useMarket, users } from '../testing/helpers'
import { applyAsAffiliate, applyForPost, sendAccessibilityNote, sendContact } from './commands/messages'
import { sweepInbox } from './jobs'
import { affiliateApplicationOf, openPosts } from './reads/applications'

const market = useMarket()
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n')
const message = 'My parcel has not moved for five days.\n<script>alert(1)</script> Bcc: all@example.com'
const contact = contactSchema.parse({
  topic: 'order',
  name: 'Lim <b>Mei</b>',
  email: 'Mei@Example.com',
  orderNumber: 'psr-7k2q9m4x',
  message,
})
const application = jobApplicationSchema.parse({
  name: 'Lim Mei',
  email: 'mei@example.com',
  phone: '012-345 6789',
  message,
})
const affiliate = { channel: 'community', phone: '', message } as const
const folder = () => path.join(market.ctx.config.dataDir, 'applications')
const cvs = (): string[] => (existsSync(folder()) ? readdirSync(folder()) : [])

/** What was mailed, as text in the outbox. */
async function readOutbox(): Promise<string[]> {
  await sendMails(market.ctx, new AbortController().signal)
  const outbox = path.join(market.ctx.config.dataDir, 'outbox')
  return readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), 'utf8'))
}

function addPost(isOpen = 1): void {
  market.run(
    `insert into job_posts (id, slug, position, place, is_open, created_at) values ('jbp_1', 'support', 1, 'Ipoh', ${isOpen}, 1)`,
  )
  for (const [language, title] of [
    ['en', 'Seller support'],
    ['cn', '卖家支援'],
    ['ms', 'Sokongan penjual'],
  ])
    market.run(
      'insert into job_post_texts (post_id, language, title, body) values (?, ?, ?, ?)',
      'jbp_1',
      language,
      title,
      'You **help** sellers.',
    )
}

describe('a message from the contact page', () => {
  it('says of an address that it was not verified, but of the confirmed one of who writes', async () => {
    const member = asMember(users.buyer, ROLE.BUYER)
    await sendContact(market.ctx, member, contact, 'en')
    await sendContact(market.ctx, member, { ...contact, email: users.buyer.email.toUpperCase() }, 'en')
    await sendContact(
      market.ctx,
      { ...member, isVerified: false },
      { ...contact, email: users.buyer.email },
      'en',
    )
    const mails = (await readOutbox()).map((mail) => mail.replaceAll('=\r\n', ''))
    const saying = (words: string) => mails.filter((mail) => mail.includes(words)).length
    expect([saying('not been verified'), saying('confirmed email of a member')]).toEqual([2, 1])
  })

  it('is kept, and mailed to every admin in their own language, whole and harmless', async () => {
    market.run("update users set language = 'ms' where id = ?", users.admin.id)
    await sendContact(market.ctx, null, contact, 'cn')
    expect(
      market.rows('select kind, user_id, topic, about, email, language, body from inbox_messages'),
    ).toEqual([
      {
        kind: 'contact',
        user_id: null,
        topic: 'order',
        about: 'PSR-7K2Q9M4X',
        email: 'mei@example.com',
        language: 'cn',
        body: message,
      },
    ])
    expect(market.rows('select to_email as email, language from mails')).toEqual([
      { email: users.admin.email, language: 'ms' },
    ])
    const [mail = ''] = await readOutbox()
    expect(mail).toContain('Subject: Mesej baharu: Pesanan')
    expect(mail).toContain('PSR-7K2Q9M4X')
    expect(mail).toContain('mei@example.com')
    expect(mail).toContain('&lt;script&gt;')
    expect(mail).not.toMatch(/^Bcc:/im)
  })

  it('names the field that is wrong', () => {
    const wrong = { ...contact, topic: 'nonsense', orderNumber: '123', message: 'short', email: 'no' }
    const { error } = contactSchema.safeParse(wrong)
    expect(error && fieldErrorsOf(error)).toEqual({
      topic: 'topic',
      orderNumber: 'orderNumber',
      message: 'messageShort',
      email: 'email',
    })
    const empty = contactSchema.safeParse({ topic: 'other' }).error
    expect(empty && fieldErrorsOf(empty)).toEqual({
      name: 'required',
      email: 'required',
      message: 'required',
    })
  })
})

describe('notes about accessibility', () => {
  it('lie in the same inbox under their own kind', async () => {
    const note = { name: 'A', email: 'a@example.com', page: '/checkout', message }
    await sendAccessibilityNote(market.ctx, buyer, note, 'en')
    expect(market.rows('select kind, user_id, about from inbox_messages')).toEqual([
      { kind: 'accessibility', user_id: buyer.id, about: '/checkout' },
    ])
    expect(market.value('select kind from mails')).toBe('accessibilityNote')
  })
})

describe('an application for a post', () => {
  it('keeps the CV outside of what is served, under a name nobody guesses, and mails all but the file', async () => {
    addPost()
    expect(await openPosts(market.ctx, 'cn')).toEqual([
      {
        slug: 'support',
        title: '卖家支援',
        place: 'Ipoh',
        descriptionHtml: '<p>You <strong>help</strong> sellers.</p>\n',
      },
    ])
    await applyForPost(market.ctx, newbuyer, { ...application, post: 'support' }, PDF, 'en')
    const [file = ''] = cvs()
    expect(file).toMatch(/^[0-9a-f]{32}\.pdf$/)
    expect(readFileSync(path.join(folder(), file))).toEqual(PDF)
    expect(market.rows('select post_id, user_id, cv_key from job_applications')).toEqual([
      { post_id: 'jbp_1', user_id: newbuyer.id, cv_key: file },
    ])
    const [mail = ''] = await readOutbox()
    expect(mail).toContain('Subject: New application: Seller support')
    expect(mail.replaceAll('=\r\n', '')).toContain(`DATA_DIR/applications/${file}`)
    expect(mail).not.toContain('%PDF')
  })

  it('is refused without a PDF that can be kept, and leaves nothing', async () => {
    const heavy = Buffer.concat([PDF, Buffer.alloc(MAX_CV_BYTES), Buffer.from('%%EOF')])
    const before = readAll(market)
    for (const [cv, code] of [
      [Buffer.alloc(0), 'CV_MISSING'],
      [Buffer.from('<html>%PDF</html>'), 'CV_KIND'],
      [Buffer.from('MZ\x90 not a document'), 'CV_KIND'],
      [PDF.subarray(0, 20), 'CV_KIND'],
      [heavy, 'CV_TOO_HEAVY'],
    ] as const)
      expect(await refusalOf(applyForPost(market.ctx, null, application, cv, 'en'))).toBe(code)
    expect(readAll(market)).toEqual(before)
    expect(cvs()).toEqual([])
  })

  it('for a post that closed meanwhile leaves no file', async () => {
    addPost(0)
    const closed = applyForPost(market.ctx, null, { ...application, post: 'support' }, PDF, 'en')
    expect(await refusalOf(closed)).toBe('JOB_POST_CLOSED')
    expect(cvs()).toEqual([])
  })
})

describe('an application as an affiliate', () => {
  const apply = (who = buyer) => applyAsAffiliate(market.ctx, who, affiliate)

  it('waits one at a time, however often it is sent', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => apply()))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusalOf(apply())).toBe('AFFILIATE_PENDING')
    expect(market.value('select count(*) from affiliate_applications')).toBe(1)
    expect(await affiliateApplicationOf(market.ctx, buyer)).toMatchObject({ state: 'pending' })
    expect(await affiliateApplicationOf(market.ctx, newbuyer)).toBeNull()
    expect(market.rows('select to_email as email from mails order by 1')).toEqual([
      { email: users.admin.email },
      { email: users.manager.email },
    ])
  })

  it('may be sent again after it was rejected', async () => {
    await apply()
    market.run("update affiliate_applications set state = 'rejected', reason = 'No', decided_at = 2")
    expect(await affiliateApplicationOf(market.ctx, buyer)).toMatchObject({ state: 'rejected', reason: 'No' })
    market.wait(1)
    await apply()
    expect(await affiliateApplicationOf(market.ctx, buyer)).toMatchObject({ state: 'pending' })
  })

  it('is for those who buy or sell', async () => {
    const as = (person: typeof users.admin | typeof users.manager | typeof users.reseller) =>
      refusalOf(applyAsAffiliate(market.ctx, asMember(person, person.role), affiliate))
    expect(await as(users.reseller)).toBe('AFFILIATE_ALREADY')
    expect(await as(users.admin)).toBe('FORBIDDEN')
    expect(await as(users.manager)).toBe('FORBIDDEN')
    await applyAsAffiliate(market.ctx, asMember(users.seller, ROLE.SELLER), affiliate)
  })
})

describe('what was sent', () => {
  const sendAll = async () => {
    await sendContact(market.ctx, newbuyer, contact, 'en')
    await applyForPost(market.ctx, newbuyer, application, PDF, 'en')
    await applyAsAffiliate(market.ctx, newbuyer, affiliate)
  }
  const counts = () =>
    ['inbox_messages', 'job_applications', 'affiliate_applications'].map((table) =>
      market.value(`select count(*) from ${table}`),
    )

  it('can be taken along by the member', async () => {
    await sendAll()
    const { read } = await takeAlong(market.ctx, newbuyer)
    expect(read('letters.json')).toMatchObject({
      messages: [{ kind: 'contact', body: message }],
      jobApplications: [{ email: 'mei@example.com', post: null }],
      affiliateApplications: [{ channel: 'community', state: 'pending' }],
    })
  })

  it('goes with the account, files too; of others nothing goes', async () => {
    await sendAll()
    await sendContact(market.ctx, buyer, contact, 'en')
    await applyForPost(market.ctx, null, application, PDF, 'en')
    await deleteAccount(market.ctx, newbuyer, { password: 'Pasar-demo-2026', code: '' })
    expect(counts()).toEqual([1, 1, 0])
    expect(cvs()).toHaveLength(1)
  })

  it('is deleted when its time is up, and so are files that nobody names', async () => {
    await sendAll()
    mkdirSync(folder(), { recursive: true })
    for (const [name, age] of [
      ['old.pdf', 7_200],
      ['new.pdf', 0],
    ] as const) {
      writeFileSync(path.join(folder(), name), PDF)
      const at = market.ctx.now() / 1_000 - age
      utimesSync(path.join(folder(), name), at, at)
    }
    await sweepInbox(market.ctx)
    expect(counts()).toEqual([1, 1, 1])
    expect(cvs()).toHaveLength(2)
    expect(cvs()).not.toContain('old.pdf')
    market.wait(INBOX_KEPT.applications + 1)
    await sweepInbox(market.ctx)
    expect(counts()).toEqual([1, 0, 1])
    expect(cvs()).toEqual([])
    market.wait(INBOX_KEPT.messages - INBOX_KEPT.applications)
    await sweepInbox(market.ctx)
    expect(counts()).toEqual([0, 0, 1])
  })
})

describe('someone who sends without end', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })

  it('is asked to wait after five, by message and by application', async () => {
    const ctx = { ...limited.ctx, client: '203.0.113.7' }
    for (let n = 0; n < 5; n++) await sendContact(ctx, null, contact, 'en')
    expect(await refusalOf(sendContact(ctx, null, contact, 'en'))).toBe('TOO_MANY_REQUESTS')
    await applyForPost(ctx, null, application, PDF, 'en')
    await sendContact({ ...ctx, client: '203.0.113.8' }, null, contact, 'en')
  })
})
