/** Edge in pixels of the grey copy that a hash is made of. */
export const HASH_EDGE = 32
/** Low frequencies in each direction; eight by eight are a bit each. */
const FREQUENCIES = 8
const BITS = FREQUENCIES * FREQUENCIES
const BAND_BITS = 16
const BAND_DIGITS = BAND_BITS / 4
/** Further apart pictures are different ones. */
export const MAX_HASH_DISTANCE = 3

/** Half a step of grey, as the amplitude of a frequency; what is less is noise. */
const NOISE = (HASH_EDGE * HASH_EDGE) / 8
/** A picture in which fewer frequencies are heard is a plain ground or a gradient, and looks like every other one. */
const MIN_HEARD = 12

const COSINES = Array.from({ length: FREQUENCIES }, (_row, u) =>
  Array.from({ length: HASH_EDGE }, (_cosine, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * HASH_EDGE))),
)

/** The low frequencies of a square of grey: the corner of its discrete cosine transform, row by row. */
function lowFrequencies(grey: ArrayLike<number>): number[] {
  const acrossRows = Array.from({ length: HASH_EDGE }, (_row, y) =>
    COSINES.map((cosines) =>
      cosines.reduce((sum, cosine, x) => sum + cosine * (grey[y * HASH_EDGE + x] ?? 0), 0),
    ),
  )
  return COSINES.flatMap((cosines) =>
    COSINES.map((_same, u) =>
      cosines.reduce((sum, cosine, y) => sum + cosine * (acrossRows[y]?.[u] ?? 0), 0),
    ),
  )
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[sorted.length / 2] ?? 0
  return (upper + (sorted[sorted.length / 2 - 1] ?? 0)) / 2
}

/**
 * Sixteen hexadecimal digits that are the same, or nearly, for copies of a picture in another size, format or quality; empty
 * for a picture too plain to be told from others. It is the "pHash": each bit says whether one of the low frequencies is above
 * their median (Zauner, "Implementation and Benchmarking of Perceptual Image Hash Functions", 2010, section 3.2.1).
 * @param grey 32 rows of 32 bytes of luminance
 */
export function hashPicture(grey: ArrayLike<number>): string {
  if (grey.length !== HASH_EDGE * HASH_EDGE)
    throw new RangeError(`A hash is made of ${HASH_EDGE} times ${HASH_EDGE} pixels`)
  // What is quieter than noise counts as silence, or rounding would decide its bit.
  const heard = lowFrequencies(grey).map((each) => (Math.abs(each) < NOISE ? 0 : each))
  if (heard.slice(1).filter((each) => each !== 0).length < MIN_HEARD) return ''
  const middle = median(heard)
  const bits = heard.map((each) => (each > middle ? '1' : '0')).join('')
  return BigInt(`0b${bits}`)
    .toString(16)
    .padStart(BITS / 4, '0')
}

export type HashBands = readonly [number, number, number, number]

/**
 * The four runs of sixteen bits of a hash. Two hashes that differ in three bits at most have one of the four in common, since three
 * differences cannot touch four runs (the pigeonhole principle, used so by Manku, Jain and Das Sarma, "Detecting Near-Duplicates
 * for Web Crawling", WWW 2007, section 3): an index on each run finds them.
 */
export function bandsOf(hash: string): HashBands {
  const band = (at: number): number =>
    Number.parseInt(hash.slice(at * BAND_DIGITS, (at + 1) * BAND_DIGITS), 16)
  return [band(0), band(1), band(2), band(3)]
}

function countBits(value: number): number {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count++
  return count
}

/** In how many of the 64 bits two hashes differ (Hamming distance). */
export const hashDistance = (a: HashBands, b: HashBands): number =>
  a.reduce((sum, band, at) => sum + countBits(band ^ (b[at] ?? 0)), 0)
