/** A number in [0, 1) that depends only on its arguments (integer hash after Wellons' lowbias32). */
export function drawFraction(seed: number, salt: number): number {
  let h = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b)) >>> 0
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad)
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97)
  return ((h ^ (h >>> 15)) >>> 0) / 4_294_967_296
}

/** A number in [low, high) that depends only on seed and salt. */
export function drawBetween(seed: number, salt: number, low: number, high: number): number {
  return low + drawFraction(seed, salt) * (high - low)
}
