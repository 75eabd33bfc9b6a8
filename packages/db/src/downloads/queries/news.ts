import type { OrderState, ParcelState } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

/** A new version of a file whose buyers are still to be notified. */
export interface FileNews {
  fileId: string
  itemId: string
  title: string
  name: string
  version: number
  note: string
  createdAt: number
  /** The line up to which it has been done; empty at first. */
  after: string
}

/** The versions of which somebody is still to be notified, the oldest first. */
export async function listFileNews(db: Db, now: number, limit: number): Promise<FileNews[]> {
  const { rows } =
    await sql<FileNews>`select f.id as "fileId", f.item_id as "itemId", i.title, f.name, f.version, f.note,
    f.created_at as "createdAt", f.news_after as after
    from item_files f ${fixedJoin} items i on i.id = f.item_id where f.news_after is not null
    and f.created_at <= ${now}
    order by f.created_at, f.id limit ${limit}`.execute(db)
  return rows
}

export interface BoughtLine {
  lineId: string
  orderId: string
  buyerId: string
  orderState: OrderState
  parcelState: ParcelState
  quantity: number
  refundedQuantity: number
}

/** Lines of an item that were paid for before a version came, in the order of their ids. */
export async function listEarlierLines(
  db: Db,
  { itemId, createdAt, after }: FileNews,
  limit: number,
): Promise<BoughtLine[]> {
  const { rows } = await sql<BoughtLine>`select l.id as "lineId", o.id as "orderId", o.buyer_id as "buyerId",
    o.state as "orderState", p.state as "parcelState", l.quantity, l.refunded_quantity as "refundedQuantity"
    from order_lines l ${fixedJoin} orders o on o.id = l.order_id ${fixedJoin} parcels p on p.id = l.parcel_id
    where l.item_id = ${itemId} and l.is_virtual = 1 and l.id > ${after}
      and o.paid_at <= ${createdAt} and l.refunded_quantity < l.quantity
    order by l.id limit ${limit}`.execute(db)
  return rows
}

/** Records how far the news of a version has come, null for to its end; false when another process did meanwhile. */
export async function tryMoveFileNews(
  tx: Tx,
  { fileId, after }: FileNews,
  to: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('item_files')
    .set({ news_after: to })
    .where('id', '=', fileId)
    .where('news_after', '=', after)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when this member was notified of it already, by another of their orders. */
export async function tryInsertFileNotice(tx: Tx, fileId: string, userId: string): Promise<boolean> {
  const result = await tx
    .insertInto('file_notices')
    .values({ file_id: fileId, user_id: userId })
    .onConflict((conflict) => conflict.columns(['file_id', 'user_id']).doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
