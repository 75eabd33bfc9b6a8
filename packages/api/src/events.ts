import type { Tx } from '@pasar/db'

/** What a member is told while connected. Names and fields are part of the published contract. */
export type MemberEvent =
  | { name: 'notification'; data: { _id: string; kind: string; link: string; createdAt: number } }
  | { name: 'cartChanged'; data: { count: number } }
  | { name: 'orderUpdated'; data: { orderId: string; state: string } }

export type EventListener = (userId: string, event: MemberEvent) => void

/** Tells members who are connected what has happened to what is theirs. Who is not, reads it later. */
export class Events {
  readonly #listeners = new Set<EventListener>()

  /** @returns how to stop listening */
  listen(listener: EventListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Tells once the transaction is committed. */
  tellAfter(tx: Tx, userId: string, event: MemberEvent): void {
    for (const listener of this.#listeners) tx.afterCommit(() => listener(userId, event))
  }
}
