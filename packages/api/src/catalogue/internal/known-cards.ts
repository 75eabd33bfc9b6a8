import { type Db, type ItemCard, mapCards } from '@pasar/db'
import type { ChangeFeed } from '../../platform/change-cache'

/**
 * Cards of items that lists have shown lately, by row number. A card is read once until a commit changes it, its store's
 * name, or anything at all from another process: pages of listings differ, the goods on them are often the same.
 */
export class KnownCards {
  readonly #feed: ChangeFeed
  readonly #capacity: number
  readonly #cards = new Map<number, ItemCard>()
  readonly #seqs = new Map<string, number>()
  #version = 0

  /** @param capacity how many are kept; those kept longest go first */
  constructor(feed: ChangeFeed, capacity: number) {
    this.#feed = feed
    this.#capacity = capacity
    feed.listen(({ everything, items, stores }) => {
      this.#version += 1
      if (everything) {
        this.#cards.clear()
        this.#seqs.clear()
        return
      }
      for (const id of items) this.#drop(id)
      if (stores.size > 0)
        for (const { id, storeId } of this.#cards.values()) if (stores.has(storeId)) this.#drop(id)
    })
  }

  /** @returns the cards of these items, in this order, without those of items that are gone. Nobody may change them. */
  async read(db: Db, seqs: readonly number[]): Promise<ItemCard[]> {
    this.#feed.noticeOthers()
    const version = this.#version
    const missing = seqs.filter((seq) => !this.#cards.has(seq))
    const known = missing.length === seqs.length ? [] : seqs.map((seq) => this.#cards.get(seq))
    const found = await mapCards(db, missing)
    // What was read before a commit may be out of date after it.
    if (version === this.#version) for (const [seq, card] of found) this.#keep(seq, card)
    return seqs.flatMap((seq, at) => known[at] ?? found.get(seq) ?? [])
  }

  #keep(seq: number, card: ItemCard): void {
    this.#cards.set(seq, Object.freeze(card))
    this.#seqs.set(card.id, seq)
    for (const [oldest, { id }] of this.#cards) {
      if (this.#cards.size <= this.#capacity) break
      this.#cards.delete(oldest)
      this.#seqs.delete(id)
    }
  }

  #drop(id: string): void {
    const seq = this.#seqs.get(id)
    if (seq === undefined) return
    this.#cards.delete(seq)
    this.#seqs.delete(id)
  }
}
