import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages are painted by the processor: with fewer threads and plain letters it takes a fifteenth less of it.
  '--num-raster-threads=1',
  '--disable-lcd-text',
]

/** As `npm test` finds them: without windows it is quicker. */
const findChromium = () =>
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file))

const executablePath =
  process.env.CHROMIUM_PATH === '' ? undefined : (process.env.CHROMIUM_PATH ?? findChromium())

/**
 * Every journey runs twice: with scripts, and without by HTTP alone (e2e/testing/plain), where it is not tagged `@browser`. Files named *.js-only.spec.ts need scripts by nature.
 */
export default defineConfig({
  testDir: './e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Machines that check changes are slow, and do other things too.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // `npm test -- --times` reads how long each took.
  reporter: process.env.TIMES_FILE
    ? [['list'], ['json', { outputFile: process.env.TIMES_FILE }]]
    : [['list']],
  use: {
    trace: 'off',
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    viewport: { width: 1280, height: 900 },
    // A worker would answer in place of what tests put before the server; installable.js-only.spec.ts lets it.
    serviceWorkers: 'block',
    // Without a locale of its own a browser cannot name a file in Chinese.
    launchOptions: {
      executablePath,
      args: CHROMIUM_FLAGS,
      env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    },
  },
  projects: [
    { name: 'js', testMatch: /.*\.spec\.ts/ },
    {
      name: 'nojs',
      testMatch: /.*\.spec\.ts/,
      testIgnore: /.*\.js-only\.spec\.ts/,
      use: { javaScriptEnabled: false },
    },
  ],
})
