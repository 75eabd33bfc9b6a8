import { type RawBuilder, sql } from 'kysely'

/** More unread ones are not counted: badges say "99+". */
const MAX_COUNTED = 100

/** How many a member has not read, up to 100: part of a statement that has the table `users`. */
export const unreadOf = (userId: RawBuilder<string>): RawBuilder<number> =>
  sql<number>`(select count(*) from (select 1 from notifications
    where user_id = ${userId} and read_at is null limit ${sql.lit(MAX_COUNTED)}))`
