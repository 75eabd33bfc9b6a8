import { expect, type Locator, type Page } from '@playwright/test'

/** More than passes between two calls. */
const AHEAD_MS = 10_000

/** Has a page's own clock stand still: what is shown for a moment stays until the test lets time pass. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + AHEAD_MS)
}

/** After this time without anything to do a page fetches what it can do without at first; on the home pages earlier. */
const AT_REST_MS = 3_000

/**
 * Lets a page come to rest at once, until a part is there that comes then. Its clock has been installed before it was
 * opened.
 */
export const rest = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    if ((await part.count()) > 0) return
    // Scripts that have just begun may set their timers after this: then it passes again.
    await page.clock.runFor(AT_REST_MS + 100)
    await expect(part).toBeAttached({ timeout: 500 })
  }).toPass()
