import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { send } from '../../e2e/testing/own-requests'
import { isLocalName, refuseCrossSite } from './cross-site'

const appUrl = 'http://shop.example:3000'
const others: string[] = []
const app = express()
  .use((request, _response, next) => {
    request.headers.host = new URL(appUrl).host
    next()
  })
  .use(refuseCrossSite({ appUrl }, (address) => void others.push(address)))
  .use((_request, response) => void response.json({ ok: true }))
const server = createServer(app)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const post = async (headers: Record<string, string>, path = '/login') => {
  const { port } = server.address() as AddressInfo
  return send({ port, url: '' }, path, { method: 'POST', headers: { accept: '*/*', ...headers } })
}
const LAN = { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000', cookie: 'session=x' }

it('takes what comes from the market’s own address, whatever a proxy says of the host', async () => {
  expect((await post({ host: '127.0.0.1:3000', origin: appUrl, cookie: 'session=x' })).status).toBe(200)
  expect((await post({ host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

it('tells who opened the market at another address which is its own', async () => {
  const call = await post(LAN)
  expect(call.status).toBe(403)
  expect(JSON.parse(call.text)).toMatchObject({ code: 'OTHER_ADDRESS', details: { address: appUrl } })
  const page = await post({ ...LAN, accept: 'text/html', 'accept-language': 'ms' })
  expect(page.text).toContain(`Alamat pasar ini ialah ${appUrl}.`)
  expect(others).toEqual([LAN.origin, LAN.origin])
})

it('tells other sites, and calls of the contract, no more than before', async () => {
  const evil = { ...LAN, origin: 'https://evil.example' }
  expect(JSON.parse((await post(evil)).text)).toMatchObject({ success: false, code: 'CROSS_SITE' })
  for (const origin of ['null', 'http://192.168.1.5'])
    expect(JSON.parse((await post({ ...LAN, origin })).text)).toMatchObject({ code: 'CROSS_SITE' })
  expect(JSON.parse((await post(LAN, '/api/cart')).text)).toMatchObject({ code: 'CROSS_SITE' })
  expect(
    JSON.parse((await post({ ...LAN, 'sec-fetch-site': 'cross-site', origin: 'null' })).text),
  ).toMatchObject({ code: 'CROSS_SITE' })
  expect((await post({ ...evil, accept: 'text/html' })).text).toContain('did not come from our own pages')
})

it('knows the names of this machine', () => {
  for (const name of ['localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])
    expect(isLocalName(name), name).toBe(true)
  for (const name of ['0.0.0.0', '::', '192.168.1.5', 'localhost.example', '128.0.0.1'])
    expect(isLocalName(name), name).toBe(false)
})
