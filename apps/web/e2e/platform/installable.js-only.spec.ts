import { SMALL } from '@pasar/api/testing'
import type { BrowserContext, Page } from '@playwright/test'
import { rest } from '../testing/clock'
import { type OwnServer, openServer, withOwnServer } from '../testing/own-server'
import { fillCart } from '../testing/shopper'
import {
  expect,
  expectNoAxeViolations,
  freshEmail,
  register,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ context }) => context.clock.install())

const KOPI = `/item/${SMALL.items.kopi.slug}`

/** Until the worker of a language answers for the page, which may come anew meanwhile. */
const untilWorker = (page: Page, language: string) =>
  page.waitForFunction(
    (wanted) => navigator.serviceWorker.controller?.scriptURL.includes(wanted),
    `/sw.js?lang=${language}`,
  )

/** Opens a page that has been at rest for so long that all its parts have come. */
async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await rest(page, page.locator('#moving button'))
}

/** Opens a page and waits until the worker of its language answers for it. */
async function openCached(page: Page, path: string, language = 'en'): Promise<void> {
  await openAtRest(page, path)
  await untilWorker(page, language)
}

/** A page of its own: what needs a connection is logged to the console as failed, as it should be. */
const openOwn = (context: BrowserContext): Promise<Page> => context.newPage()

interface CachedEntry {
  cache: string
  path: string
  type: string
  body: string
}

/** Everything that the worker has kept. */
const readCaches = (page: Page): Promise<CachedEntry[]> =>
  page.evaluate(async () => {
    const entries: CachedEntry[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const { pathname, search } = new URL(request.url)
        entries.push({
          cache: name.replace(/-.*/, ''),
          path: pathname + search,
          type: answer?.headers.get('content-type') ?? '',
          body: /^(text|image\/svg)/.test(answer?.headers.get('content-type') ?? '')
            ? ((await answer?.text()) ?? '')
            : '',
        })
      }
    }
    return entries
  })

