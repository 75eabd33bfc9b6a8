import { MAX_SCANNED } from '@pasar/domain'
import { encodeTimeCursor, type TimeCursor } from './cursor'

/** What holds the words is looked at so many at a time. */
const AT_ONCE = 50

interface Search<Row> {
  /** The numbers of what holds the words, in their order. @param from the last one before, null for none */
  find(from: number | null, most: number): Promise<readonly number[]>
  /** Those of these that the other filters let through, in the same order. */
  read(numbers: readonly number[]): Promise<readonly Row[]>
}

/**
 * A page of what a search for words finds, in the order in which it came into being: only as much is looked at as the page
 * needs, however much holds the words. Where other filters let little through the page ends early: the next one goes on behind
 * it, so a page may be empty and not be the last.
 */
export async function pageOfFound<Row extends { id: string; seq: number }>(
  { find, read }: Search<Row>,
  cursor: TimeCursor | null,
  limit: number,
): Promise<{ page: Row[]; next: string | null }> {
  const found: Row[] = []
  const most = Math.max(AT_ONCE, limit + 1)
  let from = cursor?.at ?? null
  let isEnd = false
  for (let looked = 0; looked < MAX_SCANNED && found.length <= limit; looked += most) {
    const numbers = await find(from, most)
    if (numbers.length > 0) found.push(...(await read(numbers)))
    from = numbers.at(-1) ?? from
    isEnd = numbers.length < most
    if (isEnd) break
  }
  const page = found.slice(0, limit)
  const last = page.at(-1)
  if (found.length > limit && last) return { page, next: encodeTimeCursor({ at: last.seq, id: last.id }) }
  return { page, next: isEnd || from === null ? null : encodeTimeCursor({ at: from, id: String(from) }) }
}
