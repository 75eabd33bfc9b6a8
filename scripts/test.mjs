// Everything CI runs, on a machine that has only Node and npm: install, lint, types, rooms, unit tests, build, attack, browser tests.

import { build } from './build.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { main, run, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'

async function step(name, work) {
  const began = Date.now()
  console.warn(`\n── ${name}`)
  await work()
  console.warn(`── ${name}: ${Math.round((Date.now() - began) / 100) / 10} s`)
}

await main(async () => {
  await step('install', setup)
  await step('lint', () => run('biome', ['check', '.']))
  await step('types', () => run('npm', ['run', '--silent', 'types']))
  await step('rooms', () => run(process.execPath, ['scripts/check-rooms.mjs']))
  await step('unit tests', () => run('vitest', ['run']))
  await step('build', build)
  await step('attack', () => run('tsx', ['apps/web/attack/run.ts', '--quick'], { env: SERVER_ENV }))
  let browser = ''
  await step('browser', async () => {
    browser = ensureBrowser({ isForTests: true })
  })
  await step('browser tests', () =>
    run('npm', ['--prefix', 'apps/web', 'run', '--silent', 'test:browser'], {
      env: { CHROMIUM_PATH: browser },
    }),
  )
  console.warn('\nAll green.')
})
