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

const wantMails = ({ id }: Buyer) =>
  market.run(
    "insert into notification_choices (user_id, kind, in_app, mail) values (?, 'community', 1, 1)",
    id,
  )
/** What each says, and of which day. */
const mailsTo = ({ id: userId }: Buyer) =>
  market
    .rows<{ id: string; kind: string; sealed: Buffer }>(
      "select id, kind, sealed_values as sealed from mails where user_id = ? and kind like 'gift%' order by rowid",
      userId,
    )
    .map(({ id, kind, sealed }) => [kind, JSON.parse(market.ctx.mail.seal.open(id, sealed)).day])

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

  it('gets mails of how it is in the end, however often its owner changes it', async () => {
    const [first, last] = [dayIn(20), dayIn(9)]
    const { planId, lineId, token } = await openRegistry(first)
    wantMails(newbuyer)
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    for (const day of [last, first, last]) {
      await changePlan(market.ctx, buyer, planId, form(day))
      await removePlanLine(market.ctx, buyer, lineId)
      await restorePlanLine(market.ctx, buyer, lineId)
      await removePlan(market.ctx, buyer, planId)
      await restorePlan(market.ctx, buyer, planId)
    }
    await changePlan(market.ctx, buyer, planId, form(first))
    await removePlanLine(market.ctx, buyer, lineId)
    await restorePlanLine(market.ctx, buyer, lineId)
    expect(notesOf(newbuyer)).toHaveLength(18)
    expect(mailsTo(newbuyer)).toEqual([
      ['giftListBack', last],
      ['giftDayMoved', first],
      ['giftItemBack', first],
    ])
  })

  it('gets no mail of the day or an item of a list that was removed meanwhile, but of an item that was gone before', async () => {
    const { planId, lineId, token } = await openRegistry()
    await planItem(market.ctx, buyer, { planId, itemId: items.lowStock.id, quantity: 1, note: '' })
    const lineIds = (await planPage(market.ctx, buyer, planId)).items.map(({ id }) => id)
    wantMails(newbuyer)
    for (const id of lineIds) await giveItem(market.ctx, newbuyer, token, { lineId: id, quantity: 1 })
    await changePlan(market.ctx, buyer, planId, form(dayIn(9)))
    for (const id of lineIds) await removePlanLine(market.ctx, buyer, id)
    await restorePlanLine(market.ctx, buyer, lineId)
    await removePlan(market.ctx, buyer, planId)
    expect(mailsTo(newbuyer).map(([kind]) => kind)).toEqual(['giftItemRemoved', 'giftListRemoved'])
    await restorePlan(market.ctx, buyer, planId)
    expect(mailsTo(newbuyer)).toEqual([
      ['giftItemRemoved', dayIn(9)],
      ['giftListBack', dayIn(9)],
    ])
  })

  it('gets another mail of what changes once the last one was sent', async () => {
    const { planId, lineId, token } = await openRegistry()
    wantMails(newbuyer)
    await giveItem(market.ctx, newbuyer, token, { lineId, quantity: 1 })
    for (const change of [removePlan, restorePlan, removePlan]) {
      await change(market.ctx, buyer, planId)
      market.run("update mails set state = 'sending'")
    }
    expect(mailsTo(newbuyer).map(([kind]) => kind)).toEqual([
      'giftListRemoved',
      'giftListBack',
      'giftListRemoved',
    ])
  })

  it('is notified when the account of its owner is deleted', async () => {
    const [giver] = makeBuyers(market, 1)
    if (!giver) throw new Error('A giver')
    const { lineId, token } = await openRegistry(dayIn(20), newbuyer)
    await giveItem(market.ctx, giver, token, { lineId, quantity: 1 })
    await deleteAccount(market.ctx, newbuyer, { password: SMALL.password, code: '' })
    expect(notesOf(giver)).toEqual([{ kind: 'giftListRemoved', link: '/cart' }])
  })

  it('is led by the end of an account to what they have just ordered; whose reservation is over hears nothing', async () => {
    const [giver] = makeBuyers(market, 1)
    if (!giver) throw new Error('A giver')
    const { lineId, token } = await openRegistry(dayIn(20), newbuyer)
    await giveItem(market.ctx, giver, token, { lineId, quantity: 1 })
    market.wait(days(1))
    await giveItem(market.ctx, buyer, token, { lineId, quantity: 1 })
    await buy(market, buyer)
    market.wait(days(1))
    await deleteAccount(market.ctx, newbuyer, { password: SMALL.password, code: '' })
    expect(notesOf(buyer)).toEqual([{ kind: 'giftListRemoved', link: '/orders/user' }])
    expect(notesOf(giver)).toEqual([])
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
