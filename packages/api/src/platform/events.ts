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

  /** Emits at once, for what changes nothing. */
  emit(userId: string, event: MemberEvent): void {
    for (const listener of this.#listeners) listener(userId, event)
  }

  /** Emits once the transaction is committed. */
  emitAfterCommit(tx: Tx, userId: string, event: MemberEvent): void {
    for (const listener of this.#listeners) tx.afterCommit(() => listener(userId, event))
  }

  /** @returns how to stop listening */
  watchAuctions(listener: (event: AuctionEvent) => void): () => void {
    this.#watchers.add(listener)
    return () => void this.#watchers.delete(listener)
  }

  /** Notifies those who watch once the transaction is committed: also whoever began meanwhile and read what was before it. */
  emitToWatchersAfterCommit(tx: Tx, event: AuctionEvent): void {
    tx.afterCommit(() => {
      for (const listener of this.#watchers) listener(event)
    })
  }
}
