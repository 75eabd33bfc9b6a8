import { parseArgs } from 'node:util'
import { openDriver } from './drivers'
import { playRaces } from './races'
import { Report } from './report'
import { runScene } from './run-scene'
import { SCENES } from './scenes'
import { printFailures, printTable, type Row } from './table'

const USAGE = `Usage: npm run attack -- [--quick] [--only NAME,NAME] [--seconds N]
       npm run attack -- --driver pasar|naive [--url URL --data FOLDER]
  --quick      fewer attempts: what fits into three minutes
  --only       some of the scenes: ${SCENES.map(({ name }) => name).join(', ')}
  --seconds    how long each scene goes on that repeats random attempts
  --driver     only the races, against this market or against the naive shop that must lose them
  --url        a server that runs already; its FOLDER shows the outcome of the races. It is written to: no market
               with real orders. Without --url a small market is made and thrown away`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string' },
    driver: { type: 'string' },
    url: { type: 'string' },
    data: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`)
  process.exit(2)
}

const seconds = values.seconds === undefined ? null : Number(values.seconds)
if (seconds !== null && !(seconds > 0)) fail('--seconds needs a number above 0.')
const chosen = values.only?.split(',') ?? SCENES.map(({ name }) => name)
const unknown = chosen.filter((name) => !SCENES.some((scene) => scene.name === name))
if (unknown.length > 0) fail(`There is no scene called ${unknown.join(', ')}.`)

async function runRaces(name: string): Promise<Row[]> {
  const driver = await openDriver(name, { url: values.url, dataDir: values.data })
  const rows: Row[] = []
  try {
    await playRaces(driver, { isQuick: values.quick, seconds }, (row) => rows.push(row))
  } finally {
    await driver.close()
  }
  return rows
}

/** Most scenes ask one thing after the other, each of a server of its own: two at a time keep two cores at work. */
const AT_ONCE = 2

async function runScenes(): Promise<Row[]> {
  const scenes = SCENES.filter(({ name }) => chosen.includes(name))
  const rows = new Map<string, Row>()
  const waiting = scenes.values()
  const runNext = async (): Promise<void> => {
    for (const scene of waiting) {
      const began = performance.now()
      const report = new Report()
      await runScene(scene, { report, isQuick: values.quick, seconds })
      const row = { name: scene.name, report, ms: performance.now() - began }
      printFailures(row)
      console.warn(`${scene.name}: tried ${report.tried}, failed ${report.failures.length}`)
      rows.set(scene.name, row)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runNext))
  return scenes.flatMap(({ name }) => rows.get(name) ?? [])
}

if (values.help) console.log(USAGE)
else {
  if (values.url !== undefined && values.driver === undefined) fail('--url needs --driver.')
  const rows = values.driver === undefined ? await runScenes() : await runRaces(values.driver)
  if (values.driver !== undefined) for (const row of rows) printFailures(row)
  process.exitCode = printTable(rows) ? 0 : 1
}
