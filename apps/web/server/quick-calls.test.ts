import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startImpersonation } from '@pasar/api'
import { asAdmin, openTestServices, readRows, SMALL, type TestServices } from '@pasar/api/testing'
import { MAX_BODY_BYTES } from '@pasar/domain'
import express from 'express'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { serveCalls } from './calls'
import { refuseCrossSite } from './http/cross-site'
import { begin, requestContext } from './http/requests'
import { refuseLargeBodies } from './http/security'
import { guardImpersonation } from './impersonation'
import { makeQuickCalls } from './quick-calls'
import { makeRestAdapter } from './rest'

const { admin, buyer, newbuyer } = SMALL.users
const { kopi } = SMALL.items
let services: TestServices
let server: Server
let url: string
let cookie: string
/** Whether the last request was taken, as the server says. */
const TAKEN = 'x-test-taken'
/** Sends a request the app's way, whatever it is. */
const SLOW = 'x-test-slow'

beforeAll(async () => {
  services = await openTestServices()
  // Lucia reads the system's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const { context: ctx, sessions } = services
  const app = express()
    .disable('x-powered-by')
    .set('etag', false)
    .use('/api', makeRestAdapter(services))
    .use(refuseCrossSite(ctx.config), refuseLargeBodies, guardImpersonation(services, { everywhere: true }))
    .use(
      '/trpc',
      serveCalls({
        makeContext: async (request, response) => ({
          context: requestContext(ctx, request, response),
          actor: (await sessions.find(request.headers.cookie ?? null))?.member ?? null,
        }),
        onError: () => {},
      }),
    )
  const takeCall = makeQuickCalls(services, {
    logPath: (path) => path,
    headers: { 'X-Test': 'of the app', 'Content-Security-Policy': "script-src 'nonce-'" },
    onError: () => {},
  })
  server = createServer((request, response) => {
    begin(request, ctx.config)
    const isTaken = request.headers[SLOW] === undefined && takeCall(request, response)
    if (isTaken) return
    response.setHeader(TAKEN, 'no')
    app(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  cookie = (await sessions.begin(buyer.id, 'test')).split(';')[0] ?? ''
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  vi.useRealTimers()
  await services.dispose()
})

const own = () => ({
  cookie,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
})

async function ask(path: string, body: string, headers: Record<string, string>) {
  const answer = await fetch(url + path, { method: 'POST', headers, body })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown }
}

const line = JSON.stringify({ itemId: kopi.id, variantId: kopi.variantIds[0], quantity: 1 })

it.each<[string, string, string, Record<string, string>?]>([
  ['a call of the contract', '/api/cart', line],
  ['a call of tRPC', '/trpc/cart.add', line],
  ['an input that does not fit', '/api/cart', '{"quantity":"many"}'],
  ['an input that does not fit, of tRPC', '/trpc/cart.add', '{"quantity":"many"}'],
  ['an input that is no object', '/api/cart', '3'],
  ['no JSON', '/api/cart', '{'],
  ['no JSON, of tRPC', '/trpc/cart.add', '{'],
  ['a mark of the byte order', '/api/cart', `\ufeff${line}`],
  ['a path that no call has', '/api/no-such-call', '{}'],
  ['a path with characters that cannot be read', '/api/items/%E0%A4%A/x', '{}'],
  ['a method that its path has not', '/api/items/featured', '{}'],
  ['a method that a document has not', '/api/openapi.json', '{}'],
  ['a method that a stream has not', '/api/auctions/live', '{}'],
  ['somebody without a session', '/api/cart', line, { cookie: 'session=none' }],
  ['somebody without a session, of tRPC', '/trpc/cart.add', line, { cookie: 'session=none' }],
  ['a token of nobody', '/api/cart', line, { authorization: `Bearer ${'x'.repeat(40)}` }],
  ['a cookie that does not count', '/api/cart', line, { 'x-requested-with': 'none' }],
  ['a page of another member', '/trpc/cart.add', line, { 'x-page-of': newbuyer.id }],
  ['a type with its charset', '/api/cart', line, { 'content-type': 'application/json; charset=utf-8' }],
])('%s is answered as the app would', async (_what, path, body, headers = {}) => {
  const sent = { ...own(), ...headers }
  const slow = await ask(path, body, { ...sent, [SLOW]: 'yes' })
  const quick = await ask(path, body, sent)
  expect(slow.headers.get(TAKEN)).toBe('no')
  expect(quick.headers.get(TAKEN)).toBeNull()
  expect(quick.status).toBe(slow.status)
  // What is in the cart grows with each.
  const shape = (answer: unknown) => JSON.stringify(answer).replaceAll(/\d+/g, '0')
  expect(shape(quick.body)).toBe(shape(slow.body))
  for (const name of ['content-type', 'cache-control', 'allow'])
    expect([name, quick.headers.get(name)]).toEqual([name, slow.headers.get(name)])
  expect(quick.headers.get('x-test')).toBe('of the app')
  expect(quick.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
  expect(quick.headers.get('vary')).toMatch(/Accept-Encoding$/)
})

it.each<[string, string, Record<string, string>, string?]>([
  ['comes from another site', '/api/cart', { 'sec-fetch-site': 'cross-site' }],
  ['comes from another site, of tRPC', '/trpc/cart.add', { 'sec-fetch-site': 'same-site' }],
  ['is a form', '/trpc/cart.add', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['is a message with pictures', '/api/conversations', { 'content-type': 'multipart/form-data; boundary=a' }],
  ['is written in another charset', '/api/cart', { 'content-type': 'application/json; charset=utf-16le' }],
  ['is compressed', '/api/cart', { 'content-encoding': 'gzip' }],
  ['is too large', '/api/cart', {}, `"${'x'.repeat(MAX_BODY_BYTES)}"`],
  ['is a webhook', '/api/Webhooks/demo', {}],
  ['names several procedures', '/trpc/cart.add,cart.get?batch=1', {}],
  ['names a query', '/trpc/cart.get', {}],
  ['names what any object has', '/trpc/constructor', {}],
  ['comes from a browser that left a session', '/api/cart', { cookie: 'signedOut=x' }],
  ['only reads', '/api/categories', {}, 'GET'],
])('a call that %s is left to the app', async (_what, path, headers, body = '{}') => {
  const isRead = body === 'GET'
  const answer = await fetch(url + path, {
    method: isRead ? 'GET' : 'POST',
    headers: { ...own(), ...headers },
    ...(isRead ? {} : { body }),
  })
  await answer.arrayBuffer()
  expect(answer.headers.get(TAKEN)).toBe('no')
})

it('a session that has ended is refused with the next call', async () => {
  const other = (await services.sessions.begin(buyer.id, 'test')).split(';')[0] ?? ''
  const sent = { ...own(), cookie: other }
  expect((await ask('/api/cart', line, sent)).status).toBe(200)
  await services.sessions.end(other)
  expect((await ask('/api/cart', line, sent)).status).toBe(401)
  expect((await ask('/trpc/cart.add', line, sent)).status).toBe(401)
})

it('a page of another member changes nothing, either way', async () => {
  const count = () => readRows(services.context.config.dataDir, 'select * from cart_lines order by 1, 2')
  const before = await count()
  for (const way of [{}, { [SLOW]: '1' }] as Record<string, string>[]) {
    const answer = await ask('/trpc/cart.add', line, { ...own(), ...way, 'x-page-of': newbuyer.id })
    expect([way, answer.status]).toEqual([way, 409])
    expect(JSON.stringify(answer.body)).toContain('OTHER_ACCOUNT')
  }
  expect(await count()).toEqual(before)
})

it('a failure of ours says no more than that', async () => {
  const find = vi.spyOn(services.sessions, 'find').mockRejectedValue(new Error('no such table: sessions'))
  try {
    for (const path of ['/api/cart', '/trpc/cart.add']) {
      const { status, body } = await ask(path, line, own())
      expect([path, status]).toEqual([path, 500])
      expect(JSON.stringify(body)).toContain('UNKNOWN_ERROR')
      expect(JSON.stringify(body)).not.toContain('no such table')
    }
  } finally {
    find.mockRestore()
  }
})

it('refuses every write during an impersonation, either way', async () => {
  const [looking = ''] = (await services.sessions.begin(admin.id, 'test')).split(';')
  const session = await services.sessions.findOwn(looking)
  if (!session) throw new Error('no session')
  await startImpersonation(services.context, asAdmin(admin), session, buyer.id, { reason: 'Asked for help' })
  const before = await readRows(services.context.config.dataDir, 'select * from cart_lines order by 1, 2')
  const calls = [
    ['/api/cart/add', line],
    ['/api/auth/change-password', '{}'],
    ['/trpc/cart.add', line],
    ['/trpc/accounts.changePassword', '{}'],
  ] as const
  for (const [path, body] of calls)
    for (const way of [{}, { [SLOW]: '1' }] as Record<string, string>[]) {
      const answer = await ask(path, body, { ...own(), ...way, cookie: looking })
      expect([path, way, answer.status]).toEqual([path, way, 403])
      expect(JSON.stringify(answer.body), path).toContain('LOOK_REFUSED')
    }
  expect(await readRows(services.context.config.dataDir, 'select * from cart_lines order by 1, 2')).toEqual(
    before,
  )
})
