import type { Tx } from '@pasar/db'
import type { AuctionState, PublishedMessage } from '@pasar/domain'

/** Events a connected member gets. Names and fields are part of the published contract. */
export type MemberEvent =
  | { name: 'notification'; data: { _id: string; kind: string; link: string; createdAt: number } }
  | { name: 'cartChanged'; data: { count: number } }
  | { name: 'orderUpdated'; data: { orderId: string; state: string } }
  /** To the receiver; to the sender, too, when the message had waited for an admin. */
  | { name: 'messageApproved'; data: PublishedMessage }
  /** To the sender. */
  | { name: 'messageRejected'; data: PublishedMessage }

/** Events that everybody who watches an auction gets. */
export interface AuctionEvent {
  itemId: string
  /** In ringgit. */
  price: number
  bids: number
  /** A masked name; null without a bid. */
  leader: string | null
  /** Milliseconds since the epoch. */
  endsAt: number
  state: AuctionState
}

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
