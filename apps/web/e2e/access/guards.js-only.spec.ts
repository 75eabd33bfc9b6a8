import { runSql, SMALL } from '@pasar/api/testing'
import { test as base, expect } from '@playwright/test'
import { cookieOf, type Got, type Sent, send } from '../testing/own-requests'
import { type OwnServer, withOwnServer } from '../testing/own-server'

const { kopi } = SMALL.items
const { buyer } = SMALL.users
const GUESS = { email: buyer.email, password: 'a wrong guess' }
const RIGHT = { email: buyer.email, password: SMALL.password }

/** One server with limits behind one proxy; each test comes from an address of its own. */
const test = base.extend<{ ask: (path: string, sent?: Sent) => Promise<Got> }, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      await withOwnServer(use, { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1', LOG_LEVEL: 'debug' })
    },
    { scope: 'worker' },
  ],
  ask: async ({ server }, use, { testId }) => {
    const address = `2001:db8:${testId.slice(-4)}:${testId.slice(-8, -4)}::1`
    await use((where, sent = {}) =>
      send(server, where, { ...sent, headers: { 'x-forwarded-for': address, ...sent.headers } }),
    )
  },
})
test.describe.configure({ mode: 'default' })

const lineOf = (server: OwnServer, part: string): Record<string, unknown>[] =>
  server
    .readOutput()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(part))
    .map((line) => JSON.parse(line))

async function guess(count: number, once: (index: number) => Promise<Got>): Promise<number[]> {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await once(index)).status)
  return statuses
}

test('guessing a password is slowed down, in words and in the reader’s language', async ({ ask }) => {
  expect(await guess(5, () => ask('/login', { form: GUESS }))).toEqual([401, 401, 401, 401, 401])
  const refused = await ask('/login', { form: RIGHT })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  expect(refused.text).toMatch(/Too many attempts\. Please try again in 1[45] minutes\./)
  const malay = await ask('/login.data', { form: RIGHT, headers: { cookie: 'lang=Im1zIg==' } })
  expect(malay.status).toBe(429)
  const page = await ask('/login', { form: RIGHT, headers: { 'accept-language': 'zh-CN' } })
  expect(page.text).toMatch(/尝试次数过多，请在 1[45] 分钟后再试。/)
  // The owner, somewhere else.
  const elsewhere = await ask('/login', { form: RIGHT, headers: { 'x-forwarded-for': '192.0.2.77' } })
  expect(elsewhere.status).toBe(302)
})

test('addresses that a client makes up do not help it', async ({ ask }) => {
  const from = (index: number) => ({
    'x-forwarded-for': `10.9.8.${index}, 192.0.2.10`,
    forwarded: `for=10.9.8.${index}`,
  })
  const statuses = await guess(6, (index) => ask('/login', { form: GUESS, headers: from(index) }))
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
})

test('without a proxy no forwarded address is trusted', async () => {
  await withOwnServer(
    async (server) => {
      const headers = (index: number) => ({
        'x-forwarded-for': `192.0.2.${index}`,
        'x-real-ip': `192.0.2.${index}`,
        forwarded: `for=192.0.2.${index}`,
      })
      const once = (index: number) => send(server, '/login', { form: GUESS, headers: headers(index) })
      expect(await guess(6, once)).toEqual([401, 401, 401, 401, 401, 429])
    },
    { RATE_LIMITS: 'on' },
  )
})

test('a made-up host changes neither pages, nor where they lead, nor who may post', async ({
  ask,
  server,
}) => {
  const lies: Record<string, string>[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { 'x-forwarded-host': 'evil.example:99999' },
    { host: 'evil.example:99999' },
  ]
  for (const headers of lies) {
    const what = JSON.stringify(headers)
    for (const where of ['/', '/login', `/item/${kopi.slug}`, '/register?from=%2Fcart']) {
      const { status, text } = await ask(where, { headers })
      expect([what, where, status]).toEqual([what, where, 200])
      expect(text).not.toContain('evil.example')
    }
    const away = await ask('/cart', { headers })
    expect([what, away.status, away.headers.location]).toEqual([what, 302, '/login?from=%2Fcart'])
    const origin = 'https://evil.example'
    expect((await ask('/login', { form: RIGHT, headers: { ...headers, origin } })).status, what).toBe(403)
    expect((await ask('/login', { form: RIGHT, headers: { ...headers, origin: server.url } })).status).toBe(
      302,
    )
  }
})

