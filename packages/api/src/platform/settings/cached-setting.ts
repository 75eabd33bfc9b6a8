import type { Feed } from '../../catalogue/internal/answer-cache'

/** Something of the settings that every page shows: kept in memory until a commit changes a setting. */
export class KeptSetting<T> {
  readonly #feed: Feed
  readonly #find: () => Promise<T>
  #kept: Promise<T> | null = null

  constructor(feed: Feed, find: () => Promise<T>) {
    this.#feed = feed
    this.#find = find
    feed.listen((changes) => {
      if (changes.everything || changes.settings) this.#kept = null
    })
  }

  /** @throws what finding it throws; it is then tried again the next time */
  read(): Promise<T> {
    this.#feed.noticeOthers()
    if (this.#kept) return this.#kept
    const found = this.#find()
    // What is committed while it is being found drops it: nobody after that gets the old one.
    this.#kept = found
    found.catch(() => {
      if (this.#kept === found) this.#kept = null
    })
    return found
  }
}
