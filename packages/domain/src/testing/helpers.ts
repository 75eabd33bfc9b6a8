import fc from 'fast-check'
import type { CartItem } from '../cart/cart'
import type { CouponRule } from '../coupons/coupons'
import { COUPON_KIND_NAMES } from '../coupons/kinds'
import { type Sen, sen } from '../kernel/money'
import { millis } from '../kernel/time'

/** What the tests of this package make their carts and coupons from. */

export const anySen = (max = 500_000): fc.Arbitrary<Sen> => fc.integer({ min: 0, max }).map(sen)

/** Seller s1 has two stores: parcels go by seller, coupons by store. */
const STORES = [
  { seller: 's1', storeId: 'a' },
  { seller: 's1', storeId: 'b' },
  { seller: 's2', storeId: 'c' },
] as const

export const makeItem = (over: Partial<CartItem> = {}): CartItem => ({
  variantId: 'variant',
  itemId: 'item',
  slug: 'kain-batik',
  name: 'Kain batik',
  variantName: '',
  price: sen(1_000),
  quantity: 1,
  stockAvailable: 10,
  image: null,
  images: [],
  seller: 's1',
  sellerEmail: 's1@example.com',
  storeId: 'a',
  storeName: 'Batik House',
  storeSlug: 'batik-house',
  category: 'clothing',
  baseItemShippingCost: sen(500),
  shippingMethod: 'Standard',
  weightG: 300,
  dimensions: null,
  isVirtualGood: false,
  ...over,
})

export const anyDimensions = fc.record({
  lengthCm: fc.integer({ min: 1, max: 150 }),
  widthCm: fc.integer({ min: 1, max: 150 }),
  heightCm: fc.integer({ min: 1, max: 150 }),
})

const anyItem: fc.Arbitrary<CartItem> = fc
  .record({
    store: fc.constantFrom(...STORES),
    isOrphan: fc.boolean(),
    itemId: fc.constantFrom('i1', 'i2', 'i3'),
    category: fc.constantFrom('art', 'books'),
    price: anySen(),
    quantity: fc.integer({ min: 1, max: 20 }),
    stockAvailable: fc.integer({ min: 0, max: 20 }),
    baseItemShippingCost: anySen(5_000),
    weightG: fc.integer({ min: 0, max: 9_000 }),
    dimensions: fc.option(anyDimensions),
    isVirtualGood: fc.boolean(),
  })
  .map(({ store, isOrphan, ...rest }) =>
    makeItem({ ...store, ...rest, ...(isOrphan ? { seller: null } : {}) }),
  )

/** Carts of up to ten lines; some lines have lost their seller. */
export const anyCart = fc
  .array(anyItem, { maxLength: 10 })
  .map((items) => items.map((item, index) => ({ ...item, variantId: `l${index}` })))

export const makeCoupon = (over: Partial<CouponRule> = {}): CouponRule => ({
  id: over.code ?? 'coupon',
  code: 'COUPON',
  kind: 'fixed',
  percentBps: 0,
  amount: sen(0),
  cap: null,
  minSpend: sen(0),
  startsAt: millis(0),
  endsAt: null,
  totalUses: null,
  usesPerMember: null,
  isFirstPurchaseOnly: false,
  scope: { type: 'all' },
  payer: 'platform',
  storeId: null,
  ...over,
})

export const anyScope: fc.Arbitrary<CouponRule['scope']> = fc.oneof(
  fc.constant({ type: 'all' as const }),
  fc.record({ type: fc.constant('store' as const), storeId: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ type: fc.constant('category' as const), category: fc.constantFrom('art', 'books', 'none') }),
  fc.record({ type: fc.constant('items' as const), itemIds: fc.subarray(['i1', 'i2', 'i3']) }),
)

export const anyCoupon: fc.Arbitrary<CouponRule> = fc
  .record({
    kind: fc.constantFrom(...COUPON_KIND_NAMES),
    percentBps: fc.integer({ min: 1, max: 10_000 }),
    amount: anySen(100_000),
    cap: fc.option(anySen(20_000)),
    minSpend: fc.oneof(fc.constant(sen(0)), anySen()),
    scope: anyScope,
    owner: fc.constantFrom(null, 'a', 'b', 'c'),
  })
  .map(({ owner, ...rest }) =>
    makeCoupon({ ...rest, payer: owner === null ? 'platform' : 'seller', storeId: owner }),
  )

/** Up to six coupons, told apart by their codes. */
export const anyCoupons = fc
  .array(anyCoupon, { maxLength: 6 })
  .map((coupons) => coupons.map((coupon, index) => ({ ...coupon, id: `c${index}`, code: `C${index}` })))
