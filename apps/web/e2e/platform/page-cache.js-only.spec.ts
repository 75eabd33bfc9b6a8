import { beginSession, publishArticle, runSql, SMALL } from '@pasar/api/testing'
import { AUDIENCES, type Audience, ROUTES } from '@pasar/domain'
import fc from 'fast-check'
import { cookieOf, type Got, send } from '../testing/own-requests'
import { expect, type Market, PASSWORD, test } from '../testing/test'

const { kopi, lowStock } = SMALL.items
const EXAMPLES: Record<string, string> = {
  ':slug': kopi.slug,
  ':id': SMALL.stores.kampung.id,
  ':categoryName': 'beverage',
}
/** Queries as they are sent, and the part of each that the page depends on. */
const QUERIES = {
  none: { '': '', '?utm_source=x': '' },
  variant: { '': '', '?utm_source=x': '', '?x=1&variant=var_1': '?variant=var_1' },
  uncached: { '': '' },
  listing: {
    '': '',
    '?q=tea|kopi': '?q=tea%7Ckopi',
    '?x=1&sort=priceUp&q=kopi&min=': '?q=kopi&sort=priceUp',
  },
}

/** Every address that is cached, from the route table: a new one cannot be forgotten. */
const PAGES = ROUTES.flatMap(({ path, cache }) => {
  if (!cache) return []
  const address =
    path === '/blog/:slug'
      ? '/blog/coffee-at-home'
      : path.replace(/:\w+/g, (name) => EXAMPLES[name] ?? `no example for ${name}`)
  return cache.for.flatMap((audience) =>
    Object.entries(QUERIES[cache.query]).map(([sent, canonical]) => ({
      audience,
      url: address + sent,
      canonical: address + canonical,
    })),
  )
})

/** What somebody may have chosen; each page is looked at in one of these. */
const CHOICES: Record<string, string>[] = [
  {},
  { 'accept-language': 'zh-TW, en;q=0.3' },
  { cookie: 'theme=dark; currency=USD' },
  { cookie: 'lang=Im1zIg%3D%3D; theme=light', 'accept-language': 'de' },
]

