import type { Tx } from '@pasar/db'
import type { AuctionEvent, MemberEvent } from './socket/events'

export type { AuctionEvent, MemberEvent } from './socket/events'

export type EventListener = (userId: string, event: MemberEvent) => void

/** Notifies members who are connected of what has happened to what is theirs. Who is not, reads it later. */
export class Events {
  readonly #listeners = new Set<EventListener>()
  readonly #watchers = new Set<(event: AuctionEvent) => void>()

  /** @returns how to stop listening */
  listen(listener: EventListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Notifies at once, of what changes nothing. */
  tell(userId: string, event: MemberEvent): void {
    for (const listener of this.#listeners) listener(userId, event)
  }

  /** Notifies once the transaction is committed. */
  tellAfter(tx: Tx, userId: string, event: MemberEvent): void {
    for (const listener of this.#listeners) tx.afterCommit(() => listener(userId, event))
  }

  /** @returns how to stop listening */
  watchAuctions(listener: (event: AuctionEvent) => void): () => void {
    this.#watchers.add(listener)
    return () => void this.#watchers.delete(listener)
  }

  /** Notifies those who watch, once the transaction is committed. */
  tellWatchersAfter(tx: Tx, event: AuctionEvent): void {
    for (const listener of this.#watchers) tx.afterCommit(() => listener(event))
  }
}
