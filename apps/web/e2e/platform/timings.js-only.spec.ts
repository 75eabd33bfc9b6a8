import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { boxOf, expect, signIn, test, waitForHydration } from '../testing/test'

const START = new Date('2026-08-31T10:00:00+08:00')

/** Opens a page whose clock stands still once it has come alive. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: START })
  await page.goto(path)
  await waitForHydration(page)
}

const stopClock = (page: Page): Promise<void> => page.clock.pauseAt(new Date('2026-08-31T11:00:00+08:00'))

const banners = (page: Page): Locator => page.getByRole('region', { name: 'News from the market' })
/** The banner that is marked as shown. */
const shown = (page: Page): Locator => banners(page).locator('button[aria-current=true]')

test('banners go on every ten seconds, round and round, until they are stopped', async ({ page }) => {
  await openStill(page, '/')
  await expect(shown(page)).toHaveText(/^1 of/)
  const count = await banners(page).getByRole('group').count()
  expect(count).toBeGreaterThan(1)
  // Pressed twice: now the ten seconds begin with a clock that stands still.
  const pause = banners(page).getByRole('button', { name: 'Pause the banners' })
  await pause.click()
  await stopClock(page)
  await page.clock.runFor(30_000)
  await expect(shown(page)).toHaveText(/^1 of/)
  await banners(page).getByRole('button', { name: 'Play the banners' }).click()
  await page.mouse.click(1, 1)
  // The pointer and the focus have left: that is looked at with the next frame.
  await page.clock.runFor(100)
  // Set with the timer, after the next rendering, which no clock of a test moves.
  await expect(banners(page).locator('[aria-live=off]')).toHaveCount(1)
  for (let at = 1; at <= count; at++) {
    await page.clock.runFor(9_800)
    await expect(shown(page)).toHaveText(new RegExp(`^${at} of`))
    await page.clock.runFor(200)
    await expect(shown(page)).toHaveText(new RegExp(`^${(at % count) + 1} of`))
  }
  await banners(page).getByRole('button', { name: 'Next banner' }).click()
  await expect(shown(page)).toHaveText(/^2 of/)
  await page.clock.runFor(30_000)
  await expect(shown(page)).toHaveText(/^2 of/)
})

test('banners stand still for people who want no motion', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openStill(page, '/')
  await expect(banners(page).getByRole('button', { name: 'Play the banners' })).toBeVisible()
  await stopClock(page)
  await page.clock.runFor(60_000)
  await expect(shown(page)).toHaveText(/^1 of/)
})

const toasts = (page: Page): Locator => page.getByRole('region', { name: /^Messages/ }).getByRole('listitem')
const heart = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Keep on my wishlist: ${title}` })
    .first()

/** Signs in a buyer whose hearts are all refused, each with the next of these statuses and a message that says which. */
async function refuseWishes(page: Page, ...statuses: number[]): Promise<void> {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.route(/wishlist\.add/, (route) => {
    const status = statuses.shift() ?? 404
    return route.fulfill({ status, json: { message: `Refused with ${status}` } })
  })
}

/** Calls are gathered for a moment; with a clock that stands still they would never be sent. */
async function sendCall(page: Page): Promise<void> {
  let isAnswered = false
  const answered = page.waitForResponse(/wishlist\.add/).then(() => {
    isAnswered = true
  })
  // The code for calls is fetched with the first of them.
  await expect
    .poll(async () => {
      await page.clock.runFor(2)
      return isAnswered
    })
    .toBe(true)
  await answered
}

const middleOf = async (toast: Locator): Promise<number> => {
  const { x, width } = await boxOf(toast)
  return x + width / 2
}

test('messages of the home page stand in the middle, for three seconds, one at a time', {
  tag: '@nightly',
}, async ({ page }) => {
  await refuseWishes(page, 404, 429)
  await openStill(page, '/shop')
  await stopClock(page)
  for (const { title } of [SMALL.items.kopi, SMALL.items.onOffer]) {
    await heart(page, title).click()
    await sendCall(page)
  }
  await expect(toasts(page)).toContainText('404')
  expect(Math.abs((await middleOf(toasts(page))) - 640)).toBeLessThan(10)
  await page.mouse.move(0, 0)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(3_000)
  await expect(toasts(page)).toContainText('429')
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(2_900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)
})

test('elsewhere they stand on the right, for five seconds', { tag: '@nightly' }, async ({ page }) => {
  await refuseWishes(page, 429)
  await openStill(page, `/item/${SMALL.items.kopi.slug}`)
  await stopClock(page)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await sendCall(page)
  await expect(toasts(page)).toHaveCount(1)
  expect(await middleOf(toasts(page))).toBeGreaterThan(900)
  await page.clock.runFor(4_800)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(0)
})
