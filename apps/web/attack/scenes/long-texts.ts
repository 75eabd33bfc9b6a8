import { beginSession, SMALL } from '@pasar/api/testing'
import { ROUTES } from '@pasar/domain'
import { makeAskers } from '../../e2e/testing/roles/askers'
import { makePlaces } from '../../e2e/testing/roles/places'
import { LONG_TEXTS } from '../corpus/long-texts'
import { makeRestTexts } from '../corpus/rest-texts'
import { type Latency, watchLatency } from '../latency'
import { readForms } from '../page-forms'
import type { Exchange } from '../report'
import { exchange, makeMultipart } from '../requests'
import { type Scene, type Stage, thin } from '../scene'

/** Nobody else may wait longer than this. */
const MAX_WAIT_MS = 100
/** A busy machine is slow by chance, at a load of eleven four times in a row; code that takes long is slow every time. */
const TRIES = 12
/** Where a page does not say how much it takes. */
const UNTOLD_LENGTH = 4_000

const TYPED = new Set(['text', 'email', 'tel', 'search', 'password', 'textarea', 'hidden', 'number', 'url'])

interface Place {
  name: string
  limit: number
  ask(text: string): Promise<Exchange>
}

/** Every field of every form, found on the pages as they are. */
async function findFields(stage: Stage): Promise<Place[]> {
  const { server, dataDir } = stage
  const market = { url: server.url, dataDir }
  const askers = await makeAskers(market)
  const owner = askers.find(({ isOwner }) => isOwner)
  const seller = askers.find(({ name }) => name === 'a seller')
  if (!owner || !seller) throw new Error('nobody owns anything')
  const places = await makePlaces(market, owner)
  const found = new Map<string, Place>()
  for (const cookie of ['', owner.cookie, seller.cookie])
    for (const { path, file } of ROUTES) {
      if (file === undefined) continue
      const place = places[path] ?? path
      const { got } = await exchange(server, place, { headers: { cookie } })
      if (got.status !== 200) continue
      for (const { action, fields } of readForms(got.text, place)) {
        const values = Object.fromEntries(fields.map(({ name, value }) => [name, value || 'x']))
        for (const { name, type, maxLength } of fields) {
          const key = `${action.split('?')[0]} ${values.intent ?? ''} ${name}`
          if (!TYPED.has(type) || found.has(key)) continue
          const ask = (text: string) =>
            exchange(server, action, {
              method: 'POST',
              ...withHeaders(makeMultipart({ ...values, [name]: text }), { cookie, origin: server.url }),
            })
          found.set(key, { name: `POST ${key}`, limit: maxLength ?? UNTOLD_LENGTH, ask })
        }
      }
    }
  return [...found.values()]
}

const withHeaders = ({ body, headers }: ReturnType<typeof makeMultipart>, more: Record<string, string>) => ({
  body,
  headers: { ...headers, ...more },
})

/** What stands in addresses and in headers. They are shorter: all headers together have 16 KB. */
async function makeHeaderPlaces({ server, dataDir }: Stage): Promise<Place[]> {
  const most = 4_000
  const { slug } = SMALL.items.kopi
  // Visitors of some pages are sent to the login, with the whole address behind it.
  const cookies = ['', await beginSession(dataDir, SMALL.users.buyer.id)]
  const searches = [
    '/shop-now?q=',
    '/search-suggestions?q=',
    '/shop-now?cursor=',
    '/shop-now?min=',
    '/track-order?number=',
    '/login?from=',
  ]
  const paths = [
    '/item/',
    '/store/',
    '/verify-email/',
    `/item/${slug}?cursor=`,
    '/api/items?q=',
    '/api/items/slug/',
  ]
  const encode = (text: string): string => encodeURIComponent(text).slice(0, most * 3)
  const headers = ['accept-language', 'cookie', 'user-agent', 'if-none-match', 'accept', 'x-forwarded-for']
  return [
    ...[...searches, ...paths].flatMap((path) =>
      cookies.map((cookie) => ({
        name: `GET ${path}${cookie ? ' of a member' : ''}`,
        limit: most / 10,
        ask: (text: string) =>
          exchange(server, `${path}${encode(text)}`.replace(/%.?$/, ''), { headers: { cookie } }),
      })),
    ),
    ...headers.map((name) => ({
      name: `header ${name}`,
      limit: most / 10,
      ask: (text: string) => {
        const value = [...text].filter((character) => /[\x20-\x7e\xa0-\xff]/.test(character)).join('') || ','
        return exchange(server, '/shop-now', { headers: { [name]: value } })
      },
    })),
  ]
}

async function tryText(
  { report }: Stage,
  latency: Latency,
  { name, limit, ask }: Place,
  text: (typeof LONG_TEXTS)[number],
): Promise<void> {
  const long = text.make(limit * 10)
  let [least, seen] = [Number.POSITIVE_INFINITY, null as Exchange | null]
  for (let at = 0; at < TRIES && least >= MAX_WAIT_MS; at++) {
    await latency.take()
    seen = await ask(long)
    least = Math.min(least, await latency.take())
  }
  const what = `${name} with ${long.length} characters, ${text.name}`
  const answer = seen ?? 'no answer'
  report.check(least < MAX_WAIT_MS, `${what}: others waited ${Math.round(least)} ms`, answer)
  const status = seen?.got.status ?? 0
  report.check(status > 0 && status < 500, `${what} is answered`, answer)
}

/** However much is typed, and whatever it is: nobody else waits. */
export const longTexts: Scene = {
  name: 'long-texts',
  run: async (stage) => {
    const fields = await findFields(stage)
    stage.report.check(fields.length > 40, 'the forms of the market are found', `${fields.length} fields`)
    const places = [...fields, ...(await makeHeaderPlaces(stage)), ...(await makeRestTexts(stage))]
    const latency = await watchLatency(stage.server.url)
    try {
      const tries = places.flatMap((place) => LONG_TEXTS.map((text) => ({ place, text })))
      // A number that shares nothing with that of the texts: each place gets others.
      for (const { place, text } of stage.isQuick ? thin(tries, 11) : tries)
        await tryText(stage, latency, place, text)
    } finally {
      await latency.stop()
    }
  },
}
