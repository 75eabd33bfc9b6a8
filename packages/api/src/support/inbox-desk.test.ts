import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  contactSchema,
  INBOX_KEPT,
  type InboxFilter,
  jobApplicationSchema,
  type Language,
  ROLE,
  readInboxFilter,
} from '@pasar/domain'
import PostalMime from 'postal-mime'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../accounts/commands/delete-account'
import { liftSuspension, suspendMember } from '../accounts/commands/suspension'
import { takeAlong } from '../accounts/testing/export-helpers'
import { provenSession } from '../accounts/testing/profile-helpers'
import { changeRole } from '../moderation/commands/roles'
import { sendMails } from '../platform/mail/send'
import { workWaits } from '../selling/reads/desk'
import { asAdmin, asMember } from '../testing'
import { newbuyer, readAll, refusalOf, useMarket, users } from '../testing/helpers'
import {
  answerInbox,
  closeInbox,
  noteInbox,
  openCv,
  releaseInbox,
  reopenInbox,
  takeInbox,
} from './commands/inbox-desk'
import { applyForPost, sendAccessibilityNote, sendContact } from './commands/messages'
import { sweepInbox } from './jobs'
import { exportInboxes, inboxesPage, inboxPage } from './reads/inbox-desk'

const market = useMarket()
const admin = asAdmin(users.admin)
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n')
const BODY = 'My parcel has not moved for five days.\n<script>alert(1)</script>'
const contact = contactSchema.parse({
  topic: 'order',
  name: 'Lim Mei',
  email: 'mei@example.com',
  orderNumber: 'PSR-7K2Q9M4X',
  message: BODY,
})
const application = jobApplicationSchema.parse({
  name: 'Siti Aminah',
  email: 'siti@example.com',
  phone: '012-345 6789',
  message: 'I would like to help sellers.',
})
const note = { name: '=1+1', email: 'tan@example.com', page: '/checkout', message: 'The button has no name.' }

const write = async (language: Language = 'cn', who: Parameters<typeof sendContact>[1] = null) => {
  await sendContact(market.ctx, who, contact, language)
  return market.value<string>("select id from inbox_entries where inbox = 'contact' order by seq desc")
}
const apply = async (who: typeof newbuyer | null = null) => {
  await applyForPost(market.ctx, who, application, PDF, 'ms')
  return market.value<string>("select id from inbox_entries where inbox = 'careers'")
}
const filterOf = (query: string) => readInboxFilter(new URLSearchParams(query))
const listed = async (query: string | InboxFilter) => {
  const filter = typeof query === 'string' ? filterOf(query) : query
  return (await inboxesPage(market.ctx, admin, filter, 'en', null)).entries.map(({ name }) => name)
}
const entryOf = async (id: string) => (await inboxPage(market.ctx, admin, id, 'en')).entry
const answer = (id: string, version: number, typed: { answer?: string; close?: boolean } = {}, who = admin) =>
  answerInbox(market.ctx, who, id, { version, answer: 'It arrives tomorrow.', close: false, ...typed })
const done = (id: string) =>
  market
    .rows<{ action: string }>('select action from audit_log where subject_id = ? order by position', id)
    .map(({ action }) => action)
const secondAdmin = () => {
  market.run('update users set role = 1 where id = ?', users.manager.id)
  return asAdmin(users.manager)
}

describe('the list', () => {
  it('has what was written to every inbox, the longest waiting first, with what waits in each', async () => {
    await write()
    market.wait(1)
    await apply()
    market.wait(1)
    await sendAccessibilityNote(market.ctx, null, note, 'en')
    expect(await listed('')).toEqual(['Lim Mei', 'Siti Aminah', '=1+1'])
    expect(await listed('sort=newest')).toEqual(['=1+1', 'Siti Aminah', 'Lim Mei'])
    expect(await listed('inbox=careers')).toEqual(['Siti Aminah'])
    expect(await listed('state=closed')).toEqual([])
    expect(await inboxesPage(market.ctx, admin, filterOf(''), 'en', null)).toMatchObject({
      open: { contact: 1, careers: 1, accessibility: 1 },
      entries: [{ topic: 'order', about: 'PSR-7K2Q9M4X', state: 'open', assigneeId: null }, {}, {}],
    })
    expect(await workWaits(market.ctx, asMember(users.admin, admin.role))).toMatchObject({ inbox: 3 })
  })

  it('finds parts of names, emails, order numbers and texts, and short names by how they begin', async () => {
    await write()
    await apply()
    for (const [words, found] of [
      ['mei lim', ['Lim Mei']],
      ['Li', ['Lim Mei']],
      ['SITI@EX', ['Siti Aminah']],
      ['7k2q', ['Lim Mei']],
      ['help sellers', ['Siti Aminah']],
      ['5678', ['Siti Aminah']],
      ['nobody', []],
      ['" OR *', []],
    ] as const)
      expect(await listed(`q=${encodeURIComponent(words)}`), words).toEqual(found)
  })

  it('goes on from its cursor, and refuses one that is none', async () => {
    for (let n = 0; n < 30; n++) {
      market.wait(1)
      await sendAccessibilityNote(market.ctx, null, { ...note, name: `N${n}` }, 'en')
    }
    const first = await inboxesPage(market.ctx, admin, filterOf(''), 'en', null)
    const second = await inboxesPage(market.ctx, admin, filterOf(''), 'en', first.next)
    expect([first.entries.length, second.entries.length, second.next]).toEqual([25, 5, null])
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(30)
    expect(await refusalOf(inboxesPage(market.ctx, admin, filterOf(''), 'en', 'nonsense'))).toBe('NOT_FOUND')
    const rows = []
    for await (const part of await exportInboxes(market.ctx, admin, filterOf(''), 'en')) rows.push(...part)
    expect(rows).toHaveLength(30)
    expect(rows[0]?.body).toBe(note.message)
  })
})

