import { days, sen } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { Buyer } from '../access/actors'
import { deleteAccount } from '../accounts/commands/delete-account'
import { SMALL } from '../testing'
import { buy, buyer, items, makeBuyers, newbuyer, refusalOf, useMarket } from '../testing/helpers'
import { cancelGift, giveItem } from './commands/gifts'
import { planItem, removePlanLine, restorePlanLine } from './commands/items'
import { changePlan, makePlan, removePlan, restorePlan, sharePlan } from './commands/plans'
import { planPage } from './reads/plans'

const market = useMarket()
const dayIn = (count: number) => new Date(market.ctx.now() + days(count)).toISOString().slice(0, 10)
const form = (day: string) => ({ title: 'Wedding', day, budget: sen(20_000) })

async function openRegistry(day = dayIn(20), owner = buyer) {
  const planId = await makePlan(market.ctx, owner, { ...form(day), template: 'raya' })
  await planItem(market.ctx, owner, { planId, itemId: items.kopi.id, quantity: 3, note: '' })
  await sharePlan(market.ctx, owner, planId, 'registry')
  const { items: lines, token } = await planPage(market.ctx, owner, planId)
  return { planId, lineId: lines[0]?.id ?? '', token: token ?? '' }
}
const notesOf = ({ id }: Buyer) =>
  market.rows<{ kind: string; link: string }>(
    "select kind, link from notifications where user_id = ? and kind like 'gift%' order by id",
    id,
  )

describe('who gives something of a registry, or means to', () => {
  it('is notified when it is taken off the list, and when it is put back', async () => {
    const { lineId, token } = await openRegistry()
    const [giver, other] = makeBuyers(market, 2)
    if (!giver || !other) throw new Error('Two givers')
    for (const who of [giver, newbuyer, other])
      await giveItem(market.ctx, who, token, { lineId, quantity: 1 })
    await cancelGift(market.ctx, other, token, lineId)
    await buy(market, newbuyer)
    await removePlanLine(market.ctx, buyer, lineId)
    expect(notesOf(giver)).toEqual([{ kind: 'giftItemRemoved', link: '/cart' }])
    expect(notesOf(newbuyer)).toEqual([{ kind: 'giftItemRemoved', link: '/orders/user' }])
    market.wait(1)
    await restorePlanLine(market.ctx, buyer, lineId)
    for (const who of [giver, newbuyer]) {
      expect(notesOf(who).at(-1)).toEqual({ kind: 'giftItemBack', link: `/planner/shared/${token}` })
    }
    expect([notesOf(other), notesOf(buyer)]).toEqual([[], []])
  })

  it('is notified when the list is removed, and when it is put back', async () => {
    const { planId, lineId, token } = await openRegistry()
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 2 })
    await removePlan(market.ctx, buyer, planId)
    expect(await refusalOf(removePlan(market.ctx, buyer, planId))).toBe('NOT_FOUND')
    expect(notesOf(newbuyer)).toEqual([{ kind: 'giftListRemoved', link: '/cart' }])
    market.wait(1)
    await restorePlan(market.ctx, buyer, planId)
    expect(notesOf(newbuyer).map(({ kind }) => kind)).toEqual(['giftListRemoved', 'giftListBack'])
  })

  it('is notified of another day, and not of another name', async () => {
    const { planId, lineId, token } = await openRegistry()
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    const day = dayIn(20)
    await changePlan(market.ctx, buyer, planId, { ...form(day), title: 'Our wedding' })
    expect(notesOf(newbuyer)).toEqual([])
    await changePlan(market.ctx, buyer, planId, form(dayIn(9)))
    expect(notesOf(newbuyer)).toEqual([{ kind: 'giftDayMoved', link: `/planner/shared/${token}` }])
    const data = market.value<string>("select data from notifications where kind = 'giftDayMoved'")
    expect(JSON.parse(data)).toEqual({ list: 'Wedding', day: dayIn(9), before: day })
  })

  it('gets one mail a day of each change, however often it is made', async () => {
    const { planId, lineId, token } = await openRegistry()
    market.run(
      "insert into notification_choices (user_id, kind, in_app, mail) values (?, 'community', 1, 1)",
      newbuyer.id,
    )
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    for (let time = 0; time < 3; time++) {
      await removePlan(market.ctx, buyer, planId)
      await restorePlan(market.ctx, buyer, planId)
    }
    expect(notesOf(newbuyer)).toHaveLength(6)
    expect(
      market.value("select count(*) from mails where user_id = ? and kind like 'gift%'", newbuyer.id),
    ).toBe(2)
  })

  it('is notified when the account of its owner is deleted', async () => {
    const [giver] = makeBuyers(market, 1)
    if (!giver) throw new Error('A giver')
    const { lineId, token } = await openRegistry(dayIn(20), newbuyer)
    await giveItem(market.ctx, giver, token, { lineId, quantity: 1 })
    await deleteAccount(market.ctx, newbuyer, { password: SMALL.password, code: '' })
    expect(notesOf(giver)).toEqual([{ kind: 'giftListRemoved', link: '/cart' }])
  })

  it('hears nothing more of a list that is over', async () => {
    const { planId, lineId, token } = await openRegistry(dayIn(2))
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    await buy(market, newbuyer)
    market.wait(days(3))
    await changePlan(market.ctx, buyer, planId, form(dayIn(300)))
    expect(notesOf(newbuyer)).toEqual([])
  })
})