test('posts from elsewhere are refused at every endpoint, whatever they look like', async ({
  ask,
  server,
}) => {
  const session = cookieOf(await ask('/login', { form: RIGHT }), 'session')
  const multipart = {
    'content-type': 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nclear\r\n--x--\r\n',
  }
  const json = { 'content-type': 'application/json', body: '{}' }
  const form = { 'content-type': 'application/x-www-form-urlencoded', body: 'intent=clear' }
  const plain = { 'content-type': 'text/plain', body: '{}' }
  const paths: [string, { 'content-type': string; body: string }][] = [
    ...['/cart', '/login', '/register', '/newsletter', '/checkout', '/logout', '/settings/language'].flatMap(
      (where) => [form, multipart, plain].map((body) => [where, body] as [string, typeof form]),
    ),
    ...['/cart.data', '/login.data', '/_root.data?index'].map(
      (where) => [where, form] as [string, typeof form],
    ),
    ...[json, multipart, plain].map((body) => ['/trpc/cart.clear', body] as [string, typeof form]),
    ['/trpc/cart.clear?batch=1', json],
  ]
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: server.url },
    { 'sec-fetch-site': 'none' },
    { origin: server.url.replace('http:', 'https:') },
    { origin: `${server.url}.evil.example` },
    { referer: `${server.url}/cart` },
  ]
  for (const [where, { body, ...type }] of paths)
    for (const headers of foreign) {
      const { status } = await ask(where, { body, headers: { ...type, ...headers, cookie: session } })
      expect(`${where} ${type['content-type']} ${JSON.stringify(headers)}: ${status}`).toMatch(/: 403$/)
    }
  const own = await ask('/trpc/cart.get', { headers: { cookie: session, 'sec-fetch-site': 'cross-site' } })
  expect(own.status, 'reading changes nothing').toBe(200)
  const { body, ...type } = form
  const ours = { ...type, cookie: session, origin: 'null', 'sec-fetch-site': 'same-origin' }
  expect((await ask('/cart', { body, headers: ours })).status, 'a page that hides its origin').toBe(302)
  const origin = `http://localhost:${server.port}`
  const local = { ...ours, origin, host: origin.slice('http://'.length) }
  for (const where of ['/cart', '/cart.data'])
    expect((await ask(where, { body, headers: local })).status, 'another name of this machine').toBeLessThan(
      303,
    )
})

