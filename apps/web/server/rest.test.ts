import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { begin } from './http/requests'
import { makeRestAdapter } from './rest'

const { buyer } = SMALL.users
const { kopi } = SMALL.items
let services: TestServices
let server: Server
let url: string

beforeAll(async () => {
  services = await openTestServices()
  // Lucia reads the system's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const app = express().disable('x-powered-by').set('etag', false).use('/api', makeRestAdapter(services))
  server = createServer((request, response) => {
    begin(request, services.context.config)
    app(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  vi.useRealTimers()
  await services.dispose()
})

interface Operation {
  security?: object[]
  responses: Record<string, object>
}

/** The calls of the document, as an app reads it. */
async function readCalls() {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security = [], responses }]) => ({
      method: method.toUpperCase(),
      path,
      responses,
      isOpen: security.length === 0,
      isForMembers: security.length > 0 && security.every((one) => Object.keys(one).length > 0),
    })),
  )
}

const addressOf = (path: string): string =>
  url + path.replace('{slug}', kopi.slug).replaceAll(/\{\w+\}/g, kopi.id)

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const isRead = method === 'GET' || method === 'DELETE'
  const answer = await fetch(addressOf(path), {
    method,
    headers: { ...headers, ...(isRead ? {} : { 'content-type': 'application/json' }) },
    ...(isRead ? {} : { body: '{}' }),
  })
  const body = (await answer.json()) as { code?: string; item?: { seller: { email: string } } }
  return { status: answer.status, code: body.code, body }
}

describe('a bearer token', () => {
  const logIn = async (): Promise<{ token: string; sessionId: string }> => {
    const answer = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: buyer.email, password: 'Pasar-demo-2026' }),
    })
    return (await answer.json()) as { token: string; sessionId: string }
  }

  it('of nobody is refused by each call where one counts, and by no other', async () => {
    const calls = await readCalls()
    expect(calls.filter(({ isOpen, isForMembers }) => !isOpen && !isForMembers).length).toBeGreaterThan(4)
    for (const token of ['x'.repeat(43), 'short', ''])
      for (const { method, path, isOpen } of calls) {
        const { code } = await ask(method, path, { authorization: `Bearer ${token}` })
        expect([method, path, code === 'UNAUTHORIZED']).toEqual([method, path, !isOpen])
      }
  })

  it('that has ended is refused, one that lives counts, and a visitor is still answered', async () => {
    const path = `/items/${kopi.id}`
    const { token, sessionId } = await logIn()
    const authorization = `Bearer ${token}`
    const good = await ask('GET', path, { authorization })
    expect([good.status, good.body.item?.seller.email]).toEqual([200, expect.stringContaining('@')])
    for (const other of ['/coupons/active', '/items/slug/{slug}'])
      expect((await ask('GET', other, { authorization })).status).toBe(200)
    await fetch(`${url}/auth/logout`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId }),
    })
    expect(await ask('GET', path, { authorization })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    expect((await ask('GET', path)).body.item?.seller.email).toBe('')
  })

  it('is none in a header that a proxy or a page sends', async () => {
    const cookie = (await services.sessions.begin(buyer.id, 'test')).split(';')[0] ?? ''
    const path = `/items/${kopi.id}`
    for (const headers of <Record<string, string>[]>[
      { authorization: 'Basic bWFya2V0OnN0YWdpbmc=' },
      { cookie: 'session=none', 'x-requested-with': 'XMLHttpRequest' },
      { cookie, 'x-requested-with': 'XMLHttpRequest' },
    ])
      expect((await ask('GET', path, headers)).status).toBe(200)
  })
})

