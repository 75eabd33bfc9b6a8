import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { blockCorrespondent, requireActor, startConversation, startImpersonation } from '@pasar/api'
import {
  asAdmin,
  asMember,
  openTestServices,
  SMALL,
  setUpTwoFactor,
  type TestServices,
} from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, it, vi } from 'vitest'
import { send } from '../../e2e/testing/own-requests'
import { openSocket } from './socket'

interface Market {
  services: TestServices
  port: number
  /** A connection of a member's browser with a session of its own, or with the one that is given. */
  connect(userId: string, cookie?: string): Promise<Socket>
}

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

const beginSession = async (services: TestServices, userId: string): Promise<string> =>
  (await services.sessions.begin(userId, 'test')).split(';')[0] ?? ''

/** Services with a socket server, until the test ends. */
async function openMarket(env: Record<string, string> = {}): Promise<Market> {
  const services = await openTestServices(env)
  // Lucia reads the system's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const server = createServer()
  const close = openSocket(server, services)
  const sockets: Socket[] = []
  closings.push(async () => {
    for (const socket of sockets) socket.disconnect()
    await close()
    server.closeAllConnections()
    server.close()
    vi.useRealTimers()
    await services.dispose()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    services,
    port,
    connect: async (userId, given) => {
      const cookie = given ?? (await beginSession(services, userId))
      const socket = io(`http://127.0.0.1:${port}`, {
        extraHeaders: { cookie, origin: new URL(services.context.config.appUrl).origin },
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      })
      sockets.push(socket)
      return socket
    },
  }
}

/** @returns the code with which a connection was refused; null when it was let in */
const refusalOf = (socket: Socket): Promise<string | null> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(null))
    socket.once('connect_error', (error: Error & { data?: { code?: string } }) =>
      resolve(error.data?.code ?? error.message),
    )
  })

it('takes staff only once they have the two-step login that the market asks for', async () => {
  const { services, connect } = await openMarket({ REQUIRE_2FA: 'on' })
  const { admin, buyer } = SMALL.users
  expect(await refusalOf(await connect(buyer.id))).toBeNull()
  expect(await refusalOf(await connect(admin.id))).toBe('TWO_FACTOR_MISSING')
  await setUpTwoFactor(services.context, asMember(admin, ROLE.ADMIN))
  expect(await refusalOf(await connect(admin.id))).toBeNull()
})

it('refuses an admin who impersonates a member', async () => {
  const { services, connect } = await openMarket()
  const { admin, buyer } = SMALL.users
  const cookie = await beginSession(services, admin.id)
  const session = await services.sessions.findOwn(cookie)
  if (!session) throw new Error('no session')
  const before = await connect(admin.id, cookie)
  await new Promise<void>((resolve) => void before.once('connect', () => resolve()))
  const isClosed = new Promise<void>((resolve) => void before.once('disconnect', () => resolve()))
  await startImpersonation(services.context, asAdmin(admin), session, buyer.id, { reason: 'Asked for help' })
  await isClosed
  expect(await refusalOf(await connect(admin.id, cookie))).toBe('LOOK_REFUSED')
})

it('polls with a cookie only for requests with an origin', async () => {
  const { services, port } = await openMarket()
  const poll = async (headers: Record<string, string>): Promise<number> =>
    (await send({ port, url: '' }, '/socket.io/?EIO=4&transport=polling', { headers })).status
  const cookie = 'session=x'
  const { origin } = new URL(services.context.config.appUrl)
  expect(await poll({ cookie })).toBe(403)
  for (const site of ['none', 'same-site', 'cross-site'])
    expect(await poll({ cookie, 'sec-fetch-site': site }), site).toBe(403)
  expect(await poll({ cookie, origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(403)
  expect(await poll({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(200)
  expect(await poll({ cookie, origin })).toBe(200)
  // Apps bring a token with their first message.
  expect(await poll({})).toBe(200)
})

it('carries signs of writing and read messages to the other member, and to nobody they block', async () => {
  const { services, connect } = await openMarket()
  const { buyer, seller, newbuyer } = SMALL.users
  const open = async (userId: string) => {
    const socket = await connect(userId)
    await socket.emitWithAck('joinRoom', userId)
    return socket
  }
  const [asking, selling, stranger] = await Promise.all([buyer, seller, newbuyer].map(({ id }) => open(id)))
  const ref = { kind: 'item', id: SMALL.items.kopi.id } as const
  const member = requireActor('chat', asMember(buyer, ROLE.BUYER))
  const written = { body: 'Is it fresh?', key: 'socket-key-1' }
  const { conversationId } = await startConversation(services.context, member, ref, written)
  const received: unknown[] = []
  for (const name of ['typing', 'messagesRead']) asking?.on(name, (data) => received.push([name, data]))
  expect(await selling?.emitWithAck('typing', conversationId)).toEqual({ success: true })
  // Nothing was shown yet, so nothing is read, and nobody is told so.
  const unseen = { conversation: conversationId, through: 0 }
  expect(await selling?.emitWithAck('read', unseen)).toEqual({ success: true })
  expect(await selling?.emitWithAck('read', { ...unseen, through: 1 })).toEqual({ success: true })
  for (const odd of [{ ...unseen, through: '1' }, null])
    expect(await asking?.emitWithAck('read', odd)).toMatchObject({ code: 'NOT_FOUND' })
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
})

it.each([
  ['joinRoom', 'FORBIDDEN'],
  ['leaveRoom', 'FORBIDDEN'],
  ['watchAuction', 'NOT_FOUND'],
  ['unwatchAuction', 'NOT_FOUND'],
  ['typing', 'NOT_FOUND'],
  ['read', 'NOT_FOUND'],
])('answers %s with %s, whatever comes with it and whether anything does', async (name, code) => {
  const { services, connect } = await openMarket()
  const socket = await connect(SMALL.users.buyer.id)
  for (const sent of [[], [null], [undefined], [7], [{ odd: [] }], ['odd'], ['odd', 'more'], [null, {}, 7]]) {
    services.clock.now += 1_000
    const answer = socket.timeout(5_000).emitWithAck(name, ...sent)
    expect(await answer, JSON.stringify(sent)).toMatchObject({ success: false, code })
  }
  // Whoever asks for no answer gets none, and stays.
  socket.emit(name)
  services.clock.now += 1_000
  expect(await socket.timeout(5_000).emitWithAck('joinRoom', SMALL.users.buyer.id)).toEqual({ success: true })
})

it('tells an app that watches many auctions at once to wait, and ends a flood only', async () => {
  const { services, connect } = await openMarket()
  const { buyer } = SMALL.users
  const socket = await connect(buyer.id)
  const watch = async (count: number): Promise<string[]> => {
    const answers: { success: boolean; code?: string }[] = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        socket.emitWithAck('watchAuction', `itm_${String(at).padStart(22, '0')}`),
      ),
    )
    return answers.map(({ success, code }) => (success ? 'taken' : (code ?? '')))
  }
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  const answers = await watch(20)
  expect(answers.slice(0, 5)).toEqual(Array(5).fill('taken'))
  expect(answers.slice(5)).toEqual(Array(15).fill('TOO_MANY_REQUESTS'))
  services.clock.now += 1_000
  expect(await watch(5)).toEqual(Array(5).fill('taken'))
  const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve))
  for (let count = 0; count < 40; count++) socket.emit('joinRoom', buyer.id)
  expect(await ended).toBe('io server disconnect')
})
