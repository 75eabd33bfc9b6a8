// Reads the reports of both runners, and shows which tests take longest.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.mjs'

const SHOWN = 20

const read = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

const readUnits = (file) =>
  (read(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      ms: duration ?? 0,
      what: `${path.relative(ROOT, name)} › ${fullName}`,
    })),
  )

const readSuite = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      what: `[${projectName}] ${file} › ${title}`,
    })),
  ),
  ...suites.flatMap(readSuite),
]

const readBrowser = (file) => (read(file)?.suites ?? []).flatMap(readSuite)

/** The slowest of both, the slowest first; a runner that wrote no report is left out. */
const listSlowest = (unitFile, browserFile) =>
  [...readUnits(unitFile), ...readBrowser(browserFile)].sort((a, b) => b.ms - a.ms).slice(0, SHOWN)

export function printSlowest(unitFile, browserFile) {
  console.warn(`\nThe ${SHOWN} slowest tests:`)
  for (const { ms, what } of listSlowest(unitFile, browserFile))
    console.warn(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${what}`)
}
