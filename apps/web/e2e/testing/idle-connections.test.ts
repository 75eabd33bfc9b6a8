import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { request } from '@playwright/test'
import { expect, it, onTestFinished } from 'vitest'
import { retryOnIdleConnections } from './idle-connections'

const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok'

it('asks once more, and only once, when a connection is reset', async () => {
  const resets = { left: 0 }
  const server = createServer((socket) => {
    socket.on('data', () => {
      if (resets.left > 0) {
        resets.left -= 1
        socket.resetAndDestroy()
      } else socket.write(OK)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await retryOnIdleConnections(request)
  const client = await request.newContext()
  onTestFinished(async () => {
    await client.dispose()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`

  expect((await client.get(url)).status()).toBe(200)
  resets.left = 1
  expect((await client.get(url)).status()).toBe(200)
  resets.left = 1
  expect((await client.post(url, { data: 'x' })).status()).toBe(200)
  resets.left = 2
  await expect(client.get(url)).rejects.toThrow('ECONNRESET')
})
