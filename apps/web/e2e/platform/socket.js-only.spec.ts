import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { SMALL } from '@pasar/api/testing'
import { io, type Socket } from 'socket.io-client'
import { withOwnServer } from '../testing/own-server'
import { expect, PASSWORD, test } from '../testing/test'

const { buyer, newbuyer } = SMALL.users
const ROOT = path.resolve(import.meta.dirname, '../../../..')
const ADMIN = path.join(ROOT, 'packages/api/scripts/admin.ts')
const run = promisify(execFile)

interface SignedIn {
  token: string
  sessionId: string
  user: { _id: string }
}

const asJson = { 'content-type': 'application/json' }

async function logIn(url: string, email: string): Promise<SignedIn> {
  const body = JSON.stringify({ email, password: PASSWORD })
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: asJson, body })
  return answer.json() as Promise<SignedIn>
}

const open = (
  url: string,
  auth: Record<string, unknown>,
  extraHeaders: Record<string, string> = {},
): Socket => io(url, { auth, extraHeaders, transports: ['websocket'], reconnection: false, forceNew: true })

/** What comes first of what may come. */
const nextEvent = (socket: Socket, ...events: string[]): Promise<{ event: string; data: unknown }> =>
  new Promise((resolve) => {
    for (const event of events) socket.once(event, (data: unknown) => resolve({ event, data }))
  })

const call = (url: string, { token }: SignedIn, method: string, path: string, body?: unknown) =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { ...asJson, authorization: `Bearer ${token}` },
    ...(body === undefined ? undefined : { body: JSON.stringify(body) }),
  })

test('only who shows a token or a cookie of their own is let in', async ({ market: { url } }) => {
  const [one, other] = await Promise.all([logIn(url, buyer.email), logIn(url, newbuyer.email)])
  const form = new URLSearchParams({ email: buyer.email, password: PASSWORD })
  const headers = { origin: url }
  const page = await fetch(`${url}/login`, { method: 'POST', body: form, redirect: 'manual', headers })
  const cookie = page.headers.getSetCookie().find((one) => one.startsWith('session=')) ?? ''
  const tries: [string, Record<string, unknown>, Record<string, string>][] = [
    ['', { userId: one.user._id, token: one.token }, {}],
    ['', {}, { cookie, origin: url }],
    ['Please log in to continue.', {}, {}],
    ['Please log in to continue.', { userId: one.user._id, token: other.token }, {}],
    ['Please log in to continue.', { userId: other.user._id }, { cookie, origin: url }],
    ['websocket error', {}, { cookie, origin: 'https://elsewhere.example' }],
    ['websocket error', {}, { cookie, 'sec-fetch-site': 'cross-site' }],
    ['websocket error', {}, { cookie }],
    ['Please log in to continue.', { userId: one.user._id, token: ['x'] }, {}],
  ]
  for (const [refusal, auth, extraHeaders] of tries) {
    const socket = open(url, auth, extraHeaders)
    const { data } = await nextEvent(socket, 'connect', 'connect_error')
    expect(data instanceof Error ? data.message : '', JSON.stringify(auth)).toBe(refusal)
    socket.close()
  }
})

test('a member gets their own events only, until the session ends', async () => {
  await withOwnServer(async ({ url, dataDir }) => {
    const [one, other] = await Promise.all([logIn(url, buyer.email), logIn(url, newbuyer.email)])
    const [mine, theirs] = [one, other].map(({ user, token }) => open(url, { userId: user._id, token }))
    if (!mine || !theirs) throw new Error('no sockets')
    await Promise.all([nextEvent(mine, 'connect'), nextEvent(theirs, 'connect')])
    const received: unknown[] = []
    theirs.onAny((event) => received.push(event))
    expect(await mine.emitWithAck('joinRoom', one.user._id)).toEqual({ success: true })
    expect(await theirs.emitWithAck('joinRoom', other.user._id)).toEqual({ success: true })
    expect(await theirs.emitWithAck('joinRoom', one.user._id)).toMatchObject({
      success: false,
      code: 'FORBIDDEN',
    })

    const changed = nextEvent(mine, 'cartChanged')
    await call(url, one, 'POST', '/cart', { itemId: SMALL.items.kopi.id, quantity: 2 })
    expect((await changed).data).toEqual({ count: 2 })

    expect(await mine.emitWithAck('leaveRoom', one.user._id)).toEqual({ success: true })
    mine.once('cartChanged', () => received.push('after leaving'))
    await call(url, one, 'POST', '/cart', { itemId: SMALL.items.kopi.id, quantity: 1 })
    // An answer to a message sent later comes after whatever was sent before.
    await mine.emitWithAck('joinRoom', one.user._id)
    await theirs.emitWithAck('joinRoom', other.user._id)
    expect(received).toEqual([])

    const ended = nextEvent(mine, 'disconnect')
    await call(url, one, 'POST', '/auth/logout', { sessionId: one.sessionId })
    expect((await ended).data).toBe('io server disconnect')
    expect(theirs.connected).toBe(true)

    const shutOut = nextEvent(theirs, 'disconnect')
    const reason = ['--email', newbuyer.email, '--reason', 'Spam']
    await run('node', ['--import', 'tsx', ADMIN, 'suspend', ...reason, '--data', dataDir], { cwd: ROOT })
    expect((await shutOut).data).toBe('io server disconnect')
  })
})

test('a flood of sockets or of messages ends', async () => {
  await withOwnServer(async ({ url }) => {
    const { user, token } = await logIn(url, buyer.email)
    const sockets = Array.from({ length: 6 }, () => open(url, { userId: user._id, token }))
    const outcomes = await Promise.all(sockets.map((socket) => nextEvent(socket, 'connect', 'connect_error')))
    expect(outcomes.filter(({ event }) => event === 'connect')).toHaveLength(5)
    const [first] = sockets.filter(({ connected }) => connected)
    if (!first) throw new Error('no socket')
    const ended = nextEvent(first, 'disconnect')
    for (let count = 0; count < 40; count++) first.emit('joinRoom', user._id)
    expect((await ended).data).toBe('io server disconnect')
    const again = open(url, { userId: user._id, token })
    expect((await nextEvent(again, 'connect', 'connect_error')).event).toBe('connect')
    for (const socket of [...sockets, again]) socket.close()
    const body = await fetch(`${url}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://elsewhere.example', cookie: 'session=x' },
    })
    expect(body.status).toBe(403)
  })
})
