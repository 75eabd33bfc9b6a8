import type { Page, Route } from '@playwright/test'
import { holdClock } from '../testing/clock'
import { expect, signUp, test, waitForHydration } from '../testing/test'

async function pressLogout(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.getByRole('img', { name: /^Account/ }) })
    .click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

const FAILURES: [string, (route: Route) => Promise<void>, title: string, text: string][] = [
  [
    'that never arrives',
    (route) => route.abort('internetdisconnected'),
    'Error!',
    'Failed to logout from server. You have been logged out locally.',
  ],
  [
    'that fails on the server',
    (route) => route.fulfill({ status: 500, body: '' }),
    'Error!',
    'Failed to logout from server. You have been logged out locally.',
  ],
  [
    'of a session that has ended',
    (route) => route.fulfill({ status: 401, body: '' }),
    'Session Expired',
    'Please log in again.',
  ],
]

for (const [index, [name, answer, title, text]] of FAILURES.entries())
  test(`a logout ${name} signs this browser out all the same`, { tag: index > 0 ? '@nightly' : [] }, async ({
    context,
    market,
  }) => {
    // A page of its own: what fails here is also logged to the console, as it should be.
    const page = await context.newPage()
    await signUp(page)
    await page.clock.install()
    await page.goto('/shop-now')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).not.toBeNull()
    await page.evaluate(() => localStorage.setItem('recentSearches', '["kopi"]'))
    const session = (await context.cookies()).find((cookie) => cookie.name === 'session')
    await page.route('**/logout', answer)
    await holdClock(page)
    await pressLogout(page)

    const popup = page.getByText(text).first()
    await expect(popup).toBeVisible()
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
    await expect(page).toHaveURL(`${market.url}/`)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await page.clock.runFor(1_600)
    await expect(popup).toHaveCount(0)

    // The request for the home page ended the session on the server, also for whoever kept its cookie.
    const names = (await context.cookies()).map((cookie) => cookie.name)
    expect(names).not.toContain('session')
    expect(names).not.toContain('signedOut')
    const asked = await fetch(`${market.url}/session`, { headers: { cookie: `session=${session?.value}` } })
    expect(await asked.json()).toMatchObject({ alive: false })
  })

test('a logout without any connection ends the session once it is back', async ({ context, market }) => {
  const page = await context.newPage()
  await signUp(page)
  await page.goto('/shop')
  const session = (await context.cookies()).find((cookie) => cookie.name === 'session')
  const alive = async (): Promise<unknown> =>
    (await fetch(`${market.url}/session`, { headers: { cookie: `session=${session?.value}` } })).json()
  await waitForHydration(page)
  expect(await alive()).toMatchObject({ alive: true })
  await context.setOffline(true)
  await pressLogout(page)
  // While the browser leaves the page for its own one about the lost connection, what that page still asks for (Remix's
  // `/__manifest`) may get through, past routes and `setOffline` alike: then it is over already.
  const isLeft = async (): Promise<boolean> => {
    const names = (await context.cookies()).map(({ name }) => name)
    return names.includes('signedOut') || !names.includes('session')
  }
  await expect.poll(isLeft).toBe(true)
  // The first page may still be on its way home, which would break off where it is sent next: a new one asks.
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/wishlist')
  await expect(next).toHaveURL(/\/login/)
  expect(await alive()).toMatchObject({ alive: false })
})
