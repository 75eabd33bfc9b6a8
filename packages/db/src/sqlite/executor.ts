import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Dialect,
  type Driver,
  Kysely,
  type OperationNode,
  type QueryId,
  type QueryResult,
  RawNode,
  type RootOperationNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  Transaction,
  ValueNode,
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

/**
 * Writes a template of `sql` down. The compiler takes several times as long for the same text.
 * @returns false for one that holds more than values and other templates
 */
function writeTemplate(node: RootOperationNode | OperationNode, text: string[], values: unknown[]): boolean {
  if (RawNode.is(node)) {
    const { sqlFragments, parameters } = node
    for (const [at, fragment] of sqlFragments.entries()) {
      text.push(fragment)
      const parameter = parameters[at]
      if (parameter !== undefined && !writeTemplate(parameter, text, values)) return false
    }
    return true
  }
  if (!ValueNode.is(node) || node.immediate) return false
  text.push('?')
  values.push(node.value)
  return true
}

/** Hands statements to the connection: Kysely's own executor waits for eight promises around each of them. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: SqliteConnection
  #isEnded = false

  constructor(connection: SqliteConnection, driver: Driver) {
    super(new SqliteQueryCompiler(), new SqliteAdapter(), new DefaultConnectionProvider(driver))
    this.#connection = connection
  }

  override compileQuery<R = unknown>(node: RootOperationNode, queryId: QueryId): CompiledQuery<R> {
    const text: string[] = []
    const parameters: unknown[] = []
    if (!RawNode.is(node) || !writeTemplate(node, text, parameters)) return super.compileQuery(node, queryId)
    return { query: node, queryId, sql: text.join(''), parameters }
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
