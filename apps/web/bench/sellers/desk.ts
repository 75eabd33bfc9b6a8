// What the dashboard of a seller with many orders costs: milliseconds of the core, and how SQLite finds its rows.
//   npm run bench -- seller-desk --orders 100000
import { parseArgs } from 'node:util'
import { sellerDesk } from '@pasar/api'
import { asSeller, openTestServices, SMALL } from '@pasar/api/testing'
import { addOrders } from './rows'

const { values } = parseArgs({
  allowPositionals: true,
  options: { orders: { type: 'string', default: '100000' } },
})
const orders = Number(values.orders)
const ROUNDS = 50

const services = await openTestServices()
const { handle } = services.database
const { seller } = SMALL.users
addOrders(handle, orders, services.context.now())
const who = asSeller(seller)
await sellerDesk(services.context, who)
services.statements.length = 0
await sellerDesk(services.context, who)
const statements = [...services.statements]
const before = process.cpuUsage()
for (let round = 0; round < ROUNDS; round++) await sellerDesk(services.context, who)
const { user, system } = process.cpuUsage(before)
console.log(`${orders} orders: ${((user + system) / 1_000 / ROUNDS).toFixed(2)} ms of the core`)
for (const sql of statements) {
  console.log(`\n${sql.replace(/\s+/g, ' ').slice(0, 100)}…`)
  const empty = (sql.match(/\?/g) ?? []).map(() => null)
  const plan = handle.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...empty)
  for (const { detail } of plan) console.log(`  ${detail}`)
}
await services.dispose()
