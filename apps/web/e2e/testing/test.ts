import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import {
  addBuyer,
  beginSession,
  changeRows,
  changeStock,
  makeSmallMarket,
  readRows,
  SMALL,
} from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { type BrowserContext, test as base, expect, type Page, type TestInfo } from '@playwright/test'
import { type OwnServer, openServer } from './own-server'
import { PlainContext } from './plain/context'
import { PASSWORD } from './plain-forms'

export { PASSWORD }

export type Market = Pick<OwnServer, 'url' | 'dataDir' | 'whyEnded'>

const PLENTY = 1_000

/** The market of this worker, for helpers that are given a page only. */
let openMarket: Market | null = null

export function getMarket(): Market {
  if (openMarket === null) throw new Error('no market is open')
  return openMarket
}

/**
 * Messages a page may write to its console: what the browser itself says of expected answers, and of what a page asks for
 * while a test has taken its connection away, and what Remix says when a second navigation abandons a first one whose answer was already being read. It prints the
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

const isPlain = ({ project, tags }: TestInfo): boolean =>
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

/** A marketplace of its own for each worker: the built server on a copy of the small seed. */
export const test = base.extend<{ firstVisit: boolean; watched: undefined }, { market: Market }>({
  /** Whether the coupon popup has yet to come by itself in this browser. It would stand in the way of other tests. */
  firstVisit: [false, { option: true }],
  context: async ({ browser, playwright, market, viewport, locale, firstVisit }, use, info) => {
    if (isPlain(info)) {
      const options = { baseURL: market.url, userAgent: USER_AGENT, width: viewport?.width ?? 1280 }
      const plain = await PlainContext.open(playwright.request, { ...options, locale: locale ?? 'en-MY' })
      if (!standsIn(plain)) throw new Error('a plain context lacks a part that tests use')
      await use(plain)
      await plain.close()
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
    // What a test answers in place of the server may still be asked for while the pages go.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
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
  baseURL: ({ market }, use) => use(market.url),
  watched: [
    async ({ page, market }, use) => {
      const problems: string[] = []
      const note = (text: string) => {
        if (!EXPECTED.some((pattern) => pattern.test(text))) problems.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error') note(message.text())
        if (/Content Security Policy/i.test(message.text())) problems.push(message.text())
      })
      page.on('pageerror', (error) => note(String(error)))
      await use(undefined)
      expect(market.whyEnded()).toBeNull()
      expect(problems, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Whether this run of a test has scripts. */
export const hasScripts = (): boolean => test.info().project.use.javaScriptEnabled !== false

/**
 * Waits until scripts have taken the page over, for a press on what only they can do; a press before that
 * does what it does without scripts. React marks the elements it has taken.
 */
export async function untilAlive(page: Page): Promise<void> {
  if (!hasScripts()) return
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'))
  })
}

const copies = new WeakMap<Page, Page>()

/** A page with scripts beside one without: axe itself needs scripts. It ends with the page. */
async function openCopy(page: Page): Promise<Page> {
  const known = copies.get(page)
  if (known) return known
  const context = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() })
  if (!context) throw new Error('the browser is gone')
  const copy = await context.newPage()
  page.once('close', () => void context.close().catch(() => {}))
  copies.set(page, copy)
  return copy
}

/** A copy of the page as it stands, on a page where axe can run. */
async function copyPage(page: Page): Promise<Page> {
  // A page that is still coming in would be cut off anywhere, within a button for example.
  await page.waitForLoadState('domcontentloaded')
  const html = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, '')
  const address = page.url()
  const copy = await openCopy(page)
  const viewport = page.viewportSize()
  if (viewport) await copy.setViewportSize(viewport)
  await copy.unrouteAll()
  // Pictures are named by their words, whether they are there or not: they need not be fetched again.
  await copy.route('**', (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      : route.request().resourceType() === 'image'
        ? route.abort()
        : route.continue(),
  )
  await copy.goto(address)
  return copy
}

/**
 * What comes or goes is half seen through: colours are right when it has come. What never ends is not waited
 * for, nor are the parts that are laid out later.
 */
const endMotion = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.animationName === 'lay-out') animation.finish()
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000,
      )
    return Promise.allSettled(moving.map(({ finished }) => finished)).then(() => null)
  })

/**
 * What axe finds on the page as it is now, by rule.
 * @param rule looks for this only, instead of for everything that WCAG asks for
 * @param part looks within this only: a CSS selector
 */
export async function findViolations(
  page: Page,
  { rule, part }: { rule?: string; part?: string } = {},
): Promise<string[]> {
  // The same document is looked at where the test runs with scripts; a copy of it finds more at night at most.
  if (isPlain(test.info()) || (!hasScripts() && process.env.NIGHTLY !== '1')) return []
  const looked = hasScripts() ? page : await copyPage(page)
  // What is scrolled half under the bar is too small a target for axe, and nobody presses it there.
  if (part === undefined) await looked.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await endMotion(looked)
  // Only what is wrong is wanted, and there are no frames: neither lists nor pages of axe's own are made.
  // A document that has it already needs no second copy of half a megabyte.
  const isLoaded = await looked.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page: looked, ...(isLoaded ? { axeSource: 'void 0' } : {}) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
  if (part !== undefined) axe.include(part)
  const { violations } = await (rule === undefined
    ? axe.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    : axe.withRules(rule)
  ).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`)
}

/** @param part a CSS selector, where the rest of the page has been looked at */
export const expectNoAxeViolations = async (page: Page, part?: string): Promise<void> =>
  expect(await findViolations(page, part === undefined ? {} : { part })).toEqual([])

/** Fills in the form of the login, for whoever tests that. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { waitUntil: 'commit' })
}

/** Two-step login has tests of its own; others need it to be on only. */
export const turnTwoFactorOn = (dataDir: string, email: string): Promise<void> =>
  changeRows(
    dataDir,
    `insert or ignore into two_factor (user_id, sealed_secret, is_on, created_at)
       select id, 'x', 1, 1 from users where email = ?`,
    email,
  )

/** Lets someone in without a login: `logIn` is the way through the form. */
async function enter(page: Page, cookie: string): Promise<void> {
  const { url } = getMarket()
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
}

/** Signs a member in. Those who run the market have two-step login on: without it no page of theirs opens. */
export async function signIn(page: Page, email: string): Promise<void> {
  const { dataDir } = getMarket()
  const [user] = await readRows<{ id: string; role: number }>(
    dataDir,
    'select id, role from users where email = ?',
    email,
  )
  if (!user) throw new Error(`nobody has ${email}`)
  if (user.role === ROLE.ADMIN || user.role === ROLE.MANAGER) await turnTwoFactorOn(dataDir, email)
  await enter(page, await beginSession(dataDir, user.id))
}

let people = 0

/** An email nobody has. */
export function freshEmail(): string {
  people += 1
  return `buyer-${process.pid}-${Date.now()}-${people}@pasar.test`
}

/** Makes an account whose email is yet to be confirmed, and is signed in with it. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Name').fill('Siti Aminah')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/register'), { waitUntil: 'commit' })
}

/** A new member of its own, so that tests do not share a cart, who may buy at once. */
export async function signUp(page: Page): Promise<string> {
  const email = freshEmail()
  await enter(page, await addBuyer(getMarket().dataDir, { name: 'Siti Aminah', email }))
  return email
}
