import { describe, expect, it } from 'vitest'
import { brandMember } from '../../access/actors'
import { asStaff } from '../../testing/actors'
import { buyer, items, newbuyer, refusalOf, useMarket, users } from '../../testing/helpers'
import { questionsPage } from '../reads/questions'
import { kampung, newsOf, sellerOf } from '../testing/helpers'
import { answerQuestion, askSeller } from './questions'

const market = useMarket()
const { slug } = items.kopi
const ask = (body = 'Is it roasted with butter?', who = buyer) => askSeller(market.ctx, who, slug, body)
const page = (who: Parameters<typeof questionsPage>[1], cursor: string | null = null) =>
  questionsPage(market.ctx, who, slug, cursor)
const lastQuestion = () => market.value<string>('select id from questions order by id desc limit 1')

describe('questions to the seller', () => {
  it('wait for their answer, seen by whoever asked and by the seller, and are for everyone after it', async () => {
    await ask()
    expect(newsOf(market, users.seller.id)).toContain('questionAsked')
    expect((await page(buyer)).waiting).toHaveLength(1)
    expect((await page(kampung)).waiting).toHaveLength(1)
    for (const other of [null, newbuyer, sellerOf(users.tan)])
      expect(await page(other)).toMatchObject({ waiting: [], questions: [], isSeller: false })
    await answerQuestion(market.ctx, kampung, lastQuestion(), 'Yes, with margarine.')
    expect(await page(null)).toMatchObject({ questions: [{ answer: 'Yes, with margarine.' }], waiting: [] })
    expect(newsOf(market, buyer.id)).toContain('questionAnswered')
  })

  it('are answered once, by the seller of the item', async () => {
    await ask()
    const id = lastQuestion()
    expect(await refusalOf(answerQuestion(market.ctx, sellerOf(users.tan), id, 'No'))).toBe('NOT_FOUND')
    const both = await Promise.allSettled(
      ['a', 'b'].map((text) => answerQuestion(market.ctx, kampung, id, text)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(answerQuestion(market.ctx, kampung, id, 'c'))).toBe('QUESTION_ANSWERED')
  })

  it('are answered once by two clicks, which are no mistake', async () => {
    await ask()
    const id = lastQuestion()
    await Promise.all([1, 2].map(() => answerQuestion(market.ctx, kampung, id, 'Yes.')))
    expect(newsOf(market, buyer.id).filter((kind) => kind === 'questionAnswered')).toHaveLength(1)
  })

  it('are not for the seller or their staff, for what is not there, or without a confirmed email', async () => {
    expect(await refusalOf(askSeller(market.ctx, kampung.person, slug, 'x'))).toBe('OWN_ITEM')
    const worksFor = { sellerId: users.seller.id, sellerName: users.seller.name, permissions: [] }
    expect(await refusalOf(ask('x', asStaff(users.newbuyer, worksFor)))).toBe('OWN_ITEM')
    expect(await refusalOf(ask('x', asStaff(users.newbuyer, null, users.seller.id)))).toBe('OWN_ITEM')
    expect(await refusalOf(askSeller(market.ctx, buyer, 'none', 'x'))).toBe('NOT_FOUND')
    const unproved = brandMember({ ...newbuyer, isVerified: false })
    expect(await refusalOf(askSeller(market.ctx, unproved, slug, 'x'))).toBe('EMAIL_UNVERIFIED')
  })

  it('come page by page, the newest answer first', async () => {
    for (let n = 0; n < 23; n++) {
      await ask(`Question ${n}?`)
      market.wait(1)
      await answerQuestion(market.ctx, kampung, lastQuestion(), `Answer ${n}`)
      market.wait(1)
    }
    const seen: string[] = []
    for (let cursor: string | null = null, more = true; more; more = cursor !== null) {
      const { questions, next } = await page(null, cursor)
      seen.push(...questions.map(({ answer }) => answer))
      cursor = next
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, n) => `Answer ${22 - n}`))
    expect(await refusalOf(page(null, 'nonsense'))).toBe('NOT_FOUND')
  })
})

describe('how often one may ask', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })
  it('is ten times an hour', async () => {
    for (let n = 0; n < 10; n++) await askSeller(limited.ctx, buyer, slug, `Question ${n}?`)
    expect(await refusalOf(askSeller(limited.ctx, buyer, slug, 'One more?'))).toBe('TOO_MANY_REQUESTS')
    await askSeller(limited.ctx, newbuyer, slug, 'Mine?')
  })
})
