import { beginSession, runSql, SMALL } from '@pasar/api/testing'
import type { Page, WebSocket } from '@playwright/test'
import { socketWith } from '../testing/frames'
import { openServer, withOwnServer } from '../testing/own-server'
import { expect, PASSWORD, test, waitForHydration } from '../testing/test'

const { buyer } = SMALL.users
const json = { 'content-type': 'application/json' }

async function openShop(page: Page, url: string, dataDir: string): Promise<void> {
  const [name = '', value = ''] = (await beginSession(dataDir, buyer.id)).split('=')
  await page.context().addCookies([{ url, httpOnly: true, sameSite: 'Lax', name, value }])
  await page.clock.install()
  await page.goto(`${url}/shop`)
  await waitForHydration(page)
}

/** Until the page has been at rest for as long as it takes before it listens. */
async function untilLive(page: Page): Promise<WebSocket> {
  const letIn = socketWith(page, 'framereceived', /^40/)
  await page.clock.runFor(3_100)
  return letIn
}

async function logInApp(url: string): Promise<Record<string, string>> {
  const body = JSON.stringify({ email: buyer.email, password: PASSWORD })
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers: json, body })
  const { token }: { token: string } = await answer.json()
  return { ...json, authorization: `Bearer ${token}` }
}

const addKopi = (url: string, headers: Record<string, string>, quantity: number) =>
  fetch(`${url}/api/cart`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ itemId: SMALL.items.kopi.id, quantity }),
  })

const cart = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name })
const bell = (page: Page, count: number) =>
  page.getByRole('banner').getByRole('img', { name: `Notifications, ${count} new` })

// Without the watch over the console: there the browser says that the market is away.
test('what happens elsewhere shows on the open page, also what happened while the market was away', async ({
  browser,
}) => {
  const page = await browser.newPage()
  // The coupon popup would stand before the bar.
  await page.addInitScript(() => localStorage.setItem('couponPopupSeen', '1'))
  await withOwnServer(async ({ url, dataDir, port, process, ended }) => {
    await openShop(page, url, dataDir)
    const socket = await untilLive(page)
    const app = await logInApp(url)
    await addKopi(url, app, 2)
    await expect(cart(page, 'Cart, 2 items')).toBeVisible()

    const closed = socket.waitForEvent('close')
    process.kill('SIGTERM')
    await closed
    await page.clock.runFor(1_600)
    // Before the process is waited for: it stands there for five seconds.
    await expect(page.getByText(/^Failed to connect to real-time messages: /).first()).toBeVisible()
    await ended
    await runSql(
      dataDir,
      `insert into notifications (id, user_id, kind, created_at) values ('ntf_away', '${buyer.id}', 'orderPaid', 1)`,
    )
    await expect(bell(page, 0)).toBeVisible()
    const again = await openServer(dataDir, { port })
    try {
      await page.clock.runFor(20_000)
      await expect(bell(page, 1)).toBeVisible()
    } finally {
      await page.close()
      again.process.kill('SIGKILL')
      await again.ended
    }
  })
})

test('a visitor does not connect, and a page that is at work fetches no socket', async ({ page }) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await waitForHydration(page)
  await page.clock.runFor(10_000)
  await page.waitForLoadState('networkidle')
  // Tiles of auctions follow by a stream of events; `live-` otherwise names what goes with the socket.
  expect(asked.filter((url) => /socket|\/live-(?!cards)/.test(url))).toEqual([])
})
