import type { ImportFormat } from '@pasar/domain'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../kernel/transact'
import type { ImportItem } from '../queries/imports'
import type { ImportItemState, ImportState } from '../tables'

export interface NewImport {
  id: string
  sellerId: string
  fileName: string
  fileKey: string
  /** JSON */
  defaults: string
  now: number
}

/** @returns false while another import of the seller is under way */
export async function tryInsertImport(tx: Tx, row: NewImport): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('imports')
    .values({
      id: row.id,
      user_id: row.sellerId,
      file_name: row.fileName,
      file_key: row.fileKey,
      defaults: row.defaults,
      state: 'checking',
      created_at: row.now,
      moved_at: row.now,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').where(sql<SqlBool>`state in ('checking', 'checked', 'running')`).doNothing(),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @returns false when it is in none of these states any more */
export async function tryMoveImport(
  tx: Tx,
  id: string,
  from: readonly ImportState[],
  to: { state: ImportState; problem?: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({ state: to.state, moved_at: to.now, ...(to.problem !== undefined && { problem: to.problem }) })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Begins to check a file anew: what an earlier run wrote down is forgotten.
 * @returns false when it is not to be checked any more
 */
export async function tryBeginCheck(
  tx: Tx,
  id: string,
  facts: { format: ImportFormat; sources: string; fileRows: number; total: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('imports')
    .set({
      format: facts.format,
      sources: facts.sources,
      file_rows: facts.fileRows,
      total: facts.total,
    })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  await tx.deleteFrom('import_items').where('import_id', '=', id).execute()
  return true
}

/** @returns false when the import is not being checked any more */
export async function tryInsertImportItems(
  tx: Tx,
  importId: string,
  items: readonly ImportItem[],
): Promise<boolean> {
  const found = await tx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .where('state', '=', 'checking')
    .executeTakeFirst()
  if (!found) return false
  await tx
    .insertInto('import_items')
    .values(
      items.map((item) => ({
        import_id: importId,
        position: item.position,
        first_row: item.firstRow,
        title: item.title,
        sku: item.sku,
        item_id: item.itemId,
        state: item.state,
        plan: item.plan,
        told: item.report,
      })),
    )
    .execute()
  return true
}

/** @returns false when it has its outcome already, or the import does not run any more */
export async function tryFinishImportItem(
  tx: Tx,
  at: { importId: string; position: number; from: ImportItemState },
  outcome: { state: ImportItemState; itemId: string | null; report: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_items')
    .set({ state: outcome.state, item_id: outcome.itemId, told: outcome.report, plan: '' })
    .where('import_id', '=', at.importId)
    .where('position', '=', at.position)
    .where('state', '=', at.from)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('imports').select('id').where('id', '=', at.importId).where('state', '=', 'running')),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes imports that ended before a time, and gives up those that nobody went on with. @returns their files */
export async function deleteOldImports(tx: Tx, before: number): Promise<string[]> {
  const gone = await tx
    .deleteFrom('imports')
    .where('created_at', '<', before)
    .where('state', 'not in', ['checking', 'running'])
    .returning('file_key')
    .execute()
  return gone.map((row) => row.file_key)
}
