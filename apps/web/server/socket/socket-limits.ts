/** Browser tabs and devices of one member that may be connected at once. */
const MAX_PER_MEMBER = 5
/** Messages of one connection within a second. */
const MAX_MESSAGES = 5
const WINDOW_MS = 1_000

/** Counts who is connected. */
export class Connections {
  readonly #open = new Map<string, number>()
  readonly #most: number

  /** @param most that one may have at once */
  constructor(most: number = MAX_PER_MEMBER) {
    this.#most = most
  }

  /** @returns how to give the place back; null when there is none left for whoever it is */
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

/** @returns whether one more message is within what a connection may send */
export function makeMessageGate(now: () => number): () => boolean {
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
    return count <= MAX_MESSAGES
  }
}
