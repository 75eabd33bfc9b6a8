import { expect, it } from 'vitest'
import { readFormBody } from '../../app/lib/forms/form-body.server'
import { addWriter, takeWriter, type WrittenForm } from '../../app/lib/forms/written-form.server'
import { formOf } from '../../app/testing/context'
import { keepWritten, keepWrittenForms } from './written-forms'

const TO = '/login?from=%2Forders&why=expired'

const siti = { id: 'usr_siti', name: 'Siti', email: 'siti@pasar.test' }

/** Whether the action of the last form was asked. */
let isRun = false

/** What is kept of a form whose action leads somewhere. */
async function keptOf(
  body: FormData | URLSearchParams,
  {
    to = TO,
    status = 302,
    reads = false,
    isForScripts = false,
    length,
    writer,
    member = null,
  }: {
    to?: string
    status?: number
    reads?: boolean
    isForScripts?: boolean
    length?: number
    writer?: string
    member?: typeof siti | null
  } = {},
): Promise<WrittenForm | undefined> {
  const sent = new Request('http://pasar.test/orders?page=2', { method: 'POST', body })
  const bytes = await sent.arrayBuffer()
  const headers = {
    'content-type': sent.headers.get('content-type') ?? '',
    'content-length': String(length ?? bytes.byteLength),
  }
  const request = new Request(sent.url, { method: 'POST', body: bytes, headers })
  const session = async () => member && { member }
  const context: Parameters<ReturnType<typeof keepWritten>>[0]['context'] = {
    isForScripts,
    session,
    ...(writer !== undefined && { writer }),
  }
  const answer = new Response(null, { status })
  if (status === 302) answer.headers.set('location', to)
  const kept = keepWritten(async () => {
    if (reads) await readFormBody(request)
    throw answer
  })
  const refusal = await kept({ request, context }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Response)
  isRun = refusal === answer
  return context.written
}

const fields = { key: '0b7d3c52-1b6f-4f3e-9f0e-000000000000', reason: 'Retak.\r\nDua keping.', stars: '5' }

it('keeps the words of who is led to the login, with all that is sent beside them, and no password', async () => {
  const typed = new URLSearchParams({ ...fields, password: 'a very long secret' })
  typed.append('lines', 'a')
  typed.append('lines', 'b')
  expect(await keptOf(typed)).toEqual({
    path: '/orders?page=2',
    why: 'login',
    writer: 'unknown',
    leadsTo: TO,
    fields: [...Object.entries(fields), ['lines', 'a'], ['lines', 'b']],
    words: [fields.reason],
    isMultipart: false,
    hasFiles: false,
  })
})

it('keeps the words of who has to prove who they are, too', async () => {
  const to = '/reauthenticate?from=%2Forders'
  const bank = new URLSearchParams({ bank: 'maybank', number: '1144 0123 4567', holder: 'Siti binti Ahmad' })
  expect(await keptOf(bank, { to })).toMatchObject({
    why: 'proof',
    leadsTo: to,
    fields: [...bank],
    words: ['Siti binti Ahmad'],
  })
})

it('keeps who wrote it, where that is known', async () => {
  const typed = new URLSearchParams(fields)
  const to = '/reauthenticate?from=%2Forders'
  expect(await keptOf(typed, { to, member: siti })).toMatchObject({ why: 'proof', writer: 'usr_siti' })
  expect(await keptOf(typed, { writer: 'usr_siti' })).toMatchObject({ why: 'login', writer: 'usr_siti' })
  expect(isRun).toBe(true)
})

it('sends a kept form for who wrote it and for nobody else, and says under whose name where that is unknown', async () => {
  const typed = new URLSearchParams(fields)
  const status = 200
  const sender = 'Siti (siti@pasar.test)'
  expect(await keptOf(typed, { status, member: siti, writer: 'usr_siti' })).toBeUndefined()
  expect(isRun).toBe(true)
  const words = [fields.reason]
  const other = await keptOf(typed, { status, member: siti, writer: 'usr_lim' })
  expect(other).toMatchObject({ why: 'other', writer: 'usr_lim', sender, words, path: '/orders?page=2' })
  expect(isRun).toBe(false)
  const unknown = await keptOf(typed, { status, member: siti, writer: 'unknown' })
  expect(unknown).toMatchObject({ why: 'name', writer: 'unknown-usr_siti', sender, words })
  expect(isRun).toBe(false)
  // Who was asked sends it. Anyone else, who may have written it, is asked in turn.
  expect(await keptOf(typed, { status, member: siti, writer: 'unknown-usr_siti' })).toBeUndefined()
  expect(isRun).toBe(true)
  expect(await keptOf(typed, { status, member: siti, writer: 'unknown-usr_lim' })).toEqual(unknown)
  expect(isRun).toBe(false)
})

it('takes who wrote a form out of its address, which stays as it was else', () => {
  for (const path of ['/orders', '/orders?page=2', '/shop?q=a%20b&sort=new']) {
    expect(takeWriter(path)).toEqual({ path, writer: undefined })
    const { path: bare, writer } = takeWriter(addWriter(path, 'usr_siti'))
    expect(new URL(bare, 'http://a').pathname).toBe(new URL(path, 'http://a').pathname)
    expect([...new URL(bare, 'http://a').searchParams]).toEqual([...new URL(path, 'http://a').searchParams])
    expect(writer).toBe('usr_siti')
  }
})

it('keeps all that is in words where what it is about is gone, although the action has read it', async () => {
  const form = formOf({ ...fields, title: 'Songket', category: 'fashion', intent: 'draft', country: 'MY' })
  for (const reads of [true, false])
    expect(await keptOf(form, { status: 404, reads })).toMatchObject({
      why: 'gone',
      words: [fields.reason, 'Songket'],
    })
  expect(
    await keptOf(new URLSearchParams({ intent: 'delete', id: 'itm_1' }), { status: 404 }),
  ).toBeUndefined()
})

it('says where files came along, which are not kept', async () => {
  const form = formOf({ ...fields, photos: '' })
  expect(await keptOf(form)).toMatchObject({ isMultipart: true, hasFiles: false })
  form.append('photos', new File([new Uint8Array(50_000)], 'crack.jpg'))
  expect(await keptOf(form)).toMatchObject({ isMultipart: true, hasFiles: true, words: [fields.reason] })
})

it('leads to the login where nothing would be lost', async () => {
  const empty = new URLSearchParams({ intent: 'vote', id: 'rev_123', anchor: 'review-1', email: 'a@b.my' })
  expect(await keptOf(empty)).toBeUndefined()
  expect(await keptOf(new URLSearchParams(fields), { to: '/unauthorized' })).toBeUndefined()
  expect(await keptOf(new URLSearchParams(fields), { isForScripts: true })).toBeUndefined()
  expect(await keptOf(new URLSearchParams(fields), { length: 1e9 })).toBeUndefined()
})

it('every action of the routes keeps what was written, and nothing else of them changes', () => {
  const module = { default: () => null }
  const action = async () => null
  const routes = {
    one: { id: 'one', path: 'one', module },
    two: { id: 'two', path: 'two', module: { ...module, action } },
  }
  const kept = keepWrittenForms(routes)
  expect(kept.one).toBe(routes.one)
  expect(kept.two).toEqual({ ...routes.two, module: { ...module, action: expect.any(Function) } })
  expect(kept.two?.module.action).not.toBe(action)
})
