import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { boxOf, expect, expectNoAxeViolations, signIn, test, waitForHydration } from '../testing/test'

test.use({ firstVisit: true })

const popup = (page: Page): Locator => page.getByRole('dialog')
const isSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('couponPopupSeen') !== null)

/**
 * Opens a page whose clock stands still, until its late parts are there; 1.2 seconds have gone by then. What passes between
 * the first two calls passes on the clock of the page, too, which has not been opened then.
 */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-08-31T10:00:00+08:00') })
  await page.clock.pauseAt(new Date('2026-08-31T10:00:01+08:00'))
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    const opened = now()
    performance.now = () => now() - opened
  })
  await page.goto(path)
  await waitForHydration(page)
  await page.clock.runFor(1_200)
  await page.locator('#moving button').waitFor({ state: 'attached' })
}

test('the coupons come once, a second and a half after the first visit', async ({ page }) => {
  await openStill(page, '/')
  await page.clock.runFor(200)
  expect(await isSeen(page)).toBe(false)
  await page.clock.runFor(200)
  const coupons = page.getByRole('dialog', { name: 'Coupon centre' })
  await expect(coupons).toBeVisible()
  await page.clock.resume()
  await expect(coupons.getByText('TEN', { exact: true }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await coupons.getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(5_000)
  await expect(popup(page)).toHaveCount(0)
})

test('the welcome gift has a turn of its own, at the next visit', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('couponPopupSeen', '1'))
  await openStill(page, '/')
  await page.clock.runFor(400)
  const gift = page.getByRole('dialog', { name: 'Welcome Gift' })
  await expect(gift).toBeVisible()
  await page.clock.resume()
  for (const text of [
    'Welcome new members!',
    'Enjoy FREE shipping on your first purchase!',
    'WELCOMEFREE',
    'Enter the code at checkout',
  ])
    await expect(gift.getByText(text, { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await gift.getByRole('button', { name: 'Close' }).click()
  await expect(popup(page)).toHaveCount(0)
  await openStill(page, '/')
  await page.clock.runFor(5_000)
  await expect(popup(page)).toHaveCount(0)
})

test('it can be moved with pointer and arrow keys, and Escape leads back', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('couponPopupSeen', '1'))
  await page.goto('/')
  const gift = page.getByRole('dialog', { name: 'Welcome Gift' })
  const title = gift.getByRole('heading', { name: 'Welcome Gift' })
  await expect(title).toBeVisible()
  await expect(gift).toBeFocused()
  const placeOf = async () => {
    const { x, y } = await boxOf(title)
    return { x: Math.round(x), y: Math.round(y) }
  }
  const start = await placeOf()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect.poll(placeOf).toEqual({ x: start.x + 16, y: start.y - 16 })
  for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowUp')
  await expect(title).toBeInViewport()
  await title.hover()
  await page.mouse.down()
  await page.mouse.move(400, 400, { steps: 3 })
  await page.mouse.up()
  await expect.poll(async () => (await placeOf()).y).toBeGreaterThan(300)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
})

test('it waits while someone is writing', { tag: '@nightly' }, async ({ page }) => {
  await openStill(page, '/')
  const search = page.getByRole('banner').getByPlaceholder('Search for kopi')
  await search.focus()
  await page.clock.runFor(4_000)
  expect(await isSeen(page)).toBe(false)
  await search.blur()
  await page.clock.runFor(2_000)
  await expect(page.getByRole('dialog', { name: 'Coupon centre' })).toBeVisible()
})

test('the coupon tile opens the coupons', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop')
  const coupons = page.getByRole('dialog', { name: 'Coupon centre' })
  await coupons.getByRole('button', { name: 'Close' }).click()
  const tile = page
    .getByRole('region', { name: 'Shop by Category' })
    .getByRole('link', { name: 'Coupon', exact: true })
  await tile.click()
  await expect(coupons.getByText('TEN', { exact: true }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  await expect(tile).toBeFocused()
  await tile.click()
  await coupons.getByRole('link', { name: 'Open the coupon centre' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coupon centre' })).toBeVisible()
  await expect(popup(page)).toHaveCount(0)
})

test('coupons that cannot be loaded say so', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/coupon-popup', (route) => route.fulfill({ status: 429, body: '' }))
  await page.goto('/')
  await expect(popup(page).getByText('Unable to load coupons.')).toBeVisible()
  const body = JSON.stringify({ code: 'TEAPOT', message: 'Closed for an hour.' })
  await page.route('**/coupon-popup', (route) => route.fulfill({ status: 418, body }))
  await popup(page).getByRole('button', { name: 'Welcome Gift' }).click()
  await page.getByRole('button', { name: 'See all coupons' }).click()
  await expect(popup(page).getByText('Closed for an hour.')).toBeVisible()
})
