import { rmSync } from 'node:fs'
import path from 'node:path'
import { openDatabase, type Transact } from '@pasar/db'
import { days, hours, malaysianDay, minutes, parseBrowse, startOfMalaysianDay, writeDay } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { browse } from '../catalogue/reads/browse'
import { checkoutPage } from '../checkout/reads'
import { admin } from '../payouts/testing/helpers'
import { buy, buyer, fillCart, items, newbuyer, useMarket } from '../testing/helpers'
import { openTestServices } from '../testing/services'
import { rollUpDays, writeSteps } from './jobs'
import { marketReport } from './reads/report'

const market = useMarket()
const today = () => malaysianDay(market.ctx.now())
const report = () =>
  marketReport(market.ctx, admin, { period: '7', from: null, to: null, compared: 'before' }, 100)
const toMorning = () => market.wait(startOfMalaysianDay(today() + 1) + hours(6) - market.ctx.now())
const rolledDays = () =>
  market.rows<{ day: number }>('select day from market_days order by day').map(({ day }) => day)
const tables = () =>
  ['market_days', 'sales_days', 'sales_windows', 'buyer_months', 'cohort_months', 'coupon_days'].map(
    (table) => market.rows(`select * from ${table} order by 1, 2, 3`),
  )

describe('the roll-up', () => {
  it('takes in every day that is over, and no other, however often it runs', async () => {
    await rollUpDays(market.ctx)
    expect(rolledDays().at(-1)).toBe(today() - 1)
    toMorning()
    market.wait(days(2))
    await rollUpDays(market.ctx)
    const known = tables()
    const all = rolledDays()
    expect(all).toEqual(Array.from({ length: all.length }, (_, at) => (all[0] ?? 0) + at))
    expect(all.at(-1)).toBe(today() - 1)
    await rollUpDays(market.ctx)
    expect(tables()).toEqual(known)
  })

  it('waits until what began before midnight is written', async () => {
    await rollUpDays(market.ctx)
    const last = today() - 1
    market.wait(startOfMalaysianDay(today() + 1) - market.ctx.now() + minutes(2))
    await rollUpDays(market.ctx)
    expect(rolledDays().at(-1)).toBe(last)
    market.wait(minutes(10))
    await rollUpDays(market.ctx)
    expect(rolledDays().at(-1)).toBe(last + 1)
  })

  it('that ended half-way is continued, and ends as one that did not', async () => {
    const stopped = new AbortController()
    stopped.abort()
    await rollUpDays(market.ctx, stopped.signal)
    expect(rolledDays()).toEqual([])
    let works = 0
    const transact: Transact = (roots, work) =>
      market.ctx.transact(roots, async (tx) => {
        const done = await work(tx)
        works += 1
        if (works > 1) throw new Error('killed')
        return done
      })
    const broken = { ...market.ctx, transact }
    await rollUpDays(broken).catch(() => {})
    await rollUpDays(market.ctx)
    const known = tables()
    for (const table of [
      'market_days',
      'sales_days',
      'sales_windows',
      'buyer_months',
      'cohort_months',
      'coupon_days',
    ])
      market.run(`delete from ${table}`)
    await rollUpDays(market.ctx)
    expect(tables()).toEqual(known)
  })

  it('undoes days that are not over: the clock was ahead', async () => {
    await fillCart(market, newbuyer, [items.kopi, 2])
    await buy(market, newbuyer)
    await rollUpDays(market.ctx)
    const known = tables().slice(0, 3)
    market.wait(days(2))
    await rollUpDays(market.ctx)
    expect(tables().slice(0, 3)).not.toEqual(known)
    market.wait(-days(2))
    await rollUpDays(market.ctx)
    expect(tables().slice(0, 3)).toEqual(known)
    await fillCart(market, newbuyer, [items.kopi, 3])
    await buy(market, newbuyer)
    const live = await report()
    toMorning()
    await rollUpDays(market.ctx)
    expect(rolledDays().at(-1)).toBe(today() - 1)
    expect((await report()).now.orders).toBe(live.now.orders)
  })

  it('keeps days that a clock which is far behind takes for the future', async () => {
    await rollUpDays(market.ctx)
    const known = rolledDays()
    market.wait(-days(300))
    await rollUpDays(market.ctx)
    expect(rolledDays()).toEqual(known)
    market.wait(days(300))
  })

  it('keeps windows that hold what their days hold', async () => {
    await fillCart(market, newbuyer, [items.kopi, 2])
    await buy(market, newbuyer)
    for (const wait of [1, 3, 4, 8]) {
      market.wait(days(wait))
      await rollUpDays(market.ctx)
      const through = today() - 1
      const sumOf = (from: number, until: number): number =>
        market.value(
          "select coalesce(sum(sales_sen), 0) from sales_days where kind = 'item' and day between ? and ?",
          from,
          until,
        )
      expect(
        market.rows(
          "select coalesce(sum(sales_sen), 0) as now, coalesce(sum(sales_before_sen), 0) as before from sales_windows where kind = 'item' and days = 7",
        )[0],
      ).toEqual({
        now: sumOf(through - 5, through),
        before: sumOf(through - 12, through - 6),
      })
    }
  })
})

