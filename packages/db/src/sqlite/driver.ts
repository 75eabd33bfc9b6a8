import Database from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { ChangeFeed } from './changes'

/** Called after each statement, e.g. to count the queries of a page. */
export type QueryObserver = (sql: string) => void

/** Distinct statements are a few hundred; listings with many filter combinations make more. */
const MAX_KEPT_STATEMENTS = 600

class SqliteConnection implements DatabaseConnection {
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

/** Waits in line: a transaction has the writing connection for itself. */
class Turnstile {
  #last: Promise<void> = Promise.resolve()
  enter(): Promise<() => void> {
    let leave = (): void => {}
    const before = this.#last
    this.#last = new Promise((resolve) => {
      leave = resolve
    })
    return before.then(() => leave)
  }
}

class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection
  readonly #turnstile: Turnstile | null
  #leave: (() => void) | null = null

  readonly #changes: ChangeFeed | null

  constructor(connection: SqliteConnection, changes: ChangeFeed | null) {
    this.#connection = connection
    this.#changes = changes
    this.#turnstile = changes ? new Turnstile() : null
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    // Statements run to their end at once, so readers never need to wait for each other.
    if (this.#turnstile) this.#leave = await this.#turnstile.enter()
    return this.#connection
  }
  async releaseConnection(): Promise<void> {
    const leave = this.#leave
    this.#leave = null
    leave?.()
  }
  /** Immediate: a plain BEGIN that turns into a write later fails with SQLITE_BUSY under load. */
  async beginTransaction(): Promise<void> {
    this.#connection.run('begin immediate')
  }
  async commitTransaction(): Promise<void> {
    this.#connection.run('commit')
    this.#changes?.flush()
  }
  async rollbackTransaction(): Promise<void> {
    this.#changes?.clear()
    if (this.#connection.isInTransaction) this.#connection.run('rollback')
  }
  async destroy(): Promise<void> {}
}

/**
 * A Kysely dialect over an open better-sqlite3 handle: prepared statements are kept, transactions begin immediate.
 * @param changes told of commits and rollbacks; only the writing connection has one
 */
export function makeDialect(
  database: Database.Database,
  changes: ChangeFeed | null,
  observe: QueryObserver,
): Dialect {
  const connection = new SqliteConnection(database, observe)
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SqliteDriver(connection, changes),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
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
  database.pragma('cache_size = -16000')
  database.pragma('mmap_size = 0')
  const FULL = 2
  const wanted = { journal_mode: 'wal', synchronous: FULL, foreign_keys: 1, trusted_schema: 0 }
  for (const [name, value] of Object.entries(wanted)) {
    const actual = database.pragma(name, { simple: true })
    if (actual !== value) throw new Error(`SQLite refused ${name} = ${value}: it is ${String(actual)}`)
  }
  return database
}
