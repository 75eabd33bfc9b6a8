import { describe, expect, it } from 'vitest'
import { DomainError, ERRORS, type ErrorCode, type ErrorEntry, isErrorCode } from './errors'

const entries: [string, ErrorEntry][] = Object.entries(ERRORS)

describe('the catalogue', () => {
  it.each([
    ['UNAUTHORIZED', 401, 'Please log in to continue.'],
    ['INSUFFICIENT_STOCK', 400, 'Insufficient stock.'],
    ['UNKNOWN_ERROR', 500, 'Operation failed, please try again later.'],
    ['CART_LINE_MISSING', 404, 'This item is no longer in your cart.'],
  ] as const)('%s is as published', (code, status, message) => {
    expect(ERRORS[code]).toMatchObject({ status, message })
  })

  it('has a failing status and a sentence for every code', () => {
    for (const [code, { status, message }] of entries) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
      expect(status >= 400 && status < 600).toBe(true)
      expect(message).toMatch(/^(?:[A-Z]|\{\{(?:who|name)\}\}).*[.?]$/)
    }
  })

  it('knows its own codes only', () => {
    expect(isErrorCode('NOT_FOUND')).toBe(true)
    for (const text of ['', 'not_found', 'constructor', 'toString', '__proto__'])
      expect(isErrorCode(text)).toBe(false)
  })
})

describe('DomainError', () => {
  it('carries its code, its details and what the catalogue says', () => {
    const error = new DomainError('INSUFFICIENT_STOCK', { left: 2 }, { quantity: 'quantity' })
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      name: 'DomainError',
      code: 'INSUFFICIENT_STOCK',
      message: 'Insufficient stock.',
      status: 400,
      field: 'quantity',
      details: { left: 2 },
      fields: { quantity: 'quantity' },
    })
  })

  it('has no field when it belongs to none', () => {
    const codes: ErrorCode[] = ['NOT_FOUND', 'BUSY']
    expect(codes.map((code) => new DomainError(code).field)).toEqual([undefined, undefined])
  })
})
