import path from 'node:path'
import { parseArgs } from 'node:util'
import { checkAuctions, checkLedger, openDatabase } from '@pasar/db'
import { formatRm } from '@pasar/domain'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string', default: process.env.DATA_DIR ?? './data' } },
})

if (positionals[0] !== 'check') {
  console.error('Usage: npm run ledger -- check [--data DIR]')
  process.exit(1)
}

const database = openDatabase(path.join(values.data, 'pasar.db'))
const { entries, total, unbalanced, mismatched } = await checkLedger(database.read)
const auctions = await checkAuctions(database.read)
await database.close()

console.log(`${entries} entries, total ${formatRm(total)}`)
for (const id of unbalanced) console.error(`Transaction ${id} does not sum to 0.`)
for (const id of mismatched) console.error(`Order ${id} does not match what was booked for it.`)
for (const fault of auctions) console.error(`Auction ${fault}.`)
const isRight = total === 0 && unbalanced.length === 0 && mismatched.length === 0 && auctions.length === 0
console.log(isRight ? 'The books are right.' : 'The books are NOT right.')
process.exitCode = isRight ? 0 : 1
