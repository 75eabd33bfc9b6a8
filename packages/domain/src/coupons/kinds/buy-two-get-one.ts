import { allocateSen, type Sen, sen, sumSen, ZERO } from '../../kernel/money'
import { type DiscountableLine, defineKind, type Open } from './kind'

/** Of so many units of one seller the cheapest is free. */
export const BUNDLE = 3

function countUnits(lines: readonly DiscountableLine[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { sellerId, quantity } of lines) units.set(sellerId, (units.get(sellerId) ?? 0) + quantity)
  return units
}

/** How many units of each line are free: per seller, dearest first, every third one. */
function countFree(lines: readonly DiscountableLine[]): number[] {
  const free = lines.map(() => 0)
  const passed = new Map<string, number>()
  const byPrice = [...lines.entries()].sort(([, a], [, b]) => b.price - a.price)
  for (const [index, { sellerId, quantity }] of byPrice) {
    const before = passed.get(sellerId) ?? 0
    free[index] = Math.floor((before + quantity) / BUNDLE) - Math.floor(before / BUNDLE)
    passed.set(sellerId, before + quantity)
  }
  return free
}

/** What is left of so many units of a line, rounded down to the sen. */
const shareOf = ({ left, quantity }: Open<DiscountableLine>, units: number): Sen =>
  units === 0 ? ZERO : sen(Number((BigInt(left) * BigInt(units)) / BigInt(quantity)))

export const buyTwoGetOne = defineKind({
  choice: 'buyTwoGetOne',
  takesOff: 'items',
  isEligible: (lines) => [...countUnits(lines).values()].some((units) => units >= BUNDLE),
  // Spread over all lines of the seller: who returns the dear ones does not keep the cheapest for nothing.
  base: (lines) => {
    const free = countFree(lines)
    const base = lines.map(() => ZERO)
    for (const sellerId of countUnits(lines).keys()) {
      const own = [...lines.entries()].filter(([, line]) => line.sellerId === sellerId)
      const parts = allocateSen(
        sumSen(own.map(([index, line]) => shareOf(line, free[index] ?? 0))),
        own.map(([, { left }]) => left),
      )
      for (const [at, [index]] of own.entries()) base[index] = parts[at] ?? ZERO
    }
    return base
  },
  amount: (_, base) => base,
  words: () => ({ gain: 'buyTwoGetOne', condition: 'cheapestOfThree', values: {} }),
})
