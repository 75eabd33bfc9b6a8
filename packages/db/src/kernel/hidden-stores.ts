import { type SqlBool, sql } from 'kysely'

/** Whether staff hide a store, or its seller is suspended; by the column that holds its id. */
export const isHidden = (storeId: string) =>
  sql<SqlBool>`exists (select 1 from store_hidings h where h.store_id = ${sql.ref(storeId)} and h.ended_at is null)`

/** What staff wrote when they hid a store; null while it is shown. By the column that holds its id. */
export const hiddenFor = (storeId: string) =>
  sql<
    string | null
  >`(select h.reason from store_hidings h where h.store_id = ${sql.ref(storeId)} and h.ended_at is null
    order by h.hidden_at, h.id limit 1)`
