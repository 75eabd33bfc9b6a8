import Database from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'

/** Called after each statement, e.g. to count the queries of a page. */
export type QueryObserver = (sql: string) => void

/** Distinct statements are a few hundred; listings with many filter combinations make more. */
const MAX_KEPT_STATEMENTS = 600

/** An open handle as Kysely knows it, with a cache of prepared statements. */
export class SqliteConnection implements DatabaseConnection {
  readonly #database: Database.Database
  readonly #observe: QueryObserver
  readonly #statements = new Map<string, Database.Statement<unknown[]>>()

  constructor(database: Database.Database, observe: QueryObserver) {
    this.#database = database
    this.#observe = observe
  }

  #prepare(sql: string): Database.Statement<unknown[]> {
    const kept = this.#statements.get(sql)
    if (kept) return kept
    if (this.#statements.size >= MAX_KEPT_STATEMENTS) this.#statements.clear()
    const statement = this.#database.prepare<unknown[]>(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(sql)
    this.#observe(sql)
    // The row type is the query builder's word: rows end in this package, where columns are typed.
    if (statement.reader) return { rows: statement.all(...parameters) as R[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  // biome-ignore lint/correctness/useYield: lists are paged, never streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported: page by cursor instead')
  }

  run(sql: string): void {
    this.#prepare(sql).run()
  }

  /** A full disk makes SQLite roll back by itself: then there is nothing left to undo. */
  get isInTransaction(): boolean {
    return this.#database.inTransaction
  }
}

/** How long a connection waits for another process to finish writing. */
const BUSY_TIMEOUT_MS = 1_000

/** Opens a handle with the settings every connection must have, and proves that they took. */
export function openHandle(file: string, isWriter: boolean): Database.Database {
  const database = new Database(file, { readonly: !isWriter, timeout: BUSY_TIMEOUT_MS })
  if (isWriter) database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('trusted_schema = OFF')
  database.pragma('temp_store = MEMORY')
  database.pragma('cache_size = -12000')
  database.pragma('mmap_size = 0')
  database.pragma('wal_autocheckpoint = 2000')
  const FULL = 2
  const wanted = { journal_mode: 'wal', synchronous: FULL, foreign_keys: 1, trusted_schema: 0 }
  for (const [name, value] of Object.entries(wanted)) {
    const actual = database.pragma(name, { simple: true })
    if (actual !== value) throw new Error(`SQLite refused ${name} = ${value}: it is ${String(actual)}`)
  }
  return database
}
