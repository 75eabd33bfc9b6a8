import { dayOf, days, minutes, sen } from '@pasar/domain'
import { expect, it } from 'vitest'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { sendMessage } from '../../messaging/commands/send'
import { askAboutKopi, selling, written } from '../../messaging/testing/helpers'
import { planItem } from '../../planner/commands/items'
import { makePlan } from '../../planner/commands/plans'
import { setSettings } from '../../platform/settings/change'
import {
  buy,
  buyer,
  buyOne,
  deliver,
  fillCart,
  items,
  makeWebhook,
  newbuyer,
  place,
  useMarket,
} from '../../testing/helpers'
import { addToWishlist } from '../../wishlist/commands'
import { buyerDashboard } from './dashboard'

const market = useMarket()
const dashboard = (who = buyer) => buyerDashboard(market.ctx, who)

it('of a new member is empty', async () => {
  const { unpaid, parcels, wishes, auctions, months } = await dashboard(newbuyer)
  expect([unpaid, parcels, wishes, auctions]).toEqual([[], [], [], []])
  expect(months.map(({ spent, saved }) => spent + saved)).toEqual([0, 0, 0, 0, 0, 0])
})

it('shows what waits to be paid, as long as it can be', async () => {
  const { orderId } = await buyOne(market, newbuyer, items.kopi)
  expect((await dashboard(newbuyer)).unpaid.map(({ id }) => id)).toEqual([orderId])
  expect((await dashboard()).unpaid).toEqual([])
  market.wait(minutes(30))
  expect((await dashboard(newbuyer)).unpaid).toEqual([])
})

it('shows open parcels, and what was spent and saved, refunds taken off', async () => {
  await fillCart(market, newbuyer, [items.kopi, 3], [items.virtual, 1])
  await applyCoupon(market.ctx, newbuyer, 'KEDAI5')
  const order = await place(market, newbuyer)
  await deliver(market, makeWebhook(market, order))
  const total = market.value('select total_sen from orders where id = ?', order.orderId)
  const shown = await dashboard(newbuyer)
  expect(shown.parcels).toMatchObject([{ orderId: order.orderId, state: 'to_ship', title: items.kopi.title }])
  expect(shown.months.at(-1)).toMatchObject({ spent: total, saved: 500 })
  market.run(
    "insert into refunds (id, payment_id, amount_sen, reason, state, created_at) values ('ref_1', ?, 700, 'x', 'done', 1)",
    order.paymentId,
  )
  expect((await dashboard(newbuyer)).months.at(-1)?.spent).toBe(total - 700)
})

it('shows price drops on the wishlist, and running auctions', async () => {
  for (const item of [items.kopi, items.onOffer, items.soldOut, items.auction])
    await addToWishlist(market.ctx, buyer, item.id)
  market.run('update items set price_sen = price_sen - 100 where id = ?', items.kopi.id)
  const { wishes, auctions } = await dashboard()
  expect(wishes.map(({ id }) => id)).toEqual([items.kopi.id])
  expect(auctions.map(({ id }) => id)).toEqual([items.auction.id])
})

it('shows unread messages and what is next in the planner, unless these are switched off', async () => {
  const { conversationId } = await askAboutKopi(market)
  expect((await dashboard()).conversations).toEqual([])
  await sendMessage(market.ctx, selling, conversationId, written('It is.'))
  const today = dayOf(market.ctx.now())
  const plan = (title: string, day: string) =>
    makePlan(market.ctx, buyer, { template: 'own', title, day, budget: sen(10_000) })
  const planId = await plan('Raya', dayOf(market.ctx.now() + days(30)))
  await plan('Birthday', today)
  const { conversations, plans } = await dashboard()
  expect(conversations).toMatchObject([{ id: conversationId, unread: 1 }])
  expect(plans.map(({ title }) => title)).toEqual(['Birthday', 'Raya'])
  const wantedBy = dayOf(market.ctx.now() + days(9))
  await planItem(market.ctx, buyer, { planId, itemId: items.kopi.id, quantity: 1, note: '', wantedBy })
  expect((await dashboard()).plans[1]).toMatchObject({
    planId,
    list: 'Raya',
    day: wantedBy,
  })
  market.wait(1)
  await buy(market, buyer, [items.kopi, 1])
  expect((await dashboard()).plans.map(({ title }) => title)).toEqual(['Birthday', 'Raya'])
  await setSettings(market.ctx, 'features', { messages: 'off', planner: 'off' })
  expect(await dashboard()).toMatchObject({ conversations: [], plans: [] })
})

it('asks the database as often for a member with much as for one with little', async () => {
  const count = async () => {
    market.services.statements.length = 0
    await dashboard()
    return market.services.statements.length
  }
  // What the market has switched off is known after the first.
  await dashboard()
  const little = await count()
  for (let time = 0; time < 8; time++) await buyOne(market, buyer, items.kopi)
  for (const item of [items.kopi, items.onOffer, items.auction])
    await addToWishlist(market.ctx, buyer, item.id)
  expect(await count()).toBe(little)
  expect(little).toBeLessThanOrEqual(9)
})
