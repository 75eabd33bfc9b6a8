import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beginLook, blockCorrespondent, requireActor, startConversation } from '@pasar/api'
import { asAdmin, asMember, openTestServices, SMALL, setUpTwoFactor } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { io } from 'socket.io-client'
import { expect, it, vi } from 'vitest'
import { send } from '../../e2e/testing/own-requests'
import { openSocket } from './socket'

it('takes staff only once they have the two-step login that the market asks for', async () => {
  const services = await openTestServices({ REQUIRE_2FA: 'on' })
  // Lucia reads the system's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const server = createServer()
  const close = openSocket(server, services)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  /** @returns the code of the refusal; null when it was let in */
  const connect = async (userId: string): Promise<string | null> => {
    const [cookie = ''] = (await services.sessions.begin(userId, 'test')).split(';')
    const socket = io(`http://127.0.0.1:${port}`, {
      extraHeaders: { cookie, origin: new URL(services.context.config.appUrl).origin },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    const refusal = await new Promise<string | null>((resolve) => {
      socket.once('connect', () => resolve(null))
      socket.once('connect_error', (error: Error & { data?: { code?: string } }) =>
        resolve(error.data?.code ?? error.message),
      )
    })
    socket.disconnect()
    return refusal
  }
  try {
    const { admin, buyer } = SMALL.users
    expect(await connect(buyer.id)).toBeNull()
    expect(await connect(admin.id)).toBe('TWO_FACTOR_MISSING')
    await setUpTwoFactor(services.context, asMember(admin, ROLE.ADMIN))
    expect(await connect(admin.id)).toBeNull()
  } finally {
    await close()
    server.closeAllConnections()
    server.close()
    vi.useRealTimers()
    await services.dispose()
  }
})

it('refuses an admin who looks at the shop as a member', async () => {
  const services = await openTestServices()
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const server = createServer()
  const close = openSocket(server, services)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { admin, buyer } = SMALL.users
  const [cookie = ''] = (await services.sessions.begin(admin.id, 'test')).split(';')
  const connect = () =>
    io(`http://127.0.0.1:${port}`, {
      extraHeaders: { cookie, origin: new URL(services.context.config.appUrl).origin },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
  try {
    const session = await services.sessions.findOwn(cookie)
    if (!session) throw new Error('no session')
    const before = connect()
    await new Promise<void>((resolve) => void before.once('connect', () => resolve()))
    const isClosed = new Promise<void>((resolve) => void before.once('disconnect', () => resolve()))
    await beginLook(services.context, asAdmin(admin), session, buyer.id, { reason: 'Asked for help' })
    await isClosed
    const socket = connect()
    const code = await new Promise<string | undefined>((resolve) => {
      socket.once('connect', () => resolve('connected'))
      socket.once('connect_error', (error: Error & { data?: { code?: string } }) => resolve(error.data?.code))
    })
    socket.disconnect()
    expect(code).toBe('LOOK_REFUSED')
  } finally {
    close()
    server.closeAllConnections()
    server.close()
    vi.useRealTimers()
    await services.dispose()
  }
})

it('polls with a cookie only for requests with an origin', async () => {
  const services = await openTestServices()
  const server = createServer()
  const close = openSocket(server, services)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const poll = async (headers: Record<string, string>): Promise<number> =>
    (await send({ port, url: '' }, '/socket.io/?EIO=4&transport=polling', { headers })).status
  const cookie = 'session=x'
  const { origin } = new URL(services.context.config.appUrl)
  try {
    expect(await poll({ cookie })).toBe(403)
    for (const site of ['none', 'same-site', 'cross-site'])
      expect(await poll({ cookie, 'sec-fetch-site': site }), site).toBe(403)
    expect(await poll({ cookie, origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(403)
    expect(await poll({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await poll({ cookie, origin })).toBe(200)
    // Apps bring a token with their first message.
    expect(await poll({})).toBe(200)
  } finally {
    await close()
    server.closeAllConnections()
    server.close()
    await services.dispose()
  }
})

it('carries signs of writing and read messages to the other member, and to nobody they block', async () => {
  const services = await openTestServices()
  const server = createServer()
  const close = openSocket(server, services)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Lucia reads the system's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const { buyer, seller, newbuyer } = SMALL.users
  const open = async (userId: string) => {
    const [cookie = ''] = (await services.sessions.begin(userId, 'test')).split(';')
    const socket = io(`http://127.0.0.1:${port}`, {
      extraHeaders: { cookie, origin: new URL(services.context.config.appUrl).origin },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    await socket.emitWithAck('joinRoom', userId)
    return socket
  }
  const [asking, selling, stranger] = await Promise.all([buyer, seller, newbuyer].map(({ id }) => open(id)))
  try {
    const ref = { kind: 'item', id: SMALL.items.kopi.id } as const
    const member = requireActor('chat', asMember(buyer, ROLE.BUYER))
    const written = { body: 'Is it fresh?', key: 'socket-key-1' }
    const { conversationId } = await startConversation(services.context, member, ref, written)
    const received: unknown[] = []
    for (const name of ['typing', 'messagesRead']) asking?.on(name, (data) => received.push([name, data]))
    expect(await selling?.emitWithAck('typing', conversationId)).toEqual({ success: true })
    expect(await selling?.emitWithAck('read', conversationId)).toEqual({ success: true })
    const about = { conversation: conversationId }
    await vi.waitFor(() =>
      expect(received).toEqual([
        ['typing', { ...about, sender: { _id: seller.id } }],
        ['messagesRead', { ...about, reader: { _id: seller.id } }],
      ]),
    )
    for (const id of [conversationId, '', 7, 'x'.repeat(999)])
      expect(await stranger?.emitWithAck('typing', id)).toMatchObject({ success: false, code: 'NOT_FOUND' })
    await blockCorrespondent(services.context, member, conversationId, true)
    expect(await selling?.emitWithAck('typing', conversationId)).toEqual({ success: true })
    // Answers come in their order: a sign would have come before this one.
    await asking?.emitWithAck('leaveRoom', buyer.id)
    expect(received).toHaveLength(2)
  } finally {
    for (const socket of [asking, selling, stranger]) socket?.disconnect()
    await close()
    server.closeAllConnections()
    server.close()
    vi.useRealTimers()
    await services.dispose()
  }
})

it('tells an app that watches many auctions at once to wait, and ends a flood only', async () => {
  const services = await openTestServices()
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const server = createServer()
  const close = openSocket(server, services)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { buyer } = SMALL.users
  const [cookie = ''] = (await services.sessions.begin(buyer.id, 'test')).split(';')
  const socket = io(`http://127.0.0.1:${port}`, {
    extraHeaders: { cookie, origin: new URL(services.context.config.appUrl).origin },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  })
  const watch = async (count: number): Promise<string[]> => {
    const answers: { success: boolean; code?: string }[] = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        socket.emitWithAck('watchAuction', `itm_${String(at).padStart(22, '0')}`),
      ),
    )
    return answers.map(({ success, code }) => (success ? 'taken' : (code ?? '')))
  }
  try {
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    const answers = await watch(20)
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('taken'))
    expect(answers.slice(5)).toEqual(Array(15).fill('TOO_MANY_REQUESTS'))
    services.clock.now += 1_000
    expect(await watch(5)).toEqual(Array(5).fill('taken'))
    const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve))
    for (let count = 0; count < 40; count++) socket.emit('joinRoom', buyer.id)
    expect(await ended).toBe('io server disconnect')
  } finally {
    socket.disconnect()
    await close()
    server.closeAllConnections()
    server.close()
    vi.useRealTimers()
    await services.dispose()
  }
})
