// What the report of the market costs with a year of orders: a week and a year, read cold (a database that was just opened) and as a
// whole page of a server that was just started; and what the nightly job takes for a day.
//   npm run bench -- analytics [--orders 1000000] [--items 20000] [--buyers 50000] [--data DIR]
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { marketReport, openServices, readConfig, rollUpDays, type Services } from '@pasar/api'
import { asAdmin, beginSession, makeSmallMarket, SMALL } from '@pasar/api/testing'
import type { PeriodName } from '@pasar/domain'
import { addItems, addOrders, copier } from './seller-rows'
import { startServer } from './server'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    items: { type: 'string', default: '20000' },
    buyers: { type: 'string', default: '50000' },
    data: { type: 'string' },
  },
})
const [orders, items, buyers] = [Number(values.orders), Number(values.items), Number(values.buyers)]
const dataDir = values.data ?? mkdtempSync(path.join(tmpdir(), 'pasar-analytics-'))
const isFilled = existsSync(path.join(dataDir, 'pasar.db'))
const open = (): Services => openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
const whole = (ms: number): number => Math.round(ms * 10) / 10

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

/** Adds the orders of a year, and takes the time of the job over all of it and over its last day. */
async function fill() {
  await makeSmallMarket(dataDir)
  const services = open()
  const now = Date.now()
  addItems(services.database.handle, items)
  addBuyers(services)
  // Some sell far more than others.
  addOrders(services.database.handle, orders, now, {
    buyerId: `'bench_u' || ((cast(:n as integer) * 7919) % ${buyers})`,
    itemId: `'bench_' || ((cast(:n as integer) * 104729) % (1 + (cast(:n as integer) * 7817) % ${items}))`,
  })
  console.log(`${orders} orders are there`)
  const began = performance.now()
  await rollUpDays(services.context)
  const all = performance.now() - began
  const days = Number(services.database.handle.prepare('select count(*) from market_days').pluck().get())
  services.database.handle.exec('delete from market_days where day = (select max(day) from market_days)')
  services.database.handle.exec('delete from sales_days where day = (select max(day) + 1 from market_days)')
  services.database.handle.exec('delete from coupon_days where day = (select max(day) + 1 from market_days)')
  const before = performance.now()
  await rollUpDays(services.context)
  const lastDay = performance.now() - before
  await services.close()
  return { days, allSeconds: whole(all / 1_000), lastDayMs: whole(lastDay) }
}

/** The report alone, from a database that was just opened. @returns milliseconds */
async function readCold(period: PeriodName): Promise<{ first: number; second: number }> {
  const services = open()
  const times: number[] = []
  for (let round = 0; round < 2; round++) {
    const began = performance.now()
    await marketReport(services.context, asAdmin(SMALL.users.admin), { period, from: null, to: null }, 10)
    times.push(whole(performance.now() - began))
  }
  await services.close()
  return { first: times[0] ?? 0, second: times[1] ?? 0 }
}

const LAST_ROUND = 3

/** The whole page from a server that was just started, then twice more. @returns milliseconds */
async function askCold(period: PeriodName): Promise<{ first: number; third: number }> {
  const cookie = await beginSession(dataDir, SMALL.users.admin.id)
  const server = await startServer(dataDir)
  const times: number[] = []
  try {
    for (let round = 0; round < LAST_ROUND; round++) {
      const began = performance.now()
      const answer = await fetch(`${server.url}/admin/analytics?period=${period}`, { headers: { cookie } })
      await answer.text()
      if (answer.status !== 200) throw new Error(`/admin/analytics: ${answer.status}`)
      times.push(whole(performance.now() - began))
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
