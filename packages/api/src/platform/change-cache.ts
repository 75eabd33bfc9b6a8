import type { ChangeListener, Changes } from '@pasar/db'

export interface ChangeFeed {
  listen(listener: ChangeListener): () => void
  /** Notifies the listeners when another process has written. */
  noticeOthers(): void
}

/** What a page, an answer or another value shows: it is cached until that changes. */
export interface CacheContents {
  items?: Iterable<string>
  stores?: Iterable<string>
  /** Stores whose rating and answers it shows. */
  figures?: Iterable<string>
  /** It shows lists that new or other items could enter. */
  lists?: boolean
  /** It shows a listing: sorted, narrowed and counted by what any item may be. */
  catalogue?: boolean
  banners?: boolean
  /** From when it shows something else by itself, in epoch milliseconds; null for never. */
  until?: number | null
  /** It shows articles of the blog, or what readers say about them. */
  blog?: boolean
  /** Whether it shows settings of the market, as every page does in its footer. True unless set. */
  settings?: boolean
}

interface Entry<T> {
  value: T
  size: number
  expiresAt: number
  contents: CacheContents & Record<'items' | 'stores' | 'figures', ReadonlySet<string>>
}

interface Options<T> {
  /** The size limit for all entries together; the oldest are evicted. */
  capacity: number
  /** The size of an entry; 1 unless set. */
  sizeOf?(value: T): number
  /** How long an entry may show an order by trend, or "ends in 2 hours"; whatever else it shows is never out of date. */
  maxAgeMs?: number
  now?(): number
}

const MAX_AGE_MS = 30_000

/** Values by key, dropped by the commits that change what they show, by age, and by size. */
export class ChangeCache<T> {
  readonly #entries = new Map<string, Entry<T>>()
  /** Values that are being made, and what had changed when that began. */
  readonly #pending = new Map<string, { version: number; value: Promise<T> }>()
  readonly #feed: ChangeFeed
  readonly #options: Required<Options<T>>
  #taken = 0
  #version = 0

  constructor(feed: ChangeFeed, options: Options<T>) {
    this.#feed = feed
    this.#options = { sizeOf: () => 1, maxAgeMs: MAX_AGE_MS, now: Date.now, ...options }
    feed.listen((changes) => {
      this.#version += 1
      for (const [key, { contents }] of this.#entries) if (isStale(contents, changes)) this.drop(key)
    })
  }

  find(key: string): T | null {
    this.#feed.noticeOthers()
    const entry = this.#entries.get(key)
    if (!entry) return null
    if (entry.expiresAt >= this.#options.now()) return entry.value
    this.drop(key)
    return null
  }

  /**
   * The value from the cache; else it is made, once for all who ask meanwhile. Who asks after a commit never gets what
   * began before it.
   * @param contentsOf what the value shows; null when it is not to be cached
   * @throws what making it throws; it is then made again the next time
   */
  ask(key: string, make: () => Promise<T>, contentsOf: (value: T) => CacheContents | null): Promise<T> {
    const found = this.find(key)
    if (found !== null) return Promise.resolve(found)
    const pending = this.#pending.get(key)
    if (pending?.version === this.#version) return pending.value
    const entry = { version: this.#version, value: this.#make(key, make, contentsOf) }
    this.#pending.set(key, entry)
    const settle = (): void => {
      if (this.#pending.get(key) === entry) this.#pending.delete(key)
    }
    entry.value.then(settle, settle)
    return entry.value
  }

  async #make(
    key: string,
    make: () => Promise<T>,
    contentsOf: (value: T) => CacheContents | null,
  ): Promise<T> {
    const version = this.#version
    const value = await make()
    const contents = contentsOf(value)
    // Something has changed since it began: it may be out of date already.
    if (contents !== null && version === this.#version) this.keep(key, value, contents)
    return value
  }

  keep(key: string, value: T, contents: CacheContents): void {
    const { sizeOf, now, maxAgeMs, capacity } = this.#options
    this.drop(key)
    const size = sizeOf(value)
    const { items, stores, figures, until, ...rest } = contents
    const expiresAt = Math.min(now() + maxAgeMs, (until ?? Number.POSITIVE_INFINITY) - 1)
    this.#entries.set(key, {
      value,
      size,
      expiresAt,
      contents: { ...rest, items: new Set(items), stores: new Set(stores), figures: new Set(figures) },
    })
    this.#taken += size
    for (const oldest of this.#entries.keys()) {
      if (this.#taken <= capacity) break
      this.drop(oldest)
    }
  }

  drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#taken -= entry.size
  }
}

const isStale = (contents: Entry<unknown>['contents'], changes: Changes): boolean =>
  changes.everything ||
  (changes.lists && contents.lists === true) ||
  ((changes.lists || changes.catalogue || changes.stores.size > 0) && contents.catalogue === true) ||
  (changes.banners && contents.banners === true) ||
  (changes.blog && contents.blog === true) ||
  (changes.settings && contents.settings !== false) ||
  overlaps(changes.items, contents.items) ||
  overlaps(changes.stores, contents.stores) ||
  overlaps(changes.figures, contents.figures)

function overlaps(changed: ReadonlySet<string>, shown: ReadonlySet<string>): boolean {
  const [few, many] = changed.size < shown.size ? [changed, shown] : [shown, changed]
  for (const id of few) if (many.has(id)) return true
  return false
}
