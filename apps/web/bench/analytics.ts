// What the report of the market costs with a year of orders, in milliseconds of the core: a week and a year, read cold (a database that was just opened) and as a
// whole page of a server that was just started; and what the nightly job takes for a day.
// Orders of the last day are real ones, which the job adds; those of the year before are written as what the job would have
// made of them, unless all are to be real (some minutes more).
//   npm run bench -- analytics [--orders 1000000] [--items 20000] [--buyers 50000] [--real] [--data DIR]
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { marketReport, openServices, readConfig, rollUpDays, type Services } from '@pasar/api'
import { asAdmin, beginSession, makeSmallMarket, SMALL } from '@pasar/api/testing'
import {
  days,
  malaysianDay,
  monthOf,
  type PeriodName,
  type ReportFilter,
  startOfMalaysianDay,
  WINDOWS_OF_DAYS,
} from '@pasar/domain'
import { timeOf } from './page-times'
import { addItems, addOrders, copier } from './sellers/rows'
import { startServer } from './server'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    items: { type: 'string', default: '20000' },
    buyers: { type: 'string', default: '50000' },
    real: { type: 'boolean', default: false },
    data: { type: 'string' },
  },
})
const [orders, items, buyers] = [Number(values.orders), Number(values.items), Number(values.buyers)]
const dataDir = values.data ?? mkdtempSync(path.join(tmpdir(), 'pasar-analytics-'))
const isFilled = existsSync(path.join(dataDir, 'pasar.db'))
const open = (): Services => openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
const round = (ms: number): number => Math.round(ms * 10) / 10

function addBuyers({ database: { handle } }: Services): void {
  const buyer = copier(handle, 'users', `id = '${SMALL.users.buyer.id}'`, {
    id: "'bench_u' || cast(:n as integer)",
    email: "'bench' || cast(:n as integer) || '@pasar.test'",
    phone: 'null',
  })
  handle.transaction(() => {
    for (let n = 0; n < buyers; n++) buyer.run({ n })
  })()
}

const buyerId = `'bench_u' || ((cast(:n as integer) * 7919) % ${buyers})`
// Some sell far more than others.
const itemId = `'bench_' || ((cast(:n as integer) * 104729) % (1 + (cast(:n as integer) * 7817) % ${items}))`
const YEAR = 365
const ordersADay = Math.ceil(orders / YEAR)

/** What the job keeps of so many orders on each of the days before one, for two years. */
function addRolledUp({ database: { handle } }: Services, last: number): void {
  const each = Math.min(ordersADay, items)
  handle.exec(`
    with recursive d(day) as (select ${last - 2 * YEAR} union all select day + 1 from d where day < ${last})
    insert into market_days select day, ${each * 8_000}, 40000, 9000, ${each * 500}, ${each}, 140 from d;
    with recursive d(day) as (select ${last - 2 * YEAR} union all select day + 1 from d where day < ${last}),
      n(n) as (select 0 union all select n + 1 from n where n < ${each - 1})
    insert into sales_days select 'item', day, 'bench_' || ((n * 7 + day * 104729) % ${items}), 1, 500 + n * 31 % 9000 from d, n;
    insert into sales_days select 'category', day, 'food', 9, 90000 from market_days;
    insert into coupon_days select day, 'bench_c' || (n.id % 100), 9, 4500, 90000 from market_days,
      (select row_number() over () as id from users limit 100) n;
    insert into counted_days select 'view', day, 90000 from market_days;
    insert into empty_searches select day, 'nothing ' || ((n.id * 37 + day) % 900), 3 from market_days,
      (select row_number() over () as id from users limit 200) n;
    insert into buyer_months select id, ${monthOf(last - 300)}, ${monthOf(last - 30)} from users where id like 'bench_u%';`)
  for (const days of WINDOWS_OF_DAYS) {
    const now = `day > ${last - days + 1}`
    handle.exec(`insert into sales_windows
      select kind, ${days}, id, sum(case when ${now} then pieces else 0 end), sum(case when ${now} then sales_sen else 0 end),
        sum(case when ${now} then 0 else pieces end), sum(case when ${now} then 0 else sales_sen end)
      from sales_days where day between ${last - 2 * days + 2} and ${last} group by kind, id`)
  }
}

/** Adds the orders of a year, and takes the time of the job over its last day, or over all of it where all are real. */
async function fill() {
  await makeSmallMarket(dataDir)
  const services = open()
  const now = Date.now()
  const today = malaysianDay(now)
  addItems(services.database.handle, items)
  addBuyers(services)
  const spread = { buyerId, itemId }
  if (values.real) addOrders(services.database.handle, orders, now, spread)
  else {
    addRolledUp(services, today - 2)
    addOrders(services.database.handle, ordersADay, startOfMalaysianDay(today), {
      ...spread,
      within: days(1),
    })
  }
  console.log('the orders are there')
  const took = await timeOf(() => rollUpDays(services.context))
  await services.close()
  return { days: values.real ? YEAR : 1, ordersADay, ms: round(took) }
}

/** The report alone, from a database that was just opened. @returns milliseconds of the core */
async function readCold(period: PeriodName): Promise<{ first: number; second: number }> {
  const services = open()
  const times: number[] = []
  for (let turn = 0; turn < 2; turn++) {
    const filter: ReportFilter = { period, from: null, to: null, compared: 'before' }
    times.push(round(await timeOf(() => marketReport(services.context, ADMIN, filter, SHOWN))))
  }
  await services.close()
  return { first: times[0] ?? 0, second: times[1] ?? 0 }
}

const LAST_ROUND = 3
const ADMIN = asAdmin(SMALL.users.admin)
/** Rows of each list on the page. */
const SHOWN = 10

/** The whole page from a server that was just started, then twice more. @returns milliseconds of the core */
async function askCold(period: PeriodName): Promise<{ first: number; third: number }> {
  const cookie = await beginSession(dataDir, SMALL.users.admin.id)
  const server = await startServer(dataDir)
  const times: number[] = []
  try {
    for (let turn = 0; turn < LAST_ROUND; turn++) {
      const before = server.exactCpu()
      const answer = await fetch(`${server.url}/admin/analytics?period=${period}`, { headers: { cookie } })
      await answer.text()
      if (answer.status !== 200) throw new Error(`/admin/analytics: ${answer.status}`)
      times.push(round(server.exactCpu() - before))
    }
  } finally {
    await server.stop()
  }
  return { first: times[0] ?? 0, third: times[LAST_ROUND - 1] ?? 0 }
}

const job = isFilled ? null : await fill()
if (job) console.log('job', job)
const PERIODS: readonly PeriodName[] = ['7', '30', '90', '365', 'month']
const results = []
for (const period of PERIODS) {
  const read = await readCold(period)
  const page = await askCold(period)
  results.push({ period, read, page })
  console.log(
    `${period.padEnd(6)} read cold ${read.first} ms, again ${read.second} ms; page cold ${page.first} ms, then ${page.third} ms`,
  )
}
if (job)
  writeFileSync(
    path.join(import.meta.dirname, 'results', 'analytics.json'),
    `${JSON.stringify(
      {
        at: new Date().toISOString(),
        cpu: cpus()[0]?.model,
        load: loadavg(),
        orders,
        items,
        buyers,
        job,
        results,
      },
      null,
      2,
    )}\n`,
  )
if (values.data === undefined) rmSync(dataDir, { recursive: true })
