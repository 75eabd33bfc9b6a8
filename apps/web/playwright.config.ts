import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { bundleSources } from '@pasar/api/testing/bundle-sources'
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
  // A page of a test ends before its scripts would gain by being optimized: a seventh of the processor's time went into that.
  '--js-flags=--no-opt --no-maglev',
]

/** As `npm test` finds them: without windows it is quicker. */
const findChromium = () =>
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file))

const executablePath =
  process.env.CHROMIUM_PATH === '' ? undefined : (process.env.CHROMIUM_PATH ?? findChromium())

/**
 * What changes a market beyond what others can bear has one of its own, and so a process of its own to run in: done
 * first, one after the other, they end the processes of the others only once.
 */
const ALONE = listSpecs().filter((file) =>
  /testing\/(?:load|walk-helpers)'|scope: 'worker'/.test(readFileSync(file, 'utf8')),
)

function listSpecs(): string[] {
  const folder = path.join(import.meta.dirname, 'e2e')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => path.join(folder, file))
}

/**
 * What tests use of the sources of the market, as `e2e/tsconfig.run.json` finds it, and what they run from the shell: each
 * process would compile and load twelve hundred files otherwise.
 */
const BUNDLED = {
  admin: '../../packages/api/scripts/admin.ts',
  'api-testing': '../../packages/api/src/testing/index.ts',
  'api-demo': '../../packages/api/src/demo/index.ts',
  domain: '../../packages/domain/src/index.ts',
  'locales-cn': 'app/locales/cn/index.ts',
  'locales-en': 'app/locales/en/index.ts',
  'locales-ms': 'app/locales/ms/index.ts',
}

/** Its workers read this file, too. */
const isWorker = process.env.TEST_WORKER_INDEX !== undefined
if (!isWorker)
  await bundleSources(
    Object.fromEntries(
      Object.entries(BUNDLED).map(([name, file]) => [name, path.join(import.meta.dirname, file)]),
    ),
    path.join(import.meta.dirname, 'node_modules/.cache/pasar-tests'),
    { splitting: true },
  )

/** `npm run test:all`. */
const IN_FULL = process.env.NIGHTLY === '1'

/** What runs with scripts in `npm test`; at night everything does. */
const WITH_SCRIPTS = IN_FULL ? /.*/ : /\.js-only\.spec\.ts|@js-only|@journey|@layout|@browser/

/**
 * Without scripts a test runs by HTTP alone (e2e/testing/plain), with scripts in Chromium; where and when, its tag says
 * (docs/testing.md). What needs scripts by nature is tagged `@js-only`, or is in a file named *.js-only.spec.ts.
 */
export default defineConfig({
  testDir: './e2e',
  tsconfig: './e2e/tsconfig.run.json',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Machines that check changes are slow, and do other things too: seven times as long as alone was seen.
  timeout: 180_000,
  expect: { timeout: 30_000 },
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
    { name: 'alone', testMatch: ALONE },
    {
      name: 'js',
      testMatch: /.*\.spec\.ts/,
      testIgnore: ALONE,
      grep: WITH_SCRIPTS,
      grepInvert: IN_FULL ? /@plain-only/ : /@plain-only|@nightly/,
    },
    {
      name: 'nojs',
      testMatch: /.*\.spec\.ts/,
      testIgnore: /.*\.js-only\.spec\.ts/,
      grepInvert: IN_FULL ? /@js-only/ : /@js-only|@layout|@nightly/,
      use: { javaScriptEnabled: false },
    },
  ],
})
