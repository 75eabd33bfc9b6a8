import { existsSync } from 'node:fs'
import path from 'node:path'
import { checkAuctions, checkLedger, openDatabase } from '@pasar/db'
import { formatRm } from '@pasar/domain'
import { describeEarlierVersion } from '../src/platform/operations/earlier-version'
import { readArgs } from './lib/read-args'

// What is made here is for whoever runs the market alone.
process.umask(0o077)

const USAGE = 'Usage: npm run ledger -- check [--data DIR]'
const { values, positionals } = readArgs(USAGE, {
  allowPositionals: true,
  options: { data: { type: 'string', default: process.env.DATA_DIR ?? './data' } },
})

if (positionals[0] !== 'check') {
  console.error(USAGE)
  process.exit(1)
}

const file = path.join(values.data, 'pasar.db')
if (!existsSync(file)) {
  console.error(`There is no database in ${values.data}.`)
  process.exit(1)
}
const earlier = await describeEarlierVersion(values.data)
if (earlier !== null) {
  console.error(earlier)
  process.exit(1)
}
const database = openDatabase(file)
const { entries, total, unbalanced, mismatched, payouts } = await checkLedger(database.read)
const auctions = await checkAuctions(database.read)
await database.close()

console.log(`${entries} entries, total ${formatRm(total)}`)
for (const id of unbalanced) console.error(`Transaction ${id} does not sum to 0.`)
for (const id of mismatched) console.error(`Order ${id} does not match what was booked for it.`)
for (const id of payouts) console.error(`Payout ${id} contradicts what was booked for it.`)
for (const fault of auctions) console.error(`Auction ${fault}.`)
const isRight =
  total === 0 && [unbalanced, mismatched, payouts, auctions].every((found) => found.length === 0)
console.log(isRight ? 'The books are right.' : 'The books are NOT right.')
process.exitCode = isRight ? 0 : 1
