import { applyForPost, sendContact } from '@pasar/api'
import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { contactSchema, jobApplicationSchema, ROLE, type RoleId } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { locationOf } from '../../../testing/answers'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { action, loader } from '../routes/inboxes/admin-inbox.server'
import { loader as cv } from '../routes/inboxes/admin-inbox-cv.server'
import { loader as list } from '../routes/inboxes/admin-inboxes.server'
import { loader as csv } from '../routes/inboxes/admin-inboxes-csv.server'

const { users } = SMALL
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n')
const HOSTILE = '<img src=x onerror=alert(1)> {{who}} \u202eabc'
let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function ask(
  work: typeof list | typeof action | typeof loader | typeof cv,
  address: string,
  { values, role = ROLE.ADMIN }: { values?: Record<string, string>; role?: RoleId } = {},
) {
  const url = `http://pasar.test/admin/inboxes${address}`
  const request = new Request(url, values ? { method: 'POST', body: new URLSearchParams(values) } : {})
  const context = makeContext(services, request, { session: sessionOf(asMember(users.admin, role)) })
  const [, id = ''] = /^\/(\w+)/.exec(address) ?? []
  return answerOf(work({ request, context, params: { id } }))
}
const post = (id: string, values: Record<string, string>) => ask(action, `/${id}`, { values })
const read = <T>(sql: string) => services.database.handle.prepare(sql).pluck().get() as T

async function write(name = 'Lim Mei'): Promise<string> {
  const message = {
    topic: 'order',
    email: 'mei@example.com',
    orderNumber: '',
    message: 'Where is my parcel?',
  }
  await sendContact(services.context, null, contactSchema.parse({ ...message, name }), 'ms')
  return read("select id from inbox_entries where inbox = 'contact'")
}
async function apply(): Promise<string> {
  const typed = {
    name: 'Siti',
    email: 'siti@example.com',
    phone: '0123456789',
    message: 'I want to help you.',
  }
  await applyForPost(services.context, null, jobApplicationSchema.parse(typed), PDF, 'en')
  return read("select id from inbox_entries where inbox = 'careers'")
}

it('lists, takes, answers, closes and opens again, and leads back to the entry each time', async () => {
  const id = await write()
  expect(await ask(list, '')).toMatchObject({
    entries: [{ id, name: 'Lim Mei', excerpt: 'Where is my parcel?' }],
    open: { contact: 1, careers: 0 },
    isFirst: true,
  })
  expect(await ask(loader, `/${id}`)).toMatchObject({ entry: { state: 'open', version: 0 }, isMine: false })
  const back = `/admin/inboxes/${id}`
  expect(locationOf(await post(id, { intent: 'take', version: '0' }))).toBe(back)
  expect(await ask(loader, `/${id}`)).toMatchObject({ isMine: true, audit: [{ action: 'takeInbox' }] })
  expect(
    locationOf(await post(id, { intent: 'answer', version: '1', answer: 'Tomorrow.', close: 'yes' })),
  ).toBe(back)
  expect(await ask(loader, `/${id}`)).toMatchObject({
    entry: { state: 'closed', version: 2 },
    replies: [{ body: 'Tomorrow.', author: users.admin.name }],
  })
  expect(locationOf(await post(id, { intent: 'reopen', version: '2' }))).toBe(back)
  expect(locationOf(await post(id, { intent: 'release', version: '3' }))).toBe(back)
  expect(locationOf(await post(id, { intent: 'close', version: '4' }))).toBe(back)
  expect(locationOf(await post(id, { intent: 'note', note: 'Called her' }))).toBe(back)
  expect(await ask(loader, `/${id}`)).toMatchObject({ notes: [{ body: 'Called her' }] })
})

it('says at the field what is wrong, and keeps what was typed when another admin was faster', async () => {
  const id = await write()
  expect(await post(id, { intent: 'answer', version: '0', answer: ' ', close: 'yes' })).toMatchObject({
    data: { failure: { fields: { answer: 'required' }, values: { close: 'yes' } } },
  })
  expect(await post(id, { intent: 'note', note: '' })).toMatchObject({
    data: { failure: { fields: { note: 'required' } } },
  })
  await post(id, { intent: 'close', version: '0' })
  expect(await post(id, { intent: 'answer', version: '0', answer: 'Tomorrow.' })).toMatchObject({
    data: {
      failure: {
        code: 'INBOX_CLOSED',
        details: { who: users.admin.name },
        values: { answer: 'Tomorrow.' },
      },
    },
  })
  const nonsense: Record<string, string>[] = [
    { intent: 'explode' },
    { intent: 'constructor' },
    { intent: 'take', version: '-1' },
    {},
  ]
  for (const values of nonsense)
    expect(await post(id, values)).toMatchObject({ data: { failure: { code: 'VALIDATION' } } })
  expect(read<number>('select count(*) from inbox_replies')).toBe(0)
})

it('sends a CV as a file that nothing keeps or runs, to admins alone', async () => {
  const id = await apply()
  const answer = await ask(cv, `/${id}/cv`)
  if (!(answer instanceof Response)) throw new Error('No file')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="cv.pdf"',
    'cache-control': 'private, no-store, no-transform',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(PDF)
  expect(await ask(loader, `/${id}`)).toMatchObject({ entry: { hasCv: true }, audit: [{ action: 'openCv' }] })
  expect(await ask(cv, `/${await write()}/cv`)).toHaveProperty('status', 404)
  expect(await ask(cv, `/${id}/cv`, { role: ROLE.MANAGER })).toHaveProperty('status', 302)
  expect(read<number>("select count(*) from audit_log where action = 'openCv'")).toBe(1)
})

it('sends a file of what the filters show, in which a cell that begins like a formula is none', async () => {
  await write('=1+1')
  await apply()
  const lines = async (query: string) => {
    const answer = await ask(csv, `.csv${query}`)
    if (!(answer instanceof Response)) throw new Error('No file')
    return (await answer.text()).trimEnd().split('\r\n')
  }
  const all = await lines('')
  expect(all[0]).toContain('Number,Inboxes,State,Received,Name,Email')
  expect(all).toHaveLength(3)
  expect(all.some((line) => line.includes(",'=1+1,"))).toBe(true)
  expect(await lines('?inbox=careers')).toHaveLength(2)
  expect(await lines('?state=closed')).toHaveLength(1)
})

it('shows hostile texts as they are, finds nothing for what is no entry, and is for admins alone', async () => {
  services.database.handle
    .prepare(
      `insert into inbox_messages (id, kind, name, email, topic, about, body, language, created_at)
      values ('ibx_1', 'contact', ?, 'x@example.com', 'gone', ?, ?, 'en', 1)`,
    )
    .run(HOSTILE, HOSTILE, HOSTILE)
  expect(await ask(loader, '/ibx_1')).toMatchObject({ entry: { name: HOSTILE, body: HOSTILE } })
  expect(locationOf(await post('ibx_1', { intent: 'answer', version: '0', answer: 'Thanks.' }))).toContain(
    'ibx_1',
  )
  expect(await ask(loader, '/ibx_none')).toHaveProperty('status', 404)
  expect(await post('ibx_none', { intent: 'close', version: '0' })).toHaveProperty('status', 404)
  for (const role of [ROLE.MANAGER, ROLE.SELLER, ROLE.BUYER, ROLE.RESELLER])
    for (const work of [list, csv, loader, action])
      expect(await ask(work, '/ibx_1', { role, values: {} })).toHaveProperty('status', 302)
  expect(await ask(list, '?cursor=nonsense')).toHaveProperty('status', 404)
})
