/** What turbo-stream writes in place of values that JSON has no way to write. */
const HOLE = '-1'
const NAN = '-2'
const NEGATIVE_INFINITY = '-3'
const NEGATIVE_ZERO = '-4'
const NULL = '-5'
const POSITIVE_INFINITY = '-6'
const UNDEFINED = '-7'

/** It holds what only the library knows how to write: a promise, a date, an error, an instance of a class. */
class NotPlain extends Error {}

function writeOddNumber(value: number): string | null {
  if (Number.isNaN(value)) return NAN
  if (value === Number.POSITIVE_INFINITY) return POSITIVE_INFINITY
  if (value === Number.NEGATIVE_INFINITY) return NEGATIVE_INFINITY
  return Object.is(value, -0) ? NEGATIVE_ZERO : null
}

/** Writes each distinct value once, as JSON in which other values are named by their places. */
class Writer {
  readonly #places = new Map<unknown, number>()
  readonly #written: string[] = []

  /** @returns the place of a value, or the sign for it */
  put(value: unknown): number | string {
    const known = this.#places.get(value)
    if (known !== undefined && known > 0) return known
    if (value === undefined) return UNDEFINED
    if (value === null) return NULL
    const sign = typeof value === 'number' ? writeOddNumber(value) : null
    if (sign !== null) return sign
    const place = this.#places.size
    this.#places.set(value, place)
    // Its place is its own before those of its parts are given.
    this.#written.push('')
    this.#written[place] = this.#write(value)
    return place
  }

  #write(value: unknown): string {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return JSON.stringify(value)
    if (Array.isArray(value)) return this.#writeArray(value)
    if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
      return this.#writeObject(value)
    throw new NotPlain()
  }

  #writeArray(values: readonly unknown[]): string {
    let text = '['
    for (let at = 0; at < values.length; at++)
      text += `${at === 0 ? '' : ','}${at in values ? this.put(values[at]) : HOLE}`
    return `${text}]`
  }

  #writeObject(object: object): string {
    let text = '{'
    for (const [key, value] of Object.entries(object))
      text += `${text === '{' ? '' : ','}"_${this.put(key)}":${this.put(value)}`
    return `${text}}`
  }

  toString(): string {
    return `[${this.#written.join(',')}]\n`
  }
}

/**
 * A page's data as turbo-stream's `encode` writes it, in a fifth of the time and in one piece.
 * @returns null where it holds more than texts, numbers, truth values, plain objects and arrays
 */
export function writePlainState(state: object): string | null {
  const writer = new Writer()
  try {
    writer.put(state)
    return writer.toString()
  } catch (error) {
    if (error instanceof NotPlain) return null
    throw error
  }
}
