import { SMALL } from '@pasar/api/testing'
import { expect, test } from '../testing/test'

const form = { email: 'a@pasar.test', password: 'whatever it is' }

test('posts from other sites are refused at every endpoint', { tag: '@plain-only' }, async ({ request }) => {
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
  for (const path of [
    '/login',
    '/register',
    '/cart',
    '/settings/language',
    '/newsletter',
    '/trpc/cart.clear',
  ]) {
    const answer = await request.post(path, { form, headers: foreign, maxRedirects: 0 })
    expect(answer.status(), path).toBe(403)
  }
  const noHeaders = await request.post('/cart', { form, headers: { Cookie: 'session=x', Origin: 'null' } })
  expect(noHeaders.status()).toBe(403)
})

test('a body that is too large is refused', { tag: '@plain-only' }, async ({ request, market }) => {
  const headers = { Origin: market.url }
  const answer = await request.post('/login', { form: { email: 'x'.repeat(70_000), password: 'x' }, headers })
  expect(answer.status()).toBe(413)
})

test('a webhook without the right signature changes nothing', { tag: '@plain-only' }, async ({ request }) => {
  const event = { id: 'evt', type: 'succeeded', paymentId: 'pay', amount: 1, currency: 'MYR' }
  const answer = await request.post('/api/webhooks/demo', {
    data: event,
    headers: { 'demo-signature': `t=1,v1=${'0'.repeat(64)}` },
  })
  expect(answer.status()).toBe(400)
  expect(await answer.json()).toEqual({
    success: false,
    code: 'BAD_SIGNATURE',
    message: 'The signature is invalid.',
  })
  expect((await request.post('/api/webhooks/other', { data: event })).status()).toBe(404)
})

test('every page carries its policy, and scripts have nonces of their own', { tag: '@plain-only' }, async ({
  request,
}) => {
  const first = await request.get('/')
  const second = await request.get('/login')
  const policy = first.headers()['content-security-policy'] ?? ''
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule)
  const nonceOf = (text: string | undefined) => /'nonce-([^']+)'/.exec(text ?? '')?.[1]
  expect(nonceOf(policy)).not.toBe(nonceOf(second.headers()['content-security-policy']))
  expect(first.headers()['x-content-type-options']).toBe('nosniff')
})

test("a visitor never reads a seller's email", { tag: '@plain-only' }, async ({ request }) => {
  const page = await (await request.get(`/item/${SMALL.items.kopi.slug}`)).text()
  expect(page).toContain(SMALL.items.kopi.title)
  expect(page).not.toContain(SMALL.users.seller.email)
})

test('the process reports liveness and readiness', { tag: '@plain-only' }, async ({ request }) => {
  expect(await (await request.get('/healthz')).json()).toEqual({ ok: true })
  const ready = await (await request.get('/readyz')).json()
  expect(ready.ok).toBe(true)
  expect(ready.jobs.map(({ name }: { name: string }) => name)).toEqual([
    'analytics',
    'auctions',
    'backup',
    'bankStatements',
    'claims',
    'doubles',
    'fileNews',
    'files',
    'imports',
    'itemViews',
    'mail',
    'newsletter',
    'orders',
    'parcels',
    'pictures',
    'planner',
    'rates',
    'refunds',
    'replyTimes',
    'saleStarts',
    'storage',
    'storeHidings',
    'storeHolidays',
    'storeNews',
    'storeRenames',
    'sweep',
    'wishNews',
  ])
  for (const job of ready.jobs) expect(Object.keys(job)).toEqual(['name', 'lastRun', 'isFailing'])
})