describe('the report', () => {
  it('has what sold today, before and after it is rolled up', async () => {
    await rollUpDays(market.ctx)
    const earlier = await report()
    await fillCart(market, newbuyer, [items.kopi, 2])
    await buy(market, newbuyer)
    const live = await report()
    expect(live.now.orders).toBe(earlier.now.orders + 1)
    const piecesOf = ({ top }: typeof live) => top.item?.find(({ id }) => id === items.kopi.id)?.pieces ?? 0
    expect(piecesOf(live)).toBe(piecesOf(earlier) + 2)
    toMorning()
    const waiting = await report()
    await rollUpDays(market.ctx)
    expect(waiting.top).toEqual((await report()).top)
    expect(piecesOf(waiting)).toBeGreaterThanOrEqual(2)
    expect((await report()).now.sales).toBe(
      market.value('select sum(total_sen) from orders where paid_at >= ?', startOfMalaysianDay(today() - 6)),
    )
  })

  it('compares with a day that is not rolled up', async () => {
    await rollUpDays(market.ctx)
    await fillCart(market, newbuyer, [items.kopi, 2])
    await buy(market, newbuyer)
    toMorning()
    await fillCart(market, newbuyer, [items.kopi, 1])
    await buy(market, newbuyer)
    const [from, to] = [writeDay(today()), writeDay(today())]
    const asked = { period: 'own', from, to, compared: 'before' } as const
    const kopiOf = async () =>
      (await marketReport(market.ctx, admin, asked, 100)).top.item?.find(({ id }) => id === items.kopi.id)
    const waiting = await kopiOf()
    expect(waiting?.salesBefore).toBe(2 * (waiting?.sales ?? 0))
    await rollUpDays(market.ctx)
    expect(await kopiOf()).toEqual(waiting)
  })

  it.each(['7', '365', 'own'] as const)('compares %s days with those a year before', async (period) => {
    await rollUpDays(market.ctx)
    await fillCart(market, newbuyer, [items.kopi, 3])
    await buy(market, newbuyer)
    const then = today()
    market.wait(startOfMalaysianDay(then + 365) + hours(6) - market.ctx.now())
    await fillCart(market, newbuyer, [items.kopi, 1])
    await buy(market, newbuyer)
    await rollUpDays(market.ctx)
    const [from, to] = [writeDay(today() - 1), writeDay(today())]
    const asked = { period, from, to, compared: 'year' } as const
    const {
      top,
      period: found,
      before,
      stepsBefore,
      pending,
    } = await marketReport(market.ctx, admin, asked, 100)
    const kopi = top.item?.find(({ id }) => id === items.kopi.id)
    const sold: number = market.value(
      "select sum(sales_sen) from sales_days where kind = 'item' and id = ? and day between ? and ?",
      ...[items.kopi.id, found.before.first, found.before.last],
    )
    expect(sold).toBeGreaterThanOrEqual(3 * (kopi?.sales ?? 0))
    expect([kopi?.pieces, kopi?.salesBefore, found.before.last]).toEqual([1, sold, then])
    expect(pending).toBe(0)
    const { first, last } = found.before
    const orders = market.value('select sum(orders) from market_days where day between ? and ?', first, last)
    expect(orders).toBeGreaterThan(0)
    expect([before.orders, stepsBefore.reduce((sum, step) => sum + step.orders, 0)]).toEqual([orders, orders])
  })

  it('counts who came back', async () => {
    await fillCart(market, newbuyer, [items.kopi, 1])
    await buy(market, newbuyer)
    market.wait(days(35))
    await fillCart(market, newbuyer, [items.kopi, 1])
    await buy(market, newbuyer)
    market.wait(days(1))
    await rollUpDays(market.ctx)
    const { cohorts } = await report()
    expect(cohorts.reduce((sum, { buyers: [first = 0] }) => sum + first, 0)).toBe(
      market.value('select count(distinct buyer_id) from orders where paid_at is not null'),
    )
    expect(cohorts.some(({ buyers }) => buyers.slice(1).some((count) => count > 0))).toBe(true)
  })

  it('says how many days are still being counted', async () => {
    expect((await report()).pending).toBeGreaterThan(0)
    await rollUpDays(market.ctx)
    expect((await report()).pending).toBe(0)
  })

  it('lists no best sellers of long own dates', async () => {
    const asked = { period: 'own', from: '2020-01-01', to: '2026-12-31', compared: 'before' } as const
    const { top, period } = await marketReport(market.ctx, admin, asked, 10)
    expect(top).toEqual({ item: null, store: null, category: null })
    expect(period.last).toBe(today())
  })
})

