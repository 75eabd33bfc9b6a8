import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_ROOTS } from '../kernel/roots'
import { makeTransact } from '../kernel/transact'
import * as queries from '../queries'
import { makeTestDatabase, type TestDatabase } from '.'
import { SERVED } from './plans'
import type { Served } from './plans/served'
import { explain, findScans, findSorts, listIndexes } from './query-plans'

/** Queries that have no line in `plans/`, and why. */
const NO_PLAN: Record<string, string> = {
  browseItems: 'in browse-plans.test.ts',
  browseMatches: 'browseItems, once or twice',
  settleGiftLine: 'findPlanItem, listOpenGifts, and the same of each',
  sampleFacets: 'in browse-plans.test.ts',
  countBrowsed: 'in browse-plans.test.ts',
  findByRareFacet: 'in browse-plans.test.ts',
  countByCategory: 'reads a row per category',
  findLastItemSeq: 'the end of the row numbers',
  listClaimSettings: 'reads the claims, once in the life of a process',
  checkLedger: 'the proof of the books reads all of them',
  countParcels: 'adds up the counts of all sellers, some rows for each',
  putItemDuplicate: 'an insert, unless a row of a key is there',
  findPriceQuartiles: 'counts the items of a category, in the index of their prices',
  sumBooks: 'a row for each account and day, some accounts',
  listBalances: 'adds up the accounts of everybody who is paid',
  findWrongPayouts: 'reads all payouts, as the check of the books does',
  findWrongBankLines: 'reads all lines of statements, as the check of the books does',
  changeLimit: 'an insert that meets its own key',
  holdsFirstAdminLink: 'a table of one row',
  useFirstAdminLink: 'a table of one row',
  deleteFirstAdminLink: 'a table of one row',
  findFirstStorageDay: 'reads the first row by the key',
  listBannerTimes: 'reads all banners, of which there are a few',
  listStaffBanners: 'reads all banners, of which there are a few',
  findShownBannerPictures: 'the same',
  countBanners: 'the same',
  findJobs: 'reads all jobs, of which there are a handful',
  deleteOtherJobs: 'the same',
  matchItems: 'no query, a part of browseItems',
  matchUnranked: 'the same',
  matchOfAnyStatus: 'the same',
  sortColumn: 'no query',
  toCard: 'no query',
  isOwnTable: 'no query',
  countSitemapRows: 'counts all stores or posts, in an index',
  findSitemapId: 'passes ids in their index, 50,000 in a few milliseconds',
  deleteOwnRows: 'part of erasePerson',
  tryChangeSettingAt: 'an insert',
  openReplyWait: 'an insert',
  keepStoreReplies: 'an insert',
  cardColumns: 'no query',
  moveOrder: 'asks tryMoveOrder',
  moveParcel: 'asks tryMoveParcel',
  movePayment: 'asks tryMovePayment',
  moveAuction: 'asks tryMoveAuction',
  checkOrders: 'reads all orders, as the check of the books does',
  checkAuctions: 'reads all auctions, as the check of the books does',
  checkConsistency: 'reads all rows, as the check of the books does',
  isBeyond: 'asks nothing',
  timePage: 'asks nothing',
}
const isWithoutPlan = (name: string): boolean =>
  name in NO_PLAN || /^(insert|tryInsert|tryAdd|put|index|takeDownload$|post|touch|encode|decode)/.test(name)

class Undo extends Error {}
let test: TestDatabase
const seen: string[] = []
beforeAll(async () => {
  test = await makeTestDatabase({ seed: 'small', observe: (sql) => void seen.push(sql) })
})
afterAll(() => test.dispose())

async function listStatements(run: Served['run']): Promise<string[]> {
  seen.length = 0
  const transact = makeTransact(test.database.writer, () => {})
  const undone = transact(NO_ROOTS.alone, async (tx) => {
    await run(tx)
    throw new Undo()
  })
  await expect(undone).rejects.toBeInstanceOf(Undo)
  return [...new Set(seen)]
}

describe('which index serves which query', () => {
  it.each(SERVED)('%s', async (_name, { run, by, sorts }) => {
    const plans = (await listStatements(run)).map((sql) => explain(test.database.handle, sql))
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.flatMap(findScans)).toEqual([])
    if (sorts === undefined) expect(plans.flatMap(findSorts)).toEqual([])
    else
      expect(plans.flatMap(findSorts)).toEqual(
        [sorts]
          .flat()
          .map(() => expect.stringMatching(/^USE TEMP B-TREE FOR (LAST TERM OF )?(ORDER|GROUP) BY$/)),
      )
    expect(plans.flatMap(listIndexes)).toContain(by)
  })

  it('is listed for every query', () => {
    const listed = new Set(SERVED.map(([name]) => name.replace(/[ ,].*/, '')))
    const asked = Object.entries(queries).flatMap(([name, value]) =>
      typeof value === 'function' ? [name] : [],
    )
    expect(asked.filter((name) => !listed.has(name) && !isWithoutPlan(name))).toEqual([])
  })

  it('is what a server has too: no statistics are kept', async () => {
    const { database, dispose } = await makeTestDatabase({ seed: 'small' })
    await queries.findTrending(database.read, 25)
    const tables = database.handle
      .prepare("select name from sqlite_schema where name like 'sqlite_stat%'")
      .all()
    expect(tables).toEqual([])
    await dispose()
  })
})

describe('the check of plans', () => {
  it('finds a table read whole, a sort, and an index made on the way', () => {
    const { handle } = test.database
    expect(findScans(explain(handle, 'select note from payments where state = ?'))).toEqual(['SCAN payments'])
    expect(findSorts(explain(handle, 'select id from orders order by total_sen'))).not.toEqual([])
    const joined = 'select o.id from orders o join payments p on p.note = o.city'
    expect(findScans(explain(handle, joined))).toHaveLength(2)
  })
})
