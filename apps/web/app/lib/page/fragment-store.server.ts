/** Characters of HTML and keys. */
const ROOM = 6_000_000

interface Kept<Value> {
  value: Value
  size: number
}

/**
 * Keeps what was asked for lately. What is asked for joins the young half; when that is full it becomes the old one, and
 * what nobody has asked for since is forgotten.
 */
export class FragmentStore<Value> {
  #young = new Map<string, Kept<Value>>()
  #old = new Map<string, Kept<Value>>()
  #youngSize = 0
  readonly #half: number

  /** @param room characters in all */
  constructor(room = ROOM) {
    this.#half = room / 2
  }

  find(key: string): Value | undefined {
    const young = this.#young.get(key)
    if (young) return young.value
    const old = this.#old.get(key)
    if (old) this.#add(key, old)
    return old?.value
  }

  /** @param length characters of the value */
  keep(key: string, value: Value, length: number): Value {
    this.#add(key, { value, size: key.length + length })
    return value
  }

  #add(key: string, kept: Kept<Value>): void {
    if (this.#youngSize + kept.size > this.#half) {
      this.#old = this.#young
      this.#young = new Map()
      this.#youngSize = 0
    }
    this.#young.set(key, kept)
    this.#youngSize += kept.size
  }
}
