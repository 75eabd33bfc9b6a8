import type { ViewQuery } from '@pasar/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../kernel/db'
import { jsonColumn } from '../../kernel/json-column'
import type { Tx } from '../../kernel/transact'

const readQuery = jsonColumn('saved_views.query', z.record(z.string(), z.string()))

export interface SavedView {
  id: string
  name: string
  query: ViewQuery
  isDefault: boolean
  removedAt: number | null
}

type Row = Omit<SavedView, 'query' | 'isDefault'> & { query: string; isDefault: 0 | 1 }

const toView = (row: Row): SavedView => ({
  ...row,
  query: readQuery(row.query),
  isDefault: row.isDefault === 1,
})

/** A member's views of a list in the order in which they were saved, with the one that was deleted last. */
export async function listSavedViews(db: Db, userId: string, list: string): Promise<SavedView[]> {
  const { rows } = await sql<Row>`select id, name, query, is_default as "isDefault", removed_at as "removedAt"
    from saved_views where user_id = ${userId} and list = ${list} order by created_at, id`.execute(db)
  return rows.map(toView)
}

export async function insertSavedView(
  tx: Tx,
  view: { id: string; userId: string; list: string; name: string; query: ViewQuery; now: number },
): Promise<void> {
  await tx
    .insertInto('saved_views')
    .values({
      id: view.id,
      user_id: view.userId,
      list: view.list,
      name: view.name,
      query: JSON.stringify(view.query),
      created_at: view.now,
      removed_at: null,
    })
    .execute()
}

/** Changes a view that its member has just been found to own. */
export async function changeSavedView(
  tx: Tx,
  id: string,
  change: { name?: string; isDefault?: boolean; removedAt?: number | null },
): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.isDefault !== undefined && { is_default: change.isDefault ? 1 : 0 }),
      ...(change.removedAt !== undefined && { removed_at: change.removedAt }),
    })
    .where('id', '=', id)
    .execute()
}

/** No view of a list is its first any longer. */
export async function clearDefaultView(tx: Tx, userId: string, list: string): Promise<void> {
  await tx
    .updateTable('saved_views')
    .set({ is_default: 0 })
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('is_default', '=', 1)
    .execute()
}

/** Forgets views of a list that were deleted before. */
export async function dropRemovedViews(tx: Tx, userId: string, list: string): Promise<void> {
  await tx
    .deleteFrom('saved_views')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .where('removed_at', 'is not', null)
    .execute()
}

/** All views of a member. */
export async function exportSavedViews(db: Db, userId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Row & { list: string; createdAt: number }>`select id, list, name, query,
    is_default as "isDefault", created_at as "createdAt", removed_at as "removedAt"
    from saved_views where user_id = ${userId} order by list, created_at, id`.execute(db)
  return rows.map(({ id: _id, query, isDefault, ...row }) => ({
    ...row,
    query: readQuery(query),
    isDefault: isDefault === 1,
  }))
}
