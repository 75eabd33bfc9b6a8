// What CI runs, on a machine that has only Node and npm: install, lint, structure, build, types, attack, unit tests, browser tests.
//   npm test -- --times     prints the 20 slowest tests at the end
//   npm run test:quick      what one runs while writing: lint, structure, types, the unit tests of what has changed
//   npm run test:all        also what is only worth it every night: what NIGHTLY=1 widens (docs/testing.md), 200 kills
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from './build.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { withMemoryFolder } from './memory-folder.mjs'
import { main, ROOT, run, SERVER_ENV } from './run.mjs'
import { setup } from './setup.mjs'
import { printSlowest } from './slowest.mjs'
import { readCode } from './structure/files.mjs'
import { nearestTests } from './structure/nearest-tests.mjs'

const args = process.argv.slice(2)
const isQuick = args.includes('--quick')
const isAll = args.includes('--all')
const reports = args.includes('--times') ? mkdtempSync(path.join(tmpdir(), 'pasar-times-')) : null
const unitReport = reports && path.join(reports, 'unit.json')
const browserReport = reports && path.join(reports, 'browser.json')

async function step(name, work) {
  const began = Date.now()
  console.warn(`\n── ${name}`)
  await work()
  console.warn(`── ${name}: ${Math.round((Date.now() - began) / 100) / 10} s`)
}

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? ''

/** What is written here and not yet on main; on main itself, what is not committed. */
const listChanged = () =>
  [
    git('diff', '--name-only', git('merge-base', 'HEAD', 'main') || 'HEAD'),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((names) => names.split('\n'))

/** How many files of unit tests take about a minute, with the type check beside them. */
const NEAREST = 60

function chooseNearest() {
  const depending = nearestTests(readCode(), listChanged())
  if (depending.length > NEAREST)
    console.warn(
      `The nearest ${NEAREST} of ${depending.length} files of unit tests that depend on what was changed; npm test runs all.`,
    )
  return depending.slice(0, NEAREST)
}

async function runUnitTests() {
  const which = isQuick ? chooseNearest() : []
  if (isQuick && which.length === 0) return console.warn('No unit test depends on what was changed.')
  const report = unitReport
    ? ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
    : []
  return run('vitest', ['run', ...which, ...report], { env: isAll ? { NIGHTLY: '1' } : {} })
}

const runAttack = () => run('tsx', ['apps/web/attack/run.ts', '--quick'], { env: SERVER_ENV })

const checkTypes = () => run('npm', ['run', '--silent', 'types'])

async function runChecks() {
  await step('install', setup)
  await step('lint', () => run('biome', ['check', '.']))
  await step('structure', () => run(process.execPath, ['scripts/check-structure.mjs']))
}

async function runAllElse() {
  // The build leaves a core to the type check.
  await Promise.all([step('types', checkTypes), step('build', build).then(() => step('attack', runAttack))])
  await step('unit tests', runUnitTests)
  if (isAll)
    await step('200 kills', () =>
      run('vitest', ['run', 'packages/api/src/testing/crash'], { env: { KILLS: '200' } }),
    )
  let browser = ''
  await step('browser', async () => {
    browser = ensureBrowser({ isForTests: true })
  })
  await step('browser tests', () =>
    run('npm', ['--prefix', 'apps/web', 'run', '--silent', 'test:browser'], {
      env: {
        CHROMIUM_PATH: browser,
        ...(isAll ? { NIGHTLY: '1' } : {}),
        ...(browserReport ? { TIMES_FILE: browserReport } : {}),
      },
    }),
  )
}

async function runAll() {
  try {
    await runChecks()
    if (isQuick)
      await step('types and unit tests of what changed', () => Promise.all([checkTypes(), runUnitTests()]))
    else await runAllElse()
    console.warn('\nAll green.')
  } finally {
    if (reports) {
      printSlowest(unitReport, browserReport)
      rmSync(reports, { recursive: true, force: true })
    }
  }
}

await main(() => withMemoryFolder(runAll))
