import path from 'node:path'
import { checkAuctions, checkLedger, openDatabase } from '@pasar/db'
import { formatRm } from '@pasar/domain'
import { cleanSetting } from '../src/platform/environment/values'
import { describeNoMarket } from '../src/platform/operations/data-folder'
import { describeEarlierVersion } from '../src/platform/operations/earlier-version'
import { describeOpenFailure } from '../src/platform/operations/open-failure'
import { readArgs } from './lib/read-args'

// What is made here is for whoever runs the market alone.
process.umask(0o077)

/** Something to say to whoever typed it. */
class Refused extends Error {}

const USAGE = 'Usage: npm run ledger -- check [--data DIR]'
const { values, positionals } = readArgs(USAGE, {
  allowPositionals: true,
  options: { data: { type: 'string', default: cleanSetting(process.env.DATA_DIR) ?? './data' } },
})

if (positionals[0] !== 'check') {
  console.error(USAGE)
  process.exit(1)
}

const dataDir = path.resolve(values.data)

async function check(): Promise<boolean> {
  const problem = describeNoMarket(dataDir) ?? (await describeEarlierVersion(dataDir))
  if (problem !== null) throw new Refused(problem)
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  try {
    const { entries, total, unbalanced, mismatched, payouts } = await checkLedger(database.read)
    const auctions = await checkAuctions(database.read)
    console.log(`${entries} entries, total ${formatRm(total)}`)
    for (const id of unbalanced) console.error(`Transaction ${id} does not sum to 0.`)
    for (const id of mismatched) console.error(`Order ${id} does not match what was booked for it.`)
    for (const id of payouts) console.error(`Payout ${id} contradicts what was booked for it.`)
    for (const fault of auctions) console.error(`Auction ${fault}.`)
    return total === 0 && [unbalanced, mismatched, payouts, auctions].every((found) => found.length === 0)
  } finally {
    await database.close()
  }
}

try {
  const isRight = await check()
  console.log(isRight ? 'The books are right.' : 'The books are NOT right.')
  process.exitCode = isRight ? 0 : 1
} catch (error) {
  console.error(error instanceof Refused ? error.message : (describeOpenFailure(error, dataDir) ?? error))
  process.exitCode = 1
}
