import type { Tx } from '@pasar/db'

export interface EndedSessions {
  userId: string
  /** Public ids. */
  sessionIds: readonly string[]
}

export type SessionsEndedListener = (ended: EndedSessions) => void

/** Notifies whoever keeps something open for a session (a socket) that it is over. */
export class SessionEnds {
  readonly #listeners = new Set<SessionsEndedListener>()

  /** @returns how to stop listening */
  listen(listener: SessionsEndedListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Notifies once the transaction is committed. */
  emitAfterCommit(tx: Tx, ended: EndedSessions): void {
    if (ended.sessionIds.length === 0) return
    for (const listener of this.#listeners) tx.afterCommit(() => listener(ended))
  }
}
