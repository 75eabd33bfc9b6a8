import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen, sumSen } from '../kernel/money'
import { threadTime } from '../testing/thread-time'
import { attributePurchases, boughtOf, type PlannedLine, type Purchase, spendByMonth, sumPlan } from './sums'

const line = (id: string, over: Partial<PlannedLine> = {}): PlannedLine => ({
  id,
  variantId: 'var_a',
  quantity: 2,
  planned: sen(1_000),
  addedAt: 10,
  day: '2027-02-06',
  ...over,
})
const purchase = (over: Partial<Purchase> = {}): Purchase => ({
  variantId: 'var_a',
  quantity: 1,
  paid: sen(900),
  at: 20,
  ...over,
})

describe('what was bought of a list', () => {
  it('counts for the list with the earliest day that still needs it', () => {
    const lines = [line('late', { day: '2027-03-10' }), line('early', { quantity: 1 })]
    const bought = attributePurchases(lines, [purchase({ quantity: 2, paid: sen(1_801) })])
    expect(boughtOf(bought, 'early')).toMatchObject({ pieces: 1, spent: 901 })
    expect(boughtOf(bought, 'late')).toMatchObject({ pieces: 1, spent: 900 })
  })

  it('is nothing that was ordered before it was planned, or something else', () => {
    const bought = attributePurchases([line('a')], [purchase({ at: 9 }), purchase({ variantId: 'var_b' })])
    expect(boughtOf(bought, 'a')).toEqual({ pieces: 0, spent: 0, payments: [] })
  })

  it('is not needed of what others gave', () => {
    const lines = [line('given', { given: 2 }), line('other', { day: '2027-03-10' })]
    const bought = attributePurchases(lines, [purchase()])
    expect(boughtOf(bought, 'other').pieces).toBe(1)
    expect(sumPlan(sen(5_000), lines, bought)).toMatchObject({ spent: 900, open: 1_000, left: 3_100 })
  })

  it('takes no longer for thousands of pieces', () => {
    const lines = [line('a', { quantity: 9_999 }), line('b', { quantity: 9_999, day: '2027-03-10' })]
    const start = threadTime()
    const bought = attributePurchases(
      lines,
      [20, 21, 22].map((at) => purchase({ quantity: 9_999, paid: sen(10_001), at })),
    )
    expect(threadTime() - start).toBeLessThan(100)
    expect(boughtOf(bought, 'b')).toEqual({
      pieces: 9_999,
      spent: 10_001,
      payments: [{ at: 21, amount: 10_001 }],
    })
    expect(boughtOf(bought, 'a')).toMatchObject({ pieces: 19_998, spent: 20_002 })
  })

  it('may be more than was planned', () => {
    const bought = attributePurchases([line('a')], [purchase({ quantity: 5, paid: sen(4_500) })])
    expect(boughtOf(bought, 'a')).toMatchObject({ pieces: 5, spent: 4_500 })
    expect(sumPlan(sen(4_000), [line('a')], bought)).toEqual({
      planned: 2_000,
      spent: 4_500,
      open: 0,
      left: 0,
      over: 500,
    })
  })
})

const variants = fc.constantFrom('var_a', 'var_b', 'var_c')
const amounts = fc.integer({ min: 0, max: 10_000_000 }).map(sen)
const days = fc.constantFrom('2026-12-25', '2027-02-06', '2027-03-10')
const times = fc.integer({ min: 0, max: 50 })
const someLines = fc
  .array(
    fc.record({
      variantId: variants,
      quantity: fc.integer({ min: 1, max: 9 }),
      given: fc.integer({ min: 0, max: 10 }),
      planned: amounts,
      addedAt: times,
      day: days,
    }),
    { maxLength: 8 },
  )
  .map((all) => all.map((one, index) => ({ ...one, id: `pll_${index}` })))
const somePurchases = fc.array(
  fc.record({ variantId: variants, quantity: fc.integer({ min: 1, max: 9 }), paid: amounts, at: times }),
  { maxLength: 8 },
)

describe('sums of a list, for any lines and orders', () => {
  it('attribute each piece once, and every sen of what was paid', () => {
    fc.assert(
      fc.property(someLines, somePurchases, (lines, purchases) => {
        const bought = [...attributePurchases(lines, purchases).values()]
        const counted = purchases.filter(({ variantId, at }) =>
          lines.some((one) => one.variantId === variantId && one.addedAt <= at),
        )
        expect(bought.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(
          counted.reduce((sum, { quantity }) => sum + quantity, 0),
        )
        expect(sumSen(bought.map(({ spent }) => spent))).toBe(sumSen(counted.map(({ paid }) => paid)))
        for (const { spent, payments } of bought) {
          expect(sumSen(payments.map(({ amount }) => amount))).toBe(spent)
          expect(payments.length).toBeLessThanOrEqual(counted.length)
        }
      }),
    )
  })

  it('balance: budget and what is above it are spent, open and left', () => {
    fc.assert(
      fc.property(amounts, someLines, somePurchases, (budget, lines, purchases) => {
        const sums = sumPlan(budget, lines, attributePurchases(lines, purchases))
        expect(budget + sums.over).toBe(sums.spent + sums.open + sums.left)
        expect(Math.min(sums.left, sums.over)).toBe(0)
        for (const amount of Object.values(sums)) expect(amount).toBeGreaterThanOrEqual(0)
        expect(sums.open).toBeLessThanOrEqual(sums.planned)
      }),
    )
  })

  it('are the same by month', () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const months = spendByMonth(lines, new Map())
        const planned = sumPlan(sen(1), lines, new Map()).planned
        expect(sumSen(months.map((month) => month.planned))).toBe(planned)
      }),
    )
  })
})
