import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldErrorsOf } from '../kernel/schemas'
import { days } from '../kernel/time'
import { isReviewEditable, REVIEW_SORTS, readReviewFilter, writeReviewFilter } from './reviews'
import { answerSchema, questionSchema, reviewSchema } from './schemas'

const problem = (schema: typeof reviewSchema | typeof questionSchema, input: unknown) => {
  const result = schema.safeParse(input)
  return result.success ? null : fieldErrorsOf(result.error)
}

describe('a review', () => {
  it('has one to five whole stars, and may have no words', () => {
    for (const stars of ['1', '2', '3', '4', '5'])
      expect(reviewSchema.parse({ stars })).toEqual({ stars: Number(stars), body: '' })
    for (const stars of ['0', '6', '4.5', '-1', '', ' 5', '5e0', undefined, 5])
      expect(problem(reviewSchema, { stars }), String(stars)).toEqual({ stars: 'stars' })
  })

  it('keeps its lines, and refuses control characters, contacts and what is too long', () => {
    expect(reviewSchema.parse({ stars: '5', body: ' one\r\ntwo ' }).body).toBe('one\ntwo')
    expect(problem(reviewSchema, { stars: '5', body: 'a\u202Eb' })).toEqual({ body: 'hiddenSigns' })
    expect(problem(reviewSchema, { stars: '5', body: 'ring 012-345 6789' })).toEqual({ body: 'contact' })
    expect(problem(reviewSchema, { stars: '5', body: 'x'.repeat(2_001) })).toEqual({ body: 'tooLong' })
  })

  it('can be changed for thirty days', () => {
    expect(isReviewEditable(1_000, 1_000 + days(30) - 1)).toBe(true)
    expect(isReviewEditable(1_000, 1_000 + days(30))).toBe(false)
  })
})

describe('questions and answers', () => {
  it('need words that can be seen', () => {
    for (const body of ['', '  ', '\u2800', undefined])
      expect(problem(questionSchema, { body })).toEqual({ body: 'required' })
    expect(answerSchema.parse({ body: 'Yes.' })).toEqual({ body: 'Yes.' })
  })
})

describe('the filter of reviews', () => {
  it('comes back from its own address', () => {
    fc.assert(
      fc.property(
        fc.record({
          stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
          withPhotos: fc.boolean(),
          sort: fc.constantFrom(...REVIEW_SORTS),
        }),
        (filter) => {
          expect(readReviewFilter(new URLSearchParams(writeReviewFilter(filter)))).toEqual(filter)
        },
      ),
    )
  })

  it('leaves nonsense out', () => {
    expect(readReviewFilter(new URLSearchParams('stars=9&photos=yes&sort=best'))).toEqual({
      stars: null,
      withPhotos: false,
      sort: 'newest',
    })
  })
})
