import { beginSession, PROCEDURES, REST_ROUTES, SMALL } from '@pasar/api/testing'
import { ROUTES } from '@pasar/domain'
import { makeAskers } from '../../e2e/testing/roles/askers'
import { makePlaces } from '../../e2e/testing/roles/places'
import { foreignTo } from '../corpus/foreign-headers'
import { findChanges, readContents } from '../database'
import { exchange, FORM_TYPE, makeMultipart } from '../requests'
import { inChunks, type Scene, type Stage, thin } from '../scene'

const { buyer } = SMALL.users
const { kopi } = SMALL.items

interface Body {
  headers: Record<string, string>
  body: string | Buffer
}

/** A form that would change something wherever it is taken. */
const FIELDS = {
  intent: 'add',
  itemId: kopi.id,
  variantId: kopi.variantIds[0] ?? '',
  name: 'Changed from elsewhere',
  language: 'ms',
  quantity: '1',
  email: 'cross-site@pasar.test',
  password: SMALL.password,
  currency: 'USD',
}
const FORM: Body = { headers: { 'content-type': FORM_TYPE }, body: new URLSearchParams(FIELDS).toString() }
const MULTIPART: Body = makeMultipart(FIELDS)
const PLAIN: Body = { headers: { 'content-type': 'text/plain' }, body: JSON.stringify(FIELDS) }
const JSON_BODY: Body = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(FIELDS) }

interface Target {
  path: string
  /** The handshake of a web socket is refused with 400 by its protocol's library. */
  refusal?: readonly number[]
  method: string
  bodies: readonly Body[]
  headers?: Record<string, string>
}

/** Every form of every page, as a document and as data. */
async function listPages({ server: { url }, dataDir }: Stage): Promise<Target[]> {
  const market = { url, dataDir }
  const owner = (await makeAskers(market)).find(({ isOwner }) => isOwner)
  if (!owner) throw new Error('nobody owns anything')
  const places = await makePlaces(market, owner)
  return ROUTES.filter(({ file, methods }) => file && methods?.includes('POST')).flatMap(({ path }) => {
    const place = places[path] ?? path
    const data = `${place === '/' ? '/_root' : place}.data`
    return [place, data].map((where) => ({
      path: where,
      method: 'POST',
      bodies: [FORM, MULTIPART, PLAIN],
    }))
  })
}

const CALLS: readonly Target[] = PROCEDURES.filter(({ isQuery }) => !isQuery).flatMap(({ name }) => [
  { path: `/trpc/${name}`, method: 'POST', bodies: [JSON_BODY, MULTIPART, FORM, PLAIN] },
  {
    path: `/trpc/${name}?batch=1`,
    method: 'POST',
    bodies: [{ ...JSON_BODY, body: JSON.stringify({ 0: FIELDS }) }],
  },
])

const REST: readonly Target[] = REST_ROUTES.filter(({ method }) => method !== 'GET').map(
  ({ method, segments }) => ({
    path: `/api/${segments.join('/').replaceAll(/\{\w+\}/g, kopi.id)}`,
    method,
    bodies: method === 'DELETE' ? [{ headers: {}, body: '' }] : [JSON_BODY, PLAIN],
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  }),
)

/** Handshakes of the socket: by polling, and as an upgrade. */
const HANDSHAKES: readonly Target[] = [
  {
    path: '/socket.io/?EIO=4&transport=polling',
    method: 'GET',
    bodies: [{ headers: {}, body: '' }],
  },
  {
    path: '/socket.io/?EIO=4&transport=websocket',
    method: 'GET',
    refusal: [400, 403],
    bodies: [
      {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        },
        body: '',
      },
    ],
  },
]

async function attack(stage: Stage, targets: readonly Target[], cookie: string): Promise<void> {
  const { server, report } = stage
  const tries = targets.flatMap(({ bodies, ...target }) =>
    bodies.flatMap((body) => foreignTo(server.url).map((foreign) => ({ ...target, body, foreign }))),
  )
  await inChunks(tries, async ({ path, method, body, foreign, headers, refusal = [403] }) => {
    const seen = await exchange(server, path, {
      method,
      headers: { ...body.headers, ...headers, ...foreign, cookie },
      ...(body.body === '' ? {} : { body: body.body }),
    })
    report.check(refusal.includes(seen.got.status), `${method} ${path} from elsewhere is 403`, seen)
  })
}

/** What only reads may be asked from elsewhere, but no page there may read the answer. */
async function checkUnreadable({ server, report }: Stage, cookie: string): Promise<void> {
  const reads = [
    '/',
    '/shop',
    '/api/cart',
    '/api/users/profile',
    ...PROCEDURES.filter(({ isQuery }) => isQuery).map(({ name }) => `/trpc/${name}`),
  ]
  for (const path of reads)
    for (const method of ['GET', 'OPTIONS'])
      for (const origin of ['https://evil.example', 'null']) {
        const headers = {
          origin,
          cookie,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-requested-with',
        }
        const seen = await exchange(server, path, { method, headers })
        const isOpen = Object.keys(seen.got.headers).some((name) => name.startsWith('access-control-'))
        report.check(!isOpen, `${method} ${path} opens nothing to other sites`, seen)
      }
  for (const { method, segments, isPublic } of REST_ROUTES) {
    if (isPublic) continue
    const path = `/api/${segments.join('/').replaceAll(/\{\w+\}/g, kopi.id)}`
    const seen = await exchange(server, path, { method, headers: { cookie, origin: 'https://evil.example' } })
    report.check(seen.got.status === 401, `${method} ${path} with a cookie alone counts as signed out`, seen)
  }
}

/** Nothing that a page of another site can send changes anything. */
export const crossSite: Scene = {
  name: 'cross-site',
  run: async (stage) => {
    const { dataDir, report } = stage
    const pages = await listPages(stage)
    const cookie = await beginSession(dataDir, buyer.id)
    const before = await readContents(dataDir)
    // Quick leaves out every second form, and takes its data instead.
    await attack(stage, stage.isQuick ? thin(pages, 3) : pages, cookie)
    await attack(stage, [...CALLS, ...REST], cookie)
    await attack(stage, HANDSHAKES, cookie)
    await checkUnreadable(stage, cookie)
    report.checkNone(findChanges(before, await readContents(dataDir)), 'nothing changed in the database')
  },
}
