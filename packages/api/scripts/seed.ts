import path from 'node:path'
import { parseArgs } from 'node:util'
import { addCatalogue, makeDemo, makeSmall, type SeedProgress } from '../src/demo'
import { cleanSetting } from '../src/platform/environment/values'
import { describeOpenFailure } from '../src/platform/operations/open-failure'

// What is made here is for whoever runs the market alone.
process.umask(0o077)

/** Checked and explained by scripts/seed.mjs, which starts this. */
const { values } = parseArgs({
  options: {
    demo: { type: 'boolean', default: false },
    'draw-later': { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    items: { type: 'string' },
    data: { type: 'string' },
  },
})

/** One line per tenth of the way. */
function makeReporter(): (progress: SeedProgress) => void {
  let last = -1
  return ({ stage, done, total }) => {
    const tenth = Math.floor((done / total) * 10)
    if (tenth === last) return
    last = tenth
    console.warn(`${stage}: ${done} of ${total}`)
  }
}

const dataDir = path.resolve(values.data ?? cleanSetting(process.env.DATA_DIR) ?? './data')

async function seed(): Promise<void> {
  const options = { now: Date.now(), onProgress: makeReporter() }
  const started = performance.now()
  const drawsLater = values['draw-later']
  if (values.demo)
    console.warn(describe(await makeDemo(dataDir, { ...options, drawsLater, env: process.env })))
  if (values.small) await makeSmall(dataDir, options)
  if (values.items !== undefined) await addCatalogue(dataDir, Number(values.items), options)
  console.warn(`Done in ${((performance.now() - started) / 1_000).toFixed(1)} s: ${dataDir}`)
}

const describe = (summary: object): string =>
  Object.entries(summary)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ')

seed().catch((error: unknown) => {
  const sentence = describeOpenFailure(error, dataDir)
  console.error(sentence ?? (error instanceof Error ? error.message : error))
  process.exitCode = 1
})
