import { sql } from 'kysely'
import { z } from 'zod'
import { jsonList } from '../../kernel/dialect'
import { jsonColumn } from '../../kernel/json-column'

/** The keys of the pictures of message `m` in their order, as JSON text for `withPictures`. */
export const pictureKeys = sql<string>`(select ${jsonList('mp.key')} from
  (select key from message_pictures where message_id = m.id order by position) mp)`

const readKeys = jsonColumn('the pictures of a message', z.array(z.string()))

/** A row with `pictures` as `pictureKeys` makes them. */
export const withPictures = <R extends { pictures: string }>(row: R) => ({
  ...row,
  pictures: readKeys(row.pictures),
})
