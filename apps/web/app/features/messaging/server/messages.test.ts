import { readFileSync } from 'node:fs'
import { asAdmin, asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE, ROUTES } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makeContext, sessionOf } from '../../../testing/context'
import { loader as caseLoader, action as decide } from '../routes/admin-message.server'
import { loader as queueLoader, action as ruleAction } from '../routes/admin-messages.server'
import { loader as fileLoader } from '../routes/admin-messages-csv.server'
import { action as chatAction, loader as chatLoader } from '../routes/chat.server'
import { loader as photoLoader } from '../routes/chat-photo.server'
import { action as startAction } from '../routes/message-new.server'
import { loader as listLoader } from '../routes/messages.server'

const { users, items } = SMALL
const buyer = asMember(users.buyer, ROLE.BUYER)
const seller = asMember(users.seller, ROLE.SELLER)
const stranger = asMember(users.newbuyer, ROLE.BUYER)
const admin = asAdmin(users.admin)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function argsOf(
  member: typeof buyer,
  params: Record<string, string> = {},
  form?: Record<string, string> | FormData,
  query = '',
) {
  const body = form instanceof FormData ? form : form && new URLSearchParams(form)
  const request = new Request(`http://pasar.test/chat${query}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
  })
  return { request, context: makeContext(services, request, { session: sessionOf(member) }), params }
}

type Action = typeof chatAction | typeof startAction | typeof decide | typeof ruleAction

const REFUSAL = z.object({
  init: z.object({ status: z.number() }),
  data: z.object({
    failure: z.object({
      code: z.string(),
      fields: z.record(z.string(), z.string()),
      values: z.record(z.string(), z.string()),
      details: z.record(z.string(), z.unknown()).optional(),
    }),
  }),
})

/** What a form is answered: where it leads, or why it was refused, with what was typed. */
async function post(run: Action, ...args: Parameters<typeof argsOf>) {
  const answer: unknown = await run(argsOf(...args)).catch((thrown: unknown) => thrown)
  if (answer instanceof Response)
    return { status: answer.status, to: answer.headers.get('location'), failure: undefined }
  const refusal = REFUSAL.parse(answer)
  return { status: refusal.init.status, to: null, failure: refusal.data.failure }
}

let keys = 0
const say = (body: string) => {
  keys += 1
  return { intent: 'send', body, key: `key-0000-${keys}` }
}
const ABOUT = { kind: 'item', id: items.kopi.id }
async function start(body = 'Is it fresh?'): Promise<string> {
  const { to } = await post(startAction, buyer, ABOUT, say(body))
  return to?.replace('/chat/', '') ?? ''
}

describe('a chat', () => {
  it('says of its item that it is sold out, and of an auction that it has ended', async () => {
    for (const [{ id }, state] of [
      [items.kopi, 'Sold out'],
      [items.auction, 'Auction ended'],
    ] as const) {
      const { to } = await post(startAction, buyer, { kind: 'item', id }, say('Is there more?'))
      const conversationId = to?.replace('/chat/', '') ?? ''
      const about = async () => (await chatLoader(argsOf(buyer, { conversationId }))).about
      expect(await about()).not.toContain(state)
      services.database.handle.prepare("update items set status = 'sold_out' where id = ?").run(id)
      expect(await about()).toContain(state)
    }
  })

  it('is led to from the first message, and shows each side what it may see', async () => {
    const conversationId = await start()
    expect(await post(chatAction, buyer, { conversationId }, say('Mail a@b.com'))).toMatchObject({
      status: 302,
    })
    const mine = await chatLoader(argsOf(buyer, { conversationId }))
    expect(mine.messages.map(({ body, state, isOwn }) => [body, state, isOwn])).toEqual([
      ['Is it fresh?', 'delivered', true],
      ['Mail a@b.com', 'pending', true],
    ])
    const theirs = await chatLoader(argsOf(seller, { conversationId }))
    expect(theirs).toMatchObject({ name: 'Aisyah R.', isSelling: true, unread: 1, delivered: 1 })
    expect(theirs.messages).toHaveLength(1)
  })

  it('is found by nobody else', async () => {
    const conversationId = await start()
    await expect(chatLoader(argsOf(stranger, { conversationId }))).rejects.toMatchObject({ status: 404 })
    expect(await post(chatAction, stranger, { conversationId }, say('Hi'))).toMatchObject({ status: 404 })
    expect(await post(chatAction, stranger, { conversationId }, { intent: 'read' })).toMatchObject({
      status: 404,
    })
    await expect(chatLoader(argsOf(admin, { conversationId }))).rejects.toMatchObject({ status: 302 })
  })

  it.each([
    ['', 'required'],
    ['\u200b \u2060', 'required'],
    ['a'.repeat(2_001), 'tooLong'],
    ['a'.repeat(10_000), 'tooLong'],
    ['\n \t\u3000\n', 'required'],
    ['ab\u2067cd', 'hiddenSigns'],
    ['ab\u202ecd', 'hiddenSigns'],
  ])('keeps what was typed when it is refused: %j', async (body, problem) => {
    const conversationId = await start()
    const refused = await post(chatAction, buyer, { conversationId }, say(body))
    expect(refused).toMatchObject({ status: 400, failure: { fields: { body: problem }, values: { body } } })
  })

  it('keeps what was typed when its key was used, and when the two may no longer write', async () => {
    const conversationId = await start()
    const first = say('One')
    expect(await post(chatAction, buyer, { conversationId }, first)).toMatchObject({ status: 302 })
    expect(await post(chatAction, buyer, { conversationId }, first)).toMatchObject({ status: 302 })
    const other = { ...first, body: 'Another' }
    const refusalOf = async (form: typeof first) => {
      const { failure } = await post(chatAction, buyer, { conversationId }, form)
      return [failure?.code, failure?.values.body]
    }
    expect(await refusalOf(other)).toEqual(['MESSAGE_KEY_USED', 'Another'])
    expect(await post(chatAction, seller, { conversationId }, { intent: 'block' })).toMatchObject({
      status: 302,
    })
    expect(await refusalOf(say('Hello?'))).toEqual(['MESSAGE_BLOCKED', 'Hello?'])
    expect(await post(chatAction, seller, { conversationId }, { intent: 'unblock' })).toMatchObject({
      status: 302,
    })
    services.database.handle.prepare("update users set status = 'suspended' where id = ?").run(seller.id)
    expect(await refusalOf(say('Still there?'))).toEqual(['MESSAGE_CLOSED', 'Still there?'])
  })

  it('takes fifty emoji that are one character', async () => {
    const conversationId = await start()
    const cluster = Array.from({ length: 50 }, () => '👩').join('\u200d')
    expect(await post(chatAction, buyer, { conversationId }, say(cluster))).toMatchObject({ status: 302 })
    expect((await chatLoader(argsOf(seller, { conversationId }))).messages.at(-1)?.body).toBe(cluster)
  })

  it('is marked as read by whoever has looked at it', async () => {
    const conversationId = await start()
    const unread = async () => (await listLoader(argsOf(seller))).conversations.map(({ unread }) => unread)
    expect(await unread()).toEqual([1])
    await post(chatAction, seller, { conversationId }, { intent: 'read' })
    expect(await unread()).toEqual([0])
  })
})

describe('pictures', () => {
  const withFiles = (form: Record<string, string>, ...files: (string | Buffer)[]): FormData => {
    const data = new FormData()
    for (const [name, text] of Object.entries(form)) data.append(name, text)
    for (const [at, file] of files.entries())
      data.append('photos', new File([typeof file === 'string' ? file : new Uint8Array(file)], `${at}.png`))
    return data
  }
  const DOT = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  it('are sent without words, shown to both, and fetched by nobody else', async () => {
    const conversationId = await start()
    expect(await post(chatAction, buyer, { conversationId }, withFiles(say(''), DOT, DOT))).toMatchObject({
      status: 302,
    })
    const theirs = await chatLoader(argsOf(seller, { conversationId }))
    const keys = theirs.messages.at(-1)?.pictures ?? []
    expect(keys).toHaveLength(2)
    const fetchBy = (who: typeof buyer) => photoLoader(argsOf(who, { key: keys[0] ?? '' }))
    expect((await fetchBy(seller)).headers.get('cache-control')).toBe('private, no-store')
    expect((await fetchBy(admin)).status).toBe(200)
    await expect(fetchBy(stranger)).rejects.toMatchObject({ status: 404 })
    const app = argsOf(seller, { key: keys[0] ?? '' })
    app.request.headers.set('authorization', 'Bearer of a session that has ended')
    const ended = { ...app, context: { ...app.context, session: async () => null } }
    await expect(photoLoader(ended)).rejects.toMatchObject({ status: 401 })
    expect((await listLoader(argsOf(seller))).conversations).toMatchObject([{ text: '2 photos' }])
  })

  it.each([
    [['<svg/>'], 'PICTURE_KIND', 'picture'],
    [[DOT, DOT, DOT, DOT, DOT], 'MESSAGE_TOO_MANY_PICTURES', 'photos'],
  ] as const)('are refused with a sentence, and what was typed stays', async (files, code, field) => {
    const conversationId = await start()
    const form = say('Look at this')
    const refused = await post(chatAction, buyer, { conversationId }, withFiles(form, ...files))
    expect(refused.failure).toMatchObject({
      code,
      fields: { [field]: code },
      values: { body: 'Look at this', key: form.key, photos: 'sent' },
    })
    // Its key is free for the next try.
    expect(await post(chatAction, buyer, { conversationId }, withFiles(form, DOT))).toMatchObject({
      status: 302,
    })
  })
})

describe('a search', () => {
  it('shows what one may see, and says what was searched for', async () => {
    await start('Is it ground coarse?')
    const found = await listLoader(argsOf(seller, {}, undefined, '?q=Coarse'))
    expect(found).toMatchObject({
      filter: { words: 'Coarse', sort: 'usual' },
      next: null,
      conversations: [{ text: 'Is it ground coarse?' }],
    })
    expect((await listLoader(argsOf(stranger, {}, undefined, '?q=coarse'))).conversations).toEqual([])
  })

  it('and the list begin anew where nothing is left behind a cursor; a cursor that is none is not found', async () => {
    await start()
    const beyond = Buffer.from('1~cnv_a').toString('base64url')
    const answer = (query: string) =>
      listLoader(argsOf(seller, {}, undefined, query)).catch((thrown: unknown) => thrown)
    const led = await answer(`?sort=x&cursor=${beyond}`)
    if (!(led instanceof Response)) throw new Error('It leads nowhere')
    expect([led.status, led.headers.get('location')]).toEqual([302, '/messages'])
    // A search says what it has found, also at its end.
    expect(await answer(`?q=fresh&cursor=${beyond}`)).toMatchObject({ conversations: [], next: null })
    expect(await answer('?sort=reverse&cursor=x')).toMatchObject({ status: 404 })
    expect(await answer('?sort=nonsense&show=nonsense')).toMatchObject({
      filter: { sort: 'usual', isArchived: false },
      conversations: [{ text: 'Is it fresh?' }],
    })
  })
})

describe('a report', () => {
  it('is made on the page of the chat, and decided by an admin', async () => {
    const conversationId = await start('Pay me by transfer')
    const [message] = (await chatLoader(argsOf(seller, { conversationId }))).messages
    const query = `?report=${message?.id}`
    const asked = await chatLoader(argsOf(seller, { conversationId }, undefined, query))
    expect(asked.reported).toMatchObject({ body: 'Pay me by transfer', isReported: false })
    await expect(chatLoader(argsOf(buyer, { conversationId }, undefined, query))).rejects.toMatchObject({
      status: 404,
    })
    const form = { intent: 'report', message: message?.id ?? '', reason: '', note: 'Twice already' }
    const refused = await post(chatAction, seller, { conversationId }, form)
    expect(refused.failure).toMatchObject({
      fields: { reason: 'required' },
      values: { note: 'Twice already' },
    })
    const sent = { ...form, reason: 'outside' }
    expect(await post(chatAction, seller, { conversationId }, sent)).toMatchObject({
      to: `/chat/${conversationId}`,
    })
    const queue = await queueLoader(argsOf(admin, {}, undefined, '?list=reports'))
    expect(queue.rows).toMatchObject([
      { reason: 'outside', note: 'Twice already', body: 'Pay me by transfer' },
    ])
    const params = { id: queue.rows[0]?.id ?? '' }
    const { message: reported } = await caseLoader(argsOf(admin, params))
    expect(reported).toMatchObject({ id: message?.id, reportState: 'open', note: 'Twice already' })
    const upheld = { intent: 'uphold', report: reported.reportId ?? '', reason: 'Pay here only' }
    const decided = await post(decide, admin, params, upheld)
    expect(decided).toMatchObject({ to: '/admin/messages?list=reports' })
    expect((await chatLoader(argsOf(seller, { conversationId }))).messages).toEqual([])
    expect((await chatLoader(argsOf(buyer, { conversationId }))).messages).toMatchObject([
      { state: 'rejected', rejection: 'Pay here only' },
    ])
  })
})

describe('the queue of admins', () => {
  const held = async () => (await queueLoader(argsOf(admin))).rows

  it('is decided with or without a reason; who comes second is told', async () => {
    const conversationId = await start('Call 012-345 6789')
    const [message] = await held()
    expect(message).toMatchObject({ body: 'Call 012-345 6789', heldFor: ['phone'] })
    const params = { id: message?.id ?? '' }
    const long = await post(decide, admin, params, { intent: 'reject', reason: 'x'.repeat(301) })
    expect(long.failure).toMatchObject({ fields: { reason: 'tooLong' } })
    expect(await post(decide, admin, params, { intent: 'approve' })).toMatchObject({ to: '/admin/messages' })
    const late = await post(decide, admin, params, { intent: 'reject' })
    expect(late.failure).toMatchObject({ code: 'MESSAGE_DECIDED', details: { who: users.admin.name } })
    expect((await caseLoader(argsOf(admin, params))).audit).toMatchObject([
      { action: 'approveMessage', actor: users.admin.name },
    ])
    expect((await chatLoader(argsOf(seller, { conversationId }))).messages).toHaveLength(1)
    expect(await held()).toEqual([])
  })

  it('is a table: the newest first where asked, without what is neither held nor reported', async () => {
    const conversationId = await start('Call 012-345 6789')
    await post(chatAction, buyer, { conversationId }, say('Or 012-345 6788'))
    await post(chatAction, buyer, { conversationId }, say('Good morning'))
    const bodies = async (query: string) =>
      (await queueLoader(argsOf(admin, {}, undefined, query))).rows.map(({ body }) => body)
    const oldest = await bodies('?cols=item.store')
    expect(await bodies('?sort=reverse&cols=item.store')).toEqual(oldest.toReversed())
    const { messages } = await chatLoader(argsOf(buyer, { conversationId }))
    const plain = messages.find(({ body }) => body === 'Good morning')
    await expect(caseLoader(argsOf(admin, { id: plain?.id ?? '' }))).rejects.toMatchObject({ status: 404 })
  })

  it('finds what waits by words, and lists what was decided with its decision, as its file does', async () => {
    const conversationId = await start('Call 012-345 6789')
    await post(chatAction, buyer, { conversationId }, say('Or by mail: ali@kedai.test'))
    const load = async (query: string) => (await queueLoader(argsOf(admin, {}, undefined, query))).rows
    const [found, ...others] = await load('?q=KEDAI.TEST')
    expect([found?.heldFor, others]).toEqual([['email'], []])
    expect(await load('?q=nothing')).toEqual([])
    expect(await load('?list=decided')).toEqual([])
    await post(decide, admin, { id: found?.id ?? '' }, { intent: 'reject', reason: 'No' })
    expect(await load('?list=decided')).toMatchObject([
      { id: found?.id, decision: 'rejected', heldFor: ['email'], reportId: null },
    ])
    const file = await fileLoader(argsOf(admin, {}, undefined, '?list=decided&q=kedai'))
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Decision,Decided on,Sender')
    expect(lines[1]).toMatch(new RegExp(`^${found?.id},.*,Email,,,Rejected,`))
  })

  it('holds all where admins say so, and keeps the list of who was first', async () => {
    const form = { intent: 'rules', words: 'durian', holdsAll: 'on', version: '0' }
    await start('Two durian, please')
    const shown = await ruleAction(argsOf(admin, {}, { ...form, intent: 'preview' }))
    expect(shown).toMatchObject({ preview: { added: ['durian'], holdsAll: true, tried: 1, heldThen: 1 } })
    expect(await held()).toEqual([])
    expect(await post(ruleAction, admin, {}, form)).toMatchObject({ to: '/admin/messages?view=all' })
    const { rules } = await queueLoader(argsOf(admin, {}, undefined, ''))
    expect(rules?.history).toMatchObject([
      {
        actor: users.admin.name,
        reason: expect.stringMatching(/^1 words, all messages held\n\+ durian\n− whatsap\*/),
      },
    ])
    const late = await post(ruleAction, admin, {}, { ...form, words: 'mangga' })
    const who = users.admin.name
    expect(late.failure).toMatchObject({
      code: 'WORD_LIST_CHANGED',
      details: { who },
      values: { words: 'mangga' },
    })
    await start('Hello')
    expect(await held()).toMatchObject([{ heldFor: ['all'] }])
  })
})

/** Promises in what a loader returns stand for parts that come later. */
async function settle(value: unknown): Promise<unknown> {
  // A page that is not found, or needs something else, shows nothing.
  const settled = await Promise.resolve(value).catch(() => null)
  if (Array.isArray(settled)) return Promise.all(settled.map(settle))
  if (settled instanceof Response) return settled.text().catch(() => '')
  if (typeof settled !== 'object' || settled === null) return settled
  const entries = Object.entries(settled).map(async ([name, part]) => [name, await settle(part)])
  return Object.fromEntries(await Promise.all(entries))
}

it('no page shows its receiver a message that waits', async () => {
  const secret = 'wasap-saya-017'
  const conversationId = await start()
  await post(chatAction, buyer, { conversationId }, say(`${secret}?`))
  const params = { conversationId, kind: 'item', id: items.kopi.id, slug: items.kopi.slug }
  const showing: string[] = []
  const files = [...new Set(ROUTES.flatMap(({ file }) => file ?? []))]
  for (const file of files) {
    const source = readFileSync(new URL(`../../../routes/${file}.tsx`, import.meta.url), 'utf8')
    const from = /export \{[^}]*\bloader\b[^}]*\} from '\.\.\/([^']+)'/.exec(source)?.[1]
    if (from === undefined) continue
    const { loader } = await import(
      /* @vite-ignore */ new URL(`../../../${from}.ts`, import.meta.url).pathname
    )
    for (const member of [seller, buyer]) {
      const answer = await settle(Promise.resolve().then(() => loader(argsOf(member, params))))
      if (JSON.stringify(answer ?? null).includes(secret)) showing.push(`${file} to ${member.name}`)
    }
  }
  expect(files.length).toBeGreaterThan(60)
  expect(showing.sort()).toEqual([`chat to ${buyer.name}`, `messages to ${buyer.name}`])
})