describe('an answer', () => {
  it('goes by mail in the language of whoever wrote, with what they wrote, and is kept', async () => {
    const id = await write()
    market.run('delete from mails')
    await answer(id, 0, { answer: 'It arrives tomorrow.\nBcc: all@example.com' })
    expect(market.rows('select kind, user_id, to_email as email, language from mails')).toEqual([
      { kind: 'inboxAnswer', user_id: null, email: 'mei@example.com', language: 'cn' },
    ])
    await sendMails(market.ctx, new AbortController().signal)
    const outbox = path.join(market.ctx.config.dataDir, 'outbox')
    const [file = Buffer.alloc(0)] = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name)))
    const mail = await PostalMime.parse(file)
    expect(mail.text).toContain('It arrives tomorrow.')
    expect(mail.html).toContain('&lt;script&gt;')
    expect(JSON.stringify(mail.headers)).not.toContain('all@example.com')
    const { entry, replies } = await inboxPage(market.ctx, admin, id, 'en')
    expect(entry).toMatchObject({ state: 'answered', version: 1, assigneeId: admin.id })
    expect(replies).toMatchObject([
      { author: users.admin.name, body: 'It arrives tomorrow.\nBcc: all@example.com' },
    ])
    expect(done(id)).toEqual(['answerInbox'])
    expect(await listed('')).toEqual([])
    expect(await listed('state=answered')).toEqual(['Lim Mei'])
  })

  it('may close it; then nothing more is answered until it is opened again', async () => {
    const id = await write()
    await answer(id, 0, { close: true })
    expect(await entryOf(id)).toMatchObject({ state: 'closed', version: 1 })
    const before = readAll(market)
    expect(await refusalOf(answer(id, 1))).toBe('INBOX_ANSWERED')
    expect(await refusalOf(closeInbox(market.ctx, admin, id, 1))).toBe('INBOX_ANSWERED')
    expect(readAll(market)).toEqual(before)
    await reopenInbox(market.ctx, admin, id, 1)
    await answer(id, 2)
    expect(done(id)).toEqual(['answerAndCloseInbox', 'reopenInbox', 'answerInbox'])
  })

  it('waits after too many', async () => {
    const limited = {
      ...market.ctx,
      limits: { ...market.ctx.limits, take: () => Promise.reject(new Error('full')) },
    }
    const id = await write()
    const before = readAll(market)
    await expect(
      answerInbox(limited, admin, id, { version: 0, answer: 'Yes.', close: false }),
    ).rejects.toThrow('full')
    expect(readAll(market)).toEqual(before)
  })
})

describe('two admins', () => {
  it('cannot both answer: the second is told who did', async () => {
    const id = await write()
    const other = secondAdmin()
    market.run('delete from mails')
    const twice = await Promise.allSettled([answer(id, 0), answer(id, 0, {}, other)])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(market.value('select count(*) from mails')).toBe(1)
    expect(market.value('select count(*) from inbox_replies')).toBe(1)
  })

  it('are told what the other one did since they looked', async () => {
    const other = secondAdmin()
    const name = users.manager.name
    const id = await write()
    const late = async (version: number) => {
      const refused = await answer(id, version).catch((error: unknown) => error)
      market.wait(1)
      return refused
    }
    await takeInbox(market.ctx, other, id, 0)
    expect(await late(0)).toMatchObject({ code: 'INBOX_TAKEN', details: { who: name } })
    await releaseInbox(market.ctx, other, id, 1)
    expect(await late(1)).toMatchObject({ code: 'INBOX_CHANGED', details: { who: name } })
    await answer(id, 2, {}, other)
    expect(await late(2)).toMatchObject({ code: 'INBOX_ANSWERED', details: { who: name } })
    await closeInbox(market.ctx, other, id, 3)
    expect(await late(3)).toMatchObject({ code: 'INBOX_CLOSED', details: { who: name } })
    await reopenInbox(market.ctx, other, id, 4)
    expect(await late(4)).toMatchObject({ code: 'INBOX_CHANGED', details: { who: name } })
    await takeInbox(market.ctx, admin, id, 5)
    expect((await entryOf(id)).assigneeName).toBe(users.admin.name)
    expect(await listed('mine=1')).toEqual(['Lim Mei'])
  })
})

