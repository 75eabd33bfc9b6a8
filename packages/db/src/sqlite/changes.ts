import type Database from 'better-sqlite3'

/** What a commit changed of the things that public pages show. */
export interface Changes {
  /** Items whose page or card looks different now. */
  items: ReadonlySet<string>
  /** Stores whose name or texts changed. */
  stores: ReadonlySet<string>
  /** True when lists (home sections, store pages) may hold other items or another order now. */
  lists: boolean
  /** True when listings may hold, order or count items otherwise now: by price, stock, rating, words and so on. */
  catalogue: boolean
  banners: boolean
  /** What the market tells of itself in its texts. */
  settings: boolean
  /** Another process has written: anything may be different. */
  everything: boolean
}

type Kind = 'item' | 'store' | 'lists' | 'catalogue' | 'banners' | 'settings'

export type ChangeListener = (changes: Changes) => void

/** Columns of items that a card or an item's page shows. A changed trend is not among them: orders may be a little old. */
const SHOWN_COLUMNS =
  'title, slug, description, category, condition, status, price_sen, original_price_sen, stock, is_virtual, ' +
  'base_shipping_sen, ships_from, rating_sum, rating_count, sold_count, ends_at'
/** Columns that decide on which list an item stands. */
const LISTED_COLUMNS = 'status, featured_at, published_at, category'

/** What listings are sorted by, narrowed by, searched by or counted by. Of the stock it only counts whether there is some. */
const BROWSED = [
  'price_sen',
  'is_on_offer',
  'ships_free',
  'condition',
  'listing_type',
  'ships_from',
  'rating_score',
  'ends_at',
  'title',
  'description',
  'stock > 0',
]
const isBrowsedOtherwise = BROWSED.map((value) => `old.${value} is not new.${value}`).join(' or ')

/** No page shows the probe that says whether the database takes writes. */
const IS_SHOWN = "new.name <> 'last_probe'"

const trigger = (
  name: string,
  when: string,
  table: string,
  kind: Kind,
  id: string,
  condition = '1',
): string =>
  `create temp trigger changes_${name} after ${when} on main.${table} when ${condition} begin select note_change('${kind}', ${id}); end;`

const TRIGGERS = [
  trigger('items_shown', `update of ${SHOWN_COLUMNS}`, 'items', 'item', 'new.id'),
  trigger('items_listed', `update of ${LISTED_COLUMNS}`, 'items', 'lists', 'new.id'),
  trigger('items_browsed', 'update', 'items', 'catalogue', 'new.id', isBrowsedOtherwise),
  trigger('items_added', 'insert', 'items', 'lists', 'new.id'),
  trigger('variants', 'update', 'item_variants', 'item', 'new.item_id'),
  trigger('images_added', 'insert', 'item_images', 'item', 'new.item_id'),
  trigger('images_changed', 'update', 'item_images', 'item', 'new.item_id'),
  trigger('images_gone', 'delete', 'item_images', 'item', 'old.item_id'),
  trigger('reviews_changed', 'update', 'reviews', 'item', 'new.item_id'),
  trigger('questions_changed', 'update', 'questions', 'item', 'new.item_id'),
  trigger('questions_gone', 'delete', 'questions', 'item', 'old.item_id'),
  trigger('auctions', 'update of state, bid_count, leader_id', 'auctions', 'item', 'new.item_id'),
  trigger('stores', 'update', 'stores', 'store', 'new.id'),
  trigger('stores_gone', 'delete', 'stores', 'store', 'old.id'),
  trigger('banners_added', 'insert', 'banners', 'banners', 'new.id'),
  trigger('banners_changed', 'update', 'banners', 'banners', 'new.id'),
  trigger('banners_gone', 'delete', 'banners', 'banners', 'old.id'),
  trigger('banner_texts', 'update', 'banner_texts', 'banners', 'new.banner_id'),
  trigger('settings_added', 'insert', 'settings', 'settings', 'new.name', IS_SHOWN),
  trigger('settings_changed', 'update', 'settings', 'settings', 'new.name', IS_SHOWN),
  trigger('settings_gone', 'delete', 'settings', 'settings', 'old.name'),
].join('\n')

/** What is noted until the commit. */
class Notes {
  readonly items = new Set<string>()
  readonly stores = new Set<string>()
  lists = false
  catalogue = false
  banners = false
  settings = false

  get isEmpty(): boolean {
    const isAny = this.lists || this.catalogue || this.banners || this.settings
    return !isAny && this.items.size === 0 && this.stores.size === 0
  }

  add(kind: Kind, id: string): void {
    if (kind === 'item') this.items.add(id)
    else if (kind === 'store') this.stores.add(id)
    else this[kind] = true
  }

  addAll(other: Notes): void {
    for (const id of other.items) this.items.add(id)
    for (const id of other.stores) this.stores.add(id)
    this.lists ||= other.lists
    this.catalogue ||= other.catalogue
    this.banners ||= other.banners
    this.settings ||= other.settings
  }
}

/**
 * Notices, by triggers that live on the writing connection only, what a transaction changes, whichever
 * statement does it, and tells listeners once it is committed. The one owner of "this page is out of date".
 */
export class ChangeFeed {
  readonly #onError: (error: unknown) => void
  readonly #listeners = new Set<ChangeListener>()
  /** Of the part of the transaction that is being written. */
  #notes = new Notes()
  /** Of its finished parts. */
  #kept = new Notes()
  #isWatching = false
  /** A number that other connections' commits change. */
  #version: Database.Statement<[], number> | null = null
  #lastVersion: number | undefined

  /** @param onError told when a listener fails; the commit stands, and the other listeners are told all the same */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** Starts watching; the tables must exist. Writing many rows at once is quicker without. */
  watch(writer: Database.Database): void {
    if (this.#isWatching) return
    writer.function('note_change', { directOnly: false }, (kind: Kind, id: string) => {
      this.#notes.add(kind, id)
      return null
    })
    writer.exec(TRIGGERS)
    this.#version = writer.prepare<[], number>('pragma data_version').pluck()
    this.#lastVersion = this.#version.get()
    this.#isWatching = true
  }

  /** @returns how to stop listening */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** A part of the transaction is finished: what it changed is told with the commit. */
  keep(): void {
    if (this.#notes.isEmpty) return
    this.#kept.addAll(this.#notes)
    this.forget()
  }

  /** A part of the transaction is undone. */
  forget(): void {
    if (!this.#notes.isEmpty) this.#notes = new Notes()
  }

  /** After a commit: tells what it changed. */
  flush(): void {
    this.keep()
    if (this.#kept.isEmpty) return
    const { items, stores, lists, catalogue, banners, settings } = this.#kept
    this.clear()
    this.#tell({ items, stores, lists, catalogue, banners, settings, everything: false })
  }

  /** Asks whether another process has written, such as a seed or the console, and tells if so. Costs some microseconds. */
  noticeOthers(): void {
    const version = this.#version?.get()
    if (version === this.#lastVersion) return
    this.#lastVersion = version
    const none = new Set<string>()
    const all = { lists: true, catalogue: true, banners: true, settings: true, everything: true }
    this.#tell({ items: none, stores: none, ...all })
  }

  #tell(changes: Changes): void {
    for (const listener of this.#listeners) {
      try {
        listener(changes)
      } catch (error) {
        this.#onError(error)
      }
    }
  }

  /** After a rollback: nothing happened. */
  clear(): void {
    this.#notes = new Notes()
    this.#kept = new Notes()
  }
}
