import { MAX_SCANNED } from '@pasar/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase, type TestDatabase } from '../testing'
import { decodeTimeCursor, isBeyond, type TimeCursor } from './cursor'
import { containsWords, scanPage } from './scan-page'

let test: TestDatabase
beforeAll(async () => {
  test = await makeTestDatabase({ seed: 'empty' })
})
afterAll(() => test.dispose())

const LENGTH = MAX_SCANNED * 2

/** A list of so many entries; those at these places say "Kopi". */
function pageOf(words: string, cursor: string | null, kopi: readonly number[]) {
  const from = cursor === null ? null : decodeTimeCursor(cursor)
  const all = sql`(with recursive n (at) as (select 1 union all select at + 1 from n where at < ${LENGTH})
    select at, 'x' || at as id, case when at in (${sql.join(kopi)}) then 'Kopi O' else 'Teh' end as title from n)`
  return scanPage(
    test.database.read,
    {
      words,
      entries: (most, skipped) => sql<TimeCursor>`select id, at from ${all} a
        where ${isBeyond(from, 'asc', ['at', 'id'])} order by at limit ${most} offset ${skipped}`,
      async read(entries, most) {
        const { rows } = await sql<{ id: string; createdAt: number }>`select e.id, e.at as "createdAt"
          from (${entries}) e join ${all} a on a.id = e.id where ${containsWords(words, ['a.title'])}
          order by e.at limit ${most}`.execute(test.database.read)
        return rows
      },
    },
    2,
  )
}
const ids = ({ page }: Awaited<ReturnType<typeof pageOf>>) => page.map(({ id }) => id)

it('is a page of all where nothing is looked for', async () => {
  const first = await pageOf('', null, [1])
  expect(ids(first)).toEqual(['x1', 'x2'])
  expect(ids(await pageOf('', first.next, [1]))).toEqual(['x3', 'x4'])
})

it('looks so far for a page and goes on from there with the next one, until the end', async () => {
  const far = MAX_SCANNED + 1
  const kopi = [3, far, LENGTH]
  const first = await pageOf('kopi', null, kopi)
  expect(ids(first)).toEqual(['x3'])
  const second = await pageOf('kopi', first.next, kopi)
  expect(ids(second)).toEqual([`x${far}`, `x${LENGTH}`])
  expect(second.next).toBeNull()
})

it('goes on behind the last that it shows where there are more', async () => {
  const kopi = [1, 2, 3]
  const first = await pageOf('kopi', null, kopi)
  expect(ids(first)).toEqual(['x1', 'x2'])
  expect(ids(await pageOf('kopi', first.next, kopi))).toEqual(['x3'])
})

it.each([
  ['KOPI', true],
  ['o kop', true],
  ['kopi teh', false],
  ['%', false],
  ["'", false],
])('finds texts with each of the words: %s', async (words, isFound) => {
  const { rows } = await sql<{ is: number }>`select ${containsWords(words, ['a.title', 'a.more'])} as "is"
    from (select 'Kopi O' as title, '' as more) a`.execute(test.database.read)
  expect(rows).toEqual([{ is: isFound ? 1 : 0 }])
})
