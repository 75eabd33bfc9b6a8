import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { PICTURE_PROCESS } from './apps/web/server/bundling/built-picture-process'

const ROOTS = [
  ...['api', 'db', 'domain'].map((name) => `packages/${name}/src`),
  ...['app', 'server', 'worker', 'attack', 'e2e'].map((name) => `apps/web/${name}`),
  'scripts',
]
const TESTS = ROOTS.map((root) => `${root}/**/*.test.{ts,tsx}`)

/** They put other modules in place of some, which a module that is there already would not see. */
const WITH_MOCKS = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => `${root}/${name}`)
    .filter((file) => readFileSync(file, 'utf8').includes('vi.mock(')),
)

export default defineConfig({
  define: {
    // The build names the file by its contents.
    __ICONS_URL__: JSON.stringify('/icons.svg'),
    // `npm run test:all`.
    __IN_FULL__: JSON.stringify(process.env.NIGHTLY === '1'),
    __PICTURE_PROCESS__: JSON.stringify(PICTURE_PROCESS),
  },
  test: {
    // Threads that keep what they have imported: importing it anew for each file took two thirds of the time.
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          isolate: false,
          include: TESTS,
          exclude: ['**/node_modules/**', ...WITH_MOCKS],
        },
      },
      { extends: true, test: { name: 'mocks', isolate: true, include: WITH_MOCKS } },
    ],
    globalSetup: 'apps/web/server/bundling/build-for-tests.ts',
    maxWorkers: 2,
    restoreMocks: true,
    // What takes a second or two of a core takes half a minute where twenty others want it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
