import { beginSession, runSql, SMALL } from '@pasar/api/testing'
import { ODD_HEADERS, ODD_SEARCHES, type Odd, oddCookies, oddForMembers } from '../corpus/odd-requests'
import { type Buyer, makeBuyers } from '../members'
import type { Exchange } from '../report'
import { exchange } from '../requests'
import { inChunks, type Scene, type Stage } from '../scene'

const { kopi, auction } = SMALL.items
const CALL = `/trpc/catalogue.search?input=${encodeURIComponent('{"q":"kopi"}')}`

/** Addresses whose answers are the same for many, with one of each kind first. */
const PAGES: readonly string[] = [
  '/',
  `/item/${kopi.slug}`,
  '/shop-now',
  '/terms',
  `/api/items/${kopi.id}`,
  CALL,
  '/shop',
  `/store/${kopi.store.slug}`,
  '/shop/new',
  '/shop/category/food',
  `/item/${auction.slug}`,
  '/shop-now?q=kopi&sort=priceUp',
  '/faq',
  '/shipping',
  `/api/items/slug/${kopi.slug}`,
  '/api/items/featured',
  '/api/categories',
]
/** Quick tries each odd request at so many of the first pages, by turns. */
const QUICK_PAGES = 6
const QUICK_PAGES_EACH = 3

/**
 * What differs from copy to copy of the same page: its nonce, empty comments between texts, whether the gift was
 * looked up, and the minutes an auction still runs.
 */
function settle(text: string): string {
  const [document = ''] = text.split('</html>')
  // Robots get a page in one piece, others get its data behind it: it is the same data.
  const behind = [...text.slice(document.length).matchAll(/enqueue\((".*?[^\\]")\)/g)].map(([, data]) => data)
  return [document, ...behind]
    .join('')
    .replace(/nonce="[^"]+"/g, 'nonce')
    .replaceAll('<!-- -->', '')
    .replace(/(minutesLeft\\?",)\d+/g, '$1')
}

const HEADERS = ['location', 'set-cookie', 'content-type', 'content-language', 'cache-control', 'vary']

/** An answer as a reader sees it. Only answers that were not cached pass the code that names Accept-Encoding. */
const viewOf = ({ got: { status, headers, text } }: Exchange): string =>
  JSON.stringify([
    status,
    HEADERS.map((name) => String(headers[name] ?? '').replace(', Accept-Encoding', '')),
    settle(text),
  ])

/** A first place where two texts differ, with what stands around it. */
function findDifference(left: string, right: string): string {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 160)
  return `before: …${around(left)}…\nafter:  …${around(right)}…`
}

interface Reader {
  name: string
  ask(path: string): Promise<Exchange>
}

const makeReader = ({ server }: Stage, name: string, cookie: string): Reader => ({
  name,
  ask: (path) => exchange(server, path, { headers: cookie === '' ? {} : { cookie } }),
})

/** Whatever is cached is dropped, as after a write of another process. */
const dropCache = ({ dataDir }: Stage): Promise<void> =>
  runSql(dataDir, "update settings set updated_at = updated_at + 1 where name = 'last_probe'")

const withSearch = (path: string, search: string | undefined): string =>
  search === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`

/** The clean pages, and those under the odd address itself. */
const pagesOf = (pages: readonly string[], { search }: Odd): string[] => [
  ...pages,
  ...(search === undefined ? [] : pages.map((path) => withSearch(path, search))),
]

/** What readers are answered while nobody has asked anything odd. */
async function readClean(stage: Stage, readers: readonly Reader[], paths: readonly string[]) {
  await dropCache(stage)
  const views = new Map<string, string>()
  await inChunks(
    readers.flatMap((reader) => paths.map((path) => ({ reader, path }))),
    async ({ reader, path }) => void views.set(`${reader.name} ${path}`, viewOf(await reader.ask(path))),
  )
  return views
}

async function tryOdd(
  stage: Stage,
  odd: Odd,
  cleanViews: ReadonlyMap<string, string>,
  {
    pages,
    readers,
    secrets,
  }: { pages: readonly string[]; readers: readonly Reader[]; secrets: readonly string[] },
): Promise<void> {
  const { server, report } = stage
  const paths = pagesOf(pages, odd)
  const before = new Map([
    ...cleanViews,
    ...(odd.search === undefined ? [] : await readClean(stage, readers, paths)),
  ])
  await dropCache(stage)
  await inChunks(pages, async (path) => {
    const where = withSearch(path, odd.search)
    const sent = { headers: odd.headers, ...(odd.method ? { method: odd.method } : {}) }
    await exchange(server, odd.makePath?.(where, server.url) ?? where, sent)
  })
  const tries = readers.flatMap((reader) => paths.map((path) => ({ reader, path })))
  await inChunks(tries, async ({ reader, path }) => {
    const seen = await reader.ask(path)
    const what = `after ${odd.name}, ${reader.name} at ${path}`
    const leak = secrets.find((secret) => seen.got.text.includes(secret))
    report.check(leak === undefined, `${what} reveals nothing about who asked before (${leak})`, seen)
    const [wanted, found] = [before.get(`${reader.name} ${path}`) ?? '', viewOf(seen)]
    if (wanted === found) return report.check(true, what, seen)
    // What changes by itself, as an order by trend does, changes without an odd request, too.
    await dropCache(stage)
    const again = viewOf(await reader.ask(path))
    report.check(again === found, `${what} gets what was there before`, findDifference(wanted, found))
  })
}

const secretsOf = ({ id, email, name, cookie }: Buyer): string[] => [
  id,
  email,
  name,
  cookie.split('=')[1] ?? cookie,
]

/** No request, however odd, changes what others are answered. */
export const cache: Scene = {
  name: 'cache',
  run: async (stage) => {
    const [first, second] = await makeBuyers(stage.dataDir, 2)
    if (!first || !second) throw new Error('no buyers')
    const readers = [makeReader(stage, 'a visitor', ''), makeReader(stage, 'another member', second.cookie)]
    const pages = stage.isQuick ? PAGES.slice(0, QUICK_PAGES) : PAGES
    const [, session = ''] = first.cookie.split('=')
    const odds = [
      ...oddCookies(session),
      ...oddForMembers(first.cookie),
      ...ODD_HEADERS,
      ...ODD_HEADERS.map((odd) => ({
        ...odd,
        name: `of a member, ${odd.name}`,
        headers: { ...odd.headers, cookie: first.cookie },
      })),
      ...ODD_SEARCHES.map((odd) => ({ ...odd, headers: { cookie: first.cookie } })),
      ...ODD_SEARCHES,
    ]
    const clean = await readClean(stage, readers, pages)
    const again = await readClean(stage, readers, pages)
    for (const [what, view] of clean)
      stage.report.check(
        again.get(what) === view,
        `${what} is the same twice`,
        findDifference(view, again.get(what) ?? ''),
      )
    const chosen = (at: number): readonly string[] =>
      stage.isQuick ? pages.filter((_, page) => (page + at) % QUICK_PAGES < QUICK_PAGES_EACH) : pages
    for (const [at, odd] of odds.entries())
      await tryOdd(stage, odd, clean, { pages: chosen(at), readers, secrets: secretsOf(first) })
    // The session that was sent in so many ways is still one, and nobody else's.
    const own = await beginSession(stage.dataDir, first.id)
    const profile = await exchange(stage.server, '/user-profile', { headers: { cookie: own } })
    stage.report.check(profile.got.text.includes(first.name), 'its owner still sees the profile', profile)
  },
}
