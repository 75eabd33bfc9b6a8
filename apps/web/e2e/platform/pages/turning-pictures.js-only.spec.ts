import type { Locator, Page } from '@playwright/test'
import { expect, test, waitForHydration } from '../../testing/test'

/** A tile with several pictures, in view, on a page whose clock stands still from the start of the turning on. */
async function openStill(page: Page): Promise<Locator> {
  await page.clock.install({ time: new Date('2026-08-31T10:00:00+08:00') })
  await page.clock.pauseAt(new Date('2026-08-31T10:00:01+08:00'))
  await page.goto('/')
  await waitForHydration(page)
  await page.clock.runFor(1_200)
  await page.locator('#moving button').waitFor({ state: 'attached' })
  const picture = page.locator('img[data-more]').first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
  await page.mouse.move(0, 0)
  return picture
}

const shownIn = (picture: Locator): Promise<string> =>
  picture.evaluate((image: HTMLImageElement) => new URL(image.src).pathname)

const ROUND_MS = 3_000
/** By which neighbours follow each other, at most. */
const STAGGER_MS = 500

test('the pictures of a tile go on every three seconds, and begin anew', async ({ page }) => {
  const picture = await openStill(page)
  const first = await shownIn(picture)
  const count = 1 + (await picture.evaluate((image) => image.dataset.more?.split(' ').length ?? 0))
  expect(count).toBeGreaterThan(1)
  const seen = [first]
  await page.clock.runFor(ROUND_MS - 100)
  expect(await shownIn(picture)).toBe(first)
  for (let round = 1; round <= count; round++) {
    await page.clock.runFor(round === 1 ? 100 + STAGGER_MS : ROUND_MS)
    await expect.poll(() => shownIn(picture)).not.toBe(seen.at(-1))
    seen.push(await shownIn(picture))
  }
  expect(new Set(seen).size).toBe(count)
  expect(seen.at(-1)).toBe(first)
})

test('they stand still under the pointer, with the focus, and when they are stopped', {
  tag: '@nightly',
}, async ({ page }) => {
  const picture = await openStill(page)
  // Beside it: the one after it stands below, out of sight.
  const others = page.locator('img[data-more]').nth(2)
  const [first, second] = [await shownIn(picture), await shownIn(others)]
  const tile = page.getByRole('article').filter({ has: picture }).first()
  await tile.hover()
  await page.clock.runFor(ROUND_MS + STAGGER_MS)
  await expect.poll(() => shownIn(others)).not.toBe(second)
  expect(await shownIn(picture)).toBe(first)
  await page.mouse.move(0, 0)
  await tile.getByRole('link').first().focus()
  await page.clock.runFor(ROUND_MS)
  expect(await shownIn(picture)).toBe(first)
  const still = page.getByRole('button', { name: 'Stop slideshows' })
  await still.click()
  await expect(still).toHaveAttribute('aria-pressed', 'true')
  await picture.scrollIntoViewIfNeeded()
  await page.clock.runFor(ROUND_MS)
  expect(await shownIn(picture)).toBe(first)
})

test('they stand still for people who want no motion', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const picture = await openStill(page)
  const first = await shownIn(picture)
  await page.clock.runFor(3 * ROUND_MS)
  expect(await shownIn(picture)).toBe(first)
})
