import { registerBuyers } from './parallel-requests'
import { type Market, test as withMarket } from './test'

export * from './parallel-requests'

const BUYERS = 50
/** A load takes its time on a machine that does other things, too. */
export const LOAD_TIMEOUT_MS = 240_000
/** Until a load without an end has done so much. */
export const UNDER_WAY = { timeout: 60_000 }

/** The market of a browser test with 50 members of its own, and without a browser. */
export const test = withMarket.extend<{ watched: undefined }, { market: Market; buyers: string[] }>({
  buyers: [
    async ({ market }, use) => use(await registerBuyers(market, BUYERS)),
    { scope: 'worker', timeout: LOAD_TIMEOUT_MS },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  watched: async ({}, use) => use(undefined),
})
export { expect } from '@playwright/test'