/** Without what differs from copy to copy: the nonce, React's empty comments, and the minutes an auction still runs. */
const settle = (html: string): string =>
  html
    .replace(/nonce="[^"]+"/g, 'nonce')
    .replaceAll('<!-- -->', '')
    .replace(/(minutesLeft\\?",)\d+/g, '$1')

/** Where two pages part: a whole page says little in a test's output. */
function differenceOf(shown: string, expected: string): string | null {
  const [left, right] = [settle(shown), settle(expected)]
  if (left === right) return null
  let at = 0
  while (left[at] === right[at]) at += 1
  return `${left.slice(Math.max(0, at - 60), at + 60)} is not ${right.slice(Math.max(0, at - 60), at + 60)}`
}

/** Robots are sent whole pages, and so are all readers of cached ones. */
const ROBOT = { 'user-agent': 'Googlebot' }

const withCookies = (headers: Record<string, string>, ...cookies: string[]) => {
  const all = [...cookies, headers.cookie ?? ''].filter((cookie) => cookie !== '').join('; ')
  return all === '' ? headers : { ...headers, cookie: all }
}

interface Member {
  id: string
  name: string
  email: string
  session: string
}

/** Registers somebody; their session is the second thing an attacker would want to find on another's page. */
async function join({ url }: Market, name: string): Promise<Member> {
  const server = { url, port: Number(new URL(url).port) }
  const email = `cached-${process.pid}-${Date.now()}-${name.length}@pasar.test`
  const got = await send(server, '/register', { form: { name, email, password: PASSWORD } })
  const session = cookieOf(got, 'session').slice('session='.length)
  const page = await send(server, '/about', { headers: { cookie: `session=${session}` } })
  const [id = ''] = /usr_\w+/.exec(page.text) ?? []
  expect(id).not.toBe('')
  return { id, name, email, session }
}

/** Requests that carry a member's session in every way that is none, and other things that were never part of a key. */
const oddRequests = ({ session }: Member): Record<string, string>[] => [
  { cookie: `sess%69on=${session}` },
  { cookie: `__%48ost-session=${session}` },
  { cookie: `x=1;theme=dark;lang=~`, 'accept-language': 'zh' },
  { cookie: `SESSION=${session}; Session="${session}"; session\t` },
  { cookie: '%; theme=%; currency=%E0%A4%A' },
  { authorization: 'Basic eDp5', cookie: 'lang=~' },
  { 'x-forwarded-host': 'evil.example', 'user-agent': 'Googlebot', referer: 'http://evil.example/' },
  { 'trpc-accept': 'application/jsonl', accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  { 'if-none-match': '*', range: 'bytes=0-10', 'accept-encoding': 'br' },
]

test('a cached page is for each reader what would be made for that one alone, whoever asked before', async ({
  market,
}) => {
  const server = { url: market.url, port: Number(new URL(market.url).port) }
  const get = (url: string, headers: Record<string, string>): Promise<Got> =>
    send(server, url, { headers: { ...ROBOT, ...headers } })
  await publishArticle(market.dataDir)
  const full = await join(market, `Nur <b>&amp;"' Huda`)
  const empty = await join(market, '陈 $& Wei')
  const origin = { origin: market.url, 'content-type': 'application/x-www-form-urlencoded' }
  const post = (path: string, form: Record<string, string>) =>
    send(server, path, { form, headers: { ...origin, cookie: `session=${full.session}` } })
  for (const itemId of [kopi.id, lowStock.id]) await post('/wishlist', { intent: 'add', itemId })
  await post('/cart', { intent: 'add', itemId: kopi.id, variantId: kopi.variantIds[0] ?? '', quantity: '3' })
  // A country whose name has an ampersand elsewhere, which HTML writes otherwise than a page's data.
  const address = { fullName: full.name, phone: '+12684621234', line1: '1 High Street', city: 'St. John’s' }
  await post('/user-profile/addresses/new', { ...address, country: 'AG' })
  // The order by trend may be half a minute old. When another process has written, every page is rendered anew.
  await runSql(market.dataDir, "update settings set updated_at = updated_at + 1 where name = 'last_probe'")

  const kopiPage = `/item/${kopi.slug}`
  const own = await get(kopiPage, { cookie: `session=${full.session}` })
  expect(own.text).toContain('Shipping to Antigua and Barbuda: RM\u00a0132.00')
  const others = await get(kopiPage, { cookie: `session=${empty.session}` })
  expect(others.text).toContain('Shipping to Malaysia: RM\u00a07.00')

  const secrets = [full, empty].map(({ id, email, session }) => [id, email, session])
  const readers: Record<Audience, (Member | null)[]> = { visitor: [null], buyer: [full, empty] }
  expect(PAGES.length).toBeGreaterThan(40)
  for (const [index, { audience, url, canonical }] of PAGES.entries()) {
    const chosen = CHOICES[index % CHOICES.length] ?? {}
    const where = `${url} for a ${audience}`
    for (const odd of oddRequests(full)) expect((await get(url, odd)).status, where).toBeLessThan(500)
    for (const reader of readers[audience]) {
      const own = reader ? [`session=${reader.session}`] : []
      const shown = await get(url, withCookies(chosen, ...own))
      // Cached with the second asking.
      await get(url, withCookies(chosen, ...own))
      const again = await get(url, withCookies(chosen, ...own))
      // Whoever has a message gets a page of their own; this one says nothing.
      const alone = await get(canonical, withCookies(chosen, ...own, 'flash=x'))
      expect(shown.status, where).toBe(200)
      // Nothing is asked of the database for visitors, and session, hearts and gift at most for buyers.
      expect(again.headers['server-timing'] ?? 'desc="0 queries"', where).toMatch(/desc="[0123] queries"/)
      expect(differenceOf(shown.text, alone.text), where).toBeNull()
      expect(differenceOf(again.text, alone.text), where).toBeNull()
      const [, nonce] = /nonce="([^"]+)"/.exec(again.text) ?? []
      expect(again.headers['content-security-policy'], where).toContain(`'nonce-${nonce}'`)
      for (const [at, texts] of secrets.entries())
        if (reader !== [full, empty][at])
          for (const secret of texts) expect(again.text.includes(secret), `${secret} on ${where}`).toBe(false)
    }
  }
})

test('whatever cookies and headers come first, the next visitor gets a visitor’s page', async ({
  market,
}) => {
  const server = { url: market.url, port: Number(new URL(market.url).port) }
  const session = (await beginSession(market.dataDir, SMALL.users.buyer.id)).slice('session='.length)
  const sign = fc.stringMatching(/^[!-~ ]{0,12}$/)
  const name = fc.oneof(
    fc.constantFrom('session', 'sess%69on', ' session', '__%48ost-session', 'lang', 'theme', 'currency', '%'),
    sign,
  )
  const value = fc.oneof(
    fc.constantFrom(session, `"${session}"`, 'dark', 'USD', '~', '%', 'ImNuIg%3D%3D'),
    sign,
  )
  const headers = fc.record({
    cookie: fc
      .array(fc.tuple(name, value, fc.constantFrom('; ', ';', ',', ' ;')), { maxLength: 5 })
      .map((pairs) => pairs.map(([left, right, end]) => `${left}=${right}${end}`).join('')),
    'accept-language': fc.oneof(fc.constantFrom('zh', 'ms;q=0.1', '*', 'en-MY'), sign),
  })
  const visited = PAGES.filter(({ audience }) => audience === 'visitor')
  const own = new Map<string, string>()
  for (const { canonical } of visited)
    own.set(canonical, (await send(server, canonical, { headers: { ...ROBOT, cookie: 'flash=x' } })).text)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...visited), headers, async ({ url, canonical }, odd) => {
      expect((await send(server, url, { headers: odd })).status).toBeLessThan(500)
      expect(differenceOf((await send(server, url)).text, own.get(canonical) ?? '')).toBeNull()
    }),
    { numRuns: 150 },
  )
})

test('each audience of the route table is walked', () => {
  for (const audience of AUDIENCES) expect(PAGES.some((page) => page.audience === audience)).toBe(true)
})
