import type BetterSqlite3 from 'better-sqlite3'
import type { Db } from '../kernel/db'
import { ChangeFeed } from './changes'
import { openHandle, type QueryObserver, SqliteConnection } from './driver'
import { makeDb } from './executor'
import { Writer } from './writer'

export interface OpenDatabase {
  /** Readers see what is committed, and never wait for a transaction. */
  read: Db
  /** Only `transact` uses it. */
  writer: Writer
  /** The writing handle itself, for backup, bulk loading and checks; stays inside packages/db. */
  handle: BetterSqlite3.Database
  /** What commits change of what public pages show; silent until `changes.watch(handle)`. */
  changes: ChangeFeed
  close(): Promise<void>
}

export interface OpenOptions {
  /** Called after each statement. */
  observe?: QueryObserver
  /** Called when a listener to changes fails. */
  onListenerError?: (error: unknown) => void
}

const ignore = (): void => {}

/** Opens the database at `file` with one writing and one reading connection. */
export function openDatabase(
  file: string,
  { observe = ignore, onListenerError = ignore }: OpenOptions = {},
): OpenDatabase {
  const handle = openHandle(file, true)
  const reader = openHandle(file, false)
  const changes = new ChangeFeed(onListenerError)
  return {
    read: makeDb(new SqliteConnection(reader, observe)),
    writer: new Writer(new SqliteConnection(handle, observe), changes),
    handle,
    changes,
    // No `pragma optimize`: with statistics of a young market SQLite scans tables that grow later.
    close: async () => {
      reader.close()
      handle.close()
    },
  }
}
