// What the pages of a seller cost with 1,000 items and orders, and with 100,000: milliseconds of the core, in turns; then what
// the CSV exports and eight large pictures take of the server's memory.
//   npm run bench -- sellers [--rows 100000] [--rounds 400] [--only 'part of a name'] [--plans]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openServices, readConfig, type Services } from '@pasar/api'
import { asSeller, makeSmallMarket, SMALL } from '@pasar/api/testing'
import { listScenes, type SellerScene } from './seller-scenes'
import { addItems, addOrders } from './seller-rows'
import { measureServer, type ServerMeasured } from './seller-server'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '400' },
    only: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
  },
})
const FEW = 1_000
const many = Number(values.rows)
const rounds = Number(values.rounds)
/** Calls before it is measured: V8 compiles what is asked for often. */
const WARM_UP = 60

interface Market {
  dataDir: string
  services: Services
  statements: string[]
  scenes: SellerScene[]
}

async function openMarket(rows: number): Promise<Market> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-sellers-'))
  await makeSmallMarket(dataDir)
  const statements: string[] = []
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const services = openServices(config, { observe: (sql) => void statements.push(sql) })
  const began = performance.now()
  addItems(services.database.handle, rows)
  addOrders(services.database.handle, rows, Date.now())
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  console.log(`${rows} items and orders in ${seconds} s`)
  const scenes = await listScenes(services.context, asSeller(SMALL.users.seller))
  return { dataDir, services, statements, scenes }
}

/** Milliseconds of the core that a call takes. */
async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

const share = (times: number[], part: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 1_000) / 1_000
}

function printPlans({ services, statements }: Market): void {
  for (const sql of new Set(statements)) {
    console.log(`\n  ${sql.replace(/\s+/g, ' ').slice(0, 120)}…`)
    const empty = (sql.match(/\?/g) ?? []).map(() => null)
    const plan = services.database.handle
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...empty)
    for (const { detail } of plan) console.log(`    ${detail}`)
  }
}

const small = await openMarket(FEW)
const large = await openMarket(many)
const results: object[] = []
let server: ServerMeasured | null = null
try {
  for (const [index, scene] of large.scenes.entries()) {
    const twin = small.scenes[index]
    if (!twin || !scene.name.includes(values.only)) continue
    for (let round = 0; round < WARM_UP; round++) {
      await twin.run()
      await scene.run()
    }
    large.statements.length = 0
    await scene.run()
    const count = large.statements.length
    if (values.plans) printPlans(large)
    const [few, lots]: [number[], number[]] = [[], []]
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round++) {
      few.push(await timeOf(twin.run))
      lots.push(await timeOf(scene.run))
    }
    const [p50Few, p50, p99Few, p99] = [
      share(few, 0.5),
      share(lots, 0.5),
      share(few, 0.99),
      share(lots, 0.99),
    ]
    const [ratio50, ratio99] = [p50 / p50Few, p99 / p99Few].map((ratio) => Math.round(ratio * 100) / 100)
    results.push({ scene: scene.name, statements: count, p50Few, p50, ratio50, p99Few, p99, ratio99 })
    console.log(
      `${scene.name.padEnd(44)} p50 ${p50Few} → ${p50} ms (× ${ratio50})`.padEnd(88),
      `p99 ${p99Few} → ${p99} ms (× ${ratio99})`,
    )
  }
} finally {
  await small.services.close()
  await large.services.close()
}
try {
  server = await measureServer(large.dataDir, values.only)
} finally {
  for (const { dataDir } of [small, large]) rmSync(dataDir, { recursive: true, force: true })
}
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg()[0] }
if (values.only === '')
  writeFileSync(
    path.join(import.meta.dirname, 'results', 'sellers.json'),
    `${JSON.stringify({ few: FEW, many, rounds, machine, results, server }, null, 2)}\n`,
  )
