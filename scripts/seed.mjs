// Fills a data folder: npm run seed -- --demo | --small | --items 100000 [--data DIR]
import path from 'node:path'
import { parseArgs } from 'node:util'
import { dataDirOr, main, runSpoken } from './run.mjs'

const USAGE = `Usage: npm run seed -- --demo | --small | --items NUMBER [--data FOLDER]
  --demo          the demo marketplace, with pictures
  --small         the little marketplace of the tests
  --items NUMBER  adds that many items, to measure with; may go with one of the others
  --data FOLDER   where to (DATA_DIR, else ./data)`

const MAX_ITEMS = 10_000_000

function readFlags() {
  try {
    return parseArgs({
      options: {
        demo: { type: 'boolean', default: false },
        small: { type: 'boolean', default: false },
        items: { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new Error(`${error.message}\n\n${USAGE}`)
  }
}

function checkFlags({ demo, small, items }) {
  if (demo && small) throw new Error('Choose one: --demo or --small. They are two different marketplaces.')
  if (!demo && !small && items === undefined) throw new Error(`Nothing to do.\n\n${USAGE}`)
  if (items === undefined) return
  const isNumber = /^\d{1,9}$/.test(items) && Number(items) >= 1 && Number(items) <= MAX_ITEMS
  if (!isNumber)
    throw new Error(
      `--items needs a whole number from 1 to ${MAX_ITEMS}, for example --items 100000; not "${items}".`,
    )
}

await main(async () => {
  const flags = readFlags()
  if (flags.help) {
    console.warn(USAGE)
    return
  }
  checkFlags(flags)
  const dataDir = path.resolve(flags.data ?? dataDirOr('data'))
  const args = ['packages/api/scripts/seed.ts', '--data', dataDir]
  if (flags.demo) args.push('--demo')
  if (flags.small) args.push('--small')
  if (flags.items !== undefined) args.push('--items', flags.items)
  await runSpoken('tsx', args)
})
