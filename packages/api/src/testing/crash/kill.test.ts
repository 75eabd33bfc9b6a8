import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkLedger, migrate, type OpenDatabase, openDatabase } from '@pasar/db'
import { copyTemplate } from '@pasar/db/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runAndKill } from './run-and-kill'

/** `npm run test:crash` asks for 200. */
const KILLS = Number(process.env.KILLS ?? 20)
const PLENTY = 1_000_000

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'pasar-kill-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const reopen = (): OpenDatabase => openDatabase(path.join(dataDir, 'pasar.db'))
const rowsOf = (database: OpenDatabase, sql: string): unknown[] => database.handle.prepare(sql).all()

/** Orders that hold goods: all that were not closed. */
const HOLDING = "o.state not in ('expired', 'cancelled')"

async function expectWhole(promised: ReadonlyMap<string, string>): Promise<void> {
  const database = reopen()
  try {
    expect(database.handle.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(database.handle.pragma('foreign_key_check')).toEqual([])
    expect(await checkLedger(database.read)).toMatchObject({ total: 0, unbalanced: [], mismatched: [] })
    const lostStock = rowsOf(
      database,
      `select v.id from item_variants v where v.stock <> ${PLENTY} - (select coalesce(sum(l.quantity), 0)
        from order_lines l join orders o on o.id = l.order_id
        where l.variant_id = v.id and o.placed_at > 0 and ${HOLDING} and o.idempotency_key like 'req_%')`,
    )
    expect(lostStock).toEqual([])
    const halves = rowsOf(
      database,
      `select o.id from orders o where o.idempotency_key like 'req_%' and (
        not exists (select 1 from payments p where p.order_id = o.id)
        or not exists (select 1 from order_history h where h.order_id = o.id)
        or o.total_sen <> (select coalesce(sum(total_sen), -1) from parcels p where p.order_id = o.id)
        or o.items_sen <> (select coalesce(sum(subtotal_sen), -1) from order_lines l where l.order_id = o.id))`,
    )
    expect(halves).toEqual([])
    const states = new Map(
      database.handle
        .prepare<[], { id: string; state: string }>('select id, state from orders')
        .all()
        .map(({ id, state }) => [id, state]),
    )
    for (const [orderId, promise] of promised) {
      const state = states.get(orderId)
      if (promise === 'settled') expect(state, orderId).toBe('paid')
      else if (promise === 'cancelled') expect(state, orderId).toBe('cancelled')
      else expect(state, orderId).toBeDefined()
    }
  } finally {
    await database.close()
  }
}

const TRADE_KILLS = Math.ceil(KILLS * 0.7)
const SEED_KILLS = Math.ceil(KILLS * 0.15)

it(
  `loses nothing it promised in ${TRADE_KILLS} kills while people buy, pay, cancel and let orders expire`,
  async () => {
    mkdirSync(path.join(dataDir, 'uploads'))
    await copyTemplate(path.join(dataDir, 'pasar.db'), { seed: 'small' })
    const before = reopen()
    before.handle.exec(`update item_variants set stock = ${PLENTY}`)
    await before.close()
    const promised = new Map<string, string>()
    for (let kill = 0; kill < TRADE_KILLS; kill++) {
      for (const line of await runAndKill(dataDir, 'trade', Math.random() * 500)) {
        const [promise = '', orderId = ''] = line.split(' ')
        promised.set(orderId, promise)
      }
      await expectWhole(promised)
    }
    expect([...promised.values()]).toContain('settled')
  },
  KILLS * 15_000,
)

it(
  `starts again after ${SEED_KILLS} kills while a marketplace is made`,
  async () => {
    for (let kill = 0; kill < SEED_KILLS; kill++) {
      await runAndKill(dataDir, 'seed', Math.random() * 300)
      rmSync(path.join(dataDir, 'uploads'), { recursive: true, force: true })
      const database = reopen()
      migrate(database, Date.now())
      const [users] = database.handle
        .prepare<[], { count: number }>('select count(*) as count from users')
        .all()
      // All or nothing: an empty market, or the whole of it.
      expect([0, 8]).toContain(users?.count)
      expect(database.handle.pragma('integrity_check', { simple: true })).toBe('ok')
      await database.close()
      for (const name of ['pasar.db', 'pasar.db-wal', 'pasar.db-shm', 'pasar.db.draft'])
        rmSync(path.join(dataDir, name), { force: true })
    }
  },
  KILLS * 15_000,
)
