import type { CompiledQuery, Insertable, QueryResult } from 'kysely'
import type { Tables } from '../tables'
import type { Db } from './db'

/** Stands in a compiled query for a value that is told when it runs. */
class Slot {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`A kept query must not look at its value ${this.name}`)
  }
}

/**
 * A query that is built and compiled once, with its first use, and then run with other values: building and
 * compiling take several times as long as SQLite does. Values may be handed to the query only; what it looks
 * like must not depend on them.
 * @param build writes the query; its second argument has a place for each value
 */
export function keepQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<QueryResult<Row>> {
  const slots = new Proxy({} as Values, { get: (_target, name) => new Slot(String(name)) })
  let kept: CompiledQuery<Row> | null = null
  return (db, values) => {
    kept ??= build(db, slots)
    const { query, queryId, sql } = kept
    const parameters = kept.parameters.map((value) =>
      value instanceof Slot ? Reflect.get(values, value.name) : value,
    )
    return db.executeQuery({ query, queryId, sql, parameters })
  }
}

type InsertRow = (db: Db, row: object) => Promise<QueryResult<unknown>>
const inserts = new Map<string, InsertRow>()

/** Adds one row; the statement for these columns of the table is kept. Columns that are undefined get their default. */
export async function insertRow<Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<void> {
  const columns = Object.keys(row).filter((column) => Reflect.get(row, column) !== undefined)
  const key = `${table} ${columns.join()}`
  let insert = inserts.get(key)
  if (!insert) {
    insert = keepQuery<object, unknown>((builder, slots) =>
      builder
        .insertInto<keyof Tables>(table)
        .values(Object.fromEntries(columns.map((column) => [column, Reflect.get(slots, column)])))
        .compile(),
    )
    inserts.set(key, insert)
  }
  await insert(db, row)
}
