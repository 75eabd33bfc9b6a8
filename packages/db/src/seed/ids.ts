import { type Id, type IdKind, makeId, makeOrderNumber } from '@pasar/domain'

/** What seeds draw from: the same seed gives the same marketplace. */
export type Random = () => number

const COUNTER_DIGITS = 5

export interface SeedIds {
  /** An id of that kind and time; of two with the same time the one made later sorts later. */
  next<K extends IdKind>(kind: K, at: number): Id<K>
  orderNumber(): string
}

/** Makes ids from a seeded generator. A counter in front of the random part keeps the order in which they were made. */
export function makeSeedIds(random: Random): SeedIds {
  let made = 0
  const bytes = new Uint8Array(13)
  return {
    next: (kind, at) => {
      let rest = made++
      for (let digit = COUNTER_DIGITS - 1; digit >= 0; digit--) {
        bytes[digit] = rest % 32
        rest = Math.floor(rest / 32)
      }
      for (let digit = COUNTER_DIGITS; digit < bytes.length; digit++) bytes[digit] = random() * 32
      return makeId(kind, at, bytes)
    },
    orderNumber: () => makeOrderNumber(Uint8Array.from({ length: 8 }, () => random() * 32)),
  }
}

/** A whole number in [low, high]. */
export const drawBetween = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

/** One of a list. @throws RangeError for an empty list */
export function drawOne<T>(random: Random, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new RangeError('Nothing to draw from')
  return one
}

/** `count` different ones of a list (all of it when it is shorter). */
export function drawSome<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list]
  const most = Math.min(count, rest.length)
  for (let index = 0; index < most; index++) {
    const other = drawBetween(random, index, rest.length - 1)
    const [a, b] = [rest[index], rest[other]]
    if (a !== undefined && b !== undefined) [rest[index], rest[other]] = [b, a]
  }
  return rest.slice(0, most)
}

export const drawChance = (random: Random, probability: number): boolean => random() < probability

/** A function that draws positions of `weights`, each as often as its weight says. */
export function makeWeightedDraw(random: Random, weights: readonly number[]): () => number {
  const sums: number[] = []
  let total = 0
  for (const weight of weights) {
    total += weight
    sums.push(total)
  }
  return () => {
    const wanted = random() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}
