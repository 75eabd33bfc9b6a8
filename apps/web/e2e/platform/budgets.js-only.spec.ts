import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { SMALL } from '@pasar/api/testing'
import { mayEnter, ROLE, ROUTES, type RouteRow } from '@pasar/domain'
import type { Page } from '@playwright/test'
import { fillCart } from '../testing/shopper'
import { expect, signUp, test } from '../testing/test'

const MAX_SCRIPT_KB = 110
const MAX_HOME_KB = 600

/** Kept with the test's result. */
const note = (description: string) => test.info().annotations.push({ type: 'measured', description })

/** What each file of scripts weighs; pages share most of them. */
const weights = new Map<string, number>()

async function weighScript(page: Page, url: string): Promise<number> {
  const known = weights.get(url)
  if (known !== undefined) return known
  const answer = await page.request.head(url, { headers: { 'Accept-Encoding': 'gzip' } })
  const weight = Number(answer.headers()['content-length'])
  weights.set(url, weight)
  return weight
}

/** What is fetched a second after the page or later never comes, however slow the machine is that comes to rest. */
function holdDeferred(): void {
  const start = window.setTimeout.bind(window)
  window.setTimeout = ((work: () => void, ms = 0, ...values: unknown[]) =>
    ms >= 1_000 ? 0 : start(work, ms, ...values)) as typeof window.setTimeout
}

/** What a page fetches until it comes to rest, in kB: its scripts as gzip sends them, and everything as it came. */
async function weighPage(page: Page, path: string): Promise<{ script: number; total: number }> {
  await page.addInitScript(holdDeferred)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts: string[] = []
  let total = 0
  client.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.push(response.url)
  })
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total += encodedDataLength
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await client.detach()
  let script = 0
  for (const url of scripts) script += await weighScript(page, url)
  return { script: script / 1_000, total: total / 1_000 }
}

// What pages fetch by themselves once they are there comes on top of what the build lists: seen on some of each kind.
test('visitors get at most 110 kB of scripts, and the home page at most 600 kB in all', async ({ page }) => {
  const home = await weighPage(page, '/')
  note(`home: ${home.script.toFixed(1)} kB of scripts, ${home.total.toFixed(1)} kB in all`)
  expect(home.total).toBeLessThanOrEqual(MAX_HOME_KB)
  const { kampung } = SMALL.stores
  for (const path of ['/', `/item/${SMALL.items.kopi.slug}`, `/store/${kampung.slug}`]) {
    const { script } = await weighPage(page, path)
    note(`${path}: ${script.toFixed(1)} kB of scripts`)
    expect(script, path).toBeLessThanOrEqual(MAX_SCRIPT_KB)
  }
})

test('information pages get at most 110 kB of scripts, and none of their text twice', async ({ page }) => {
  for (const path of ['/terms', '/careers/apply']) {
    const { script } = await weighPage(page, path)
    note(`${path}: ${script.toFixed(1)} kB of scripts`)
    expect(script, path).toBeLessThanOrEqual(MAX_SCRIPT_KB)
  }
  const html = await (await page.request.get('/terms')).text()
  expect(html.split('Whoever sells is named with their store').length - 1).toBe(1)
})

/** Where a new article is written. */
async function beginArticle(page: Page): Promise<string> {
  await page.goto('/blog/submit')
  const begun = await page.request.post('/blog/submit', {
    form: { title: 'Weighed with its editor', language: 'en' },
    headers: { origin: new URL(page.url()).origin },
    maxRedirects: 0,
  })
  const { location = '' } = begun.headers()
  expect(location).toMatch(/^\/blog\/submit\/weighed/)
  return location
}

test('members get at most 110 kB of scripts', async ({ page }) => {
  await signUp(page)
  await fillCart(page, SMALL.items.kopi)
  const editor = await beginArticle(page)
  for (const path of ['/shop-now', '/cart', '/checkout', '/user/coupons', '/planner', '/games', editor]) {
    const { script } = await weighPage(page, path)
    note(`${path}: ${script.toFixed(1)} kB of scripts`)
    expect(script, path).toBeLessThanOrEqual(MAX_SCRIPT_KB)
  }
})

