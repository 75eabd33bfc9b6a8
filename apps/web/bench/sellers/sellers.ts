// What the pages of a seller cost with 1,000 items and orders, and with 100,000: milliseconds of the core, in turns; then what
// the CSV exports and eight large pictures take of the server's memory.
//   npm run bench -- sellers [--rows 100000] [--rounds 200] [--only 'part of a name'] [--plans] [--data FEW,MANY]
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openServices, readConfig, type Services } from '@pasar/api'
import { asSeller, beginSession, makeSmallMarket, SMALL } from '@pasar/api/testing'
import { measurePages, share, timeOf } from '../page-times'
import { addItems, addOrders } from './rows'
import { listScenes, type SellerScene } from './scenes'
import { measureServer } from './server'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
    plans: { type: 'boolean', default: false },
  },
})
const FEW = 1_000
/** Two folders that an earlier run has filled and `--data` has kept. */
const [fewDir, manyDir] = values.data?.split(',') ?? []
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

/** Fills a folder, unless that was done before. */
async function openMarket(rows: number, filled: string | undefined): Promise<Market> {
  const dataDir = filled ?? mkdtempSync(path.join(tmpdir(), 'pasar-sellers-'))
  const isFilled = existsSync(path.join(dataDir, 'pasar.db'))
  if (!isFilled) await makeSmallMarket(dataDir)
  const statements: string[] = []
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const services = openServices(config, { observe: (sql) => void statements.push(sql) })
  if (!isFilled) {
    const began = performance.now()
    addItems(services.database.handle, rows)
    addOrders(services.database.handle, rows, Date.now())
    const seconds = ((performance.now() - began) / 1_000).toFixed(1)
    console.log(`${rows} items and orders in ${seconds} s`)
  }
  const scenes = await listScenes(services.context, asSeller(SMALL.users.seller))
  return { dataDir, services, statements, scenes }
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

/** Those whose whole pages are measured, too, unless `--only` names others. */
const WHOLE = new Set([
  'dashboard',
  'items, the first page',
  'items, the cheapest first',
  'items, on sale, the dearest first',
  'items, of a category, the cheapest first',
  'items, deep in the newest',
  'orders, to ship',
  'orders, claims',
  'orders, deep in all',
])

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
    const { readFew, read } = measured.at(-1) ?? { readFew: 0, read: 0 }
    console.log(`${name.padEnd(38)} read alone ${readFew} → ${read} ms, ${statements} statements`)
  }
  return measured
}

const small = await openMarket(FEW, fewDir)
const large = await openMarket(many, manyDir)
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
  const pages = await measurePages(
    [small.dataDir, large.dataDir],
    reads
      .filter(({ name }) => WHOLE.has(name) || values.only !== '')
      .map(({ name, path }) => ({ name, paths: [twins.get(name) ?? path, path] })),
    rounds,
    [
      await beginSession(small.dataDir, SMALL.users.seller.id),
      await beginSession(large.dataDir, SMALL.users.seller.id),
    ],
  )
  const server = await measureServer(large.dataDir, values.only)
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg()[0] }
  if (values.only === '')
    writeFileSync(
      path.join(import.meta.dirname, '../results', 'sellers.json'),
      `${JSON.stringify({ few: FEW, many, rounds, machine, reads: reads.map(({ path: _, ...read }) => read), pages, server }, null, 2)}\n`,
    )
} finally {
  if (values.data === undefined)
    for (const { dataDir } of [small, large]) rmSync(dataDir, { recursive: true, force: true })
}
