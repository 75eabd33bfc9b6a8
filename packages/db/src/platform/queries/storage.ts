import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import type { Tx } from '../../kernel/transact'

/** How much a part of the data folder takes. */
export interface StorageMeasure {
  /** A file or a folder in it. */
  part: string
  bytes: number
  files: number
}

/** Keeps the measures of a Malaysian day, the last of it. @param day in days since 1970 */
export async function putStorageMeasures(
  tx: Tx,
  day: number,
  measures: readonly StorageMeasure[],
  now: number,
): Promise<void> {
  await tx
    .insertInto('storage_days')
    .values(measures.map((measure) => ({ day, ...measure, measured_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'part']).doUpdateSet((eb) => ({
        bytes: eb.ref('excluded.bytes'),
        files: eb.ref('excluded.files'),
        measured_at: eb.ref('excluded.measured_at'),
      })),
    )
    .execute()
}

/** The measures of the last day up to `day` that has some. */
export async function findStorageMeasures(
  db: Db,
  day: number,
): Promise<{ day: number; measuredAt: number; measures: StorageMeasure[] } | null> {
  const rows = await db
    .selectFrom('storage_days')
    .select((eb) => ['day', 'part', 'bytes', 'files', eb.ref('measured_at').as('measuredAt')])
    .where('day', '=', sql<number>`(select max(day) from storage_days where day <= ${day})`)
    .orderBy('part')
    .execute()
  const first = rows[0]
  if (!first) return null
  return {
    day: first.day,
    measuredAt: first.measuredAt,
    measures: rows.map(({ part, bytes, files }) => ({ part, bytes, files })),
  }
}

/** The day of the first measures; null before there are any. */
export async function findFirstStorageDay(db: Db): Promise<number | null> {
  const row = await db.selectFrom('storage_days').select('day').orderBy('day').limit(1).executeTakeFirst()
  return row?.day ?? null
}

/** Removes measures of days before `day`. */
export async function deleteStorageMeasures(tx: Tx, day: number): Promise<void> {
  await tx.deleteFrom('storage_days').where('day', '<', day).execute()
}
