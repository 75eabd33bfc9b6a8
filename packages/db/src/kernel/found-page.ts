import { encodeTimeCursor, type TimeCursor } from './cursor'

/** What holds the words is looked at so many at a time, and up to so many for a page. */
const AT_ONCE = 50
const MOST_LOOKED_AT = 1_000

interface Search<Row> {
  /** The numbers of what holds the words, in their order. @param from the last one before, null for none */
  find(from: number | null, most: number): Promise<readonly number[]>
  /** Those of these that the other filters let through, in the same order. */
  read(numbers: readonly number[]): Promise<readonly Row[]>
}

/**
 * A page of what a search for words finds, in the order in which it came into being: only as much is looked at as the page
 * needs, however much holds the words.
 */
export async function pageOfFound<Row extends { id: string; seq: number }>(
  { find, read }: Search<Row>,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ page: Row[]; next: string | null }> {
  const found: Row[] = []
  const most = Math.max(AT_ONCE, limit + 1)
  let from = cursor?.at ?? null
  for (let looked = 0; looked < MOST_LOOKED_AT && found.length <= limit; looked += most) {
    const numbers = await find(from, most)
    if (numbers.length > 0) found.push(...(await read(numbers)))
    from = numbers.at(-1) ?? from
    if (numbers.length < most) break
  }
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    page,
    next: found.length > limit && last ? encodeTimeCursor({ at: last.seq, id: last.id }) : null,
  }
}
