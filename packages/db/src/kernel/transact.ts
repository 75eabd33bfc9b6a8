import type { Transaction } from 'kysely'
import { CommitQueue } from '../sqlite/commit-queue'
import type { Writer } from '../sqlite/writer'
import type { Tables } from '../tables'

/** A running transaction. Await nothing but this inside: everyone else who writes is waiting. */
export interface Tx extends Transaction<Tables> {
  /** Runs after the commit, e.g. to tell sockets; dropped when the transaction is rolled back. */
  afterCommit(task: () => void | Promise<void>): void
}

export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Makes `transact`: commits what a work wrote, or leaves nothing of it when it throws. Works that wait at the
 * same time share one commit, and each is answered after it. A work is run again when another process holds
 * the write lock or when the commit it shared failed, so it must have no effect outside the transaction.
 * Its work throws DomainError BUSY when the lock stays taken, STORAGE_FULL when nothing can be written.
 * @param onTaskError told when a task after the commit fails; the commit stands
 */
export function makeTransact(writer: Writer, onTaskError: (error: unknown) => void): Transact {
  const queue = new CommitQueue(writer, onTaskError)
  return (work) => queue.run(work)
}
