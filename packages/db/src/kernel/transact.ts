import { CommitQueue } from '../sqlite/commit-queue'
import type { Writer } from '../sqlite/writer'
import type { Roots } from './roots'
import type { Tx } from './tx'

export type { Tx } from './tx'

/**
 * Runs a work in a transaction. The roots are what it reads and then writes on the strength of that: an engine with
 * several writers locks them first. SQLite has one writer, who holds the whole file.
 */
export type Transact = <T>(roots: Roots, work: (tx: Tx) => Promise<T>) => Promise<T>

/**
 * Makes `transact`: commits what a work wrote, or leaves nothing of it when it throws. Works that wait at the
 * same time share one commit, and each is answered after it. A work is run again when another process holds
 * the write lock or when the commit it shared failed, so it must have no effect outside the transaction.
 * Its work throws DomainError BUSY when the lock stays taken, STORAGE_FULL when nothing can be written.
 * @param onTaskError called when a task after the commit fails; the commit remains
 */
export function makeTransact(writer: Writer, onTaskError: (error: unknown) => void): Transact {
  const queue = new CommitQueue(writer, onTaskError)
  return (_roots, work) => queue.run(work)
}
