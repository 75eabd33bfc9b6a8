import { rmSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '@pasar/db'
import {
  bumpTrend,
  days,
  firstViewsDay,
  malaysianDay,
  minutes,
  readOwnItemsFilter,
  TREND_WEIGHT,
} from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { kampung } from '../reviews/testing/helpers'
import { ownItemsPage } from '../selling/reads/listing'
import { asAdmin, asStaff } from '../testing/actors'
import { buy, buyer, fillCart, items, newbuyer, useMarket, users } from '../testing/helpers'
import { openTestServices } from '../testing/services'
import { countView } from './commands'
import { sweepSearchWords, sweepTrendMarks, sweepViews, writeViews } from './jobs'

const market = useMarket()
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'
const look = (who: Parameters<typeof countView>[1], itemId = items.kopi.id, userAgent = PHONE) =>
  countView(market.ctx, who, itemId, userAgent)
const figures = () =>
  market.rows<{ views: number; orders: number }>(
    'select views, orders from item_figures where item_id = ?',
    items.kopi.id,
  )[0]
const filter = (query: string) => readOwnItemsFilter(new URLSearchParams(query))
const listed = async (query: string) =>
  (await ownItemsPage(market.ctx, kampung, filter(query), null)).items.map(({ id }) => id)

describe('looks at an item', () => {
  it('are counted once of everyone within a while, and written down by the job', async () => {
    for (const who of [buyer, buyer, newbuyer, null, null]) await look(who)
    expect(figures()).toEqual({ views: 0, orders: 0 })
    await writeViews(market.ctx)
    await writeViews(market.ctx)
    expect(figures()).toEqual({ views: 3, orders: 0 })
    market.wait(minutes(31))
    await look(buyer)
    await look(null, items.kopi.id, `${PHONE} other`)
    await writeViews(market.ctx)
    expect(figures()).toEqual({ views: 5, orders: 0 })
  })

  it('by ever other names of a browser are those of one address', async () => {
    for (let at = 0; at < 30; at++) await look(null, items.kopi.id, `${PHONE} ${at}`)
    await look(null, items.heavy.id)
    await look(buyer)
    expect(Object.fromEntries(market.ctx.itemViews.take())).toEqual({
      [items.kopi.id]: 11,
      [items.heavy.id]: 1,
    })
  })

  it('of programs, of the seller and their staff, of the market and at nothing count for nothing', async () => {
    await look(null, items.kopi.id, 'Mozilla/5.0 (compatible; Googlebot/2.1)')
    await look(null, items.kopi.id, '')
    await look(kampung.person)
    const worksFor = { sellerId: kampung.id, sellerName: kampung.name, permissions: ['list' as const] }
    await look(asStaff(users.newbuyer, worksFor))
    await look(asStaff(users.newbuyer, null, kampung.id))
    await look(asAdmin(users.admin))
    await look(buyer, 'itm_none')
    market.run("update items set status = 'removed' where id = ?", items.heavy.id)
    await look(buyer, items.heavy.id)
    expect(market.ctx.itemViews.take()).toEqual([])
  })

  it('are kept for the next time where they cannot be written', async () => {
    await look(buyer)
    const broken = { ...market.ctx, transact: () => Promise.reject(new Error('busy')) }
    await expect(writeViews(broken)).rejects.toThrow('busy')
    await writeViews(market.ctx)
    expect(figures()?.views).toBe(1)
  })

  it('are written when the market closes', async () => {
    const { context, close } = await openTestServices()
    const { dataDir } = context.config
    await countView(context, buyer, items.kopi.id, PHONE)
    await close()
    const { handle, close: closeFile } = openDatabase(path.join(dataDir, 'pasar.db'))
    expect(handle.prepare('select views from item_days').pluck().all()).toEqual([1])
    await closeFile()
    rmSync(dataDir, { recursive: true })
  })

  it('drop no cached page', async () => {
    await look(buyer)
    let given = 0
    const stop = market.services.onChange(() => {
      given += 1
    })
    await writeViews(market.ctx)
    stop()
    expect(given).toBe(0)
  })

  it('make an item trend, each by its weight', async () => {
    const trend = () => Number(market.value('select trend from items where id = ?', items.kopi.id))
    const before = trend()
    for (const who of [buyer, newbuyer, null]) await look(who)
    await writeViews(market.ctx)
    expect(trend()).toBe(bumpTrend(before, 3 * TREND_WEIGHT.view, market.ctx.now()))
  })

  it('leave no mark of who made an item trend for longer than it holds', async () => {
    await fillCart(market, buyer, [items.kopi, 1])
    const marks = () => market.value('select count(*) from trend_marks')
    market.wait(days(7))
    await sweepTrendMarks(market.ctx, new AbortController().signal)
    expect(marks()).toBe(1)
    market.wait(1)
    await sweepTrendMarks(market.ctx, AbortSignal.abort())
    expect(marks()).toBe(1)
    await sweepTrendMarks(market.ctx, new AbortController().signal)
    expect(marks()).toBe(0)
  })

  it('are found by no word that is gone, once a sweep that the server does not stop has looked', async () => {
    market.run("insert into search_words (word, uses) values ('zzgone', 1)")
    const words = () => market.value("select count(*) from search_words where word = 'zzgone'")
    await sweepSearchWords(market.ctx, AbortSignal.abort())
    expect(words()).toBe(1)
    await sweepSearchWords(market.ctx, new AbortController().signal)
    expect(words()).toBe(0)
  })

  it('count for thirty days', async () => {
    await look(buyer)
    await writeViews(market.ctx)
    market.wait(days(29))
    await sweepViews(market.ctx, new AbortController().signal)
    expect(figures()?.views).toBe(1)
    market.wait(days(1))
    await sweepViews(market.ctx, new AbortController().signal)
    expect(figures()?.views).toBe(0)
    expect(
      market.value('select count(*) from item_days where day < ?', firstViewsDay(market.ctx.now())),
    ).toBe(0)
  })
})

describe('orders of an item', () => {
  it('are counted with their payment, and show what is viewed and not bought', async () => {
    await look(newbuyer)
    await look(newbuyer, items.heavy.id)
    await writeViews(market.ctx)
    expect(await listed('demand=unsold')).toEqual(expect.arrayContaining([items.kopi.id, items.heavy.id]))
    await fillCart(market, newbuyer, [items.kopi, 2])
    await buy(market, newbuyer)
    expect(figures()).toEqual({ views: 1, orders: 1 })
    expect(
      market.value(
        'select orders from item_days where item_id = ? and day = ?',
        items.kopi.id,
        malaysianDay(market.ctx.now()),
      ),
    ).toBe(1)
    expect(await listed('demand=unsold')).toEqual([items.heavy.id])
    expect((await listed('sort=converting'))[0]).toBe(items.kopi.id)
    expect(await listed('demand=unseen')).not.toContain(items.heavy.id)
    expect((await listed('sort=mostViewed')).slice(0, 2).sort()).toEqual(
      [items.kopi.id, items.heavy.id].sort(),
    )
  })
})
