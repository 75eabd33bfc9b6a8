import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestServices, type TestServices } from '@pasar/api/testing'
import express from 'express'
import { afterEach, expect, it } from 'vitest'
import { isOperatorsProbe, serveHealth } from './health'

const TOKEN = 'a-token-of-the-operator'
const LOOP = { p50: 0, p99: 1, max: 2, maxPerWindow: [2] }
let services: TestServices | null = null
let server: Server | null = null
afterEach(async () => {
  server?.close()
  await services?.dispose()
})

/** The answer to these headers, and whether it is counted. */
async function open(env: Record<string, string> = {}, isClosing = false) {
  services = await openTestServices(env)
  const { context } = services
  let isFree = false
  const app = express()
    .use((request, _response, next) => {
      isFree = isOperatorsProbe(request, context.config)
      next()
    })
    .use(serveHealth(context, { isClosing: () => isClosing, loopFigures: () => LOOP }))
  server = createServer(app)
  const own = server
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const { port } = own.address() as AddressInfo
  return async (headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { headers })
    return { status: answer.status, body: await answer.json(), isFree }
  }
}

const STRANGER = { status: 200, body: { ok: true }, isFree: false }
const OPERATOR = { status: 200, body: { ok: true, jobs: expect.any(Array), loop: LOOP }, isFree: true }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

it('reports all to this machine, unless an unknown proxy stands between', async () => {
  const ask = await open()
  expect(await ask()).toEqual(OPERATOR)
  expect(await ask({ 'x-forwarded-for': '192.0.2.1' })).toEqual(STRANGER)
  expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toEqual(STRANGER)
  expect(await ask({ forwarded: 'for=192.0.2.1' })).toEqual(STRANGER)
})

it('goes by who asked the trusted proxies', async () => {
  const ask = await open({ TRUSTED_PROXIES: '1' })
  expect(await ask({ 'x-forwarded-for': '192.0.2.1' })).toEqual(STRANGER)
  expect(await ask({ 'x-forwarded-for': '127.0.0.1, 192.0.2.1' })).toEqual(STRANGER)
  expect(await ask({ 'x-forwarded-for': '::1' })).toEqual(OPERATOR)
  expect(await ask()).toEqual(OPERATOR)
})

it('reports all to whoever has the token', async () => {
  const ask = await open({ READYZ_TOKEN: TOKEN })
  const from = { 'x-forwarded-for': '192.0.2.1' }
  expect(await ask({ ...from, ...bearer(TOKEN) })).toEqual(OPERATOR)
  for (const wrong of ['', 'x', `${TOKEN}x`, TOKEN.slice(1)])
    expect(await ask({ ...from, ...bearer(wrong) }), wrong).toEqual(STRANGER)
})

it('knows no token that is not set', async () => {
  const ask = await open()
  for (const token of ['null', 'undefined', ' '])
    expect(await ask({ 'x-forwarded-for': '192.0.2.1', ...bearer(token) }), token).toEqual(STRANGER)
})

it('says when it is not ready, and no more', async () => {
  const ask = await open({}, true)
  expect(await ask()).toEqual({ status: 503, body: { ok: false }, isFree: true })
})
