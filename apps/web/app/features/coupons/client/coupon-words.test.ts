import type { CouponTarget } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { findGoods, listConditions, sayRefusal, sayRefusedCode } from './coupon-words'

const t = translateFor('en')
const everything: CouponTarget = { store: null, category: null, items: [], itemCount: 0 }
const food = { ...everything, category: 'food' }
const store = { ...everything, store: { name: 'Kedai Kampung', slug: 'kedai-kampung' } }
const items = {
  ...everything,
  items: [
    { title: 'Kopi', slug: 'kopi' },
    { title: 'Teh', slug: 'teh' },
  ],
  itemCount: 3,
}
const say = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the words of a coupon', () => {
  it.each([
    [everything, 'For the whole market', '/shop-now'],
    [food, 'For Food', '/shop/category/food'],
    [store, 'At Kedai Kampung', '/store/kedai-kampung'],
    [items, 'Only for Kopi, Teh and 1 more', '/item/kopi'],
  ])('say for what it is: %#', (target, words, place) => {
    const gain = { gain: 'freeShipping', condition: null, values: {} }
    const card = { target, gain, minSpend: 0, cap: null, isFirstPurchaseOnly: false } as never
    expect(listConditions(t, card)[0]).toBe(words)
    expect(findGoods(target)).toBe(place)
  })

  it.each([
    [everything, 1_200, 'Add RM 12.00 of items'],
    [food, 1_200, 'Add RM 12.00 of Food items'],
    [store, 50, 'Add RM 0.50 of items from Kedai Kampung'],
    [{ ...store, category: 'food' }, 1_200, 'Add RM 12.00 of Food items from Kedai Kampung'],
    [items, 0, 'Add Kopi, Teh and 1 more'],
    [food, 0, 'Add Food items'],
  ])('say what is missing: %#', (target, missing, words) => {
    const reason = 'COUPON_MIN_SPEND' as const
    expect(say(sayRefusal(t, { reason, missing, target }))).toBe(words)
  })

  it('say the reason where more items would not help', () => {
    expect(sayRefusal(t, { reason: 'COUPON_ENDED', target: food })).toBe('This coupon has expired.')
    expect(sayRefusedCode(t, { details: {} })).toBeUndefined()
  })

  it('say the same of the values that come with a refusal', () => {
    const details = { missing: 12, category: 'food' }
    expect(say(sayRefusedCode(t, { details }) ?? '')).toBe('Add RM 12.00 of Food items')
    expect(say(sayRefusedCode(translateFor('ms'), { details }) ?? '')).toBe(
      'Tambah barang Makanan bernilai RM 12.00',
    )
  })
})
