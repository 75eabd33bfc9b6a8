import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { translateFor } from '../../i18n/language.server'
import { describeCallFailure, invalidAnswer, sayFailure, unexpectedAnswer } from './call-failure'

const timeout = Object.assign(new Error('The operation timed out.'), { name: 'TimeoutError' })

describe('what a failed call is said to be', () => {
  it('is what the procedure answered', () => {
    const failure = { code: 'INSUFFICIENT_STOCK', details: { stock: 2 }, fields: {} }
    const error = Object.assign(new Error('Insufficient stock.'), { data: { failure } })
    expect(describeCallFailure(error)).toEqual({
      message: 'Insufficient stock.',
      code: 'INSUFFICIENT_STOCK',
      key: 'errors.INSUFFICIENT_STOCK',
      values: { stock: 2 },
    })
  })

  it.each([
    [timeout, 'TIMEOUT'],
    [TRPCClientError.from(timeout), 'TIMEOUT'],
    [new TypeError('Failed to fetch'), 'NETWORK_ERROR'],
    [TRPCClientError.from(new TypeError('Failed to fetch')), 'NETWORK_ERROR'],
    [new Error('?'), 'UNKNOWN_ERROR'],
    ['a text', 'UNKNOWN_ERROR'],
  ])('%s is %s', (error, code) => {
    expect(describeCallFailure(error)).toEqual({ code, key: `errors.${code}`, values: {} })
  })

  it('has the code of a handler that answered before any procedure', () => {
    const error = unexpectedAnswer(403, { success: false, code: 'CROSS_SITE', message: 'No.' })
    expect(describeCallFailure(TRPCClientError.from(error))).toMatchObject({
      code: 'CROSS_SITE',
      key: 'errors.CROSS_SITE',
    })
  })

  it.each([null, 'Bad gateway', { other: 'no code' }])('is the status when %j was answered', (body) => {
    expect(describeCallFailure(TRPCClientError.from(unexpectedAnswer(502, body)))).toEqual({
      code: 'HTTP_502',
      key: 'errors.HTTP',
      values: { status: 502 },
    })
  })

  it('says which answer was wrong', () => {
    expect(describeCallFailure(invalidAnswer('cart.missingItem')).key).toBe('cart.missingItem')
  })
})

describe('the words for a failure', () => {
  const t = translateFor('en')
  const otherwise = 'Operation failed.'
  const say = (error: unknown, instead?: string) => sayFailure(t, describeCallFailure(error), instead)

  it.each([
    ['a known code', unexpectedAnswer(409, { code: 'CART_FULL', message: 'Full.' }), t('errors.CART_FULL')],
    [
      'a code these pages do not know',
      unexpectedAnswer(418, { code: 'TEAPOT', message: 'Short and stout.' }),
      'Short and stout.',
    ],
    ['a code and no message', unexpectedAnswer(418, { code: 'TEAPOT' }), t('errors.UNKNOWN_ERROR')],
    ['a message only', unexpectedAnswer(503, { message: 'Closed for an hour.' }), 'Closed for an hour.'],
    ['nothing but a status', unexpectedAnswer(502, null), 'Server error (502)'],
    ['nothing', new TypeError('Failed to fetch'), 'Network connection error.'],
  ])('of a server that says %s', (_name, error, words) => {
    expect(say(TRPCClientError.from(error))).toBe(words)
  })

  it('are those of the place where the server gave no reason', () => {
    for (const error of [
      unexpectedAnswer(502, null),
      new TypeError('Failed to fetch'),
      timeout,
      new Error('?'),
    ])
      expect(say(TRPCClientError.from(error), otherwise)).toBe(otherwise)
    const teapot = unexpectedAnswer(418, { code: 'TEAPOT', message: 'Short and stout.' })
    expect(say(TRPCClientError.from(teapot), otherwise)).toBe('Short and stout.')
    expect(say(unexpectedAnswer(409, { code: 'CART_FULL' }), otherwise)).toBe(t('errors.CART_FULL'))
  })
})
