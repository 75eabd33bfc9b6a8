import { sql } from 'kysely'
import type { Db } from '../kernel/db'
import type { Reference } from '../kernel/references'

/** Every column that refers to a table, as the schema has it. */
export async function findReferences(db: Db, table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`select s.name as "table", r."from" as "column"
    from sqlite_schema s join pragma_foreign_key_list(s.name) r on r."table" = ${table}
    where s.type = 'table' order by 1, 2`.execute(db)
  return rows
}
