import { erasePerson, NO_ROOTS } from '@pasar/db'
import { days, sen } from '@pasar/domain'
import { expect, it } from 'vitest'
import { buyer, items, newbuyer, refusalOf, useMarket } from '../testing/helpers'
import { endCalendarFeed, makeCalendarFeed } from './commands/feeds'
import { planItem } from './commands/items'
import { changePlan, makePlan, removePlan } from './commands/plans'
import { calendarFile } from './reads/calendar-file'
import { calendarFeed, calendarFeedTime } from './reads/feeds'

const market = useMarket()
const dayIn = (count: number) => new Date(market.ctx.now() + days(count)).toISOString().slice(0, 10)
const form = (title: string, day = dayIn(60)) => ({ title, day, budget: sen(20_000) })
const make = (who = buyer) => makePlan(market.ctx, who, { ...form('Hari Raya'), template: 'raya' })
const write = async (token: string) => {
  const { language, ...days } = await calendarFeed(market.ctx, token)
  const words = { title: 'Planner', planText: () => 'RM 200', festival: () => 'x' }
  return calendarFile(market.ctx, language, { ...days, festivals: [] }, words)
}

it('is read by its address alone, which is stored as a hash and ends with the next one', async () => {
  await make()
  await make(newbuyer)
  expect(await calendarFeedTime(market.ctx, buyer)).toBeNull()
  const token = await makeCalendarFeed(market.ctx, buyer)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(market.value('select count(*) from calendar_feeds where token_hash = ?', token)).toBe(0)
  expect((await calendarFeed(market.ctx, token)).plans).toHaveLength(1)
  const next = await makeCalendarFeed(market.ctx, buyer)
  expect(await refusalOf(calendarFeed(market.ctx, token))).toBe('NOT_FOUND')
  expect((await calendarFeed(market.ctx, next)).plans).toHaveLength(1)
  await endCalendarFeed(market.ctx, buyer)
  expect(await refusalOf(calendarFeed(market.ctx, next))).toBe('NOT_FOUND')
  for (const wrong of ['', 'made-up', 'x'.repeat(5_000)])
    expect(await refusalOf(calendarFeed(market.ctx, wrong))).toBe('NOT_FOUND')
})

it('keeps the id of a day, and raises its sequence with each change', async () => {
  const planId = await make()
  const token = await makeCalendarFeed(market.ctx, buyer)
  const before = await write(token)
  expect(before).toContain(`UID:${planId}@`)
  expect(before).toContain('SEQUENCE:0')
  market.wait(days(1))
  await changePlan(market.ctx, buyer, planId, form('Raya Haji', dayIn(90)))
  const after = await write(token)
  expect(after).toContain(`UID:${planId}@`)
  expect(after).toMatch(/SUMMARY:Raya Haji/)
  expect(after).toContain('SEQUENCE:1')
  expect(after).toMatch(/LAST-MODIFIED:\d{8}T\d{6}Z/)
  expect(await write(token)).toBe(after)
  await removePlan(market.ctx, buyer, planId)
  expect(await write(token)).not.toContain('UID:')
})

it('has the items that are needed on days of their own', async () => {
  const planId = await make()
  const item = { planId, itemId: items.kopi.id, quantity: 1, note: '', wantedBy: dayIn(20) }
  await planItem(market.ctx, buyer, item)
  const file = await write(await makeCalendarFeed(market.ctx, buyer))
  expect(file).toMatch(/UID:pll_/)
  expect(file).toContain(`DTSTART;VALUE=DATE:${dayIn(20).replaceAll('-', '')}`)
  expect(file).toContain('DESCRIPTION:Hari Raya')
})

it('ends with the account', async () => {
  const token = await makeCalendarFeed(market.ctx, newbuyer)
  await market.ctx.transact(NO_ROOTS.alone, (tx) => erasePerson(tx, newbuyer.id, 'x'))
  expect(await refusalOf(calendarFeed(market.ctx, token))).toBe('NOT_FOUND')
  expect(market.value('select count(*) from calendar_feeds')).toBe(0)
})
