import { type CountedStep, countedWords, minutes } from '@pasar/domain'
import { Counter } from '../../platform/limits/counter'

/** Whoever does the same within this time does it once. */
const ONCE = minutes(30)
/** Different searches between two runs of the job that writes them down; more are not remembered. */
const MAX_SEARCHES = 1_000

export interface Counted {
  steps: [name: CountedStep, count: number][]
  searches: [words: string, count: number][]
}

/**
 * Steps towards an order and searches that found nothing, counted in memory until a job writes them down, as looks at items are.
 * Nothing is kept of who did them.
 */
export class StepCounter {
  readonly #seen: Counter
  #steps = new Map<CountedStep, number>()
  #searches = new Map<string, number>()

  constructor(now: () => number) {
    this.#seen = new Counter({ most: 1, within: ONCE, kept: 'memory' }, now)
  }

  /** @param by who does it: the same step of the same person is counted once in a while */
  note(step: CountedStep, by: string): void {
    if (this.#seen.take(`${step} ${by}`) === 0) this.#addStep(step, 1)
  }

  noteEmptySearch(query: string): void {
    const words = countedWords(query)
    if (words !== null) this.#addSearch(words, 1)
  }

  /** All that was counted since the last time. */
  take(): Counted {
    const counted: Counted = { steps: [...this.#steps], searches: [...this.#searches] }
    this.#steps = new Map()
    this.#searches = new Map()
    return counted
  }

  /** What was taken and could not be written. */
  giveBack({ steps, searches }: Counted): void {
    for (const [step, count] of steps) this.#addStep(step, count)
    for (const [words, count] of searches) this.#addSearch(words, count)
  }

  #addStep(step: CountedStep, count: number): void {
    this.#steps.set(step, (this.#steps.get(step) ?? 0) + count)
  }

  #addSearch(words: string, count: number): void {
    const before = this.#searches.get(words)
    if (before === undefined && this.#searches.size >= MAX_SEARCHES) return
    this.#searches.set(words, (before ?? 0) + count)
  }
}
