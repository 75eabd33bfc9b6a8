import { beforeEach, expect, it } from 'vitest'
import { type ChatSocket, PasarChat } from '../../../../docs/examples/pasar-chat'
import { PasarClient, type Session } from '../../../../docs/examples/pasar-client'

/** A socket whose server is the test, and what was sent to it. */
class FakeSocket implements ChatSocket {
  active = true
  connects = 0
  readonly sent: [event: string, payload: unknown][] = []
  readonly #listeners = new Map<string, (payload: unknown) => void>()
  on(event: string, listener: (payload: unknown) => void): void {
    this.#listeners.set(event, listener)
  }
  async emitWithAck(event: string, payload: unknown): Promise<unknown> {
    this.sent.push([event, payload])
    const isFast = this.sent.filter(([name]) => name === 'watchAuction').length > 2
    return event === 'watchAuction' && isFast
      ? { success: false, code: 'TOO_MANY_REQUESTS' }
      : { success: true }
  }
  connect(): void {
    this.connects += 1
    this.active = true
  }
  disconnect(): void {
    this.active = false
  }
  tell(event: string, payload?: unknown): void {
    this.#listeners.get(event)?.(payload)
  }
  refuse(code: string): void {
    this.active = false
    this.tell('connect_error', { message: code, data: { success: false, code, message: code } })
  }
}

let socket: FakeSocket
let session: Session | null
/** Whether a refresh brings another token. */
let isAlive: boolean
let tokens: string[]
let lost: string[]
let planned: { work: () => void; ms: number }[]
let chat: PasarChat

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
async function serve(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const path = new URL(String(input)).pathname
  const token = new Headers(init?.headers).get('authorization')
  if (path.endsWith('/refresh-token'))
    return isAlive
      ? answer(200, { token: 'new', refreshToken: 'new', expiresIn: 3600 })
      : answer(401, { success: false, code: 'SESSION_EXPIRED', message: 'Please log in again.' })
  if (token === 'Bearer ended') return answer(401, { success: false, code: 'UNAUTHORIZED', message: 'Out' })
  return answer(200, { success: true, data: { _id: 'usr_me' } })
}

/** Lets what is under way come to its end. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
async function runPlanned(): Promise<number[]> {
  const due = planned.splice(0)
  for (const { work } of due) work()
  await settle()
  return due.map(({ ms }) => ms)
}

beforeEach(async () => {
  socket = new FakeSocket()
  session = { token: 'first', refreshToken: 'first', sessionId: 'ses', expiresAt: 0 }
  isAlive = true
  tokens = []
  lost = []
  planned = []
  const store = {
    read: () => session,
    write: (next: Session | null) => {
      session = next
    },
  }
  const client = new PasarClient({ url: 'http://pasar.test', store, fetch: serve, schedule: () => () => {} })
  chat = new PasarChat({
    url: 'http://pasar.test',
    client,
    io: (_url, { auth }) => {
      auth(({ token }) => void tokens.push(token))
      const connect = socket.connect.bind(socket)
      socket.connect = () => {
        connect()
        auth(({ token }) => void tokens.push(token))
      }
      return socket
    },
    readToken: () => session?.token ?? '',
    onMessage: () => {},
    onLost: ({ code }) => void lost.push(code),
    schedule: (work, ms) => void planned.push({ work, ms }),
  })
  const opened = chat.open()
  await settle()
  socket.tell('connect')
  await opened
})

it('connects again with a new token after it was refused for an old one', async () => {
  session = { token: 'ended', refreshToken: 'first', sessionId: 'ses', expiresAt: 0 }
  socket.refuse('UNAUTHORIZED')
  await settle()
  expect(await runPlanned()).toEqual([1_000])
  expect([socket.connects, tokens, lost]).toEqual([1, ['first', 'new'], []])
})

it('says that it is lost once the session is over, and when no token helps', async () => {
  socket.refuse('UNAUTHORIZED')
  await settle()
  await runPlanned()
  socket.refuse('UNAUTHORIZED')
  await settle()
  expect([lost, planned]).toEqual([['UNAUTHORIZED'], []])
})

it('says that it is lost where a refresh is refused', async () => {
  session = { token: 'ended', refreshToken: 'first', sessionId: 'ses', expiresAt: 0 }
  isAlive = false
  socket.active = false
  socket.tell('disconnect', 'io server disconnect')
  await settle()
  expect([lost, planned, socket.connects]).toEqual([['UNAUTHORIZED'], [], 0])
})

it('waits longer each time that there are too many connections', async () => {
  const waits: number[] = []
  for (let time = 0; time < 6; time++) {
    socket.refuse('TOO_MANY_REQUESTS')
    await settle()
    waits.push(...(await runPlanned()))
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
  expect(lost).toEqual([])
})

it('leaves it to the socket where the server was not reached', async () => {
  socket.tell('connect_error', new Error('xhr poll error'))
  await settle()
  expect([planned, lost]).toEqual([[], []])
})

it('watches auctions again with each connection, and again later what was too fast', async () => {
  await chat.watchAuction('itm_1')
  await chat.watchAuction('itm_2')
  await chat.unwatchAuction('itm_2')
  socket.sent.length = 0
  socket.tell('connect')
  await settle()
  expect(socket.sent).toEqual([
    ['joinRoom', 'usr_me'],
    ['watchAuction', 'itm_1'],
  ])
  await chat.watchAuction('itm_3')
  await chat.watchAuction('itm_4')
  expect(await runPlanned()).toEqual([1_000])
  expect(socket.sent.at(-1)).toEqual(['watchAuction', 'itm_4'])
})
