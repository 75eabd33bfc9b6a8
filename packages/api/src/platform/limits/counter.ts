import type { UsedUpLimit } from '@pasar/db'
import type { Limit } from '@pasar/domain'

/** More callers at once than any box of ours serves; beyond it the oldest windows begin anew. */
const MAX_KEYS = 50_000

/** Counts in memory, at once: a promise and a timer per page read would cost more than the page. */
export class Counter {
  readonly #limit: Limit
  readonly #now: () => number
  readonly #windows = new Map<string, { count: number; endsAt: number }>()

  constructor(limit: Limit, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  /** Counts one; answers with the milliseconds to wait, 0 when it may come in. */
  take(key: string): number {
    const now = this.#now()
    const window = this.#windows.get(key)
    if (window && this.#isOpen(window, now)) {
      window.count += 1
      return window.count > this.#limit.most ? window.endsAt - now : 0
    }
    // Put at the end: the first entry is the oldest.
    this.#windows.delete(key)
    if (this.#windows.size >= MAX_KEYS) this.#sweep(now)
    this.#windows.set(key, { count: 1, endsAt: now + this.#limit.within })
    return 0
  }

  /** Takes one back, while its window is open. */
  undo(key: string): void {
    const window = this.#windows.get(key)
    if (window && this.#isOpen(window, this.#now()) && window.count > 0) window.count -= 1
  }

  /** One that would stay open for longer than any is from before the clock was set back. */
  #isOpen({ endsAt }: { endsAt: number }, now: number): boolean {
    return endsAt > now && endsAt <= now + this.#limit.within
  }

  /** How many are refused at the moment, and until when; null for nobody. */
  usedUp(): UsedUpLimit | null {
    const now = this.#now()
    let [keys, until] = [0, 0]
    for (const window of this.#windows.values()) {
      if (!this.#isOpen(window, now) || window.count <= this.#limit.most) continue
      keys += 1
      until = Math.max(until, window.endsAt)
    }
    return keys === 0 ? null : { keys, until }
  }

  #sweep(now: number): void {
    for (const [key, { endsAt }] of this.#windows) {
      if (endsAt > now && this.#windows.size < MAX_KEYS) break
      this.#windows.delete(key)
    }
  }
}
