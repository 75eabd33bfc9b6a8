import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { describeCallFailure, invalidAnswer, unexpectedAnswer } from './call-failure'

const timeout = Object.assign(new Error('The operation timed out.'), { name: 'TimeoutError' })

describe('what a failed call is said to be', () => {
  it('is what the procedure answered', () => {
    const failure = { code: 'INSUFFICIENT_STOCK', details: { stock: 2 }, fields: {} }
    const error = Object.assign(new Error('x'), { data: { failure } })
    expect(describeCallFailure(error)).toEqual({
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

  it('has the code of a door that answered before any procedure', () => {
    const error = unexpectedAnswer(403, { success: false, code: 'CROSS_SITE', message: 'No.' })
    expect(describeCallFailure(TRPCClientError.from(error))).toMatchObject({
      code: 'CROSS_SITE',
      key: 'errors.CROSS_SITE',
    })
  })

  it.each([null, 'Bad gateway', { message: 'no code' }])('is the status when %j was answered', (body) => {
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