describe('what is counted on the way', () => {
  const search = (query: string) =>
    browse(market.ctx, parseBrowse(new URLSearchParams({ q: query })).filter, {}, null)

  it('counts carts and checkouts once per person, and searches without a result', async () => {
    await fillCart(market, newbuyer, [items.kopi, 1])
    await fillCart(market, newbuyer, [items.kopi, 1])
    await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, { country: 'MY', phone: null })
    await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, { country: 'MY', phone: null })
    for (const query of ['Zzyzx  Qwert', 'zzyzx qwert', 'someone@zzyzx.qq', '012-345 6789 zzyzx', 'kopi'])
      await search(query)
    await writeSteps(market.ctx)
    await writeSteps(market.ctx)
    const { funnel, searches } = await report()
    expect(funnel.map(({ step, count }) => [step, count]).slice(1, 3)).toEqual([
      ['cart', 1],
      ['checkout', 1],
    ])
    expect(searches).toEqual([{ words: 'zzyzx qwert', count: 2 }])
  })

  it('keeps for the next time what cannot be written', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const broken = { ...market.ctx, transact: () => Promise.reject(new Error('busy')) }
    await expect(writeSteps(broken)).rejects.toThrow('busy')
    await writeSteps(market.ctx)
    expect(market.value("select count from counted_days where name = 'cart'")).toBe(1)
  })

  it('keeps so many different searches of a day', async () => {
    for (let at = 0; at < 300; at++)
      market.ctx.steps.noteEmptySearch(
        `zz${'a'.repeat(at % 50)}${String.fromCharCode(97 + (at % 26))}${Math.floor(at / 26)}`,
      )
    await writeSteps(market.ctx)
    expect(market.value('select count(*) from empty_searches')).toBe(200)
  })

  it('is written when the market closes', async () => {
    const { context, close } = await openTestServices()
    const { dataDir } = context.config
    context.steps.note('checkout', 'usr_1')
    await close()
    const { handle, close: closeFile } = openDatabase(path.join(dataDir, 'pasar.db'))
    expect(handle.prepare("select count from counted_days where name = 'checkout'").pluck().all()).toEqual([
      1,
    ])
    await closeFile()
    rmSync(dataDir, { recursive: true })
  })
})
