import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../kernel/money'
import {
  type BulkItem,
  changePriceBy,
  MAX_ITEM_PRICE,
  parsePercent,
  readBulkChange,
  refuseBulk,
} from './bulk'

describe('a percentage', () => {
  it.each([
    ['10', 1_000],
    ['+7,5 %', 750],
    ['-12.34', -1_234],
    ['−90', -9_000],
    ['500', 50_000],
  ])('is read from "%s"', (typed, bps) => {
    expect(parsePercent(typed)).toBe(bps)
  })

  it.each(['', '0', '0.00', '-90.01', '500.01', '1e2', '1.234', 'ten', '10 % off', '--5'])(
    'is not "%s"',
    (typed) => {
      expect(parsePercent(typed)).toBeNull()
    },
  )
})

const prices = fc.integer({ min: 1, max: MAX_ITEM_PRICE }).map(sen)
const percents = fc.integer({ min: -9_000, max: 50_000 }).filter((bps) => bps !== 0)

describe('a price that is changed by a percentage', () => {
  it('is the exact one rounded half up to the sen, and one that an item may cost', () => {
    fc.assert(
      fc.property(prices, percents, (price, bps) => {
        const exact = BigInt(price) * BigInt(10_000 + bps)
        const rounded = Number((exact * 2n + 10_000n) / 20_000n)
        const changed = changePriceBy(price, bps)
        expect(changed).toBe(rounded >= 1 && rounded <= MAX_ITEM_PRICE ? rounded : null)
      }),
    )
  })

  it('never passes another: what was dearer stays as dear at least', () => {
    fc.assert(
      fc.property(prices, prices, percents, (one, other, bps) => {
        const [low, high] = one < other ? [one, other] : [other, one]
        const [changedLow, changedHigh] = [changePriceBy(low, bps), changePriceBy(high, bps)]
        if (changedLow !== null && changedHigh !== null) expect(changedLow).toBeLessThanOrEqual(changedHigh)
      }),
    )
  })

  it('rises or falls with it by no more than half a sen beside the exact share', () => {
    expect(changePriceBy(sen(1_999), -1_000)).toBe(1_799)
    expect(changePriceBy(sen(5), 1_000)).toBe(6)
    expect(changePriceBy(sen(4), 1_000)).toBe(4)
    expect(changePriceBy(sen(1), -9_000)).toBeNull()
    expect(changePriceBy(MAX_ITEM_PRICE, 1)).toBeNull()
  })
})

describe('an item among several', () => {
  const item: BulkItem = {
    status: 'active',
    listingType: 'Fixed',
    category: 'food',
    prices: [sen(1_000)],
    isComplete: true,
    fixedBy: null,
  }
  it.each([
    ['costs less', {}, { action: 'price', bps: -1_000 }, null],
    [
      'would cost nothing',
      { prices: [sen(500), sen(1)] },
      { action: 'price', bps: -6_000 },
      'ITEM_PRICE_RANGE',
    ],
    ['is an auction', { listingType: 'Auction' }, { action: 'price', bps: 100 }, 'ITEM_NOT_CHANGEABLE'],
    ['was removed', { status: 'removed' }, { action: 'category', category: 'home' }, 'ITEM_NOT_CHANGEABLE'],
    ['is paused', {}, { action: 'pause' }, null],
    ['is paused already', { status: 'paused' }, { action: 'pause' }, 'ITEM_UNCHANGED'],
    ['is a draft', { status: 'draft' }, { action: 'pause' }, 'ITEM_NOT_CHANGEABLE'],
    ['is incomplete', { status: 'draft', isComplete: false }, { action: 'activate' }, 'ITEM_INCOMPLETE'],
    ['is a draft to delete', { status: 'draft' }, { action: 'delete' }, null],
    ['is no draft', { status: 'paused' }, { action: 'delete' }, 'ITEM_NOT_DRAFT'],
    [
      'has bids',
      { fixedBy: 'AUCTION_HAS_BIDS' },
      { action: 'category', category: 'home' },
      'AUCTION_HAS_BIDS',
    ],
    ['is there already', {}, { action: 'category', category: 'food' }, 'ITEM_UNCHANGED'],
  ] as const)('that %s', (_what, over, change, code) => {
    expect(refuseBulk({ ...item, ...over }, change)).toBe(code)
  })

  it('is changed only by what is known', () => {
    const read = (query: string) => {
      const params = new URLSearchParams(query)
      return readBulkChange((name) => params.get(name))
    }
    expect(read('do=price&percent=-5')).toEqual({ action: 'price', bps: -500 })
    expect(read('do=delete&to=food')).toEqual({ action: 'delete' })
    expect(read('do=category&to=food')).toEqual({ action: 'category', category: 'food' })
    for (const query of ['', 'do=give', 'do=price', 'do=price&percent=x', 'do=category&to=x'])
      expect(read(query)).toBeNull()
  })
})
