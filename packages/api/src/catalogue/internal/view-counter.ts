import { minutes } from '@pasar/domain'
import { Counter } from '../../platform/limits/counter'

/** Who comes back to an item within this time looks at it once. */
const ONE_LOOK = minutes(30)
/**
 * So many visitors behind one address count within that time: a house, or some of an office. What a browser calls itself is
 * for whoever asks to say, and each name would be another visitor who makes an item trend.
 */
const VISITORS_OF_ADDRESS = 10

/**
 * Looks at items, counted in memory until a job writes them down: a look must not cost a write. A process that is killed
 * loses those of the last minute.
 */
export class ViewCounter {
  readonly #looks: Counter
  readonly #visitors: Counter
  #counts = new Map<string, number>()

  constructor(now: () => number) {
    this.#looks = new Counter({ most: 1, within: ONE_LOOK, kept: 'memory' }, now)
    this.#visitors = new Counter({ most: VISITORS_OF_ADDRESS, within: ONE_LOOK, kept: 'memory' }, now)
  }

  /**
   * @param viewer identifies who looks
   * @param address of a visitor; null for a member
   */
  note(itemId: string, viewer: string, address: string | null): void {
    if (this.#looks.take(`${viewer} ${itemId}`) > 0) return
    if (address === null || this.#visitors.take(`${address} ${itemId}`) === 0) this.add(itemId, 1)
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