test('reads over the limit get Retry-After; files and programs pass', async ({ ask }) => {
  const answers = await Promise.all(Array.from({ length: 600 }, () => ask('/categories.data?_routes=none')))
  expect(answers.filter(({ status }) => status === 429)).toEqual([])
  const page = await ask('/', { headers: { 'accept-language': 'ms' } })
  expect(page.status).toBe(429)
  expect(page.text).toContain('Terlalu banyak percubaan. Sila cuba lagi dalam 1 minit.')
  expect(page.headers['retry-after']).toMatch(/^\d{1,2}$/)
  const call = await ask('/trpc/cart.get', { headers: { accept: 'application/json' } })
  expect(JSON.parse(call.text)).toEqual({
    success: false,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many tries. Please wait a little.',
    details: { count: 1, seconds: expect.any(Number) },
  })
  for (const where of ['/healthz', '/favicon.svg']) expect((await ask(where)).status, where).toBe(200)
  expect((await ask('/readyz')).status, 'it asks the database').toBe(429)
  expect((await ask('/readyz', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(200)
  expect((await ask('/', { headers: { 'x-forwarded-for': '192.0.2.99' } })).status).toBe(200)
})

test('the log says what happened, with the request id, and holds no secret', async ({ ask, server }) => {
  const email = 'log-reader@pasar.test'
  const password = 'durian-sedap-2026'
  const joined = await ask('/register', { form: { name: 'Log Reader', email, password } })
  const session = cookieOf(joined, 'session')
  await ask('/login', { form: { email, password: `${password}-wrong` } })
  await ask(`/login?from=/cart&email=${encodeURIComponent(email)}`)
  await ask('/first-admin/s3cret-of-the-owner')
  const call = await ask('/trpc/cart.get', { headers: { cookie: session, 'x-request-id': 'forged' } })
  const id = String(call.headers['x-request-id'])
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/)
  await expect.poll(() => lineOf(server, `"${id}"`)).toHaveLength(1)
  expect(lineOf(server, `"${id}"`)[0]).toMatchObject({
    method: 'GET',
    path: '/trpc/cart.get',
    status: 200,
    memberId: expect.stringMatching(/^usr_/),
    ms: expect.any(Number),
  })
  expect(lineOf(server, '"/first-admin/:token"')).not.toEqual([])
  expect(lineOf(server, '"/login"').map(({ status }) => status)).toContain(401)
  const output = server.readOutput()
  const token = session.split('=')[1] ?? ''
  for (const secret of [
    email,
    encodeURIComponent(email),
    password,
    token,
    's3cret',
    'forged',
    SMALL.password,
  ])
    expect(output.includes(secret), secret).toBe(false)
})

test('a failed page shows its request id; a missing page is no error of ours', async ({ ask, server }) => {
  const session = cookieOf(await ask('/login', { form: RIGHT }), 'session')
  expect((await ask('/no-such-page')).status).toBe(404)
  expect((await ask('/shop-now', { form: { a: 'b' } })).status).toBe(405)
  await runSql(server.dataDir, 'alter table wishlist rename to lost_wishlist')
  try {
    const page = await ask('/wishlist', { headers: { cookie: session } })
    const id = String(page.headers['x-request-id'])
    expect(page.status).toBe(500)
    expect(page.text).toMatch(
      new RegExp(`tell us this number: *(?:<!-- -->)* *<code id="request-id">${id}</code>`),
    )
    const levels = () => lineOf(server, `"${id}"`).map(({ level, msg }) => `${level} ${msg}`)
    await expect.poll(levels).toEqual(expect.arrayContaining(['50 a loader or action failed', '40 request']))
  } finally {
    await runSql(server.dataDir, 'alter table lost_wishlist rename to wishlist')
  }
  expect(lineOf(server, '"level":50').map(({ path: where }) => where)).not.toContain('/no-such-page')
  expect(lineOf(server, '"level":50').map(({ path: where }) => where)).not.toContain('/shop-now')
})

test('reports of what a policy stopped are collected once, and never at any length', async ({
  ask,
  server,
}) => {
  const page = await ask('/')
  expect(page.headers['content-security-policy']).toMatch(/;report-uri \/csp-report;report-to csp$/)
  expect(page.headers['reporting-endpoints']).toBe('csp="/csp-report"')
  const old = {
    'csp-report': {
      'document-uri': `${server.url}/first-admin/s3cret?token=s3cret`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?victim=s3cret',
    },
  }
  const young = [
    {
      type: 'csp-violation',
      age: 1,
      url: server.url,
      user_agent: 'x',
      body: {
        documentURL: `${server.url}/shop`,
        effectiveDirective: 'img-src',
        blockedURL: 'inline',
        sourceFile: null,
        lineNumber: null,
      },
    },
  ]
  const report = (body: unknown, type = 'application/csp-report') =>
    ask('/csp-report', { body: JSON.stringify(body), headers: { 'content-type': type, origin: 'null' } })
  for (const _time of [1, 2, 3]) expect((await report(old)).status).toBe(204)
  expect((await report(young, 'application/reports+json')).status).toBe(204)
  await expect.poll(() => lineOf(server, '"img-src"')).toHaveLength(1)
  expect(lineOf(server, 'script-src-elem').map(({ report: given }) => given)).toEqual([
    {
      page: `${server.url}/first-admin/:token`,
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      source: '',
      line: 0,
    },
  ])
  for (const nonsense of [null, 7, {}, { 'csp-report': 7 }, [{ type: 'csp-violation' }], [{ type: 'crash' }]])
    expect((await report(nonsense)).status, JSON.stringify(nonsense)).toBe(400)
  expect((await report({ 'csp-report': { 'document-uri': 'x'.repeat(20_000) } })).status).toBe(413)
  const flood = await Promise.all(Array.from({ length: 30 }, () => report(old)))
  expect(flood.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
})

test('a server without limits says so loudly, one with them does not', async ({ server }) => {
  expect(server.readOutput()).not.toContain('RATE_LIMITS')
  await withOwnServer(async (open) => {
    await expect.poll(open.readOutput).toContain('RATE_LIMITS is off: passwords can be guessed without end.')
  })
})
