import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { begin } from './http/requests'
import { makeLoadContext } from './load-context'
import { makeRestAdapter } from './rest'

const { buyer } = SMALL.users
let services: TestServices
let server: Server
let url: string
let token: string

beforeAll(async () => {
  services = await openTestServices()
  const app = express().use('/api', makeRestAdapter(services))
  app.use((request, response, next) => {
    const context = makeLoadContext(services, request, response, {
      logPath: (path) => path,
      styles: undefined,
    })
    context.session().then((session) => response.json({ who: session?.member.id ?? null }), next)
  })
  server = createServer((request, response) => {
    begin(request, services.context.config)
    app(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: buyer.email, password: 'Pasar-demo-2026' }),
  })
  token = z.object({ token: z.string() }).parse(await login.json()).token
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await services.dispose()
})

async function whoAt(path: string, authorization: string, method = 'GET'): Promise<unknown> {
  const answer = await fetch(url + path, { method, headers: { authorization } })
  return answer.json()
}

it('takes the token of an app for pictures of messages, and for nothing else', async () => {
  expect(await whoAt('/chat-photo/x', `Bearer ${token}`)).toEqual({ who: buyer.id })
  expect(await whoAt('/chat-photo/x', 'Bearer not-a-token-of-anybody')).toEqual({ who: null })
  expect(await whoAt('/profile', `Bearer ${token}`)).toEqual({ who: null })
  expect(await whoAt('/chat-photo/x', `Bearer ${token}`, 'POST')).toEqual({ who: null })
})
