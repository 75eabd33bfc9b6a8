import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The build names the file by its contents.
  define: { __ICONS_URL__: JSON.stringify('/icons.svg') },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/web/{app,server,worker,attack,e2e}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    // Threads that keep what they have imported: importing it anew for each file took two thirds of the time.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    restoreMocks: true,
    testTimeout: 20_000,
    // What is set up before tests takes as long on a busy machine.
    hookTimeout: 30_000,
  },
})