/** The scripts of each page as the build lists them, by the page's address: those of every page, of its own, and of what is around it. */
async function readScripts(): Promise<Map<string, Set<string>>> {
  const assets = path.resolve(import.meta.dirname, '../../build/client/assets')
  const name = (await readdir(assets)).find((file) => file.startsWith('manifest-'))
  const text = await readFile(path.join(assets, name ?? ''), 'utf8')
  const { entry, routes }: Manifest = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  const scriptsOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [route.module, ...route.imports, ...scriptsOf(route.parentId)] : []
  }
  return new Map(
    Object.values(routes).map(({ id, path: address = '' }) => [
      `/${address}`,
      new Set([entry.module, ...entry.imports, ...scriptsOf(id)]),
    ]),
  )
}

interface Built {
  module: string
  imports: string[]
}

interface Manifest {
  entry: Built
  routes: Record<string, Built & { id: string; parentId?: string; path?: string }>
}

test('no page that shoppers can open begins with more than 110 kB of scripts', async ({ page }) => {
  const scripts = await readScripts()
  const isForShoppers = ({ area }: RouteRow) => mayEnter('visitor', area) || mayEnter(ROLE.BUYER, area)
  // The playground shows every component there is.
  const open = ROUTES.filter((row) => isForShoppers(row) && row.path !== '/playground')
  const heavy: string[] = []
  let weighed = 0
  for (const row of open) {
    const own = scripts.get(row.path)
    if (own === undefined) continue
    let weight = 0
    for (const url of own) weight += await weighScript(page, url)
    weighed += 1
    if (weight > MAX_SCRIPT_KB * 1_000) heavy.push(`${row.path}: ${weight}`)
  }
  expect(weighed).toBeGreaterThan(80)
  expect(heavy).toEqual([])
})

/** Statements a page may take, its session included. */
const MAX_QUERIES = {
  '/shop': 8,
  [`/item/${SMALL.items.kopi.slug}`]: 8,
  '/shop-now': 6,
  '/shop-now?q=kopi&sort=priceUp': 6,
  '/shop/category/food': 6,
  '/cart': 4,
}

test('pages take few statements', async ({ page }) => {
  // A page from memory takes none and says nothing of them; one with a query is never kept.
  const home = await page.request.get('/?fresh')
  expect(queriesOf(home.headers()['server-timing'])).toBeLessThanOrEqual(8)
  await signUp(page)
  await fillCart(page, SMALL.items.kopi)
  for (const [path, most] of Object.entries(MAX_QUERIES)) {
    // What all readers share is in memory after the first.
    await page.request.get(path)
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(200)
    const queries = queriesOf(answer.headers()['server-timing'])
    note(`${path}: ${queries} statements`)
    expect(queries, path).toBeLessThanOrEqual(most)
  }
})

const queriesOf = (timing: string | undefined): number =>
  Number(/desc="(\d+) queries"/.exec(timing ?? '')?.[1] ?? Number.NaN)

test('nothing jumps while a page loads', async ({ page }) => {
  for (const path of ['/', `/item/${SMALL.items.kopi.slug}`]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry && typeof entry.value === 'number') sum += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
        }),
    )
    expect(shift, path).toBeLessThanOrEqual(0.02)
  }
})

test('the server is kept at one byte a letter', async () => {
  const built = path.resolve(import.meta.dirname, '../../build/server')
  const scripts = (await readdir(built, { recursive: true })).filter((name) => /\.c?js$/.test(name))
  expect(scripts.length).toBeGreaterThan(1)
  const wide: string[] = []
  for (const name of scripts) {
    const source = await readFile(path.join(built, name))
    if (source.some((byte) => byte > 127)) wide.push(name)
  }
  expect(wide).toEqual([])
})
