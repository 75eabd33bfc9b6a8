import type { OpenDatabase } from '../sqlite/open'
import { MIGRATIONS, type Migration } from '.'

/**
 * Runs the migrations that are still missing, each in a transaction of its own: one that fails leaves
 * nothing of itself, and all before it.
 * @returns the names of those that ran
 */
export function migrate(
  { handle }: OpenDatabase,
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): string[] {
  handle.exec(
    'create table if not exists migrations (name text primary key, applied_at integer not null) strict',
  )
  const missing = missingMigrations({ handle }, migrations)
  const record = handle.prepare('insert into migrations (name, applied_at) values (?, ?)')
  for (const { name, sql, rebuilds, fill } of missing) {
    const run = handle.transaction(() => {
      handle.exec(sql)
      fill?.(handle)
      if (rebuilds) refuseBrokenReferences(handle)
      record.run(name, now)
    })
    // SQLite ignores this within a transaction.
    if (rebuilds) handle.pragma('foreign_keys = off')
    try {
      run.immediate()
    } finally {
      if (rebuilds) handle.pragma('foreign_keys = on')
    }
  }
  return missing.map(({ name }) => name)
}

/** Those a database has yet to see, in order: all of them when it is not one of ours yet. Changes nothing. */
export function missingMigrations(
  { handle }: Pick<OpenDatabase, 'handle'>,
  migrations: readonly Migration[] = MIGRATIONS,
): Migration[] {
  const isOurs = handle.prepare("select 1 from sqlite_schema where name = 'migrations'").get() !== undefined
  const done = isOurs
    ? handle
        .prepare<[], { name: string }>('select name from migrations')
        .all()
        .map(({ name }) => name)
    : []
  return migrations.filter(({ name }) => !done.includes(name))
}

function refuseBrokenReferences(handle: OpenDatabase['handle']): void {
  const broken = handle.pragma('foreign_key_check')
  if (Array.isArray(broken) && broken.length > 0)
    throw new Error(`References to a table made anew are broken: ${JSON.stringify(broken.slice(0, 3))}`)
}
