import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requireActor, startConversation } from '@pasar/api'
import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import express from 'express'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { begin } from './http/requests'
import { makeRestAdapter } from './rest'

const { buyer, seller, newbuyer } = SMALL.users
let services: TestServices
let server: Server
let url: string
let conversation: string

beforeEach(async () => {
  services = await openTestServices()
  // Lucia reads the system's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const { context: ctx } = services
  const app = express().use('/api', makeRestAdapter(services))
  server = createServer((request, response) => {
    begin(request, ctx.config)
    app(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/conversations`
  const member = requireActor('chat', asMember(buyer, ROLE.BUYER))
  const about = { kind: 'item', id: SMALL.items.kopi.id } as const
  const started = await startConversation(ctx, member, about, { body: 'Hello', key: 'start-key-1' })
  conversation = started.conversationId
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  vi.useRealTimers()
  await services.dispose()
})

const picture = (width = 40): Promise<Buffer> =>
  sharp({ create: { width, height: 30, channels: 3, background: '#285' } })
    .png()
    .toBuffer()

const cookieOf = async ({ id }: { id: string }): Promise<string> =>
  (await services.sessions.begin(id, 'test')).split(';')[0] ?? ''

async function send(cookie: string, fields: Record<string, string>, pictures: readonly Buffer[], path = url) {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  for (const one of pictures) form.append('pictures', new Blob([new Uint8Array(one)]), 'x.png')
  const headers = { cookie, 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' }
  const answer = await fetch(path, { method: 'POST', body: form, headers })
  return { status: answer.status, body: await answer.json() }
}

it('takes pictures with words and without, into a conversation and at its beginning', async () => {
  const cookie = await cookieOf(buyer)
  const messages = `${url}/${conversation}/messages`
  const dot = await picture()
  expect(await send(cookie, { content: '', key: 'with-one-1' }, [dot], messages)).toMatchObject({
    status: 201,
    body: { message: { conversation, state: 'delivered' } },
  })
  const start = { kind: 'store', about: SMALL.stores.crafts.id, content: 'This one?', key: 'with-one-2' }
  const started = await send(cookie, start, [dot])
  expect(started.status).toBe(201)
  const read = async (id: string) => {
    const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
    return (await (await fetch(`${url}/${id}/messages`, { headers })).json()).messages
  }
  expect((await read(conversation)).at(-1)).toMatchObject({ content: '' })
  expect((await read(conversation)).at(-1).pictures).toHaveLength(1)
  expect((await read(started.body.message.conversation)).at(-1)).toMatchObject({ content: 'This one?' })
  // Each picture is made by a process of its own.
}, 90_000)

it('says what is wrong, and writes nothing', async () => {
  const own = await cookieOf(buyer)
  const messages = `${url}/${conversation}/messages`
  const dot = await picture()
  const refuse = async (cookie: string, pictures: Buffer[], content = '') => {
    const { status, body } = await send(cookie, { content, key: 'wrong-key-1' }, pictures, messages)
    return [status, body.code]
  }
  expect(await refuse(own, [])).toEqual([400, 'VALIDATION'])
  expect(await refuse(own, [], '\u200b \u2066')).toEqual([400, 'VALIDATION'])
  expect(await refuse(own, [], 'x'.repeat(10_000))).toEqual([400, 'VALIDATION'])
  expect(
    await refuse(
      own,
      Array.from({ length: 5 }, () => dot),
    ),
  ).toEqual([400, 'MESSAGE_TOO_MANY_PICTURES'])
  expect(await refuse(own, [Buffer.from('<svg onload=alert(1)>')])).toEqual([400, 'PICTURE_KIND'])
  expect(await refuse(await cookieOf(newbuyer), [dot])).toEqual([404, 'NOT_FOUND'])
  expect(await refuse('session=none', [dot])).toEqual([401, 'UNAUTHORIZED'])
  const { handle } = services.database
  expect(
    handle.prepare("select count(*) from chat_messages where form_key = 'wrong-key-1'").pluck().get(),
  ).toBe(0)
  expect(handle.prepare('select count(*) from message_pictures').pluck().get()).toBe(0)
})

it('takes a form from no page of another site', async () => {
  const form = new FormData()
  form.append('content', 'Hi')
  form.append('key', 'cross-key-1')
  const answer = await fetch(`${url}/${conversation}/messages`, {
    method: 'POST',
    body: form,
    headers: { cookie: await cookieOf(seller), 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.status).toBe(401)
})
