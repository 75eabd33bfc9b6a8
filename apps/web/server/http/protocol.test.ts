import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBaselineHeaders } from './baseline-headers'
import { serverOptions } from './incoming-request'
import { guardProtocol } from './protocol'

const BASELINE = makeBaselineHeaders({ appUrl: 'https://shop.test' })
let server: Server

beforeAll(async () => {
  server = createServer(serverOptions, (request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.once('end', () => response.end(`${request.method} ${request.url} ${body}`))
  })
  server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'))
  guardProtocol(server, BASELINE, (_response, handOn) => handOn())
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void server.close())

/** Sends lines as they are. @returns all that comes back until the connection ends */
async function send(lines: string[], body = ''): Promise<string> {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  let text = ''
  for await (const chunk of socket) text += chunk
  return text
}
const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1])
const HOST = 'Host: shop.test'
const CLOSE = 'Connection: close'

describe('the target of a request', () => {
  it.each(['/cart?a=b', 'http://shop.test/cart?a=b', 'https://elsewhere.test:81/cart?a=b'])(
    '%s reaches the shop in origin form',
    async (target) => expect(await send([`GET ${target} HTTP/1.1`, HOST, CLOSE])).toContain('GET /cart?a=b '),
  )

  it.each(['//evil.test', '/%', '/%5cevil.test', '/a\\b', 'ftp://shop.test/', '*'])(
    '%s is refused',
    async (target) => expect(statusOf(await send([`GET ${target} HTTP/1.1`, HOST]))).toBe(400),
  )

  it('may be the server itself, for OPTIONS', async () =>
    expect(statusOf(await send(['OPTIONS * HTTP/1.1', HOST, CLOSE]))).toBe(204))

  it('that is answered without its body keeps no connection', async () =>
    expect(statusOf(await send(['OPTIONS * HTTP/1.1', HOST, 'Content-Length: 5'], 'a'))).toBe(204))
})

describe('an upgrade', () => {
  it.each(['h2c', 'TLS/1.0', 'websocket, h2c'])(
    'to %s is ignored, and the body is read',
    async (protocol) => {
      const lines = ['POST /cart HTTP/1.1', HOST, `Upgrade: ${protocol}`, 'Connection: Upgrade, close']
      const answer = await send([...lines, 'Content-Length: 5'], 'a=b&c')
      expect(statusOf(answer)).toBe(200)
      expect(answer).toContain('POST /cart a=b&c')
    },
  )

  const websocket = ['Upgrade: WebSocket', 'Connection: Upgrade', HOST]
  it('to a websocket is taken where there is one, and refused at once where there is none', async () => {
    expect(statusOf(await send(['GET /socket.io/?EIO=4 HTTP/1.1', ...websocket]))).toBe(101)
    expect(statusOf(await send(['GET /cart HTTP/1.1', ...websocket]))).toBe(404)
    expect(statusOf(await send(['GET /socket.iot HTTP/1.1', ...websocket]))).toBe(404)
  })
})

it.each([
  [200, ['GET / HTTP/1.1', HOST, CLOSE]],
  [200, ['GET / HTTP/1.0']],
  [204, ['OPTIONS * HTTP/1.1', HOST, CLOSE]],
  [400, ['GET / HTTP/1.1']],
  [400, ['GET / HTTP/1.1', HOST, 'hOst: other.test']],
  [400, ['GET // HTTP/1.1', HOST]],
  [400, ['no HTTP at all']],
  [400, ['POST / HTTP/1.1', HOST, 'Transfer-Encoding: unknown']],
  [400, ['POST / HTTP/1.1', HOST, 'Content-Length: 3', 'Transfer-Encoding: chunked']],
  [405, ['CONNECT elsewhere.test:443 HTTP/1.1', HOST]],
  [417, ['POST / HTTP/1.1', HOST, 'Expect: a miracle', 'Content-Length: 0']],
  [431, ['GET / HTTP/1.1', HOST, `X-Long: ${'x'.repeat(20_000)}`]],
  [505, ['GET / HTTP/2.0', HOST]],
])('an answer of status %i has the headers of all answers: %j', async (status, lines) => {
  const answer = await send(lines)
  expect(statusOf(answer)).toBe(status)
  for (const [name, value] of Object.entries(BASELINE))
    expect(answer.split('\r\n').filter((line) => line === `${name}: ${value}`)).toHaveLength(1)
})
