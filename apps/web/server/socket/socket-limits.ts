/** Browser tabs and devices of one member that may be connected at once. */
const MAX_PER_MEMBER = 5
/** Messages of one connection within a second. */
const MAX_MESSAGES = 5
const WINDOW_MS = 1_000

/** Counts who is connected. */
export class Connections {
  readonly #open = new Map<string, number>()

  /** @returns how to give the place back; null when the member has no place left */
  take(userId: string): (() => void) | null {
    const count = this.#open.get(userId) ?? 0
    if (count >= MAX_PER_MEMBER) return null
    this.#open.set(userId, count + 1)
    return () => {
      const left = (this.#open.get(userId) ?? 1) - 1
      if (left > 0) this.#open.set(userId, left)
      else this.#open.delete(userId)
    }
  }
}

/** @returns whether one more message is within what a connection may send */
export function makeMessageGate(now: () => number): () => boolean {
  let began = now()
  let count = 0
  return () => {
    const at = now()
    if (at - began >= WINDOW_MS) {
      began = at
      count = 0
    }
    count += 1
    return count <= MAX_MESSAGES
  }
}
