import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { multiplySen, type Sen, sen, sumSen } from '../../kernel/money'
import { anyScope, anySen, makeCoupon } from '../../testing/helpers'
import { applyCoupons } from '../coupons'
import { buyTwoGetOne } from './buy-two-get-one'
import type { DiscountableLine } from './kind'

const lineOf = (price: number, quantity: number, over: Partial<DiscountableLine> = {}): DiscountableLine => ({
  variantId: 'l',
  itemId: 'i1',
  storeId: 'a',
  category: 'art',
  sellerId: 's1',
  price: sen(price),
  quantity,
  subtotal: multiplySen(sen(price), quantity),
  ...over,
})
const ofOther = { storeId: 'c', sellerId: 's2' }
const coupon = makeCoupon({ code: 'THREE', kind: 'buy_two_get_one' })
const off = (lines: DiscountableLine[], over: Partial<typeof coupon> = {}) =>
  applyCoupons(lines, [], [{ ...coupon, ...over }])
const offPerLine = (lines: DiscountableLine[]) => off(lines).lines.map(({ platform }) => platform)

describe('buy two, get one', () => {
  it.each([
    ['two are not enough', [lineOf(500, 2)], [0]],
    [
      'of three the cheapest, spread over all',
      [lineOf(500, 1), lineOf(300, 1), lineOf(400, 1)],
      [125, 75, 100],
    ],
    ['of one line a third', [lineOf(500, 3)], [500]],
    ['of five one', [lineOf(500, 5)], [500]],
    ['of six the third and the sixth, dearest first', [lineOf(100, 3), lineOf(900, 3)], [100, 900]],
    ['across lines', [lineOf(900, 2), lineOf(100, 2), lineOf(500, 2)], [360, 40, 200]],
    ['each seller alone', [lineOf(900, 2), lineOf(100, 1, ofOther)], [0, 0]],
    ['of both sellers', [lineOf(900, 3), lineOf(100, 3, ofOther)], [900, 100]],
  ])('%s', (_, lines, expected) => {
    expect(offPerLine(lines)).toEqual(expected)
  })

  it('asks for more items, as long as no seller has three in scope', () => {
    const refused = [{ code: 'THREE', reason: 'COUPON_TOO_FEW_ITEMS', missing: 0 }]
    expect(off([lineOf(900, 2), lineOf(100, 2, ofOther)]).refused).toEqual(refused)
    const books = [lineOf(900, 5), lineOf(100, 2, { category: 'books' })]
    expect(off(books, { scope: { type: 'category', category: 'books' } }).refused).toEqual(refused)
    expect(off(books, { payer: 'seller', storeId: 'a' }).lines[0]).toEqual({ seller: 957, platform: 0 })
    expect(off(books, { minSpend: sen(4_701) }).refused).toMatchObject([
      { reason: 'COUPON_MIN_SPEND', missing: 1 },
    ])
  })

  it('keeps to its cap, and to what a seller’s coupon leaves of the free unit', () => {
    expect(off([lineOf(500, 6)], { cap: sen(700) }).applied).toMatchObject([{ amount: 700 }])
    const half = makeCoupon({
      code: 'HALF',
      kind: 'percent',
      percentBps: 5_000,
      payer: 'seller',
      storeId: 'a',
    })
    expect(applyCoupons([lineOf(333, 3)], [], [coupon, half]).lines).toEqual([{ seller: 500, platform: 166 }])
  })

  const anyLines = fc.array(
    fc.record({
      seller: fc.constantFrom('s1', 's2'),
      price: anySen(50_000),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 8 },
  )
  const toLines = (drafts: { seller: string; price: Sen; quantity: number }[]) =>
    drafts.map(({ seller, price, quantity }) => lineOf(price, quantity, seller === 's2' ? ofOther : {}))

  it('takes off to the sen what a list of single units, cut into threes, gives', () => {
    fc.assert(
      fc.property(anyLines, (drafts) => {
        const lines = toLines(drafts)
        const free = ['s1', 's2'].flatMap((seller) =>
          lines
            .filter(({ sellerId }) => sellerId === seller)
            .flatMap(({ price, quantity }) => Array.from({ length: quantity }, () => price))
            .sort((a, b) => b - a)
            .filter((_, index) => index % 3 === 2),
        )
        const { lines: shares, applied } = off(lines)
        expect(sumSen(applied.map(({ amount }) => amount))).toBe(sumSen(free))
        expect(sumSen(shares.map(({ platform }) => platform))).toBe(sumSen(free))
      }),
    )
  })

  it('never takes off more than its base or its cap, nor less than nothing', () => {
    fc.assert(
      fc.property(anyLines, anyScope, fc.option(anySen(20_000)), (drafts, scope, cap) => {
        const lines = toLines(drafts)
        const { lines: shares, applied } = off(lines, { scope, cap })
        const amount = sumSen(applied.map((one) => one.amount))
        const base = sumSen(
          buyTwoGetOne.takesOff === 'items'
            ? buyTwoGetOne.base(lines.map((line) => ({ ...line, left: line.subtotal })))
            : [],
        )
        expect(amount).toBeLessThanOrEqual(Math.min(base, cap ?? base))
        expect(base * 3).toBeLessThanOrEqual(sumSen(lines.map(({ subtotal }) => subtotal)))
        shares.forEach(({ platform, seller }, index) => {
          expect(seller).toBe(0)
          expect(platform).toBeGreaterThanOrEqual(0)
          expect(platform).toBeLessThanOrEqual(lines[index]?.subtotal ?? 0)
        })
        expect(sumSen(shares.map(({ platform }) => platform))).toBe(amount)
      }),
    )
  })
})
