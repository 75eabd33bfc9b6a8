import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { prepareQueryForList } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'

export interface SettingRow {
  name: string
  value: string
  updatedAt: number
}

const settingRows = prepareQueryForList((db, _values, names: readonly string[]) =>
  db
    .selectFrom('settings')
    .select((eb) => ['name', 'value', eb.ref('updated_at').as('updatedAt')])
    .where('name', 'in', [...names])
    .compile(),
)

/**
 * The settings among these names that were ever written, with the time of their last change.
 * @param names written down in code: a query is kept for each list
 */
export async function findSettingRows(db: Db, names: readonly string[]): Promise<SettingRow[]> {
  return (await settingRows(db, {}, names)).rows
}

/**
 * Writes a setting while its version is the one that was seen; false when somebody has changed it meanwhile.
 * @param seen the time of the change that was seen; 0 where there was none
 */
export async function tryChangeSettingAt(
  tx: Tx,
  { name, value, seen, now }: { name: string; value: string; seen: number; now: number },
): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`insert into settings (name, value, updated_at)
    values (${name}, ${value}, ${now}) on conflict (name) do update set value = excluded.value,
    updated_at = excluded.updated_at where settings.updated_at = ${seen} returning name`.execute(tx)
  return rows.length === 1
}
