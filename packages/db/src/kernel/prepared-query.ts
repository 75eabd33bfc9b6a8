import {
  type CompiledQuery,
  type Expression,
  type Insertable,
  type OperationNode,
  type QueryResult,
  ValueNode,
} from 'kysely'
import type { Tables } from '../tables'
import type { Db } from './db'

/**
 * Stands in a prepared query for a value that is given when it runs. Only the query builder takes it: it is comparable
 * to no value, so that the text of a query cannot depend on one.
 */
export class Parameter<T> implements Expression<T> {
  readonly #name: string

  constructor(name: string) {
    this.#name = name
  }

  get expressionType(): T | undefined {
    return undefined
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this)
  }

  /** @returns the value of the parameter for this run */
  readFrom(values: object): unknown {
    return Reflect.get(values, this.#name)
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A prepared query must not look at its parameter ${this.#name}`)
  }
}

/** A parameter for each of the values. */
export type ParametersOf<Values> = { readonly [Name in keyof Values]: Parameter<Values[Name]> }

const parametersBy = <Values extends object>(make: (name: string) => unknown): ParametersOf<Values> =>
  new Proxy({} as ParametersOf<Values>, { get: (_target, name) => make(String(name)) })

/**
 * A query that is built and compiled once, with its first use, and then run with other values: building and
 * compiling take several times as long as SQLite does.
 *
 * What the query looks like must not depend on the values. A parameter that is compared to one does not compile.
 * TypeScript allows any comparison to null, and any condition; so the query is built with nulls, too, and its text has
 * to be the same.
 * @param build writes the query; its second argument has a parameter for each value
 * @throws Error with the first use, when the text depends on a parameter
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Db, parameters: ParametersOf<Values>) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  let prepared: CompiledQuery<Row> | null = null
  const prepare = (db: Db): CompiledQuery<Row> => {
    const built = build(
      db,
      parametersBy<Values>((name) => new Parameter(name)),
    )
    if (
      build(
        db,
        parametersBy<Values>(() => null),
      ).sql !== built.sql
    )
      throw new Error(`A prepared query must not depend on whether a parameter is null: ${built.sql}`)
    return built
  }
  return (db, values) => {
    prepared ??= prepare(db)
    const { query, queryId, sql } = prepared
    const parameters = prepared.parameters.map((value) =>
      value instanceof Parameter ? value.readFrom(values) : value,
    )
    return db.executeQuery({ query, queryId, sql, parameters })
  }
}

/**
 * Prepared queries that differ by a list whose length stands in their text, such as the states a row may come from:
 * one is kept for each list. For lists that are written down in code, not for what people send.
 */
export function prepareQueryForList<Values extends object, Entry extends string, Row>(
  build: (db: Db, parameters: ParametersOf<Values>, list: readonly Entry[]) => CompiledQuery<Row>,
): (db: Db, values: Values, list: readonly Entry[]) => Promise<QueryResult<Row>> {
  const prepared = new Map<string, (db: Db, values: Values) => Promise<QueryResult<Row>>>()
  return (db, values, list) => {
    const key = list.join()
    let query = prepared.get(key)
    if (!query) {
      query = prepareQuery<Values, Row>((builder, parameters) => build(builder, parameters, list))
      prepared.set(key, query)
    }
    return query(db, values)
  }
}

type InsertRow = (db: Db, row: object) => Promise<QueryResult<unknown>>
const inserts = new Map<string, InsertRow>()

/** Adds one row with a cached statement for these columns. Undefined columns get their default. */
export async function insertRow<Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<void> {
  const columns = Object.keys(row).filter((column) => Reflect.get(row, column) !== undefined)
  const key = `${table} ${columns.join()}`
  let insert = inserts.get(key)
  if (!insert) {
    insert = prepareQuery<object, unknown>((builder, parameters) =>
      builder
        .insertInto<keyof Tables>(table)
        .values(Object.fromEntries(columns.map((column) => [column, Reflect.get(parameters, column)])))
        .compile(),
    )
    inserts.set(key, insert)
  }
  await insert(db, row)
}

/**
 * Adds a few rows of the same columns by one statement, which is kept for each number of rows. Many rows are added one by
 * one, or as a list in JSON.
 * @throws RangeError when a row has other columns than the first, or leaves one undefined
 */
export async function insertRows<Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first)
  for (const row of rows)
    if (Object.keys(row).join() !== columns.join() || Object.values(row).includes(undefined))
      throw new RangeError(`Rows of ${table} differ in their columns`)
  const key = `${table} ${columns.join()} × ${rows.length}`
  let insert = inserts.get(key)
  if (!insert) {
    insert = prepareQuery<object, unknown>((builder, parameters) =>
      builder
        .insertInto<keyof Tables>(table)
        .values(
          rows.map((_, at) =>
            Object.fromEntries(columns.map((column) => [column, Reflect.get(parameters, `${at} ${column}`)])),
          ),
        )
        .compile(),
    )
    inserts.set(key, insert)
  }
  const values = rows.flatMap((row, at) =>
    columns.map((column) => [`${at} ${column}`, Reflect.get(row, column)] as const),
  )
  await insert(db, Object.fromEntries(values))
}
