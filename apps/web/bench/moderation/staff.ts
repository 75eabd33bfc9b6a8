// What the tables of staff cost with 1,000 rows each, and with 1,000,000: milliseconds of the core for whole pages, in turns.
//   npm run bench -- staff [--rows 1000000] [--rounds 1000] [--only '/admin/users'] [--data FEW,MANY]
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openServices, readConfig } from '@pasar/api'
import { beginSession, changeRows, makeSmallMarket, SMALL } from '@pasar/api/testing'
import { measurePages } from '../page-times'
import { startServer } from '../server'
import { addStaffRows } from './staff-rows'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
  },
})
const FEW = 1_000
const many = Number(values.rows)
/** How many pages a list is turned for its deep page. */
const TURNED = 10

/**
 * Each search by a word that fills the page with 1,000 rows, too, which compares like with like, and by a rarer one, which
 * finds one row among the few and a full page among the many.
 */
const PAGES = [
  '/admin-dashboard',
  '/admin/users',
  '/admin/users?sort=name',
  '/admin/users?state=suspended',
  '/admin/users?q=bench9',
  '/admin/users?q=lim',
  '/admin/users?q=bench500',
  '/all-stores',
  '/all-stores?sort=name',
  '/all-stores?q=kedai+9',
  '/all-stores?q=kedai+500',
  '/admin/items',
  '/admin/items?list=removed',
  '/admin/items?q=lampu',
  '/admin-orders',
  '/admin-orders?sort=oldest',
  '/admin-orders?q=B-500',
  '/admin/coupons',
  '/admin/coupons?q=BENCH9',
  '/admin/coupons?q=BENCH500',
  '/admin/claims',
  '/admin/messages',
  '/seller-requests',
  '/admin/payouts',
  '/admin/inboxes',
  '/admin/inboxes?q=parcel&state=answered',
  '/admin/inboxes?q=parcel+500',
  '/admin/audit',
  '/admin/audit?action=suspendMember',
  '/admin/operations/mails',
  '/admin/operations/mails?list=failed',
]
/** Searches that find one row of the few and one of the many: the name, then the words. */
const FIND_ONE: readonly (readonly [string, string, string])[] = [
  ['/admin/users', 'bench500', 'bench500123'],
  ['/all-stores', 'kedai 500', 'kedai 500123'],
  ['/admin/items', 'lampu 803', 'lampu 500123'],
  ['/admin-orders', 'B-500', 'B-500123'],
  ['/admin/coupons', 'BENCH500', 'BENCH500123'],
  ['/admin/inboxes', 'parcel 500', 'parcel 500100'],
]
/** Lists that are turned, too. */
const DEEP = [
  '/admin/users',
  '/all-stores',
  '/admin/items',
  '/admin-orders',
  '/admin/coupons',
  '/admin/audit',
]

/** Fills a folder, unless an earlier run did. @returns the folder, and the session of an admin who has two-step login */
async function openMarket(rows: number, filled: string | undefined) {
  const dataDir = filled ?? mkdtempSync(path.join(tmpdir(), 'pasar-staff-'))
  const { admin } = SMALL.users
  if (!existsSync(path.join(dataDir, 'pasar.db'))) {
    await makeSmallMarket(dataDir)
    const services = openServices(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
    const began = performance.now()
    addStaffRows(services.database.handle, rows, Date.now())
    console.log(`${rows} rows of each kind in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
    await services.close()
    await changeRows(
      dataDir,
      "insert or ignore into two_factor (user_id, sealed_secret, is_on, created_at) values (?, 'x', 1, 1)",
      admin.id,
    )
  }
  return { dataDir, cookie: await beginSession(dataDir, admin.id) }
}

type Market = Awaited<ReturnType<typeof openMarket>>

/** The addresses of pages so many turns on, as their links lead there. */
async function turnPages({ dataDir, cookie }: Market): Promise<Map<string, string>> {
  const server = await startServer(dataDir)
  const found = new Map<string, string>()
  try {
    for (const list of DEEP) {
      let at = list
      for (let turn = 0; turn < TURNED; turn++) {
        const html = await (await fetch(server.url + at, { headers: { cookie } })).text()
        const next = /href="([^"]*[?&]cursor=[^"]*)"[^>]*rel="next"|rel="next"[^>]*href="([^"]*)"/.exec(html)
        const link = next?.[1] ?? next?.[2]
        if (link === undefined) throw new Error(`${at} has no next page`)
        at = link.replaceAll('&amp;', '&')
      }
      found.set(list, at)
    }
  } finally {
    await server.stop()
  }
  return found
}

const [fewDir, manyDir] = values.data?.split(',') ?? []
const small = await openMarket(FEW, fewDir)
const large = await openMarket(many, manyDir)
try {
  const [fewDeep, manyDeep] = [await turnPages(small), await turnPages(large)]
  const pages = [
    ...PAGES.map((page) => ({ name: page, paths: [page, page] })),
    ...FIND_ONE.map(([page, ...words]) => ({
      name: `${page}?q= of one`,
      paths: words.map((each) => `${page}?q=${encodeURIComponent(each)}`),
    })),
    ...DEEP.map((page) => ({
      name: `${page}, ${TURNED} pages on`,
      paths: [fewDeep.get(page) ?? page, manyDeep.get(page) ?? page],
    })),
  ].filter(({ name }) => name.includes(values.only))
  const rounds = Number(values.rounds)
  const loadBefore = loadavg()[0]
  const measured = await measurePages([small.dataDir, large.dataDir], pages, rounds, [
    small.cookie,
    large.cookie,
  ])
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    node: process.version,
    loadBefore,
    loadAfter: loadavg()[0],
  }
  if (values.only === '')
    writeFileSync(
      path.join(import.meta.dirname, '..', 'results', 'staff.json'),
      `${JSON.stringify({ few: FEW, many, rounds, machine, pages: measured }, null, 2)}\n`,
    )
} finally {
  if (values.data === undefined)
    for (const { dataDir } of [small, large]) rmSync(dataDir, { recursive: true, force: true })
}
