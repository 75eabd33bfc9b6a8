import type { Page } from '@playwright/test'

/** What the oldest browsers have not got that the market is for: Safari 16.4, Firefox 115, Chrome 111. */
const MISSING = [
  ['AbortSignal', ['any']],
  ['URL', ['canParse', 'parse']],
  ['Promise', ['withResolvers', 'try']],
  ['Object', ['groupBy']],
  ['Map', ['groupBy']],
  ['Array', ['fromAsync']],
  ['Element.prototype', ['checkVisibility']],
  ['HTMLElement.prototype', ['showPopover', 'togglePopover', 'hidePopover']],
  ['Document.prototype', ['startViewTransition']],
  ['String.prototype', ['isWellFormed', 'toWellFormed']],
  ['Iterator.prototype', ['map', 'filter', 'some', 'every', 'find', 'toArray', 'reduce', 'take', 'flatMap']],
  ['Set.prototype', ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']],
  ['globalThis', ['requestIdleCallback', 'navigation', 'scheduler']],
] as const

/** Takes away from the pages that come what the oldest browsers have not got. */
export async function beOldestBrowser(page: Page): Promise<void> {
  const names = MISSING.flatMap(([owner, missing]) => missing.map((name) => `delete ${owner}.${name}`))
  await page.addInitScript(`${names.join(';')};`)
}
