// What the pages of a seller cost with 1,000 items and orders, and with 100,000: milliseconds of the core, in turns; then what
// the CSV exports and eight large pictures take of the server's memory.
//   npm run bench -- sellers [--rows 100000] [--rounds 200] [--only 'part of a name'] [--plans]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openServices, readConfig, type Services } from '@pasar/api'
import { asSeller, makeSmallMarket, SMALL } from '@pasar/api/testing'
import { measurePages, share } from './seller-pages'
import { addItems, addOrders } from './seller-rows'
import { listScenes, type SellerScene } from './seller-scenes'
import { measureServer } from './seller-server'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    plans: { type: 'boolean', default: false },
  },
})
const FEW = 1_000
const many = Number(values.rows)
const rounds = Number(values.rounds)
/** Calls before it is measured: V8 compiles what is asked for often. */
const WARM_UP = 40
const READS = 60

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

interface Scened {
  name: string
  path: string
  statements: number
  /** Milliseconds of the core for the read alone, at the median. */
  readFew: number
  read: number
}

/** The reads alone: what grows with the rows shows here first. */
async function measureReads(small: Market, large: Market): Promise<Scened[]> {
  const measured: Scened[] = []
  for (const [index, scene] of large.scenes.entries()) {
    const twin = small.scenes[index]
    if (!twin || !scene.name.includes(values.only)) continue
    for (let round = 0; round < WARM_UP; round++) {
      await twin.run()
      await scene.run()
    }
    large.statements.length = 0
    await scene.run()
    const statements = large.statements.length
    if (values.plans) printPlans(large)
    const [few, lots]: [number[], number[]] = [[], []]
    // In turns, so that whatever else the machine does meets both.
    for (let round = 0; round < READS; round++) {
      few.push(await timeOf(twin.run))
      lots.push(await timeOf(scene.run))
    }
    const { name, path } = scene
    measured.push({ name, path, statements, readFew: share(few, 0.5), read: share(lots, 0.5) })
  }
  return measured
}

const small = await openMarket(FEW)
const large = await openMarket(many)
let reads: Scened[] = []
try {
  reads = await measureReads(small, large)
} finally {
  await small.services.close()
  await large.services.close()
}
try {
  // Paths differ where a cursor is in them.
  const twins = new Map(small.scenes.map(({ name, path }) => [name, path]))
  const results = await measurePages(
    [small.dataDir, large.dataDir],
    reads.map((scene) => ({ ...scene, paths: [twins.get(scene.name) ?? scene.path, scene.path] })),
    rounds,
  )
  const server = await measureServer(large.dataDir, values.only)
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg()[0] }
  if (values.only === '')
    writeFileSync(
      path.join(import.meta.dirname, 'results', 'sellers.json'),
      `${JSON.stringify({ few: FEW, many, rounds, machine, results, server }, null, 2)}\n`,
    )
} finally {
  for (const { dataDir } of [small, large]) rmSync(dataDir, { recursive: true, force: true })
}
