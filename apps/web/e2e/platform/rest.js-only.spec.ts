import { changeStock, SMALL } from '@pasar/api/testing'
import { cookieOf, type Got, type Sent, send } from '../testing/own-requests'
import { test as base, expect, expectNoAxeViolations, PASSWORD } from '../testing/test'

const { kopi } = SMALL.items
const { email } = SMALL.users.buyer
const AJAX = { 'x-requested-with': 'XMLHttpRequest' }
const CROSS_SITE = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }

type Ask = (path: string, sent?: Sent) => Promise<Got & { body: Record<string, unknown> }>

/** Asks below /api. Whatever the answer, it is JSON with a request id, and reveals nothing of the implementation. */
const test = base.extend<{ ask: Ask; token: string }>({
  ask: async ({ market }, use) => {
    const server = { url: market.url, port: Number(new URL(market.url).port) }
    await use(async (path, sent = {}) => {
      const got = await send(server, `/api${path}`, sent)
      expect(got.headers['x-request-id']).toMatch(/^[\w-]+$/)
      expect(got.text).not.toMatch(/<html|node_modules|\n\s+at /i)
      if (got.status === 304) return { ...got, body: {} }
      expect(got.headers['content-type']).toMatch(/^application\/json/)
      return { ...got, body: JSON.parse(got.text) }
    })
  },
  token: async ({ ask }, use) => {
    const { body } = await ask('/auth/login', { body: JSON.stringify({ email, password: PASSWORD }) })
    await use(String(body.token))
  },
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('a bearer token is enough, wherever the call comes from', async ({ ask, token }) => {
  const { status, body } = await ask('/users/profile', { headers: bearer(token) })
  expect([status, body.data]).toMatchObject([200, { email }])
  const add = { body: JSON.stringify({ itemId: kopi.id }), headers: { ...bearer(token), ...CROSS_SITE } }
  expect((await ask('/cart', add)).status).toBe(200)
  for (const authorization of ['Bearer nonsense', 'Bearer', 'Basic eDp5', ''])
    expect((await ask('/users/profile', { headers: { authorization } })).status).toBe(401)
})

test('a cookie counts beside the header that other sites cannot send', async ({ ask, market }) => {
  const server = { url: market.url, port: Number(new URL(market.url).port) }
  const session = cookieOf(await send(server, '/login', { form: { email, password: PASSWORD } }), 'session')
  const asked = (headers: Record<string, string>) =>
    ask('/users/profile', { headers: { cookie: session, ...headers } })
  expect((await asked(AJAX)).status).toBe(200)
  const bare = await asked({})
  expect([bare.status, bare.body]).toEqual([
    401,
    { success: false, code: 'UNAUTHORIZED', message: 'Please log in to continue.' },
  ])
  expect((await asked({ ...AJAX, authorization: 'Bearer nonsense' })).status).toBe(401)
  const own = { origin: market.url, 'sec-fetch-site': 'same-origin' }
  const add = (headers: Record<string, string>) =>
    ask('/cart', { body: JSON.stringify({ itemId: kopi.id }), headers: { cookie: session, ...headers } })
  expect((await add({ ...AJAX, ...own })).status).toBe(200)
  const foreign = await add({ ...AJAX, ...CROSS_SITE })
  expect([foreign.status, foreign.body.code]).toEqual([403, 'CROSS_SITE'])
  expect((await add(CROSS_SITE)).status).toBe(401)
})

test('what is wrong in form is refused in the one form', async ({ ask, token }) => {
  const headers = bearer(token)
  const refused = async (path: string, sent: Sent) => {
    const { status, body } = await ask(path, { ...sent, headers: { ...headers, ...sent.headers } })
    expect([body.success, typeof body.message]).toEqual([false, 'string'])
    return `${status} ${body.code}`
  }
  for (const body of ['{', '{"itemId": undefined}', "{'a': 1}", '\u0000', '<xml/>'])
    expect(await refused('/cart', { body })).toBe('400 BAD_JSON')
  const gzip = { 'content-encoding': 'gzip' }
  expect(await refused('/cart', { body: 'no gzip', headers: gzip })).toBe('400 BAD_JSON')
  for (const body of ['7', '[]', '"x"'])
    expect(await refused('/cart', { method: 'POST', body })).toBe('400 BAD_JSON')
  for (const body of ['', 'null', '{}'])
    expect(await refused('/cart', { method: 'POST', body })).toBe('400 VALIDATION')
  const large = JSON.stringify({ itemId: 'x'.repeat(70_000) })
  expect(await refused('/cart', { body: large })).toBe('413 TOO_LARGE')
  const chunked = { 'transfer-encoding': 'chunked' }
  expect(await refused('/cart', { body: large, headers: chunked })).toBe('413 TOO_LARGE')
  for (const path of [
    '',
    '/',
    '/nothing',
    '/items/itm_none',
    '/items/%E0%A4%A',
    '/items//',
    '/cart/',
    '/CART',
  ])
    expect(await refused(path, {}), path).toBe('404 NOT_FOUND')
  expect(await refused('/orders', { body: '{}' })).toBe('400 VALIDATION')
})

test('a method that a path does not have gets the list of those it has', async ({ ask }) => {
  const { status, headers, body } = await ask('/cart', { method: 'PUT', body: '{}' })
  expect([status, body.code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  expect(headers.allow).toBe('POST, GET, HEAD, DELETE')
  expect((await ask('/countries', { method: 'POST', body: '{}' })).headers.allow).toBe('GET, HEAD')
})

test('public answers are revalidated by ETag, one’s own are never stored', async ({ ask, token }) => {
  for (const path of [
    '/items/featured',
    `/items/${kopi.id}`,
    '/categories',
    '/countries',
    '/shipping/zones',
  ]) {
    const first = await ask(path)
    expect([path, first.status, first.headers['cache-control']]).toEqual([path, 200, 'no-cache'])
    const mark = String(first.headers.etag)
    const again = await ask(path, { headers: { 'if-none-match': mark } })
    expect([path, again.status, again.text]).toEqual([path, 304, ''])
    expect((await ask(path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  }
  for (const path of ['/cart', '/orders', '/users/profile', '/items']) {
    const { headers } = await ask(path, { headers: bearer(token) })
    expect([path, headers['cache-control'], headers.etag]).toEqual([path, 'private, no-store', undefined])
  }
})

test('a cached answer changes with the item, and members see more', async ({ ask, token, market }) => {
  const { lowStock } = SMALL.items
  const path = `/items/${lowStock.id}`
  const [variantId = ''] = lowStock.variantIds
  const read = async (headers = {}) =>
    (await ask(path, { headers })).body.item as { seller: { email: string }; quantity: number }
  const before = await read()
  expect(before.seller.email).toBe('')
  expect((await read(bearer(token))).seller.email).toMatch(/@/)
  expect((await read()).seller.email).toBe('')
  const first = await ask(path)
  await changeStock(market.dataDir, variantId, before.quantity + 3)
  try {
    const after = await ask(path, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(after.status).toBe(200)
    expect((await read()).quantity).toBe(before.quantity + 3)
    expect(after.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  } finally {
    await changeStock(market.dataDir, variantId, before.quantity)
  }
})

test('running coupons are public, and the address of a category has one spelling', async ({
  ask,
  market,
}) => {
  const { status, text } = await ask('/coupons/active')
  expect([status, text.includes('"TEN"')]).toEqual([200, true])
  const server = { url: market.url, port: Number(new URL(market.url).port) }
  for (const name of ['Art', 'ART']) {
    const { status: moved, headers } = await send(server, `/shop/category/${name}`)
    expect([moved, headers.location]).toEqual([301, '/shop/category/art'])
  }
})

test('a logout ends the session of who asks, and no other', async ({ ask, token }) => {
  const logIn = async () =>
    (await ask('/auth/login', { body: JSON.stringify({ email, password: PASSWORD }) })).body
  const other = await logIn()
  const isIn = async (one: unknown) =>
    (await ask('/users/profile', { headers: bearer(String(one)) })).status === 200
  const leave = (sessionId?: unknown) =>
    ask('/auth/logout', { body: JSON.stringify({ sessionId }), headers: bearer(token) })
  const foreign = await leave(other.sessionId)
  expect([foreign.status, foreign.body.code]).toEqual([403, 'FORBIDDEN'])
  expect([await isIn(token), await isIn(other.token)]).toEqual([true, true])
  expect((await leave()).status).toBe(200)
  expect([await isIn(token), await isIn(other.token)]).toEqual([false, true])
})

test('a cart becomes an order and a payment', async ({ ask, token }) => {
  const headers = bearer(token)
  const post = (path: string, body: unknown, more = {}) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, ...more } })
  const address = {
    fullName: 'Aisyah Rahman',
    phone: '+60123456789',
    line1: '8 Jalan Ampang',
    city: 'Kuala Lumpur',
    postcode: '50450',
    state: 'kul',
    country: 'MY',
  }
  const order = { address, items: [{ itemId: kopi.id, quantity: 2 }] }
  const placed = await post('/orders', order, { 'idempotency-key': 'order-over-http' })
  expect([placed.status, placed.body]).toMatchObject([201, { order: { state: 'awaiting_payment' } }])
  const again = await post('/orders', order, { 'idempotency-key': 'order-over-http' })
  expect(again.body).toEqual(placed.body)
  expect((await post('/orders', order)).body.code).toBe('VALIDATION')
})

/** The page is long, and made of a few kinds of parts: some of each are looked at, and all of it at night. */
const DOCS_PARTS =
  process.env.NIGHTLY === '1'
    ? undefined
    : 'header, nav, main > section:nth-of-type(-n+2), main article:nth-of-type(-n+2)'

test('the contract is there for programs and for people', async ({ ask, page, market }) => {
  const { body } = await ask('/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  const paths = Object.keys(body.paths as object)
  expect(paths).toEqual(expect.arrayContaining(['/cart', '/coupons/apply', '/auth/refresh-token']))
  const events = await ask('/asyncapi.json')
  expect(events.body.asyncapi).toBe('3.0.0')
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 360],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${market.url}/api/docs`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pasar API')
    const shown = await page.locator('h3 a code').allTextContents()
    expect([...new Set(shown)].sort()).toEqual(paths.sort())
    for (const name of Object.keys((events.body.components as { messages: object }).messages))
      if (name !== 'acknowledgement') await expect(page.locator(`#event-${name}`)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoAxeViolations(page, DOCS_PARTS)
  }
})
