import { expect, it } from 'vitest'
import { receiveLines, reviewKopi } from '../reviews/testing/helpers'
import { buyer, items, newbuyer, refusalOf, useMarket } from '../testing/helpers'
import { report, reportedThing } from './commands'

const market = useMarket()
const rows = () =>
  market.rows('select kind, target_id, user_id, reason, note from reports order by created_at')

it('keeps what each member reports once, in the words said last', async () => {
  const target = { kind: 'item', id: items.kopi.id } as const
  await report(market.ctx, buyer, target, { reason: 'spam', note: '' })
  await Promise.all(
    [1, 2].map(() => report(market.ctx, buyer, target, { reason: 'counterfeit', note: 'A copy.' })),
  )
  expect(rows()).toEqual([
    { kind: 'item', target_id: items.kopi.id, user_id: buyer.id, reason: 'counterfeit', note: 'A copy.' },
  ])
  await report(market.ctx, newbuyer, target, { reason: 'spam', note: '' })
  expect(rows()).toHaveLength(2)
})

it('is about things that are there', async () => {
  const [at] = receiveLines(market)
  const id = await reviewKopi(market, at ?? { orderId: '', lineId: '' })
  expect(await reportedThing(market.ctx, { kind: 'review', id })).toEqual({
    title: items.kopi.title,
    slug: items.kopi.slug,
  })
  for (const kind of ['item', 'review', 'question'] as const)
    expect(
      await refusalOf(report(market.ctx, buyer, { kind, id: 'none' }, { reason: 'spam', note: '' })),
    ).toBe('NOT_FOUND')
})
