import { expect, it } from 'vitest'
import { sen } from '../kernel/money'
import { splitParcel } from '../payments/fees'
import {
  CORRECTION_WINDOW,
  keepSaleSort,
  mayCorrectTracking,
  SALE_TABS,
  sellerShare,
  statesOfTab,
} from './fulfilment'

it.each([
  ['shipped', 1_000, 1_000 + CORRECTION_WINDOW - 1, true],
  ['shipped', 1_000, 1_000 + CORRECTION_WINDOW, false],
  ['delivered', 1_000, 1_001, false],
  ['to_ship', null, 1_001, false],
] as const)(
  'lets a tracking number of a parcel that is %s since %s be corrected at %s: %s',
  (state, shippedAt, now, may) => {
    expect(mayCorrectTracking({ state, shippedAt }, now)).toBe(may)
  },
)

it.each([
  ['usual', 'to_ship', 'all', 'usual'],
  ['usual', 'all', 'to_ship', 'usual'],
  // The newest first.
  ['reverse', 'to_ship', 'to_ship', 'reverse'],
  ['reverse', 'to_ship', 'all', 'usual'],
  // The oldest first.
  ['reverse', 'all', 'to_ship', 'usual'],
  ['reverse', 'shipped', 'all', 'reverse'],
] as const)('keeps the direction of a list that is %s in %s: %s is %s', (sort, from, to, kept) => {
  expect(keepSaleSort(sort, from, to)).toBe(kept)
})

it('shows a seller what the ledger will release', () => {
  for (const [items, shipping] of [
    [10_000, 800],
    [1, 0],
    [333, 7],
    [0, 0],
  ] as const) {
    const money = { itemMoney: sen(items), shipping: sen(shipping) }
    const share = sellerShare(money, 9_200)
    expect(share.total).toBe(splitParcel(money, { sellerBps: 9_200, resellerBps: 200 }, true).seller)
    expect(share.items + share.shipping).toBe(share.total)
    expect(share.items + share.fee).toBe(items)
  }
})

it('shows each state under a tab, and all under the last', () => {
  expect(SALE_TABS.map(statesOfTab)).toEqual([
    ['to_ship'],
    ['shipped'],
    ['delivered'],
    ['disputed', 'return_requested', 'returned'],
    ['completed'],
    ['cancelled'],
    null,
  ])
})
