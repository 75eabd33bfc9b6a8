declare const senBrand: unique symbol

/** An amount of money in whole sen (RM 1.00 = 100). Always a safe integer. */
export type Sen = number & { readonly [senBrand]: true }

/** Basis points: 10,000 = 100 %. */
export type BasisPoints = number

export const ZERO = 0 as Sen

/** Brands a whole number as sen. @throws RangeError for fractions, NaN and numbers beyond 2^53. */
export function sen(value: number): Sen {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of sen: ${value}`)
  return (value === 0 ? 0 : value) as Sen
}

export function sumSen(amounts: Iterable<Sen>): Sen {
  let total = 0
  for (const amount of amounts) total += amount
  return sen(total)
}

export const addSen = (...amounts: Sen[]): Sen => sumSen(amounts)
export const subtractSen = (from: Sen, amount: Sen): Sen => sen(from - amount)
export const minSen = (a: Sen, b: Sen): Sen => (a < b ? a : b)
export const maxSen = (a: Sen, b: Sen): Sen => (a > b ? a : b)

/** `amount` × a whole `count`. @throws RangeError when count is not a whole number. */
export function multiplySen(amount: Sen, count: number): Sen {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole count: ${count}`)
  return sen(amount * count)
}

/**
 * `bps` basis points of `amount`, rounded half up to the sen (amount ≥ 0). Whole and remaining
 * ten-thousandths are taken apart, so that no product leaves the exact numbers on the way.
 * @throws RangeError when bps is not whole
 */
export function percentOf(amount: Sen, bps: BasisPoints): Sen {
  if (!Number.isSafeInteger(bps)) throw new RangeError(`Not whole basis points: ${bps}`)
  const whole = Math.floor(amount / 10_000)
  const rest = amount - whole * 10_000
  return sen(whole * bps + Math.floor((rest * bps + 5_000) / 10_000))
}

/**
 * Splits `total` in proportion to `weights` by the largest-remainder (Hamilton) method: the parts
 * sum to the total to the sen, and no part is further than one sen from its exact share. Ties go to
 * the earlier weight. When all weights are 0 the parts are equal.
 * @throws RangeError for a negative total or weight, or when there is nothing to split among.
 */
export function allocateSen(total: Sen, weights: readonly number[]): Sen[] {
  if (weights.length === 0) {
    if (total === 0) return []
    throw new RangeError('Nothing to split among')
  }
  if (total < 0 || weights.some((weight) => weight < 0 || !Number.isSafeInteger(weight)))
    throw new RangeError('Totals and weights are whole and not negative')
  const allZero = weights.every((weight) => weight === 0)
  const shares = weights.map((weight) => BigInt(allZero ? 1 : weight))
  const sum = shares.reduce((a, b) => a + b, 0n)
  const exact = shares.map((share) => BigInt(total) * share)
  const parts = exact.map((value) => Number(value / sum))
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  let left = total - parts.reduce((a, b) => a + b, 0)
  for (const { index } of byRemainder) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts.map(sen)
}

/** Sen as ringgit for the published contract, e.g. 1250 → 12.5. */
export const toRinggit = (amount: Sen): number => amount / 100

/** Commas only where thousands end: "12,50" is no amount, least of all RM 1,250. */
const RINGGIT = /^(?:\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?$/

/** Reads ringgit as a person types them ("12", "12.5", "1,250.00"). Null when it is not an amount. */
export function parseRinggit(text: string): Sen | null {
  const plain = text.trim().replace(/^RM\s*/i, '')
  if (!RINGGIT.test(plain)) return null
  const [whole = '0', fraction = ''] = plain.replaceAll(',', '').split('.')
  return sen(Number(whole) * 100 + Number(fraction.padEnd(2, '0')))
}
