import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changeStock, makeSmallMarket, SMALL } from '@pasar/api/testing'
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { retryOnIdleConnections } from './idle-connections'
import { type OwnServer, openServer, wasEnded } from './own-server'
import { PlainContext } from './plain/context'

export type Market = Pick<OwnServer, 'url' | 'dataDir' | 'whyEnded' | 'takeErrors'>

const PLENTY = 1_000

/** The market of this worker, for helpers that are given a page only. */
let openMarket: Market | null = null

export function getMarket(): Market {
  if (openMarket === null) throw new Error('no market is open')
  return openMarket
}

/**
 * Messages a page may write to its console. The browser says itself that an answer was as expected, or that a test has taken the
 * connection away. Remix says when a second navigation abandons a first one whose answer was already being read: it prints the
 * abort before it looks whether anyone still waits for that answer; nobody does, and nothing is lost. When the
 * first part of that answer was read already, the abort comes as a rejected promise that nobody listens to.
 */
const EXPECTED: readonly RegExp[] = [
  /the server responded with a status of 4\d\d/,
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/,
  /^AbortError: (?:signal is aborted without reason|BodyStreamBuffer was aborted)(?:\n\s+at .*)*$/,
]

/**
 * What asks for a browser where it runs without scripts, journeys at night only. All else is done there by HTTP alone
 * (plain/page.ts).
 */
const IN_BROWSER = ['@browser', '@layout', ...(process.env.NIGHTLY === '1' ? ['@journey'] : [])]

/** Whether a test runs by HTTP alone. */
export const isPlain = ({ project, tags }: TestInfo): boolean =>
  project.use.javaScriptEnabled === false && !IN_BROWSER.some((tag) => tags.includes(tag))

/** How Chromium says who it is: whatever knows robots by their name must not take a plain page for one. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

/** What tests without a browser use of a context. */
const PARTS = [
  'newPage',
  'pages',
  'cookies',
  'addCookies',
  'clearCookies',
  'addInitScript',
  'on',
  'close',
  'request',
]

/** Whether it may be given to a test in place of a browser's context; whatever else is asked of its pages, they refuse. */
const standsIn = (context: object): context is BrowserContext => PARTS.every((part) => part in context)

/** Takes away what a test answers in place of the server; what closes meanwhile has nothing of that. */
const unroute = (target: Page | BrowserContext): Promise<void> =>
  target.unrouteAll({ behavior: 'ignoreErrors' }).catch((error: unknown) => {
    if (!/has been closed/.test(String(error))) throw error
  })

/**
 * Ends what a test has opened, for other members, too. Playwright leaves those contexts open until the browser ends, and
 * their pages would paint and ask on beside all later tests.
 */
async function closeOpened(browser: Browser, before: readonly BrowserContext[]): Promise<void> {
  const opened = browser.contexts().filter((context) => !before.includes(context))
  // What a test answers in place of the server may still be asked for while the pages go.
  for (const page of opened.flatMap((context) => context.pages())) await unroute(page)
  for (const context of opened) await unroute(context)
  await Promise.all(opened.map((context) => context.close()))
}

/** A marketplace of its own for each worker: the built server on a copy of the small seed. */
export const test = base.extend<
  { firstVisit: boolean; watched: undefined },
  { market: Market; idleConnections: undefined }
>({
  /** Whether the coupon popup has yet to come by itself in this browser. It would stand in the way of other tests. */
  firstVisit: [false, { option: true }],
  context: async ({ browser, playwright, market, viewport, locale, firstVisit }, use, info) => {
    const before = browser.contexts()
    if (isPlain(info)) {
      const options = { baseURL: market.url, userAgent: USER_AGENT, width: viewport?.width ?? 1280 }
      const plain = await PlainContext.open(playwright.request, { ...options, locale: locale ?? 'en-MY' })
      if (!standsIn(plain)) throw new Error('a plain context lacks a part that tests use')
      await use(plain)
      await plain.close()
      await closeOpened(browser, before)
      return
    }
    const context = await browser.newContext()
    if (!firstVisit)
      await context.addInitScript(() => {
        // Frames may have no storage.
        if (window.top !== window) return
        localStorage.setItem('couponPopupSeen', '1')
        localStorage.setItem('welcomeGiftSeen', '1')
      })
    await use(context)
    await closeOpened(browser, before)
  },
  page: async ({ context }, use) => use(await context.newPage()),
  market: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'pasar-e2e-'))
      await makeSmallMarket(dataDir)
      // Most orders are of this item: no test may find that those before it have bought the last piece.
      const [kopi = ''] = SMALL.items.kopi.variantIds
      await changeStock(dataDir, kopi, PLENTY)
      const server = await openServer(dataDir, {
        env: { PLAYGROUND: 'on', SERVER_TIMING: 'on' },
        cwd: dataDir,
      })
      openMarket = server
      await use(server)
      // It has nothing to finish that anyone waits for.
      server.process.kill('SIGKILL')
      await server.ended
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  idleConnections: [
    async ({ playwright }, use) => {
      await retryOnIdleConnections(playwright.request)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ market }, use) => use(market.url),
  watched: [
    async ({ page, market }, use) => {
      const problems: string[] = []
      const note = (text: string, place = '') => {
        const isRefused = text.endsWith('net::ERR_CONNECTION_REFUSED') && wasEnded(place)
        if (!isRefused && !EXPECTED.some((pattern) => pattern.test(text)))
          problems.push(`${text} ${place}`.trim())
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text(), message.location().url)
        if (/Content Security Policy/i.test(message.text())) problems.push(message.text())
      })
      page.on('pageerror', (error) => note(String(error)))
      await use(undefined)
      expect(market.whyEnded()).toBeNull()
      expect(market.takeErrors(), 'errors in the log of the server').toEqual([])
      expect(problems, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Whether this run of a test has scripts. */
export const hasScripts = (): boolean => test.info().project.use.javaScriptEnabled !== false

/** The main landmark of a page: all but its top bar and footer. */
export const main = (page: Page): Locator => page.getByRole('main')

/**
 * Waits until React has hydrated the page: a click before that does what it does without scripts. Does nothing in runs without
 * scripts. React adds a `__reactProps$…` property to each element that it has hydrated.
 */
export async function waitForHydration(page: Page): Promise<void> {
  if (!hasScripts()) return
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'))
  })
}
