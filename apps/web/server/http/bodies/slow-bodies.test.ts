import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { MIN_UPLOAD_RATE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endSlowBody } from './slow-bodies'

const TIMES = { requestTimeout: 200, uploadTimeout: 500 }
const FILES = '/my-products/itm_1/files'
/** Of a second at the least rate. */
const SECOND = Buffer.alloc(MIN_UPLOAD_RATE, 'a')
let server: Server

beforeEach(async () => {
  server = createServer((request, response) => {
    endSlowBody(request, response, TIMES, { 'X-Own': '1' })
    request.resume().once('end', () => response.end('whole'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends some of a body and never the rest. @returns the answer, and after how many milliseconds it came */
async function sendSome(path: string, some: Buffer) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const began = performance.now()
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${10 * MIN_UPLOAD_RATE}\r\n\r\n`)
  await once(server, 'request')
  socket.write(some)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return { answer, ms: performance.now() - began }
}

it.each([
  ['a form', '/login', SECOND, 200],
  ['pictures', '/add-items', SECOND, 500],
  ['a file of a download that does not come', FILES, Buffer.from('a'), 500],
  ['a file of a download that came for a second', `${FILES}.data`, SECOND, 1_500],
])('%s ends in time', async (_what, path, some, least) => {
  const { answer, ms } = await sendSome(path, some)
  expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*X-Own: 1/)
  expect(ms).toBeGreaterThan(least - 50)
  expect(ms).toBeLessThan(least + 900)
})
