import { once } from 'node:events'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { listen, Shutdown } from './listening'

const CONFIG = { appName: 'Test', host: '127.0.0.1', port: 0, requestTimeout: 30_000, uploadTimeout: 30_000 }
const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const IDLE_MS = 20
let server: Server

async function open(answer: RequestListener, lastAnswersMs?: number): Promise<Shutdown> {
  server = createServer()
  await listen(server, CONFIG)
  const shutdown = new Shutdown(server, lastAnswersMs)
  server.on('request', (request, response) => shutdown.take(response, () => answer(request, response)))
  return shutdown
}
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

const dial = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1')

/** @returns all that comes until the connection ends, and how it ended */
async function readAll(socket: Socket): Promise<string> {
  let text = ''
  try {
    for await (const chunk of socket) text += chunk
  } catch (error) {
    text += String(error)
  }
  return text
}

async function askOnce(socket: Socket): Promise<string> {
  socket.write(GET)
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}

it('answers of a server that is closing close their connection, also those under way', async () => {
  const underWay: ServerResponse[] = []
  const shutdown = await open((_request, response) => {
    if (underWay.length > 0) response.end('late')
    else underWay.push(response)
  })
  const early = dial()
  early.write(GET)
  await once(server, 'request')
  const idle = dial()
  await once(idle, 'connect')
  shutdown.begin()
  underWay[0]?.end('early')
  expect(await readAll(early)).toMatch(/\r\nConnection: close\r\n[\s\S]*early$/)
  await shutdown.closeListener()
  // It was there before: it may ask, and gets Connection: close.
  idle.write(GET)
  expect(await readAll(idle)).toMatch(/\r\nConnection: close\r\n[\s\S]*late$/)
  await shutdown.end()
})

it('an idle connection stays, and its next request is answered', async () => {
  const shutdown = await open((_request, response) => void response.end('answer'))
  const client = dial()
  expect(await askOnce(client)).toMatch(/\r\nConnection: keep-alive\r\n/)
  shutdown.begin()
  await shutdown.closeListener()
  client.write(GET)
  expect(await readAll(client)).toMatch(/\r\nConnection: close\r\n/)
  await shutdown.end()
})

it('those who wait for a connection when the listener closes are let in, and answered afterwards', async () => {
  const wasListening: boolean[] = []
  const shutdown = await open((_request, response) => {
    wasListening.push(server.listening)
    response.end('answer')
  })
  const clients = Array.from({ length: 100 }, () => {
    const socket = dial()
    socket.write(GET)
    return readAll(socket)
  })
  shutdown.begin()
  await shutdown.closeListener()
  for (const text of await Promise.all(clients)) expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*answer$/)
  expect(wasListening).toEqual(clients.map(() => false))
  await shutdown.end()
})

it('the time for the last answers counts from the beginning of the end, however long the rest took', async () => {
  const shutdown = await open(() => {}, 500)
  const hanging = dial()
  hanging.write(GET)
  await once(server, 'request')
  shutdown.begin()
  const until = performance.now() + 500
  while (performance.now() < until);
  await shutdown.closeListener()
  const began = performance.now()
  await shutdown.end()
  expect(performance.now() - began).toBeLessThan(500)
  expect(await readAll(hanging)).toBe('')
})

it('a request that came in time is answered, though nobody has looked for it since', async () => {
  await open((_request, response) => void response.end('answer'))
  const client = dial()
  const [socket] = await once(server, 'connection')
  await askOnce(client)
  // As Node does after an answer, with a second more than clients are promised.
  socket.setTimeout(IDLE_MS)
  client.write(GET)
  const until = performance.now() + 2 * IDLE_MS
  while (performance.now() < until);
  const [chunk] = await once(client, 'data')
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /)
  socket.setTimeout(IDLE_MS)
  expect(await readAll(client)).toBe('')
})

it.each([
  [30_000, 10_000],
  [2_000, 2_000],
])('with %i ms for a body, headers are given %i ms', async (requestTimeout, headersTimeout) => {
  server = createServer()
  await listen(server, { ...CONFIG, requestTimeout })
  expect(server.headersTimeout).toBe(headersTimeout)
})
