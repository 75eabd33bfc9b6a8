import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  Transaction,
} from 'kysely'
import type { Db } from '../kernel/db'
import type { Tables } from '../tables'
import type { SqliteConnection } from './driver'

const refuse = async (): Promise<never> => {
  throw new Error('Transactions are opened by transact only')
}

/** Statements run to their end at once, so nobody ever waits for the connection. */
class SqliteDriver implements Driver {
  readonly #connection: SqliteConnection
  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  beginTransaction = refuse
  commitTransaction = refuse
  rollbackTransaction = refuse
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Hands statements to the connection: Kysely's own executor waits for eight promises around each of them. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: SqliteConnection
  #isEnded = false

  constructor(connection: SqliteConnection, driver: Driver) {
    super(new SqliteQueryCompiler(), new SqliteAdapter(), new DefaultConnectionProvider(driver))
    this.#connection = connection
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isEnded) return Promise.reject(new Error('This transaction has ended'))
    return this.#connection.executeQuery<R>(query)
  }

  end(): void {
    this.#isEnded = true
  }
}

function propsOf(connection: SqliteConnection) {
  const driver = new SqliteDriver(connection)
  const dialect: Dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return { config: { dialect }, dialect, driver, executor: new DirectExecutor(connection, driver) }
}

/** A connection as query functions know it. */
export const makeDb = (connection: SqliteConnection): Db => new Kysely<Tables>(propsOf(connection))

/**
 * A connection in a transaction.
 * @returns `end` makes it useless, so that work nobody waited for cannot write into someone else's transaction
 */
export function makeTransaction(connection: SqliteConnection): { trx: Transaction<Tables>; end(): void } {
  const props = propsOf(connection)
  return { trx: new Transaction<Tables>(props), end: () => props.executor.end() }
}
