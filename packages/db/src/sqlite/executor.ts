import {
  type CompiledQuery,
  type ConnectionProvider,
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

const ADAPTER = new SqliteAdapter()
/** It begins anew with each query, and compiles it without a pause. */
const COMPILER = new SqliteQueryCompiler()

/** Hands statements to the connection: Kysely's own executor waits for eight promises around each of them. */
class DirectExecutor extends DefaultQueryExecutor {
  readonly #connection: SqliteConnection
  #isEnded = false

  constructor(connection: SqliteConnection, provider: ConnectionProvider) {
    super(COMPILER, ADAPTER, provider)
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

/** What all that is made of one connection has in common. */
function partsOf(connection: SqliteConnection) {
  const driver = new SqliteDriver(connection)
  const dialect: Dialect = {
    createAdapter: () => ADAPTER,
    createDriver: () => driver,
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => COMPILER,
  }
  const provider = new DefaultConnectionProvider(driver)
  return {
    config: { dialect },
    dialect,
    driver,
    makeExecutor: () => new DirectExecutor(connection, provider),
  }
}

/** A connection as query functions know it. */
export function makeDb(connection: SqliteConnection): Db {
  const { makeExecutor, ...parts } = partsOf(connection)
  return new Kysely<Tables>({ ...parts, executor: makeExecutor() })
}

/** A transaction as works know it; `end` makes it useless, so that work nobody waited for cannot write into someone else's. */
export interface OpenTransaction {
  trx: Transaction<Tables>
  end(): void
}

/** @returns how to open transactions on a connection */
export function makeTransactions(connection: SqliteConnection): () => OpenTransaction {
  const { makeExecutor, config, dialect, driver } = partsOf(connection)
  return () => {
    const executor = makeExecutor()
    return {
      trx: new Transaction<Tables>({ config, dialect, driver, executor }),
      end: () => executor.end(),
    }
  }
}
