import { makeBaselineHeaders } from '../../server/http/baseline-headers'
import { type Got, type Sent, send } from '../testing/own-requests'
import { type OwnServer, withOwnServer } from '../testing/own-server'
import { openSocket, readAll } from '../testing/raw-requests'
import { expect, test } from '../testing/test'

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const HANDSHAKE = '/socket.io/?EIO=4&transport=polling'

/** A request of each kind that is answered at a place of its own, and the status of the answer. */
const KINDS: [status: number, path: string, sent?: Sent][] = [
  [200, '/'],
  [200, '/', { headers: { 'accept-encoding': 'gzip' } }],
  [200, '/', { method: 'HEAD' }],
  [200, '/login.data'],
  [404, '/nowhere'],
  [302, '/orders/user'],
  [403, '/login', { form: {}, headers: { origin: 'https://evil.example' } }],
  [405, '/login', { method: 'DELETE' }],
  [413, '/login', { form: { email: 'x'.repeat(70_000) } }],
  [400, '/login', { body: '{}', headers: JSON_TYPE }],
  [400, '//evil.example'],
  [204, '*', { method: 'OPTIONS' }],
  [404, '/uploads/none.webp'],
  [400, '/uploads/%'],
  [404, '/uploads/'],
  [404, '/assets/none.js'],
  [404, '/assets/none.txt'],
  [404, '/icons/none.svg'],
  [404, '/texts/en-none.json'],
  [404, '/app-icons/none.png'],
  [200, '/favicon.svg'],
  [200, '/robots.txt'],
  [200, '/sitemap.xml'],
  [200, '/sitemap-pages.xml'],
  [404, '/sitemap-items-9.xml'],
  [200, '/manifest.webmanifest'],
  [200, '/sw.js'],
  [200, '/offline/en'],
  [200, '/healthz'],
  [200, '/readyz'],
  [200, '/api/openapi.json'],
  [200, '/api/asyncapi.json'],
  [404, '/api/none'],
  [400, '/api/auth/login', { body: '{', headers: JSON_TYPE }],
  [413, '/api/auth/login', { body: ' '.repeat(70_000), headers: JSON_TYPE }],
  [404, '/trpc/none'],
  [405, '/trpc/cart.add'],
  [401, '/trpc/cart.add', { body: '{', headers: JSON_TYPE }],
  [404, '/api/webhooks/none', { body: '{}', headers: JSON_TYPE }],
  [400, '/api/webhooks/demo', { body: '{}', headers: JSON_TYPE }],
  [413, '/api/webhooks/demo', { body: ' '.repeat(300_000), headers: JSON_TYPE }],
  [400, '/csp-report', { body: '{', headers: JSON_TYPE }],
  [200, HANDSHAKE],
  [400, `${HANDSHAKE}&sid=none`],
  [403, HANDSHAKE, { headers: { cookie: 'a=b', origin: 'https://evil.example' } }],
]

const LIMITED = { 'x-forwarded-for': '192.0.2.7' }
const READS_PER_MINUTE = 600

async function readUntilRefused(server: OwnServer): Promise<Got> {
  for (let read = 0; read < READS_PER_MINUTE; read++) await send(server, '/robots.txt', { headers: LIMITED })
  return send(server, '/', { headers: LIMITED })
}

async function sendHalfABody(server: OwnServer): Promise<string> {
  const head = [
    'POST /login HTTP/1.1',
    'Host: a',
    'Content-Length: 9',
    `Content-Type: ${FORM_TYPE['content-type']}`,
  ]
  return readAll(await openSocket(server, `${head.join('\r\n')}\r\n\r\na=`))
}

test('every kind of answer carries the headers of all answers', async () => {
  const env = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1', REQUEST_TIMEOUT_S: '2' }
  await withOwnServer(async (server) => {
    const baseline = Object.entries(makeBaselineHeaders({ appUrl: server.url }))
    const check = (got: Got, status: number, what: string) => {
      expect.soft(got.status, what).toBe(status)
      for (const [name, value] of baseline)
        expect.soft(got.headers[name.toLowerCase()], `${name} of ${what}`).toBe(value)
    }
    const slow = sendHalfABody(server)
    for (const [status, path, sent] of KINDS)
      check(await send(server, path, sent), status, `${sent?.method ?? ''} ${path}`)
    // From memory, as it was kept.
    check(await send(server, '/'), 200, 'a cached page')
    const { text } = await send(server, '/')
    const script = await send(server, /\/assets\/[\w.-]+\.js/.exec(text)?.[0] ?? 'no script')
    expect(script.status).toBe(200)
    expect(script.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    check(await readUntilRefused(server), 429, 'too many requests')
    const timedOut = await slow
    expect(timedOut).toMatch(/^HTTP\/1\.1 408 /)
    for (const [name, value] of baseline) expect(timedOut).toContain(`\r\n${name}: ${value}\r\n`)
  }, env)
})

const ODD_PIECES = [
  '%',
  '%zz',
  '%ff',
  '%00',
  '%5c',
  '%2f',
  '\\',
  '/',
  '..',
  '.',
  '*',
  '[',
  '{',
  '"',
  '<',
  '\x80',
  ':id',
  ';',
]
const FOLDERS = [
  '',
  'item/',
  'uploads/',
  'assets/',
  'icons/',
  'texts/',
  'app-icons/',
  'offline/',
  'api/',
  'api/webhooks/',
  'trpc/',
]
const ODD_TARGETS = [
  ...FOLDERS.flatMap((folder) =>
    ODD_PIECES.flatMap((piece) => [`/${folder}${piece}`, `/${folder}${piece}.data`, `/${folder}?q=${piece}`]),
  ),
  ...ODD_PIECES.map((piece) => `/socket.io/${piece}`),
  ...[
    '//',
    '///evil',
    '/.//',
    '/a/..//',
    '/a/../%5c',
    '/#',
    '?',
    '*',
    '',
    'a',
    'a:1',
    'http:',
    'http://',
    'http://[',
  ],
  ...['http://a', 'http://a/', 'http://a//b', 'http://a:99999/', 'http://a@b/', 'https://a/%', 'ftp://a/'],
  ...['/__manifest?p=%', '/__manifest?p=//&version=1', '/_root.data?_routes=%', '/login?from=%'],
]

test('no target of a request is a failure of the server', async () => {
  await withOwnServer(
    async (server) => {
      const ask = async (method: string, target: string): Promise<string> => {
        const text = `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
        const answer = await readAll(await openSocket(server, text))
        return `${method} ${target} ${answer.slice(0, answer.indexOf('\r\n'))}`
      }
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        const answers = await Promise.all(ODD_TARGETS.map((target) => ask(method, target)))
        expect(answers.filter((answer) => !/ HTTP\/1\.1 [234]\d\d /.test(answer))).toEqual([])
      }
      expect(server.readOutput()).not.toContain('"level":50')
    },
    { LOG_LEVEL: 'error' },
  )
})
