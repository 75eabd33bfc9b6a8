import { sen } from '@pasar/domain'
import { expect, it } from 'vitest'
import { followServer, textsOf } from './offer-texts'

it('follows the server with a field that nobody has typed into', () => {
  expect(followServer('price', '10.00', '10.00', '11.00')).toBe('11.00')
  expect(followServer('stock', '3', '3', '2')).toBe('2')
})

it('keeps what was typed and is not saved', () => {
  expect(followServer('price', '12', '10.00', '11.00')).toBe('12')
  expect(followServer('stock', '', '3', '2')).toBe('')
  expect(followServer('price', 'much', '10.00', '11.00')).toBe('much')
})

it('follows with a saved value, however it was typed: it must not overwrite a newer one later', () => {
  const saved = textsOf({ price: sen(125_000), stock: 7 })
  expect(saved).toEqual({ price: '1,250.00', stock: '7' })
  for (const typed of ['1250', ' 1250.0 ', '1,250.00']) {
    // Nothing changes below somebody's fingers while it is the same amount.
    expect(followServer('price', typed, saved.price, saved.price)).toBe(typed)
    expect(followServer('price', typed, saved.price, '1,300.00')).toBe('1,300.00')
  }
  expect(followServer('stock', '07', saved.stock, '6')).toBe('6')
})
