import type { Browser, Page } from '@playwright/test'
import { enter } from './auction-helpers'
import { socketWith } from './frames'
import type { OwnServer } from './own-server'
import { waitForHydration } from './test'

/** Opens a page for a member in a context of its own, and waits until it listens to what is theirs. */
export async function openListening(
  browser: Browser,
  server: OwnServer,
  who: { id: string },
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url })
  await context.addInitScript(() => localStorage.setItem('couponPopupSeen', '1'))
  const page = await context.newPage()
  await enter(page, server, who)
  await page.clock.install()
  const joined = socketWith(page, 'framesent', /joinRoom/)
  await page.goto(path)
  await waitForHydration(page)
  await page.clock.runFor(3_100)
  await joined
  return page
}
