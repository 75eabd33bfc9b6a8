import { MIGRATIONS } from './migrations'
import type { OpenDatabase } from './sqlite/open'

/**
 * Runs the migrations that are still missing, each in a transaction of its own: one that fails leaves
 * nothing of itself, and all before it.
 * @returns the names of those that ran
 */
export function migrate({ handle }: OpenDatabase, now: number, migrations = MIGRATIONS): string[] {
  handle.exec(
    'create table if not exists migrations (name text primary key, applied_at integer not null) strict',
  )
  const done = new Set(
    handle
      .prepare<[], { name: string }>('select name from migrations')
      .all()
      .map(({ name }) => name),
  )
  const record = handle.prepare('insert into migrations (name, applied_at) values (?, ?)')
  const missing = migrations.filter(({ name }) => !done.has(name))
  for (const { name, sql } of missing) {
    handle
      .transaction(() => {
        handle.exec(sql)
        record.run(name, now)
      })
      .immediate()
  }
  return missing.map(({ name }) => name)
}