describe('a method that a path has not', () => {
  const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE']
  const DOCUMENTS = ['/openapi.json', '/asyncapi.json', '/docs', '/docs.css']

  const statusOf = async (method: string, path: string) => {
    const isRead = method === 'GET' || method === 'HEAD'
    const answer = await fetch(addressOf(path), {
      method,
      ...(isRead ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }),
    })
    await answer.arrayBuffer()
    return { status: answer.status, allow: answer.headers.get('allow')?.split(', ') ?? null }
  }

  it('is refused with those it has, each once, and all of these are taken', async () => {
    const known = new Map<string, string[]>(DOCUMENTS.map((path) => [path, ['GET']]))
    for (const { method, path } of await readCalls()) known.set(path, [...(known.get(path) ?? []), method])
    for (const [path, methods] of known) {
      const answers = new Map<string, Awaited<ReturnType<typeof statusOf>>>()
      for (const method of METHODS) answers.set(method, await statusOf(method, path))
      const refused = METHODS.filter((method) => answers.get(method)?.status === 405)
      const taken = METHODS.filter((method) => !refused.includes(method))
      expect([path, refused.length > 0]).toEqual([path, true])
      expect(taken).toEqual(expect.arrayContaining(methods))
      expect([path, taken.includes('HEAD')]).toEqual([path, taken.includes('GET')])
      for (const method of refused)
        expect([path, method, answers.get(method)?.allow?.sort()]).toEqual([path, method, taken.toSorted()])
    }
  })

  it('is unknown to a path that there is not', async () => {
    for (const path of ['/nothing', '/openapi', '/docs/more'])
      expect([path, await statusOf('POST', path)]).toEqual([path, { status: 404, allow: null }])
  })
})

describe('the mark of an answer', () => {
  it('is sent, and asked by, exactly where the document says so', async () => {
    const cookie = (await services.sessions.begin(buyer.id, 'test')).split(';')[0] ?? ''
    const headers = { cookie, 'x-requested-with': 'XMLHttpRequest' }
    let tried = 0
    for (const { method, path, responses } of await readCalls()) {
      if (method !== 'GET') continue
      const first = await fetch(addressOf(path), { headers })
      await first.arrayBuffer()
      if (first.status !== 200) continue
      tried++
      const mark = first.headers.get('etag')
      expect([path, mark !== null]).toEqual([path, '304' in responses])
      if (mark === null) continue
      const again = await fetch(addressOf(path), { headers: { ...headers, 'if-none-match': mark } })
      expect([path, again.status, again.headers.get('etag')]).toEqual([path, 304, mark])
    }
    expect(tried).toBeGreaterThan(15)
  })

  it.each(['/docs', '/docs.css'])('is there of %s, for people who read it again', async (path) => {
    const mark = (await fetch(url + path)).headers.get('etag') ?? ''
    for (const sent of [mark, `"other", ${mark}`, '*']) {
      const again = await fetch(url + path, { headers: { 'if-none-match': sent } })
      expect([sent, again.status, await again.text()]).toEqual([sent, 304, ''])
    }
    expect((await fetch(url + path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  it.each(['/openapi.json', '/asyncapi.json'])(
    'is there of %s, for who made a client from it',
    async (path) => {
      const first = await fetch(url + path)
      const text = await first.text()
      const mark = first.headers.get('etag') ?? ''
      expect(first.headers.get('cache-control')).toBe('no-cache')
      expect(first.headers.get('content-type')).toMatch(/^application\/json\b/)
      expect(JSON.parse(text)).toHaveProperty('info.title')
      expect(mark).toMatch(/^W\/"/)
      const again = await fetch(url + path, { headers: { 'if-none-match': mark } })
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', mark])
      const other = await fetch(url + path, { headers: { 'if-none-match': 'W/"other"' } })
      expect([other.status, await other.text()]).toEqual([200, text])
    },
  )
})

it('the page for people shows each call, and who may ask it', async () => {
  const html = await (await fetch(`${url}/docs`)).text()
  for (const { method, path } of await readCalls())
    expect(html).toMatch(new RegExp(`>${method}</span> <code>${path.replaceAll(/[{}]/g, '\\$&')}</code>`))
  expect(html).not.toContain('%E2%80%B9')
  expect(html).toContain('What to look for.')
  expect(html).toContain('For everyone; a member’s token counts.')
})
