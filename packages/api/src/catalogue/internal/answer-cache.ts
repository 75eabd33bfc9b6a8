import type { ChangeListener } from '@pasar/db'

export interface Feed {
  listen(listener: ChangeListener): () => void
  /** Tells the listeners when another process has written. */
  noticeOthers(): void
}

interface Kept<T> {
  answer: T
  items: ReadonlySet<string>
  expiresAt: number
}

/** The order by trend may be this old; whatever else an answer tells is never out of date. */
const MAX_AGE_MS = 30_000

/** Answers about the catalogue that are the same for everyone, kept until a commit changes what they tell. */
export class KeptAnswers<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #feed: Feed
  readonly #now: () => number
  readonly #most: number
  #changes = 0

  /** @param most answers kept at most: the oldest makes room */
  constructor(feed: Feed, now: () => number, most: number) {
    this.#feed = feed
    this.#now = now
    this.#most = most
    feed.listen((changes) => {
      this.#changes += 1
      if (changes.everything || changes.lists || changes.catalogue || changes.stores.size > 0)
        return this.#kept.clear()
      for (const [key, { items }] of this.#kept)
        for (const id of changes.items) if (items.has(id)) this.#kept.delete(key)
    })
  }

  /** @param listItems the items an answer tells of */
  async ask(key: string, find: () => Promise<T>, listItems: (answer: T) => Iterable<string>): Promise<T> {
    this.#feed.noticeOthers()
    const kept = this.#kept.get(key)
    if (kept && kept.expiresAt > this.#now()) return kept.answer
    this.#kept.delete(key)
    // What is committed while the answer is being found must not be missed.
    const began = this.#changes
    const answer = await find()
    if (began !== this.#changes) return answer
    this.#kept.set(key, { answer, items: new Set(listItems(answer)), expiresAt: this.#now() + MAX_AGE_MS })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
    return answer
  }
}
