// What an import costs: seconds of the core to check and make a table of so many rows, and to check it again.
//   npm run bench -- import --rows 10000
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  confirmImport,
  importPage,
  importsPage,
  openServices,
  readConfig,
  receiveImport,
  runImports,
  startImport,
} from '@pasar/api'
import { asSeller, makeSmallMarket, SMALL } from '@pasar/api/testing'
import { csvLine } from '@pasar/domain'

const { values } = parseArgs({
  allowPositionals: true,
  options: { rows: { type: 'string', default: '10000' } },
})
const rows = Number(values.rows)
/** So many variants each item has. */
const VARIANTS = 2

// Services of tests look at every row before and after each transaction, which would cost more than the import.
const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-import-'))
await makeSmallMarket(dataDir)
const services = openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
const { context: ctx } = services
const seller = asSeller(SMALL.users.seller)
const signal = new AbortController().signal
const { stores } = await importsPage(ctx, seller)
// What is on sale needs a picture, and making those would cost more than all else.
const defaults = {
  storeId: stores[0]?.id ?? '',
  category: 'food',
  weight: '200',
  stock: '5',
  status: 'draft',
} as const

let table = csvLine(['handle', 'title', 'description', 'sku', 'option1', 'value1', 'price'])
for (let row = 0; row < rows; row++) {
  const item = Math.floor(row / VARIANTS)
  const given = row % VARIANTS === 0 ? [`Sambal ${item}`, `Pounded by **hand**, number ${item}.`] : ['', '']
  table += csvLine([
    `sambal-${item}`,
    ...given,
    `S-${row}`,
    'Size',
    row % VARIANTS === 0 ? 'S' : 'L',
    '12.50',
  ])
}

async function measure<T>(name: string, work: () => Promise<T>): Promise<T> {
  const [before, begin] = [process.cpuUsage(), performance.now()]
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  const [core, clock] = [(user + system) / 1_000_000, (performance.now() - begin) / 1_000]
  console.log(`${name}: ${core.toFixed(1)} s of the core, ${clock.toFixed(1)} s by the clock`)
  return result
}

async function check(): Promise<string> {
  async function* content() {
    yield Buffer.from(table)
  }
  const fileKey = (await receiveImport(ctx, seller, content())) ?? ''
  const id = await startImport(ctx, seller, { fileKey, fileName: 'bench.csv', defaults })
  await runImports(ctx, signal)
  return id
}

const id = await measure(`${rows} rows checked`, check)
await measure(`${rows} rows made`, async () => {
  await confirmImport(ctx, seller, id)
  await runImports(ctx, signal)
})
const { counts, state } = await importPage(ctx, seller, id, { state: null, after: -1 })
console.log(`${state}: ${counts.created} items made, ${counts.failed + counts.refused} not`)
await measure(`${rows} rows checked again`, check)
await services.close()
rmSync(dataDir, { recursive: true, force: true })
