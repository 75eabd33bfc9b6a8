import { minutes } from '@pasar/domain'
import { Counter } from '../../platform/limits/counter'

/** Who comes back to an item within this time looks at it once. */
const ONE_LOOK = minutes(30)

/**
 * Looks at items, counted in memory until a job writes them down: a look must not cost a write. A process that is killed
 * loses those of the last minute.
 */
export class ViewCounter {
  readonly #looks: Counter
  #counts = new Map<string, number>()

  constructor(now: () => number) {
    this.#looks = new Counter({ most: 1, within: ONE_LOOK, kept: 'memory' }, now)
  }

  /** @param viewer identifies who looks */
  note(itemId: string, viewer: string): void {
    if (this.#looks.take(`${viewer} ${itemId}`) === 0) this.add(itemId, 1)
  }

  add(itemId: string, views: number): void {
    this.#counts.set(itemId, (this.#counts.get(itemId) ?? 0) + views)
  }

  /** All that was counted since the last time. */
  take(): [itemId: string, views: number][] {
    const counts = [...this.#counts]
    this.#counts = new Map()
    return counts
  }
}
