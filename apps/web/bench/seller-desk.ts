// What the dashboard of a seller with many orders costs: milliseconds of the core, and how SQLite finds its rows.
//   npm run bench -- seller-desk --orders 100000
import { parseArgs } from 'node:util'
import { sellerDesk } from '@pasar/api'
import { asSeller, openTestServices, SMALL } from '@pasar/api/testing'
import { days } from '@pasar/domain'

const { values } = parseArgs({
  allowPositionals: true,
  options: { orders: { type: 'string', default: '100000' } },
})
const orders = Number(values.orders)
const ROUNDS = 50

const services = await openTestServices()
const { handle } = services.database
const { seller, buyer } = SMALL.users
const began = services.context.now() - days(365)

/** A copy of a paid order for each, spread over a year, with its parcel, line and entries of the ledger. */
function fill(): void {
  const template = SMALL.orders.completed.id
  const columnsOf = (table: string) =>
    handle.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table)
  const copy = (table: string, where: string, changes: Record<string, string>) => {
    const columns = columnsOf(table)
    const picked = columns.map((name) => changes[name] ?? name)
    const sql = `insert into ${table} (${columns}) select ${picked} from ${table} where ${where}`
    return handle.prepare(sql)
  }
  const parcel = handle
    .prepare<[string], string>('select id from parcels where order_id = ? limit 1')
    .pluck()
    .get(template)
  const order = copy('orders', `id = '${template}'`, {
    id: "'bench-' || :n",
    number: "'B-' || :n",
    buyer_id: `'${buyer.id}'`,
    idempotency_key: "'bench-' || :n",
    placed_at: ':at',
    paid_at: ':at',
  })
  const parcels = copy('parcels', `id = '${parcel}'`, {
    id: "'bench-' || :n",
    order_id: "'bench-' || :n",
    seller_id: `'${seller.id}'`,
    created_at: ':at',
    shipped_at: ':at + 86400000',
    state: "iif(:n % 50 = 0, 'to_ship', 'completed')",
    due_at: 'null',
  })
  const line = copy('order_lines', `parcel_id = '${parcel}'`, {
    id: "'bench-' || :n || id",
    order_id: "'bench-' || :n",
    parcel_id: "'bench-' || :n",
  })
  const book = handle.prepare(
    "insert into ledger_transactions values ('bench-' || :n, 'payment', 'bench-' || :n, :at)",
  )
  const entry = handle.prepare(
    "insert into ledger_entries values ('bench-' || :n, :place, :account, :amount, 'bench-' || :n)",
  )
  handle.transaction(() => {
    for (let n = 0; n < orders; n++) {
      const at = began + Math.floor((n * days(365)) / orders)
      order.run({ n, at })
      parcels.run({ n, at })
      line.run({ n })
      book.run({ n, at })
      entry.run({ n, place: 0, account: `held:${seller.id}`, amount: -100 })
      entry.run({ n, place: 1, account: 'cash:demo', amount: 100 })
    }
  })()
}

fill()
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
