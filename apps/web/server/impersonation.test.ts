import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isImpersonating, startImpersonation } from '@pasar/api'
import { asAdmin, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { IMPERSONATION_LENGTH, ROUTES } from '@pasar/domain'
import express from 'express'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { localsOf } from './http/locals'
import { begin } from './http/requests'
import { guardImpersonation } from './impersonation'

const { admin, buyer } = SMALL.users
let services: TestServices
let server: Server
let url: string
let cookie: string
/** The admin, without an impersonation. */
let plain: string

/** What comes behind the guard says whom it let through, and where. */
function makeApp() {
  const app = express()
  app.use(guardImpersonation(services, { everywhere: false }))
  app.get('/manifest.webmanifest', (_request, response) => response.json({ at: 'file' }))
  app.use(guardImpersonation(services, { everywhere: true }))
  app.use((request, response) => {
    const { session, impersonationRefusal } = localsOf(response)
    response.json({
      at: request.originalUrl,
      method: request.method,
      who: session?.member.id ?? null,
      isImpersonating: isImpersonating(session),
      refusal: impersonationRefusal ?? null,
    })
  })
  return app
}

const signIn = async (): Promise<string> =>
  (await services.sessions.begin(admin.id, 'test')).split(';')[0] ?? ''

beforeAll(async () => {
  services = await openTestServices()
  // Lucia reads the system's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: services.clock.now })
  const app = makeApp()
  server = createServer((request, response) => {
    begin(request, services.context.config)
    app(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  plain = await signIn()
  cookie = await signIn()
  const session = await services.sessions.findOwn(cookie)
  if (!session) throw new Error('no session')
  await startImpersonation(services.context, asAdmin(admin), session, buyer.id, { reason: 'Asked for help' })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  vi.useRealTimers()
  await services.dispose()
})

interface Said {
  status: number
  at?: string
  method?: string
  who?: string | null
  isImpersonating?: boolean
  refusal?: string | null
  code?: string
}

async function ask(path: string, method = 'GET', as = cookie): Promise<Said> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { cookie: as, accept: 'text/html' },
    redirect: 'manual',
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new URLSearchParams({ intent: 'pay' }) }),
  })
  const text = await answer.text()
  return { status: answer.status, ...(text.startsWith('{') ? (JSON.parse(text) as object) : {}) }
}

const example = (path: string): string => path.replace(/:\w+/g, 'some-1')
const REFUSED = {
  at: '/admin/impersonation',
  method: 'GET',
  who: admin.id,
  isImpersonating: false,
  refusal: 'LOOK_REFUSED',
}

it.each(ROUTES.filter(({ file }) => file !== undefined))(
  '$path is answered as the member where the table says so, and refused otherwise',
  async ({ path, impersonation }) => {
    const at = example(path)
    const check = async (method: string): Promise<void> => {
      const said = await ask(at, method)
      if (impersonation === 'leave') expect(said).toMatchObject({ at, method, who: admin.id, refusal: null })
      else if (impersonation === 'read' && method === 'GET')
        expect(said).toMatchObject({ at, who: buyer.id, isImpersonating: true, refusal: null })
      else expect(said).toMatchObject(REFUSED)
    }
    await Promise.all(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(check))
    // What scripts fetch: pages of an impersonation have none.
    if (impersonation !== 'leave' && path !== '/') expect((await ask(`${at}.data`)).status).toBe(403)
  },
)

it.each([
  '/CHECKOUT',
  '/checkout/',
  '//checkout',
  '/%63heckout',
  '/shop/../checkout',
  '/item/x/../../checkout',
  '/shop%2f..%2fcheckout',
  '/no-such-page',
  '/orders/user/ord_1/invoice.pdf',
  '/__manifest?p=/shop',
])('%s is no way around', async (place) => {
  expect(await ask(place)).toMatchObject({ who: admin.id, isImpersonating: false, refusal: 'LOOK_REFUSED' })
})

it('calls are refused with a code, files are not in the way', async () => {
  for (const path of ['/trpc/cart.count', '/trpc/cart.add?batch=1'])
    for (const method of ['GET', 'POST'])
      expect(await ask(path, method)).toMatchObject({ status: 403, code: 'LOOK_REFUSED' })
  expect(await ask('/manifest.webmanifest')).toMatchObject({ at: 'file' })
})

it('the other session of the admin, and visitors, are not concerned', async () => {
  for (const path of ['/checkout', '/admin/users'])
    expect(await ask(path, 'POST', plain)).toMatchObject({
      at: path,
      method: 'POST',
      who: admin.id,
      refusal: null,
    })
  expect(await ask('/checkout', 'POST', 'theme=dark')).toMatchObject({ who: null, refusal: null })
})

it('nothing of the member is shown once the time is over', async () => {
  services.clock.now += IMPERSONATION_LENGTH
  vi.setSystemTime(services.clock.now)
  expect(await ask('/orders/user')).toMatchObject({
    who: admin.id,
    isImpersonating: false,
    refusal: 'LOOK_OVER',
  })
  expect(await ask('/admin/impersonation', 'POST')).toMatchObject({
    method: 'POST',
    who: admin.id,
    refusal: null,
  })
})
