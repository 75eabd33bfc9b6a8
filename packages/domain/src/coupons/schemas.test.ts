import { expect, it } from 'vitest'
import { readWith } from '../testing/schema-helpers'
import { marketCouponSchema } from './market-coupons'
import { ownCouponSchema } from './own-coupons'
import { couponCodeSchema } from './schemas'

it('coupon codes are upper case without blanks, and the first problem is reported', () => {
  expect(readWith(couponCodeSchema, ' welcomefree ')).toBe('WELCOMEFREE')
  expect(readWith(couponCodeSchema, 'A B')).toEqual({ form: 'couponCode' })
  expect(readWith(couponCodeSchema, '')).toEqual({ form: 'required' })
})

it('tells all mistakes of a coupon in one round, those of several fields too', () => {
  const typed = {
    couponCode: 'AB',
    kind: 'percent',
    percent: '',
    startsOn: '2026-05-02',
    endsOn: '2026-05-01',
    totalUses: '0',
  }
  const wrong = {
    couponCode: 'couponShort',
    percent: 'couponPercent',
    endsOn: 'couponEnd',
    totalUses: 'quantity',
  }
  expect(readWith(ownCouponSchema, { ...typed, storeId: '' })).toEqual({ ...wrong, storeId: 'choose' })
  expect(readWith(marketCouponSchema, { ...typed, payer: 'seller', target: 'category' })).toEqual({
    ...wrong,
    target: 'couponTarget',
    category: 'choose',
  })
  // What a field that is wrong itself would have to be together with another is not asked.
  expect(readWith(ownCouponSchema, { ...typed, storeId: 's', startsOn: 'soon', kind: 'gift' })).toEqual({
    couponCode: 'couponShort',
    kind: 'choose',
    startsOn: 'day',
    totalUses: 'quantity',
  })
})
