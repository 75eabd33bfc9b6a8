import { countImportItems, type Db, findImportUnderWay, type ImportRecord } from '@pasar/db'

/** The import of a seller that was checked, and whether it waits for them: one with nothing to do waits for nobody. */
export async function findChecked(
  db: Db,
  sellerId: string,
): Promise<{ record: ImportRecord; isWaiting: boolean } | null> {
  const record = await findImportUnderWay(db, sellerId)
  if (record?.state !== 'checked') return null
  const counts = await countImportItems(db, record.id)
  return { record, isWaiting: (counts.get('create') ?? 0) + (counts.get('change') ?? 0) > 0 }
}
