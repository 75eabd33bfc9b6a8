import type { CountedStep } from '@pasar/domain'
import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'

/** Adds to what was counted on a day. */
export async function putCount(tx: Tx, name: CountedStep, day: number, count: number): Promise<void> {
  await sql`insert into counted_days (name, day, count) values (${name}, ${day}, ${count})
    on conflict (name, day) do update set count = counted_days.count + excluded.count`.execute(tx)
}

/** Adds to how often a search found nothing on a day; so many different ones of a day are kept. */
export async function putEmptySearch(
  tx: Tx,
  search: { day: number; words: string; count: number },
  most: number,
): Promise<void> {
  const { day, words, count } = search
  await sql`insert into empty_searches (day, words, count)
    select ${day}, ${words}, ${count} where (select count(*) from empty_searches where day = ${day}) < ${most}
      or exists (select 1 from empty_searches where day = ${day} and words = ${words})
    on conflict (day, words) do update set count = empty_searches.count + excluded.count`.execute(tx)
}

export async function deleteEmptySearches(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('empty_searches').where('day', '<', before).execute()
}
