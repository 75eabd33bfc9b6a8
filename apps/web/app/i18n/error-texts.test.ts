import { ERRORS } from '@pasar/domain'
import { expect, it } from 'vitest'
import en from '../locales/en/kernel/errors'

it('says an error as the catalogue does, in print', () => {
  expect(en.REAUTHENTICATE).toBe('Please verify it’s you first.')
  expect(en.INSUFFICIENT_STOCK).toBe(ERRORS.INSUFFICIENT_STOCK.message)
})

it('says otherwise what a page has fields, a reload or plurals for', () => {
  expect(en.VALIDATION).toBe('Please check the fields below.')
  expect(en).not.toHaveProperty('TOO_MANY_REQUESTS')
  expect(en.TOO_MANY_REQUESTS_one).toContain('{{count}}')
})

it('has every code once, and only what a page says beside them', () => {
  const others = Object.keys(en).filter((key) => !Object.hasOwn(ERRORS, key))
  expect(others).toEqual([
    'TOO_MANY_REQUESTS_one',
    'TOO_MANY_REQUESTS_other',
    'TIMEOUT',
    'NETWORK_ERROR',
    'HTTP',
  ])
})
