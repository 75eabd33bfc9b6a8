import { DomainError } from '@pasar/domain'
import type { Transaction } from 'kysely'
import { isBusy, isStorageFull } from './sqlite/errors'
import type { Db } from './sqlite/open'
import type { Tables } from './tables'

/** A running transaction. Await nothing but this inside: everyone else who writes is waiting. */
export interface Tx extends Transaction<Tables> {
  /** Runs after the commit, e.g. to tell sockets; dropped when the transaction is rolled back. */
  afterCommit(task: () => void | Promise<void>): void
}

export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

const MAX_TRIES = 5

/**
 * Makes `transact`: begins immediate, commits, rolls back on throw. When another process holds the
 * write lock the whole work is run again, so it must have no effect outside the transaction.
 * Its work throws DomainError BUSY when the lock stays taken, STORAGE_FULL when nothing can be written.
 * @param onTaskError told when a task after the commit fails; the commit stands
 */
export function makeTransact(write: Db, onTaskError: (error: unknown) => void): Transact {
  return async (work) => {
    for (let tries = 1; ; tries++) {
      const tasks: (() => void | Promise<void>)[] = []
      try {
        const result = await write
          .transaction()
          .execute((trx) =>
            work(Object.assign(trx, { afterCommit: (task: () => void) => void tasks.push(task) })),
          )
        for (const task of tasks) {
          try {
            await task()
          } catch (error) {
            onTaskError(error)
          }
        }
        return result
      } catch (error) {
        if (isStorageFull(error)) throw new DomainError('STORAGE_FULL')
        if (!isBusy(error)) throw error
        if (tries >= MAX_TRIES) throw new DomainError('BUSY')
      }
    }
  }
}
