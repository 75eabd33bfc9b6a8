import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { linkTo, ROLE } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, thrownBy } from '../../../testing/answers'
import { formOf, makeArgs, makeContext } from '../../../testing/context'
import { action as ask, loader as questions } from '../routes/item-questions.server'
import { action as review, loader as reviews } from '../routes/item-reviews.server'

const { users, items } = SMALL
const { slug } = items.kopi
const params = { slug }
const QUESTIONS = linkTo('/item/:slug/questions', { slug })
const REVIEWS = linkTo('/item/:slug/reviews', { slug })
const buyer = asMember(users.buyer, ROLE.BUYER)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function visit(path: string, values: Record<string, string>) {
  const request = new Request(`http://pasar.test${path}`, { method: 'POST', body: formOf(values) })
  return { request, context: makeContext(services, request), params }
}

describe('what somebody wrote who is logged out', () => {
  it('stays in the form of a question, which is sent once by who wrote it', async () => {
    const question = { intent: 'ask', body: 'Is it roasted with butter?' }
    expect(refusalOf(await ask(visit(QUESTIONS, question)))).toMatchObject({
      code: 'UNAUTHORIZED',
      fields: {},
      values: question,
    })
    const sent = await thrownBy(ask({ ...makeArgs(services, QUESTIONS, buyer, formOf(question)), params }))
    expect(sent.headers.get('location')).toBe(QUESTIONS)
    const { waiting } = await questions({ ...makeArgs(services, QUESTIONS, buyer), params })
    expect(waiting.map(({ body }) => body)).toEqual([question.body])
  })

  it.each([
    ['a question', ask, QUESTIONS],
    ['a review', review, REVIEWS],
  ])('stays in the form of an answer to %s', async (_, action, path) => {
    const values = { intent: 'answer', id: 'qst_1', body: 'With butter, yes.' }
    expect(refusalOf(await action(visit(path, values)))).toMatchObject({ code: 'UNAUTHORIZED', values })
  })

  it('is nothing where a review is found helpful: the login leads back to the review', async () => {
    const { headers } = await thrownBy(
      review(visit(`${REVIEWS}?sort=helpful`, { intent: 'vote', id: 'rev_1' })),
    )
    expect(headers.get('location')).toBe(linkTo('/login', { from: `${REVIEWS}?sort=helpful#rev_1` }))
  })
})

describe('a seller’s answer', () => {
  const kampung = asMember(users.seller, ROLE.SELLER)
  const page = (who: typeof buyer) =>
    Promise.all([
      questions({ ...makeArgs(services, QUESTIONS, who), params }),
      reviews({ ...makeArgs(services, REVIEWS, who), params }),
    ])

  it('is reported by everybody but the seller, who gets no such link', async () => {
    for (const who of [buyer, asMember(users.tan, ROLE.SELLER)])
      expect(await page(who)).toMatchObject([{ isOwnItem: false }, { isOwnItem: false }])
    expect(await page(kampung)).toMatchObject([{ isOwnItem: true }, { isOwnItem: true }])
  })
})