describe('a CV', () => {
  it('is opened by its entry alone, and each look is written down', async () => {
    const id = await apply()
    const { file, type } = await openCv(market.ctx, admin, id)
    expect(readFileSync(file)).toEqual(PDF)
    expect(type).toBe('application/pdf')
    await openCv(market.ctx, admin, id)
    expect(done(id)).toEqual(['openCv', 'openCv'])
    expect(await refusalOf(openCv(market.ctx, admin, await write()))).toBe('NOT_FOUND')
    expect(await refusalOf(openCv(market.ctx, admin, 'jba_none'))).toBe('NOT_FOUND')
    expect(JSON.stringify(await inboxPage(market.ctx, admin, id, 'en'))).not.toContain('.pdf')
  })
})

describe('what is kept about it', () => {
  it('goes with the account of who wrote, and can be taken along before', async () => {
    const id = await write('en', newbuyer)
    const job = await apply(newbuyer)
    await answer(id, 0)
    await noteInbox(market.ctx, admin, id, { note: 'Asked the courier' })
    await noteInbox(market.ctx, admin, job, { note: 'Looks good' })
    const letters = (await takeAlong(market.ctx, newbuyer)).read('letters.json')
    expect(letters).toMatchObject({ answers: [{ answers: id, body: 'It arrives tomorrow.' }] })
    expect(JSON.stringify(letters)).not.toContain('courier')
    await deleteAccount(market.ctx, newbuyer, { password: 'Pasar-demo-2026', code: '' })
    for (const table of ['inbox_entries', 'inbox_replies', 'staff_notes', 'inbox_search'])
      expect(market.value(`select count(*) from ${table}`), table).toBe(0)
    expect(await refusalOf(inboxPage(market.ctx, admin, id, 'en'))).toBe('NOT_FOUND')
    expect(await refusalOf(closeInbox(market.ctx, admin, id, 1))).toBe('NOT_FOUND')
  })

  it('is deleted when the time of what was sent is up', async () => {
    const id = await write()
    const job = await apply()
    await answer(id, 0)
    await noteInbox(market.ctx, admin, job, { note: 'Looks good' })
    market.wait(INBOX_KEPT.applications + 1)
    await sweepInbox(market.ctx)
    expect(market.rows('select inbox from inbox_entries')).toEqual([{ inbox: 'contact' }])
    expect(market.value('select count(*) from staff_notes')).toBe(0)
    market.wait(INBOX_KEPT.messages - INBOX_KEPT.applications)
    await sweepInbox(market.ctx)
    for (const table of ['inbox_entries', 'inbox_replies', 'inbox_search'])
      expect(market.value(`select count(*) from ${table}`), table).toBe(0)
  })

  it('is free for others when the admin who took it leaves', async () => {
    const id = await write()
    const other = secondAdmin()
    await takeInbox(market.ctx, other, id, 0)
    await deleteAccount(market.ctx, other, { password: 'Pasar-demo-2026', code: '' })
    expect(await entryOf(id)).toMatchObject({ assigneeId: null, version: 2 })
  })

  it('waits for everybody again when the admin who took it is one no longer', async () => {
    const other = secondAdmin()
    const first = await write()
    await takeInbox(market.ctx, other, first, 0)
    await suspendMember(market.ctx, admin, other.id, { reason: 'Lost their phone' })
    expect(await entryOf(first)).toMatchObject({ assigneeId: null, version: 2 })
    await liftSuspension(market.ctx, admin, other.id, { reason: '' })
    await takeInbox(market.ctx, other, first, 2)
    await changeRole(market.ctx, admin, provenSession(market, admin), other.id, {
      from: ROLE.ADMIN,
      to: ROLE.MANAGER,
      reason: 'Helps less',
    })
    expect(await entryOf(first)).toMatchObject({ assigneeId: null, version: 4 })
  })

  it('names the member who wrote, or whose email it is', async () => {
    const id = await write('en', newbuyer)
    expect(await entryOf(id)).toMatchObject({ writerId: newbuyer.id, memberId: null })
    const { email } = users.priya
    await sendContact(market.ctx, null, { ...contact, email }, 'en')
    const other = market.value<string>('select id from inbox_entries where email = ?', email)
    expect(await entryOf(other)).toMatchObject({ writerId: null, memberId: users.priya.id })
    market.run('update users set verified_at = null where id = ?', users.priya.id)
    expect(await entryOf(other)).toMatchObject({ writerId: null, memberId: null, memberName: null })
  })
})
