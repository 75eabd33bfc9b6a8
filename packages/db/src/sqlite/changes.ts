import type Database from 'better-sqlite3'
import { type ChangedKind, changeTriggers } from './change-triggers'

/** What a commit changed of the things that public pages show. */
export interface Changes {
  /** Items whose page or card looks different now. */
  items: ReadonlySet<string>
  /** Stores whose name or texts changed. */
  stores: ReadonlySet<string>
  /** Stores of which buyers and readers think otherwise now: rating, questions answered. */
  figures: ReadonlySet<string>
  /** True when lists (home sections, store pages) may hold other items or another order now. */
  lists: boolean
  /** True when listings may hold, order or count items otherwise now: by price, stock, rating, words and so on. */
  catalogue: boolean
  banners: boolean
  /** Articles, or what readers say about them. */
  blog: boolean
  /** The settings that the market's texts show. */
  settings: boolean
  /** Another process has written: anything may be different. */
  everything: boolean
}

export type ChangeListener = (changes: Changes) => void

/** What is noted until the commit. */
class Notes {
  readonly items = new Set<string>()
  readonly stores = new Set<string>()
  readonly figures = new Set<string>()
  lists = false
  catalogue = false
  banners = false
  blog = false
  settings = false

  get isEmpty(): boolean {
    const isAny = this.lists || this.catalogue || this.banners || this.blog || this.settings
    return !isAny && this.items.size + this.stores.size + this.figures.size === 0
  }

  add(kind: ChangedKind, id: string): void {
    if (kind === 'item') this.items.add(id)
    else if (kind === 'store') this.stores.add(id)
    else if (kind === 'figures') this.figures.add(id)
    else this[kind] = true
  }

  addAll(other: Notes): void {
    for (const id of other.items) this.items.add(id)
    for (const id of other.stores) this.stores.add(id)
    for (const id of other.figures) this.figures.add(id)
    this.lists ||= other.lists
    this.catalogue ||= other.catalogue
    this.banners ||= other.banners
    this.blog ||= other.blog
    this.settings ||= other.settings
  }
}

/**
 * Records what a transaction changes, by temporary triggers on the writing connection, whichever
 * statement does it, and notifies listeners after the commit. The one owner of "this page is out of date".
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

  /** @param onError called when a listener fails; the commit remains, and the other listeners are still called */
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError
  }

  /** Starts watching; the tables must exist. Writing many rows at once is quicker without. */
  watch(writer: Database.Database): void {
    if (this.#isWatching) return
    writer.function('note_change', { directOnly: false }, (kind: ChangedKind, id: string) => {
      this.#notes.add(kind, id)
      return null
    })
    writer.exec(changeTriggers(writer))
    this.#version = writer.prepare<[], number>('pragma data_version').pluck()
    this.#lastVersion = this.#version.get()
    this.#isWatching = true
  }

  /** @returns how to stop listening */
  listen(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** A part of the transaction is finished: its changes are reported with the commit. */
  keep(): void {
    if (this.#notes.isEmpty) return
    this.#kept.addAll(this.#notes)
    this.forget()
  }

  /** A part of the transaction is undone. */
  forget(): void {
    if (!this.#notes.isEmpty) this.#notes = new Notes()
  }

  /** After a commit: reports its changes. */
  flush(): void {
    this.keep()
    if (this.#kept.isEmpty) return
    const { items, stores, figures, lists, catalogue, banners, blog, settings } = this.#kept
    this.clear()
    this.#notify({ items, stores, figures, lists, catalogue, banners, blog, settings, everything: false })
  }

  /** Checks whether another process has written, such as a seed or the console, and reports it. Takes some microseconds. */
  noticeOthers(): void {
    const version = this.#version?.get()
    if (version === this.#lastVersion) return
    this.#lastVersion = version
    const none = new Set<string>()
    const all = { lists: true, catalogue: true, banners: true, blog: true, settings: true, everything: true }
    this.#notify({ items: none, stores: none, figures: none, ...all })
  }

  #notify(changes: Changes): void {
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