test('the manifest and its pictures are there, in the language of the page', async ({ page }) => {
  await page.goto('/')
  const link = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(link ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest: { name: string; lang: string; icons: { src: string }[] } = await answer.json()
  expect(manifest).toMatchObject({ name: 'Pasar', lang: 'en', display: 'standalone' })
  for (const path of [...manifest.icons.map(({ src }) => src), '/apple-touch-icon.png']) {
    const icon = await page.request.get(path)
    expect(icon.headers()['content-type'], path).toBe('image/png')
    expect(icon.headers()['cache-control'], path).toContain('max-age=2592000')
  }
  expect((await page.request.get('/manifest.webmanifest?lang=cn').then((it) => it.json())).lang).toBe('zh-CN')
  expect((await page.request.get('/manifest.webmanifest?lang=xx').then((it) => it.json())).lang).toBe('en')
  // What Chromium itself has against it: nothing.
  const client = await page.context().newCDPSession(page)
  const { errors } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('what is cached for everyone is public, in each language', { tag: '@nightly' }, async ({ request }) => {
  for (const language of ['en', 'cn', 'ms']) {
    const list = await (await request.get(`/offline/${language}`)).text()
    const texts = [...list.matchAll(/data-text="([\w-]+)"/g)].map(([, text = '']) => text)
    expect(texts.length).toBeGreaterThan(5)
    for (const path of ['', ...texts.map((text) => `/${text}`)]) {
      const answer = await request.get(`/offline/${language}${path}`, {
        headers: { Cookie: 'lang=x; session=x' },
      })
      expect(answer.status(), path).toBe(200)
      expect(answer.headers()['cache-control'], path).toBe('public, no-cache')
      expect(answer.headers()['set-cookie'], path).toBeUndefined()
      expect(await answer.text(), path).not.toMatch(/<script|<form|\{\{|undefined/)
    }
  }
  for (const path of ['/offline/xx', '/offline/en/contact', '/offline/en/cart', '/offline'])
    expect((await request.get(path)).status(), path).toBe(404)
})

test('without a connection a page says so, offers cached pages, and comes back', async ({ context }) => {
  const page = await openOwn(context)
  await openCached(page, '/')
  await context.setOffline(true)
  await page.goto(`${KOPI}?from=here`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Returns and refunds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Returns and refunds' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/returns')
  await expect(page.getByText('This is a copy that your browser saved on')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goBack()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  expect(page.url()).toContain('?from=here')
})

test('it speaks the language of the reader', { tag: '@nightly' }, async ({ context }) => {
  const page = await openOwn(context)
  await openCached(page, '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Bahasa Melayu' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await waitForHydration(page)
  await rest(page, page.locator('#moving button'))
  await untilWorker(page, 'ms')
  await context.setOffline(true)
  await page.goto('/cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Anda di luar talian' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await page.goto('/terms')
  await expect(page.getByText('Ini salinan bertarikh')).toBeVisible()
})

test('it is as dark as the reader chose', { tag: '@nightly' }, async ({ context }) => {
  const page = await openOwn(context)
  await openCached(page, '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await context.setOffline(true)
  for (const path of ['/cart', '/terms']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  }
})

test('an open page says that the connection is gone, and that it is back', async ({ context }) => {
  const page = await openOwn(context)
  await openCached(page, '/')
  await context.setOffline(true)
  const bar = page.getByRole('status').filter({ hasText: 'You are offline' })
  await expect(bar).toBeVisible()
  await expectNoAxeViolations(page)
  await context.setOffline(false)
  await expect(page.getByText('You are back online.')).toBeVisible()
  await expect(bar).toBeHidden()
})

test('nothing of a member is ever cached', async ({ page }) => {
  const email = await signUp(page)
  await openCached(page, '/shop')
  await fillCart(page, SMALL.items.kopi)
  for (const path of [
    '/shop',
    KOPI,
    '/cart',
    '/checkout',
    '/orders/user',
    '/wishlist',
    '/user-profile',
    '/about',
  ])
    await page.goto(path)
  // Also by going on without a new document, which asks for data only.
  await waitForHydration(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /terms/i })).toBeVisible()
  const kept = await readCaches(page)
  const strange = kept.filter(
    ({ cache, path }) =>
      !(
        (cache === 'files' && /^\/(assets|icons|texts)\/[\w.$-]+$/.test(path)) ||
        (cache === 'pictures' && /^\/uploads\/[\w.-]+$/.test(path)) ||
        (cache === 'shell' &&
          /^(\/offline\/en(\/[a-z-]+)?|\/(assets|icons)\/[\w.$-]+|\/favicon\.svg)$/.test(path))
      ),
  )
  expect(strange).toEqual([])
  const pages = kept.filter(({ type }) => type.startsWith('text/html'))
  expect(pages.map(({ path }) => path)).toContain('/offline/en/about')
  const session = await page.evaluate(() => localStorage.getItem('sessionId') ?? 'none')
  for (const { path, body } of kept)
    for (const secret of [email, 'Siti Aminah', session]) expect(body.includes(secret), path).toBe(false)
  for (const { path, body } of pages) expect(/<script|<form/i.test(body), path).toBe(false)

  // So there is nothing to be cleared away when a member leaves, and nothing to be found by whoever comes next.
  await page.context().clearCookies()
  await page.context().setOffline(true)
  for (const path of ['/cart', '/orders/user', '/user-profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await expect(page.getByText('Siti Aminah')).toBeHidden()
  }
})

/** The same market at the same address, started anew with other settings. */
async function startAgain(before: OwnServer, env: Record<string, string>): Promise<OwnServer> {
  before.process.kill('SIGKILL')
  await before.ended
  return openServer(before.dataDir, { env, port: before.port })
}

/** Its pictures do not turn: a page that goes on asking for things can hold up the next worker as long as it likes. */
const QUIET = '/about'
const updateWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()))
const listCaches = (page: Page) => page.evaluate(() => caches.keys())

test('a new worker takes over, and deletes the caches of the one before', { tag: '@nightly' }, async ({
  context,
}) => {
  const page = await openOwn(context)
  await withOwnServer(async (server) => {
    await openCached(page, server.url + QUIET)
    const [before = ''] = (await listCaches(page)).filter((name) => name.startsWith('shell'))
    await page.evaluate(() => caches.open('shell-of-another-time'))
    const next = await startAgain(server, { APP_NAME: 'Kedai Kita' })
    try {
      await updateWorker(page)
      await expect
        .poll(async () => (await listCaches(page)).filter((name) => name.startsWith('shell')))
        .toEqual([expect.not.stringMatching(new RegExp(`^(?:${before}|shell-of-another-time)$`))])
      await context.setOffline(true)
      await page.goto(`${server.url}/cart`)
      await expect(page.getByText('Kedai Kita cannot be reached')).toBeVisible()
    } finally {
      next.process.kill('SIGKILL')
      await next.ended
    }
  })
})

test('whoever runs the market can retire the worker', { tag: '@nightly' }, async ({ context }) => {
  const page = await openOwn(context)
  await withOwnServer(async (server) => {
    await openCached(page, server.url + QUIET)
    expect(await listCaches(page)).not.toEqual([])
    const next = await startAgain(server, { SERVICE_WORKER: 'off' })
    try {
      await updateWorker(page)
      await expect.poll(() => listCaches(page)).toEqual([])
      await page.goto(server.url)
      await page.waitForLoadState('networkidle')
      expect(await listCaches(page)).toEqual([])
    } finally {
      next.process.kill('SIGKILL')
      await next.ended
    }
  })
})

/** Chromium without a window offers nothing: this is the offer it would make. */
const offer = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => document.documentElement.setAttribute('data-asked', '')
    dispatchEvent(Object.assign(event, { prompt }))
    return event.defaultPrevented
  })

test('where it can be installed, the footer offers it, and a hint comes once, not on the first page', {
  tag: '@nightly',
}, async ({ page }) => {
  const footerButton = page.getByRole('contentinfo').getByRole('button', { name: 'Install app' })
  const hint = page.getByRole('complementary', { name: 'Keep Pasar at hand' })
  await openAtRest(page, '/')
  await expect(footerButton).toBeHidden()
  expect(await offer(page)).toBe(true)
  await expect(footerButton).toBeVisible()
  await expect(hint).toBeHidden()

  await openAtRest(page, '/login')
  await offer(page)
  await expect(footerButton).toBeVisible()
  await expect(hint).toBeHidden()

  await page.goto('/shop-now')
  await openAtRest(page, '/')
  await offer(page)
  await expect(hint).toBeVisible()
  await expectNoAxeViolations(page)
  await hint.getByRole('button', { name: 'Not now' }).click()
  await expect(hint).toBeHidden()

  await openAtRest(page, '/')
  await offer(page)
  await footerButton.click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', '')
  await expect(footerButton).toBeHidden()
  await expect(hint).toBeHidden()
})

test('a worker is no way around the login', async ({ page }) => {
  await register(page, freshEmail())
  await openCached(page, '/shop')
  await page.context().clearCookies()
  await page.goto('/orders/user')
  await expect(page).toHaveURL(/\/login\?from=/)
})
