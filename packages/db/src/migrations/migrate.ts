import type { OpenDatabase } from '../sqlite/open'
import { MIGRATIONS, type Migration } from '.'

/** The database has seen migrations that this version does not have: what it would write may break their rules. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError'
}

/**
 * Runs the migrations that are still missing, each in a transaction of its own: one that fails leaves
 * nothing of itself, and all before it.
 * @returns the names of those that ran
 * @throws NewerDatabaseError before anything is changed
 */
export function migrate(
  { handle }: OpenDatabase,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): string[] {
  handle.exec(
    'create table if not exists migrations (name text primary key, applied_at integer not null) strict',
  )
  refuseNewer(handle, migrations)
  const missing = missingMigrations({ handle }, migrations)
  const record = handle.prepare('insert into migrations (name, applied_at) values (?, ?)')
  const isDone = handle.prepare('select 1 from migrations where name = ?')
  const ran: string[] = []
  for (const { name, sql, rebuilds, fill } of missing) {
    const run = handle.transaction(() => {
      // Another process may have been faster.
      if (isDone.get(name) !== undefined) return
      handle.exec(sql)
      fill?.(handle)
      if (rebuilds) refuseBrokenReferences(handle)
      record.run(name, now)
      ran.push(name)
    })
    // SQLite ignores this within a transaction.
    if (rebuilds) handle.pragma('foreign_keys = off')
    try {
      run.immediate()
    } finally {
      if (rebuilds) handle.pragma('foreign_keys = on')
    }
  }
  return ran
}

/** Those a database has yet to see, in order: all of them when it is not one of ours yet. Changes nothing. */
export function missingMigrations(
  { handle }: Pick<OpenDatabase, 'handle'>,
  migrations: readonly Migration[] = MIGRATIONS,
): Migration[] {
  const isOurs = handle.prepare("select 1 from sqlite_schema where name = 'migrations'").get() !== undefined
  const done = isOurs ? listDone(handle) : []
  return migrations.filter(({ name }) => !done.includes(name))
}

/** Whether nothing was ever written into a database: SQLite takes an empty file for one. */
export const isBlank = ({ handle }: Pick<OpenDatabase, 'handle'>): boolean =>
  handle.prepare('select 1 from sqlite_schema').get() === undefined

const listDone = (handle: OpenDatabase['handle']): string[] =>
  handle
    .prepare<[], { name: string }>('select name from migrations order by name')
    .all()
    .map(({ name }) => name)

function refuseNewer(handle: OpenDatabase['handle'], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name))
  const latest = listDone(handle)
    .filter((name) => !known.has(name))
    .at(-1)
  if (latest !== undefined)
    throw new NewerDatabaseError(`its database was opened by a later version of Pasar (${latest}).`)
}

function refuseBrokenReferences(handle: OpenDatabase['handle']): void {
  const broken = handle.pragma('foreign_key_check')
  if (Array.isArray(broken) && broken.length > 0)
    throw new Error(`References to a table made anew are broken: ${JSON.stringify(broken.slice(0, 3))}`)
}
