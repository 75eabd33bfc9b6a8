import type { ChangeFeed } from './changes'
import type { SqliteConnection } from './driver'
import { makeTransactions, type OpenTransaction } from './executor'

/**
 * The writing connection: one transaction at a time, in which several works may each have a part that can be
 * undone alone. Who uses it sees to the order of the calls.
 */
export class Writer {
  readonly #connection: SqliteConnection
  readonly #changes: ChangeFeed
  /** What one work writes with; worth nothing after `end`. */
  readonly open: () => OpenTransaction

  constructor(connection: SqliteConnection, changes: ChangeFeed) {
    this.#connection = connection
    this.#changes = changes
    this.open = makeTransactions(connection)
  }

  /** False after a full disk, too: SQLite then rolls back by itself. */
  get isInTransaction(): boolean {
    return this.#connection.isInTransaction
  }

  /** Immediate: a plain BEGIN that turns into a write later fails with SQLITE_BUSY under load. */
  begin(): void {
    this.#connection.run('begin immediate')
  }

  beginPart(): void {
    this.#connection.run('savepoint part')
  }

  keepPart(): void {
    this.#connection.run('release part')
    this.#changes.keep()
  }

  undoPart(): void {
    this.#changes.forget()
    this.#connection.run('rollback to part')
    this.#connection.run('release part')
  }

  /** Waits for the disk. */
  commit(): void {
    this.#connection.run('commit')
    this.#changes.flush()
  }

  rollback(): void {
    this.#changes.clear()
    if (this.isInTransaction) this.#connection.run('rollback')
  }
}
