import type { Page } from '@playwright/test'

/** More than passes between two calls. */
const AHEAD_MS = 10_000

/** Has a page's own clock stand still: what is shown for a moment stays until the test lets time pass. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.clock.pauseAt(now + AHEAD_MS)
}
