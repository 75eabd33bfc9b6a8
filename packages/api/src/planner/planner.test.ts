import { days, hours, MAX_PLAN_LINES, type Sen, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { Buyer } from '../access/actors'
import { cartOf } from '../cart/reads'
import { editUnpaidOrder } from '../orders/commands/edit-unpaid'
import {
  ADDRESS,
  buy,
  buyer,
  chargeUnreported,
  deliver,
  fillCart,
  items,
  makeBuyers,
  makeWebhook,
  newbuyer,
  place,
  refusalOf,
  useMarket,
} from '../testing/helpers'
import { cancelGift, giveItem } from './commands/gifts'
import { changePlanLine, planItem, removePlanLine, restorePlanLine } from './commands/items'
import { changePlan, makePlan, removePlan, restorePlan, sharePlan } from './commands/plans'
import { bringToCart } from './commands/to-cart'
import { runPlanner } from './jobs'
import { wantedItems } from './reads/feeds'
import { planPage, plansOf } from './reads/plans'
import { sharedPlan } from './reads/shared'

const market = useMarket()
const dayIn = (count: number) => new Date(market.ctx.now() + days(count)).toISOString().slice(0, 10)
const form = (over: { day?: string; budget?: Sen } = {}) => ({
  title: 'Hari Raya',
  day: dayIn(60),
  budget: sen(20_000),
  ...over,
})
const make = (who: Buyer = buyer, over = {}) => makePlan(market.ctx, who, { ...form(over), template: 'raya' })
const add = (planId: string, item: { id: string } = items.kopi, quantity = 1, who: Buyer = buyer) =>
  planItem(market.ctx, who, { planId, itemId: item.id, quantity, note: '' })
const page = (planId: string, who: Buyer = buyer) => planPage(market.ctx, who, planId)
const lineOf = async (planId: string) => (await page(planId)).items[0]?.id ?? ''
const noticesOf = ({ id }: Buyer) =>
  market
    .rows<{ kind: string }>('select kind from notifications where user_id = ? order by id', id)
    .map(({ kind }) => kind)
const setPrice = (item: { id: string }, price: number) =>
  market.run('update item_variants set price_sen = ? where item_id = ?', price, item.id)

describe('lists', () => {
  it('have a name, a date and a budget, and are changed by their owner only', async () => {
    const planId = await make()
    await changePlan(market.ctx, buyer, planId, { ...form(), title: 'Deepavali' })
    expect((await page(planId)).plan).toMatchObject({ title: 'Deepavali', budget: 20_000 })
    const refused = [
      () => changePlan(market.ctx, newbuyer, planId, form()),
      () => removePlan(market.ctx, newbuyer, planId),
      () => sharePlan(market.ctx, newbuyer, planId, 'read'),
      () => add(planId, items.kopi, 1, newbuyer),
      () => bringToCart(market.ctx, newbuyer, planId),
      () => page(planId, newbuyer),
    ]
    for (const work of refused) expect(await refusalOf(work())).toBe('NOT_FOUND')
  })

  it('are for a day from today on; one that has passed may stay', async () => {
    for (const day of ['1800-01-01', dayIn(-2), dayIn(6 * 366)])
      expect(await refusalOf(make(buyer, { day }))).toBe('PLAN_DAY')
    const day = dayIn(1)
    const planId = await make(buyer, { day })
    market.wait(days(5))
    await changePlan(market.ctx, buyer, planId, form({ day, budget: sen(1) }))
    expect(await refusalOf(changePlan(market.ctx, buyer, planId, form({ day: dayIn(-1) })))).toBe('PLAN_DAY')
  })

  it('can be removed and put back for a while', async () => {
    const planId = await make()
    await removePlan(market.ctx, buyer, planId)
    expect((await plansOf(market.ctx, buyer)).removed.map(({ id }) => id)).toEqual([planId])
    expect(await refusalOf(add(planId))).toBe('NOT_FOUND')
    await restorePlan(market.ctx, buyer, planId)
    expect(await refusalOf(restorePlan(market.ctx, buyer, planId))).toBe('NOT_FOUND')
    await removePlan(market.ctx, buyer, planId)
    market.wait(days(31))
    await runPlanner(market.ctx)
    expect(await refusalOf(restorePlan(market.ctx, buyer, planId))).toBe('NOT_FOUND')
  })

  it('are thirty at most', async () => {
    for (let count = 0; count < 30; count++) await make()
    expect(await refusalOf(make())).toBe('PLANS_FULL')
  })
})

describe('items of a list', () => {
  it('keep the price of then, and are planned anew when added again', async () => {
    const planId = await make()
    await add(planId, items.kopi, 2)
    setPrice(items.kopi, 999)
    expect((await page(planId)).items).toMatchObject([{ planned: 1_290, price: 999, quantity: 2, open: 2 }])
    await add(planId, items.kopi, 3)
    expect((await page(planId)).items).toMatchObject([{ planned: 999, quantity: 3 }])
  })

  it('keep their day when they are planned anew without one, and not once they were taken off', async () => {
    const planId = await make()
    const plan = (wantedBy?: string) =>
      planItem(market.ctx, buyer, { planId, itemId: items.kopi.id, quantity: 1, note: '', wantedBy })
    const day = async () => (await page(planId)).items[0]?.wantedBy
    await plan(dayIn(20))
    await plan()
    await plan('')
    expect(await day()).toBe(dayIn(20))
    await plan(dayIn(10))
    expect(await day()).toBe(dayIn(10))
    await removePlanLine(market.ctx, buyer, await lineOf(planId))
    await plan()
    expect(await day()).toBeNull()
  })

  it('change, leave and come back, by their owner only', async () => {
    const planId = await make()
    await add(planId)
    const lineId = await lineOf(planId)
    await changePlanLine(market.ctx, buyer, { lineId, quantity: 4, note: 'for aunty' })
    expect((await page(planId)).items).toMatchObject([{ quantity: 4, note: 'for aunty' }])
    expect(await refusalOf(changePlanLine(market.ctx, newbuyer, { lineId, quantity: 1, note: '' }))).toBe(
      'NOT_FOUND',
    )
    expect(await refusalOf(removePlanLine(market.ctx, newbuyer, lineId))).toBe('NOT_FOUND')
    await removePlanLine(market.ctx, buyer, lineId)
    expect(await page(planId)).toMatchObject({ items: [], removed: [{ id: lineId }] })
    await restorePlanLine(market.ctx, buyer, lineId)
    expect(await lineOf(planId)).toBe(lineId)
  })

  it('may be needed on a day of their own, up to that of the list', async () => {
    const planId = await make()
    await add(planId)
    const lineId = await lineOf(planId)
    const change = (wantedBy?: string, who: Buyer = buyer) =>
      changePlanLine(market.ctx, who, { lineId, quantity: 1, note: '', wantedBy })
    const day = async () => (await page(planId)).items[0]?.wantedBy
    for (const wrong of [dayIn(61), dayIn(-1)]) expect(await refusalOf(change(wrong))).toBe('PLAN_ITEM_DAY')
    expect(await refusalOf(change(dayIn(20), newbuyer))).toBe('NOT_FOUND')
    expect(await day()).toBeNull()
    await change(dayIn(20))
    await change()
    expect(await day()).toBe(dayIn(20))
    expect(await wantedItems(market.ctx, buyer)).toMatchObject([{ planId, wantedBy: dayIn(20) }])
    const passed = dayIn(20)
    market.wait(days(30))
    await change(passed)
    await changePlan(market.ctx, buyer, planId, form({ day: dayIn(5) }))
    await change(dayIn(5))
    await changePlan(market.ctx, buyer, planId, form({ day: dayIn(2) }))
    expect(await day()).toBe(dayIn(2))
    await change('')
    expect(await day()).toBeNull()
    expect(await wantedItems(market.ctx, buyer)).toEqual([])
  })

  it('do not come back to a list that is full', async () => {
    const planId = await make()
    await add(planId)
    const lineId = await lineOf(planId)
    await removePlanLine(market.ctx, buyer, lineId)
    market.run('pragma foreign_keys = off')
    market.run(
      `insert into plan_lines (id, plan_id, item_id, variant_id, quantity, planned_sen, note, added_at)
        select 'pll_' || value, ?, 'itm_' || value, 'var_' || value, 1, 1, '', 1 from json_each(?)`,
      planId,
      JSON.stringify(Array.from({ length: MAX_PLAN_LINES }, (_, n) => n)),
    )
    market.run('pragma foreign_keys = on')
    expect(await refusalOf(restorePlanLine(market.ctx, buyer, lineId))).toBe('PLAN_FULL')
    expect(market.value('select count(*) from plan_lines where id = ? and removed_at is null', lineId)).toBe(
      0,
    )
  })

  it('cannot be auctions, or what nobody sells', async () => {
    const planId = await make()
    expect(await refusalOf(add(planId, items.auction))).toBe('PLAN_AUCTION')
    expect(await refusalOf(add(planId, { id: 'itm_none' }))).toBe('ITEM_UNAVAILABLE')
  })

  it('are bought by real orders, which the sums count', async () => {
    const planId = await make()
    await add(planId, items.kopi, 3)
    market.wait(1)
    await buy(market, buyer, [items.kopi, 2])
    const { sums, items: shown, bought } = await page(planId)
    expect(shown).toMatchObject([{ pieces: 2, open: 1, spent: 2_580 }])
    expect(sums).toEqual({ planned: 3_870, spent: 2_580, open: 1_290, left: 16_130, over: 0 })
    expect(bought).toBe(2)
    expect((await plansOf(market.ctx, buyer)).plans[0]?.sums).toEqual(sums)
  })
})

describe('bringing a list into the cart', () => {
  it('adds what is missing, once, and names what is not there', async () => {
    const planId = await make()
    await add(planId, items.kopi, 2)
    market.wait(1)
    await add(planId, items.lastOne, 3)
    expect(await bringToCart(market.ctx, buyer, planId)).toEqual({
      added: 3,
      missing: [{ name: expect.any(String), code: 'INSUFFICIENT_STOCK', wanted: 3, added: 1 }],
    })
    const again = await bringToCart(market.ctx, buyer, planId)
    expect(again).toMatchObject({ added: 0, missing: [{ code: 'INSUFFICIENT_STOCK', wanted: 2, added: 0 }] })
    expect((await cartOf(market.ctx, buyer)).totals.itemCount).toBe(3)
    market.run("update items set status = 'paused' where id = ?", items.kopi.id)
    await changePlanLine(market.ctx, buyer, { lineId: await lineOf(planId), quantity: 5, note: '' })
    expect((await bringToCart(market.ctx, buyer, planId)).missing).toContainEqual(
      expect.objectContaining({ code: 'ITEM_UNAVAILABLE' }),
    )
  })

  it('says that a list is empty', async () => {
    expect(await refusalOf(bringToCart(market.ctx, buyer, await make()))).toBe('PLAN_IS_EMPTY')
  })
})

describe('news of lists', () => {
  it('say once that a price fell below the one planned', async () => {
    const planId = await make()
    await add(planId)
    setPrice(items.kopi, 1_400)
    setPrice(items.kopi, 1_300)
    await runPlanner(market.ctx)
    expect(noticesOf(buyer)).not.toContain('planCheaper')
    setPrice(items.kopi, 1_000)
    await runPlanner(market.ctx)
    await runPlanner(market.ctx)
    expect(noticesOf(buyer).filter((kind) => kind === 'planCheaper')).toHaveLength(1)
    setPrice(items.kopi, 900)
    await runPlanner(market.ctx)
    expect(noticesOf(buyer).filter((kind) => kind === 'planCheaper')).toHaveLength(2)
    expect(market.value('select count(*) from plan_news')).toBe(0)
  })

  it.each([
    ["update items set status = 'paused' where id = ?", "update items set status = 'active' where id = ?"],
    [
      'update item_variants set stock = 0 where item_id = ?',
      'update item_variants set stock = 5 where item_id = ?',
    ],
    [
      'update stores set hides_items = 1 where id = (select store_id from items where id = ?)',
      'update stores set hides_items = 0 where id = (select store_id from items where id = ?)',
    ],
  ])('of what cannot be bought wait until it can: %s', async (hide, show) => {
    await add(await make())
    market.run(hide, items.kopi.id)
    setPrice(items.kopi, 1_000)
    await runPlanner(market.ctx)
    expect(noticesOf(buyer)).not.toContain('planCheaper')
    market.run(show, items.kopi.id)
    await runPlanner(market.ctx)
    expect(noticesOf(buyer).filter((kind) => kind === 'planCheaper')).toHaveLength(1)
    expect(market.value('select count(*) from plan_news')).toBe(0)
  })

  it('of what was removed are asked for once, and come with it when it is put back', async () => {
    await add(await make())
    market.run("update items set status = 'removed' where id = ?", items.kopi.id)
    setPrice(items.kopi, 1_000)
    await runPlanner(market.ctx)
    expect(market.value('select count(*) from plan_news')).toBe(0)
    expect(noticesOf(buyer)).not.toContain('planCheaper')
    market.run("update items set status = 'active' where id = ?", items.kopi.id)
    await runPlanner(market.ctx)
    expect(noticesOf(buyer).filter((kind) => kind === 'planCheaper')).toHaveLength(1)
    expect(market.value('select count(*) from plan_news')).toBe(0)
  })

  it('wait no longer once the price is as planned again', async () => {
    await add(await make())
    market.run("update items set status = 'paused' where id = ?", items.kopi.id)
    setPrice(items.kopi, 1_000)
    setPrice(items.kopi, 1_290)
    await runPlanner(market.ctx)
    expect(market.value('select count(*) from plan_news')).toBe(0)
  })

  it('say nothing of what was bought already', async () => {
    await add(await make())
    market.wait(1)
    await buy(market, buyer, [items.kopi, 1])
    setPrice(items.kopi, 1_000)
    await runPlanner(market.ctx)
    expect(noticesOf(buyer)).not.toContain('planCheaper')
    expect(market.value('select count(*) from plan_news')).toBe(0)
  })

  it('remind of a day once, and again of another', async () => {
    const planId = await make(buyer, { day: dayIn(10) })
    const reminders = async () => {
      await runPlanner(market.ctx)
      return noticesOf(buyer).filter((kind) => kind === 'planNear').length
    }
    expect(await reminders()).toBe(0)
    market.wait(days(4))
    expect([await reminders(), await reminders()]).toEqual([1, 1])
    await changePlan(market.ctx, buyer, planId, form({ day: dayIn(5) }))
    expect(await reminders()).toBe(2)
  })
})

/** A registry with pieces of one item. */
async function openRegistry(quantity = 1, day = dayIn(30)) {
  const planId = await make(buyer, { day })
  await add(planId, items.kopi, quantity)
  await sharePlan(market.ctx, buyer, planId, 'registry')
  return { planId, lineId: await lineOf(planId), token: (await page(planId)).token ?? '' }
}

describe('a shared list', () => {
  it('is read by its link until it is shared anew or no longer', async () => {
    const planId = await make()
    await add(planId)
    await sharePlan(market.ctx, buyer, planId, 'read')
    const first = (await page(planId)).token ?? ''
    expect(await sharedPlan(market.ctx, null, first)).toMatchObject({
      isOwner: false,
      items: [{ left: null }],
    })
    expect(await refusalOf(sharedPlan(market.ctx, null, `${first.slice(0, -1)}!`))).toBe('NOT_FOUND')
    expect(await refusalOf(sharedPlan(market.ctx, null, first.replace(planId, await make())))).toBe(
      'NOT_FOUND',
    )
    await sharePlan(market.ctx, buyer, planId, 'read')
    expect(await refusalOf(sharedPlan(market.ctx, null, first))).toBe('LINK_ENDED')
    const second = (await page(planId)).token ?? ''
    expect(
      await refusalOf(giveItem(market.ctx, newbuyer, second, { lineId: await lineOf(planId), quantity: 1 })),
    ).toBe('LINK_ENDED')
    await sharePlan(market.ctx, buyer, planId, 'none')
    expect(await refusalOf(sharedPlan(market.ctx, null, second))).toBe('LINK_ENDED')
    expect((await page(planId)).token).toBeNull()
  })

  it('has no working link while its owner is suspended', async () => {
    const { lineId, token } = await openRegistry()
    market.run("update users set status = 'suspended' where id = ?", buyer.id)
    expect(await refusalOf(sharedPlan(market.ctx, newbuyer, token))).toBe('LINK_ENDED')
    expect(await refusalOf(giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 }))).toBe('LINK_ENDED')
    market.run("update users set status = 'active' where id = ?", buyer.id)
    expect((await sharedPlan(market.ctx, newbuyer, token)).items).toHaveLength(1)
  })

  it('reserves each piece for one giver, whoever asks at once', async () => {
    const { lineId, token } = await openRegistry(2)
    const givers = makeBuyers(market, 6)
    const outcomes = await Promise.allSettled(
      givers.map((who) => giveItem(market.ctx, who, token, { lineId, quantity: 1 })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(market.value('select count(*) from plan_gifts')).toBe(2)
    const inCarts = await Promise.all(givers.map((who) => cartOf(market.ctx, who)))
    expect(inCarts.reduce((sum, { totals }) => sum + totals.itemCount, 0)).toBe(2)
  })

  it('is reserved again when its giver takes it out of an order that is not paid yet', async () => {
    const { lineId, token } = await openRegistry(1, dayIn(5))
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    await fillCart(market, newbuyer, [items.kopi, 1], [items.onOffer, 1])
    const { orderId } = await place(market, newbuyer)
    await runPlanner(market.ctx)
    const pieces = async () => (await sharedPlan(market.ctx, newbuyer, token)).items
    expect(await pieces()).toMatchObject([{ bought: 1, reserved: 0 }])
    const lines = market.rows<{ id: string; item: string }>(
      'select id, item_id as item from order_lines where order_id = ?',
      orderId,
    )
    await editUnpaidOrder(market.ctx, newbuyer, orderId, {
      key: 'takes-the-gift-out',
      revision: market.value('select revision from orders where id = ?', orderId),
      address: ADDRESS,
      quantities: new Map(lines.map(({ id, item }) => [id, item === items.kopi.id ? 0 : 1])),
      codes: [],
    })
    await runPlanner(market.ctx)
    expect(await pieces()).toMatchObject([{ bought: 0, reserved: 1 }])
  })

  it('keeps it from its owner and from visitors until the day', async () => {
    const { planId, lineId, token } = await openRegistry(1, dayIn(5))
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    await buy(market, newbuyer)
    await runPlanner(market.ctx)
    expect((await sharedPlan(market.ctx, newbuyer, token)).items).toMatchObject([
      { left: 0, bought: 1, reserved: 0 },
    ])
    for (const reader of [buyer, null])
      expect((await sharedPlan(market.ctx, reader, token)).items).toMatchObject([{ left: null, bought: 0 }])
    expect((await page(planId)).gifts).toEqual([])
    expect(noticesOf(buyer)).not.toContain('planGiven')
    market.wait(days(6))
    await runPlanner(market.ctx)
    await runPlanner(market.ctx)
    expect((await page(planId)).gifts).toMatchObject([{ lineId, giverId: newbuyer.id, isBought: true }])
    expect(noticesOf(buyer).filter((kind) => kind === 'planGiven')).toHaveLength(1)
  })

  it('keeps it until the day that its givers were told, whatever day its owner moves the list to', async () => {
    const { planId, lineId, token } = await openRegistry(2, dayIn(20))
    const move = (day: string) => changePlan(market.ctx, buyer, planId, form({ day }))
    const give = (who: Buyer) => giveItem(market.ctx, who, token, { lineId, quantity: 1 })
    await move(dayIn(5))
    await give(newbuyer)
    await move(dayIn(10))
    await buy(market, newbuyer)
    await move(dayIn(0))
    await runPlanner(market.ctx)
    expect(await page(planId)).toMatchObject({ gifts: [], bought: 0, plan: { giftsFrom: dayIn(5) } })
    expect((await plansOf(market.ctx, buyer)).plans[0]).toMatchObject({ bought: 0 })
    expect(noticesOf(buyer)).not.toContain('planGiven')
    market.wait(days(5))
    await runPlanner(market.ctx)
    await runPlanner(market.ctx)
    expect(await page(planId)).toMatchObject({ gifts: [{ giverId: newbuyer.id }], bought: 1 })
    expect(noticesOf(buyer).filter((kind) => kind === 'planGiven')).toHaveLength(1)
  })

  it('is shown on its day as it was moved, once what was reserved is given back', async () => {
    const { planId, lineId, token } = await openRegistry(1, dayIn(20))
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    await cancelGift(market.ctx, newbuyer, token, lineId)
    await changePlan(market.ctx, buyer, planId, form({ day: dayIn(5) }))
    expect((await page(planId)).plan).toMatchObject({ giftsFrom: dayIn(5) })
  })

  it('notifies its owner once of what was given, and not of what was cancelled', async () => {
    const { lineId, token } = await openRegistry(1, dayIn(1))
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    await buy(market, newbuyer)
    market.wait(days(1))
    await runPlanner(market.ctx)
    await runPlanner(market.ctx)
    expect(noticesOf(buyer).filter((kind) => kind === 'planGiven')).toHaveLength(1)
    const cancelled = await openRegistry(1, dayIn(1))
    await giveItem(market.ctx, newbuyer, cancelled.token, { lineId: cancelled.lineId, quantity: 1 })
    await buy(market, newbuyer)
    await runPlanner(market.ctx)
    market.run("update parcels set state = 'cancelled'")
    market.wait(days(1))
    await runPlanner(market.ctx)
    expect(noticesOf(buyer).filter((kind) => kind === 'planGiven')).toHaveLength(1)
  })

  it('sets free what is not bought in time, or given back, and what was bought stays', async () => {
    const { lineId, token } = await openRegistry()
    const [giver, other] = makeBuyers(market, 2)
    if (!giver || !other) throw new Error('Two givers')
    const give = (who: Buyer) => giveItem(market.ctx, who, token, { lineId, quantity: 1 })
    await give(giver)
    expect(await refusalOf(give(other))).toBe('GIFT_TAKEN')
    await cancelGift(market.ctx, giver, token, lineId)
    expect(await refusalOf(cancelGift(market.ctx, giver, token, lineId))).toBe('NOT_FOUND')
    await give(giver)
    market.wait(hours(49))
    await runPlanner(market.ctx)
    expect(noticesOf(giver)).toContain('giftEnded')
    await give(other)
    await buy(market, other)
    market.wait(hours(49))
    expect(await refusalOf(give(giver))).toBe('GIFT_TAKEN')
    expect(await refusalOf(cancelGift(market.ctx, other, token, lineId))).toBe('NOT_FOUND')
  })

  it('is not for its owner to buy from, and reserves nothing that cannot be had', async () => {
    const { lineId, token } = await openRegistry()
    expect(await refusalOf(giveItem(market.ctx, buyer, token, { lineId, quantity: 1 }))).toBe('OWN_REGISTRY')
    expect(await refusalOf(giveItem(market.ctx, newbuyer, token, { lineId, quantity: 2 }))).toBe('GIFT_TAKEN')
    market.run('update item_variants set stock = 0 where item_id = ?', items.kopi.id)
    expect(await refusalOf(giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 }))).not.toBe(
      'GIFT_TAKEN',
    )
    expect(market.value('select count(*) from plan_gifts')).toBe(0)
  })

  it('has nothing left to give of what its owner bought', async () => {
    const { lineId, token } = await openRegistry(2)
    market.wait(1)
    await buy(market, buyer, [items.kopi, 1])
    expect((await sharedPlan(market.ctx, newbuyer, token)).items).toMatchObject([{ left: 1 }])
    const give = (quantity: number) => giveItem(market.ctx, newbuyer, token, { lineId, quantity })
    expect(await refusalOf(give(2))).toBe('GIFT_TAKEN')
    await give(1)
    expect(await refusalOf(give(1))).toBe('GIFT_TAKEN')
  })

  it('needs no more of what was given once its day has come, and tells even where it is shared no longer', async () => {
    const { planId, lineId, token } = await openRegistry(2, dayIn(1))
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    await buy(market, newbuyer)
    await runPlanner(market.ctx)
    expect(await page(planId)).toMatchObject({ bought: 0, items: [{ open: 2 }], sums: { open: 2_580 } })
    market.wait(days(2))
    await sharePlan(market.ctx, buyer, planId, 'none')
    expect(await page(planId)).toMatchObject({
      bought: 1,
      items: [{ open: 1, pieces: 0 }],
      sums: { spent: 0, open: 1_290 },
      gifts: [{ giverId: newbuyer.id }],
    })
    expect(await bringToCart(market.ctx, buyer, planId)).toMatchObject({ added: 1 })
    expect((await plansOf(market.ctx, buyer)).plans[0]).toMatchObject({ bought: 1 })
  })

  it('does not count what the owner gives to others as bought for a list of their own', async () => {
    const { lineId, token } = await openRegistry()
    const own = await make(newbuyer)
    await add(own, items.kopi, 1, newbuyer)
    market.wait(1)
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    await buy(market, newbuyer)
    await runPlanner(market.ctx)
    expect((await page(own, newbuyer)).sums.spent).toBe(0)
    await fillCart(market, newbuyer, [items.kopi, 1])
    await buy(market, newbuyer)
    expect((await page(own, newbuyer)).sums.spent).toBe(1_290)
  })

  it('counts what the owner keeps of an order that holds a gift, too', async () => {
    const { lineId, token } = await openRegistry()
    const own = await make(newbuyer)
    await add(own, items.kopi, 4, newbuyer)
    market.wait(1)
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    await buy(market, newbuyer, [items.kopi, 2])
    await runPlanner(market.ctx)
    const { items: shown, sums } = await page(own, newbuyer)
    expect(shown).toMatchObject([{ pieces: 2, open: 2 }])
    expect(sums.spent).toBe(2_580)
  })

  it('gives no longer what was refunded of it', async () => {
    const { planId, lineId, token } = await openRegistry(3, dayIn(1))
    const give = (quantity: number) => giveItem(market.ctx, newbuyer, token, { lineId, quantity })
    await give(3)
    await buy(market, newbuyer)
    await runPlanner(market.ctx)
    market.run('update order_lines set refunded_quantity = 2 where variant_id = ?', items.kopi.variantIds[0])
    expect((await sharedPlan(market.ctx, newbuyer, token)).items).toMatchObject([{ left: 2, bought: 1 }])
    expect(await refusalOf(give(3))).toBe('GIFT_TAKEN')
    market.wait(days(1))
    await runPlanner(market.ctx)
    expect(
      market.value("select json_extract(data, '$.pieces') from notifications where kind = 'planGiven'"),
    ).toBe(1)
    expect(await page(planId)).toMatchObject({ bought: 1, items: [{ open: 2 }], gifts: [{ lineId }] })
    await give(2)
    expect(market.value('select count(*) from plan_gifts')).toBe(3)
  })

  it('is given once it is paid: until then it is reserved, and its owner does not hear of it', async () => {
    const { planId, lineId, token } = await openRegistry(1, dayIn(1))
    market.wait(days(1))
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    const order = await place(market, newbuyer)
    market.wait(hours(1))
    await runPlanner(market.ctx)
    expect(await page(planId)).toMatchObject({ bought: 0, gifts: [], items: [{ open: 1 }] })
    expect(noticesOf(buyer)).not.toContain('planGiven')
    const [other] = makeBuyers(market, 1)
    if (!other) throw new Error('Another giver')
    expect(await refusalOf(giveItem(market.ctx, other, token, { lineId, quantity: 1 }))).toBe('GIFT_TAKEN')
    await chargeUnreported(market, newbuyer, order)
    await deliver(market, makeWebhook(market, order))
    await runPlanner(market.ctx)
    await runPlanner(market.ctx)
    expect(await page(planId)).toMatchObject({ bought: 1, gifts: [{ giverId: newbuyer.id }] })
    expect(noticesOf(buyer).filter((kind) => kind === 'planGiven')).toHaveLength(1)
  })
})
