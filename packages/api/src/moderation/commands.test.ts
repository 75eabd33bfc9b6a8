import { REPORT_KINDS } from '@pasar/domain'
import { expect, it } from 'vitest'
import { answerQuestion, askSeller } from '../reviews/commands/questions'
import { answerReview } from '../reviews/commands/reviews'
import { kampung, receiveLines, reviewKopi, sellerOf } from '../reviews/testing/helpers'
import { asStaff } from '../testing/actors'
import { buyer, items, newbuyer, refusalOf, useMarket, users } from '../testing/helpers'
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
  expect(await reportedThing(market.ctx, buyer, { kind: 'review', id })).toEqual({
    title: items.kopi.title,
    slug: items.kopi.slug,
  })
  for (const kind of REPORT_KINDS)
    expect(
      await refusalOf(report(market.ctx, buyer, { kind, id: 'none' }, { reason: 'spam', note: '' })),
    ).toBe('NOT_FOUND')
})

it('is about an answer once there is one, for everybody but the seller who wrote it and their staff', async () => {
  const [at] = receiveLines(market)
  const reviewId = await reviewKopi(market, at ?? { orderId: '', lineId: '' })
  await askSeller(market.ctx, newbuyer, items.kopi.slug, 'With sugar?')
  const questionId = market.value<string>('select id from questions')
  const targets = [
    { kind: 'reviewAnswer', id: reviewId },
    { kind: 'questionAnswer', id: questionId },
  ] as const
  const say = { reason: 'offensive', note: '' } as const
  for (const target of targets)
    expect(await refusalOf(report(market.ctx, buyer, target, say))).toBe('NOT_FOUND')
  await answerReview(market.ctx, kampung, reviewId, 'You are a fool.')
  await answerQuestion(market.ctx, kampung, questionId, 'Are you a fool?')
  const worksFor: typeof newbuyer.worksFor = {
    sellerId: users.seller.id,
    sellerName: users.seller.name,
    permissions: ['ship'],
  }
  const staff = asStaff(newbuyer, worksFor)
  for (const target of targets) {
    expect(await refusalOf(report(market.ctx, kampung.person, target, say))).toBe('NOT_FOUND')
    expect(await refusalOf(report(market.ctx, staff, target, say))).toBe('NOT_FOUND')
    // The author of the review, and another seller.
    await report(market.ctx, buyer, target, say)
    await report(market.ctx, sellerOf(users.tan).person, target, say)
  }
  expect(rows()).toHaveLength(4)
})
