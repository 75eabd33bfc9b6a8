import { segmentText } from '@pasar/domain'
import type BetterSqlite3 from 'better-sqlite3'
import type { Insertable } from 'kysely'
import type { OpenDatabase } from '../sqlite/open'
import type { SearchText } from '../sqlite/search'
import type { Tables } from '../tables'

/** Writes rows with kept statements on the writing handle: about ten times faster than through the query builder. */
export interface SeedWriter {
  /** @returns the number of the row */
  insert<T extends keyof Tables>(table: T, row: Insertable<Tables[T]>): number
  /** Puts an item that is not there yet into the word index. */
  index(text: SearchText): void
}

/** A writer for one transaction or several; the caller begins and ends them. */
export function makeSeedWriter({ handle }: OpenDatabase): SeedWriter {
  const statements = new Map<string, BetterSqlite3.Statement<unknown[]>>()
  const prepare = (table: string, columns: readonly string[]): BetterSqlite3.Statement<unknown[]> => {
    const name = `${table} ${columns.join()}`
    const kept = statements.get(name)
    if (kept) return kept
    const places = columns.map(() => '?').join(', ')
    const made = handle.prepare<unknown[]>(`insert into ${table} (${columns.join(', ')}) values (${places})`)
    statements.set(name, made)
    return made
  }
  const indexing = handle.prepare<unknown[]>(
    'insert into item_search (rowid, title, store, category, description) values (?, ?, ?, ?, ?)',
  )
  return {
    insert: (table, row) => {
      const statement = prepare(table, Object.keys(row))
      return Number(statement.run(...Object.values(row)).lastInsertRowid)
    },
    index: ({ seq, title, store, category, description }) => {
      indexing.run(
        seq,
        segmentText(title),
        segmentText(store),
        segmentText(category),
        segmentText(description),
      )
    },
  }
}

/** Runs `work` in one immediate transaction: all of it is there afterwards, or nothing. */
export const inTransaction = <T>({ handle }: OpenDatabase, work: () => T): T =>
  handle.transaction(work).immediate()
