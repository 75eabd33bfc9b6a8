import { MALAYSIA_OFFSET } from './time'

/** When months began in Malaysia: that of `now` last, `count` in all. */
export function listMonths(now: number, count: number): number[] {
  const here = new Date(now + MALAYSIA_OFFSET)
  const [year, month] = [here.getUTCFullYear(), here.getUTCMonth()]
  return Array.from(
    { length: count },
    (_, index) => Date.UTC(year, month - count + 1 + index) - MALAYSIA_OFFSET,
  )
}

/** Sums amounts into months, by when they began. What is older than the first is left out. */
export function sumByMonth(
  months: readonly number[],
  amounts: readonly { at: number; amount: number }[],
): number[] {
  const sums = months.map(() => 0)
  for (const { at, amount } of amounts) {
    const index = months.findLastIndex((start) => start <= at)
    if (index >= 0) sums[index] = (sums[index] ?? 0) + amount
  }
  return sums
}
