import { createServer, type RequestOptions, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestServices, type TestServices } from '@pasar/api/testing'
import { DomainError, LIMITS, MAX_BODY_BYTES } from '@pasar/domain'
import express from 'express'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serveCalls } from '../calls'
import { makeRestAdapter } from '../rest'
import { answerRefusal } from './refusal'
import { begin, countRefusals, isCounted, requestContext } from './requests'
import { refuseLargeBodies } from './security'

const { most, within } = LIMITS.refused
const HERE = '192.0.2.1'
let services: TestServices
let server: Server
let url = ''
let reading: Promise<number> = Promise.resolve(0)

async function readAll(body: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of body) bytes += chunk.length
  return bytes
}

/** The server's own way to REST and tRPC, and a form that is taken or refused as its text says. */
beforeEach(async () => {
  services = await openTestServices({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' })
  const { context: ctx } = services
  const app = express()
    .use('/api', makeRestAdapter(services))
    .use(refuseLargeBodies)
    .use(
      '/trpc',
      serveCalls({
        makeContext: async (request, response) => ({
          context: requestContext(ctx, request, response),
          actor: null,
        }),
        onError: () => {},
      }),
    )
    .post('/read', async (request, response) => {
      reading = readAll(request)
      await reading.catch(() => {})
      if (!response.headersSent) response.end()
    })
    .post('/form', express.text({ type: () => true }), (request, response) =>
      response.status(request.body === 'fine' ? 200 : 400).end(),
    )
  server = createServer((request, response) => {
    begin(request, ctx.config)
    try {
      countRefusals(ctx.limits, request, response)
      app(request, response)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      void answerRefusal(error, request, response)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await services.dispose()
})

const post = (path: string, body: string, client = HERE, type = 'application/json') =>
  fetch(url + path, { method: 'POST', body, headers: { 'content-type': type, 'x-forwarded-for': client } })
const statusOf = async (...asked: Parameters<typeof post>): Promise<number> => {
  const answer = await post(...asked)
  await answer.arrayBuffer()
  return answer.status
}
/** All but one of the refusals that an address has. */
function useUp(): void {
  for (let count = 1; count < most; count++) services.context.limits.count('refused', HERE)
}

it.each<[string, number, ...Parameters<typeof post>]>([
  ['a field that is wrong', 400, '/api/auth/register', '{"name":""}'],
  ['a text that is too long', 400, '/api/auth/login', JSON.stringify({ email: 'a'.repeat(60_000) })],
  ['no JSON', 400, '/api/auth/login', '{'],
  ['a body that is too large', 413, '/api/auth/register', `"${'x'.repeat(70_000)}"`],
  ['a form where calls are', 400, '/trpc/cart.add', 'a=b', HERE, 'application/x-www-form-urlencoded'],
  ['a form with a field that is wrong', 400, '/form', 'wrong'],
])('%s counts against its address: then nothing of it is read', async (_what, status, ...asked) => {
  useUp()
  expect(await statusOf(...asked)).toBe(status)
  for (const path of ['/api/auth/register', '/trpc/cart.add', '/form'])
    expect([path, await statusOf(path, 'fine')]).toEqual([path, 429])
  expect(await statusOf('/form', 'fine', '192.0.2.2')).toBe(200)
  services.clock.now += within
  expect(await statusOf('/form', 'fine')).toBe(200)
})

it.each<[string, number, RequestOptions, string?]>([
  ['no body', 404, { method: 'GET' }],
  ['a body that nobody reads', 404, { method: 'GET', headers: { 'content-length': '2' } }, '{}'],
  ['nothing but headers asked for', 204, { method: 'HEAD' }],
  [
    'a method that no call has',
    404,
    { method: 'PUT', headers: { 'content-type': 'application/json' } },
    '{}',
  ],
  ['a method that fetch does not know', 405, { method: 'TRACE' }],
  ['characters that are not ASCII in a header', 404, { headers: { 'x-name': 'Caf\xe9', cookie: 'a=\xff' } }],
  ['a header twice', 404, { headers: { 'x-twice': ['a', 'b'], cookie: ['a=1', 'b=2'] } }],
])('a call with %s is answered', async (_what, status, options, body = '') => {
  const answered = await new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${url}/trpc/no.such`, options, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject)
    asked.end(body)
  })
  expect(answered).toBe(status)
})

it('what is taken does not count, nor what has no body', async () => {
  useUp()
  for (let count = 0; count < 5; count++)
    // It is taken back once the answer is away, which is a moment after it was heard.
    await expect.poll(() => statusOf('/form', 'fine')).toBe(200)
  for (let count = 0; count < 5; count++) {
    const answer = await fetch(`${url}/api/no-such-call`, { headers: { 'x-forwarded-for': HERE } })
    expect(answer.status).toBe(404)
  }
})

it.each([
  ['GET', '/texts/en-0123456789ab.json', false],
  ['GET', '/uploads/img-1.webp', false],
  ['GET', '/favicon.svg?v=2', false],
  ['POST', '/api/webhooks/stripe', false],
  // What is no such file may be rendered as a page.
  ['GET', '/favicon.svg/x', true],
  ['GET', '/healthzz', true],
  ['GET', '/sw.js.map', true],
  ['POST', '/favicon.svg', true],
  ['GET', '/icons', true],
  ['GET', '/item/kopi', true],
])('a request of %s %s counts as reading: %j', (method, url, isOne) => {
  expect(isCounted({ method, url })).toBe(isOne)
})

it('a burst does not slip through', async () => {
  useUp()
  const burst = await Promise.all(Array.from({ length: 20 }, () => statusOf('/form', 'wrong')))
  expect(burst.filter((status) => status === 400)).toHaveLength(1)
})

it('who reads a body of unknown length that turns out too large hears that it has ended', async () => {
  const tooMuch = MAX_BODY_BYTES + 100_000
  const answered = new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${url}/read`, { method: 'POST' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject)
    // Its end never comes.
    asked.write(Buffer.alloc(tooMuch))
  })
  expect(await answered).toBe(413)
  await expect(reading).rejects.toThrow('The body was refused')
})
