import type { Transaction } from 'kysely'
import type { Tables } from '../tables'

/** A running transaction. Await nothing but this inside: everyone else who writes is waiting. */
export interface Tx extends Transaction<Tables> {
  /** Runs after the commit, e.g. to notify sockets; dropped when the transaction is rolled back. */
  afterCommit(task: () => void | Promise<void>): void
}
