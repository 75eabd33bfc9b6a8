import type { Services } from '@pasar/api'

/** What a page shows, told by its loader; a page whose loader tells nothing is not cached. */
export interface PageContents {
  items?: Iterable<string>
  stores?: Iterable<string>
  /** Stores whose rating and answers it shows. */
  figures?: Iterable<string>
  /** The page shows lists that new or other items could enter. */
  lists?: boolean
  /** It shows a listing: sorted, narrowed and counted by what any item may be. */
  catalogue?: boolean
  banners?: boolean
  /** It tells what the market's settings say, as every page does in its footer. True unless told otherwise. */
  settings?: boolean
}

interface Entry<T> {
  value: T
  bytes: number
  expiresAt: number
  contents: Required<PageContents> & Record<'items' | 'stores' | 'figures', ReadonlySet<string>>
}

/** Order by trend and "ends in 2 hours" may be this old; whatever else a page shows is never out of date. */
const MAX_AGE_MS = 30_000
const MAX_BYTES = 16 * 1024 * 1024
const MAX_DECLINED = 1_000

/** Entries by key, dropped by the commits that change what they show, by age, and for want of room. */
export class EntryStore<T> {
  readonly #entries = new Map<string, Entry<T>>()
  /** Keys whose pages cannot be shared, so that each is not rendered twice each time. */
  readonly #declined = new Map<string, number>()
  readonly #sizeOf: (value: T) => number
  #bytes = 0
  #version = 0

  constructor(onChange: Services['onChange'], sizeOf: (value: T) => number) {
    this.#sizeOf = sizeOf
    onChange((changes) => {
      this.#version += 1
      for (const [key, { contents }] of this.#entries) {
        const isStale =
          changes.everything ||
          (changes.lists && contents.lists) ||
          ((changes.lists || changes.catalogue || changes.stores.size > 0) && contents.catalogue) ||
          (changes.banners && contents.banners) ||
          (changes.settings && contents.settings) ||
          overlaps(changes.items, contents.items) ||
          overlaps(changes.stores, contents.stores) ||
          overlaps(changes.figures, contents.figures)
        if (isStale) this.#drop(key)
      }
    })
  }

  /** Rises with each commit that changes anything. */
  get version(): number {
    return this.#version
  }

  find(key: string): T | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    if (entry.expiresAt >= Date.now()) return entry.value
    this.#drop(key)
    return null
  }

  /** @param version of when the value began to be made: it is not kept when something has changed since */
  keep(key: string, value: T, contents: PageContents, version: number): void {
    if (version !== this.#version) return
    this.#drop(key)
    const bytes = this.#sizeOf(value)
    this.#entries.set(key, { value, bytes, expiresAt: Date.now() + MAX_AGE_MS, contents: complete(contents) })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MAX_BYTES) break
      this.#drop(oldest)
    }
  }

  decline(key: string): void {
    this.#declined.delete(key)
    this.#declined.set(key, Date.now() + MAX_AGE_MS)
    const [oldest] = this.#declined.keys()
    if (this.#declined.size > MAX_DECLINED && oldest !== undefined) this.#declined.delete(oldest)
  }

  isDeclined(key: string): boolean {
    const until = this.#declined.get(key)
    if (until === undefined) return false
    if (until >= Date.now()) return true
    this.#declined.delete(key)
    return false
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}

const complete = ({ items, stores, figures, lists, catalogue, banners, settings }: PageContents) => ({
  items: new Set(items),
  stores: new Set(stores),
  figures: new Set(figures),
  lists: lists ?? false,
  catalogue: catalogue ?? false,
  banners: banners ?? false,
  settings: settings ?? true,
})

function overlaps(changed: ReadonlySet<string>, shown: ReadonlySet<string>): boolean {
  const [few, many] = changed.size < shown.size ? [changed, shown] : [shown, changed]
  for (const id of few) if (many.has(id)) return true
  return false
}
