/** Browser tabs and devices of one member that may be connected at once. */
const MAX_PER_MEMBER = 5
/** Messages of one connection within a second that are taken. */
const MAX_MESSAGES = 5
/** An app that begins to watch all it may at once is told to wait; more than that is a flood. */
const MAX_REFUSED = 25
const WINDOW_MS = 1_000

/** Counts who is connected. */
export class Connections {
  readonly #open = new Map<string, number>()
  readonly #most: number

  /** @param most that one may have at once */
  constructor(most: number = MAX_PER_MEMBER) {
    this.#most = most
  }

  /** @returns a function that releases the place; null if none is left for this key */
  take(who: string): (() => void) | null {
    const count = this.#open.get(who) ?? 0
    if (count >= this.#most) return null
    this.#open.set(who, count + 1)
    return () => {
      const left = (this.#open.get(who) ?? 1) - 1
      if (left > 0) this.#open.set(who, left)
      else this.#open.delete(who)
    }
  }
}

/** What becomes of one more message of a connection: `refuse` answers it, `close` ends the connection. */
export type Gate = () => 'pass' | 'refuse' | 'close'

export function makeMessageGate(now: () => number): Gate {
  let began = now()
  let count = 0
  return () => {
    const at = now()
    // Before it began: the clock was set back.
    if (at - began >= WINDOW_MS || at < began) {
      began = at
      count = 0
    }
    count += 1
    if (count <= MAX_MESSAGES) return 'pass'
    return count <= MAX_MESSAGES + MAX_REFUSED ? 'refuse' : 'close'
  }
}
