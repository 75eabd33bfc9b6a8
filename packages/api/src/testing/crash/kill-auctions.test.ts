import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OpenDatabase, openDatabase } from '@pasar/db'
import { copyTemplate } from '@pasar/db/testing'
import { hours, ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { findWrongSums } from '../../platform/consistency-check'
import { addAuctions } from '..'
import { runAndKill } from './run-and-kill'

/** `npm run test:crash` asks for 200. */
const KILLS = Math.ceil(Number(process.env.KILLS ?? 20) * 0.15)
const BIDDERS = 6
/** Added before each kill, so that there are always some to bid on. */
const AUCTIONS = 40
const EVERY = hours(3)

interface Row {
  itemId: string
  state: string
  offers: number
}

/** Each step of an auction, by the notification that must have been sent once. */
const NEWS: Readonly<Record<string, (row: Row) => boolean>> = {
  auctionWon: ({ offers }) => offers > 0,
  auctionSold: ({ offers }) => offers > 0,
  auctionOffered: ({ offers }) => offers > 1,
  auctionUnpaid: ({ offers }) => offers > 1,
  auctionUnsold: ({ state }) => state === 'unsold',
}

/** What may have come of an auction since. */
const AFTER: Readonly<Record<string, readonly string[]>> = {
  running: ['running', 'offered', 'sold', 'unsold'],
  offered: ['offered', 'sold', 'unsold'],
  sold: ['sold'],
  unsold: ['unsold'],
}

const rowsOf = <T>({ handle }: OpenDatabase, sql: string): T[] => handle.prepare(sql).all() as T[]

/** What must be there because a process said so before it was killed. */
function expectKept(database: OpenDatabase, promises: ReadonlySet<string>): void {
  const bids = rowsOf<{ bid: string }>(
    database,
    "select 'bid ' || item_id || ' ' || bidder_id || ' ' || maximum_sen as bid from bids",
  )
  const orders = rowsOf<{ id: string; state: string }>(database, 'select id, state from orders')
  const kept = new Set([
    ...bids.map(({ bid }) => bid),
    ...orders.map(({ id }) => `placed ${id}`),
    ...orders.filter(({ state }) => state === 'paid').map(({ id }) => `settled ${id}`),
    ...orders.filter(({ state }) => state !== 'paid').map(({ id }) => `refunding ${id}`),
  ])
  expect([...promises].filter((promise) => !kept.has(promise))).toEqual([])
}

/** Each step is there with its notifications, once, or not at all. */
function expectNotices(database: OpenDatabase, rows: readonly Row[]): void {
  const titles = new Set(rows.map(({ itemId }) => itemId))
  const given = rowsOf<{ kind: string; title: string; times: number }>(
    database,
    `select kind, data ->> 'title' as title, count(*) as times from notifications
      where kind like 'auction%' group by kind, title, user_id`,
  ).filter(({ title }) => titles.has(title))
  expect(given.filter(({ times }) => times > 1)).toEqual([])
  for (const [kind, isDue] of Object.entries(NEWS)) {
    const due = rows.filter(isDue).map(({ itemId }) => itemId)
    const of = given.filter((one) => one.kind === kind).map(({ title }) => title)
    expect(of.sort(), kind).toEqual(due.sort())
  }
  const mails = rowsOf<{ kind: string; mails: number }>(
    database,
    "select kind, count(*) as mails from mails where kind in ('auctionWon', 'auctionOffered') group by kind",
  )
  const countOffers = (least: number) => rows.filter(({ offers }) => offers >= least).length
  expect(Object.fromEntries(mails.map(({ kind, mails }) => [kind, mails]))).toEqual({
    ...(countOffers(1) > 0 ? { auctionWon: countOffers(1) } : {}),
    ...(countOffers(2) > 0 ? { auctionOffered: countOffers(2) } : {}),
  })
}

const RELISTED = 'Relisted'

/** Auctions that nobody can win, which their seller wants listed once more. */
async function addUnsellable(dataDir: string, ends: readonly number[]): Promise<string[]> {
  const ids = (await addAuctions(dataDir, ends, RELISTED)).map(({ itemId }) => itemId)
  const database = openDatabase(path.join(dataDir, 'pasar.db'))
  try {
    const change = database.handle.prepare(
      "update auctions set relist = 'wished', reserve_sen = 99999999, buy_now_sen = null where item_id = ?",
    )
    for (const id of ids) change.run(id)
  } finally {
    await database.close()
  }
  return ids
}

/** Each of them is listed once more, with the mark that says so, or not yet. @returns how many are */
function expectRelistedOnce(database: OpenDatabase, wished: ReadonlySet<string>): number {
  const rows = rowsOf<{ id: string; state: string; relist: string; relistedAs: string | null }>(
    database,
    `select a.item_id as id, a.state, a.relist, a.relisted_as as relistedAs from auctions a
      join items i on i.id = a.item_id where i.title = '${RELISTED}'`,
  )
  const own = rows.filter(({ id }) => wished.has(id))
  for (const { state, relist, relistedAs } of own) {
    if (state === 'unsold') expect(relist === 'due').toBe(relistedAs === null)
    else expect([relist, relistedAs]).toEqual(['wished', null])
  }
  const copies = own.flatMap(({ relistedAs }) => (relistedAs === null ? [] : [relistedAs]))
  expect(
    rows
      .filter(({ id }) => !wished.has(id))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(copies.sort())
  return copies.length
}

it(
  `loses no bid and ends each auction once through ${KILLS} kills while people bid and auctions end`,
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-kill-auctions-'))
    const open = () => openDatabase(path.join(dataDir, 'pasar.db'))
    try {
      await copyTemplate(path.join(dataDir, 'pasar.db'), { seed: 'small' })
      const before = open()
      const addUser = before.handle.prepare(
        `insert into users (id, email, name, password_hash, role, created_at, verified_at) values (?, ?, ?, 'none', ${ROLE.BUYER}, 1, 1)`,
      )
      for (let at = 0; at < BIDDERS; at++)
        addUser.run(`usr_bidder${at}`, `bidder${at}@pasar.test`, `Bidder ${at}`)
      await before.close()
      const added = new Set<string>()
      const wished = new Set<string>()
      let relisted = 0
      const promises = new Set<string>()
      let states = new Map<string, string>()
      let now = Date.now()
      for (let kill = 0; kill < KILLS; kill++) {
        const ends = Array.from({ length: AUCTIONS }, (_, at) => now + (at + 1) * EVERY)
        for (const { itemId } of await addAuctions(dataDir, ends)) added.add(itemId)
        for (const id of await addUnsellable(dataDir, ends.slice(0, 6))) wished.add(id)
        for (const line of await runAndKill(dataDir, 'auction', 150 + Math.random() * 500)) promises.add(line)
        const database = open()
        try {
          expect(database.handle.pragma('foreign_key_check')).toEqual([])
          expect(await findWrongSums(database)).toEqual([])
          expectKept(database, promises)
          const rows = rowsOf<Row>(
            database,
            `select item_id as itemId, state, (select count(*) from auction_offers o where o.item_id = a.item_id) as offers
              from auctions a`,
          ).filter(({ itemId }) => added.has(itemId))
          for (const { itemId, state } of rows)
            expect(AFTER[states.get(itemId) ?? 'running']).toContain(state)
          expectNotices(database, rows)
          relisted = expectRelistedOnce(database, wished)
          states = new Map(rows.map(({ itemId, state }) => [itemId, state]))
          now = Number(database.handle.prepare('select max(placed_at) from bids').pluck().get() ?? now)
        } finally {
          await database.close()
        }
      }
      expect([...states.values()].filter((state) => state !== 'running')).not.toEqual([])
      expect(relisted).toBeGreaterThan(0)
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
  KILLS * 20_000,
)
