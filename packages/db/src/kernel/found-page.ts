import { MAX_SCANNED } from '@pasar/domain'
import { encodeTimeCursor, type TimeCursor } from './cursor'

/** How many hits of the index are read at a time. */
const AT_ONCE = 50

interface Search<Row> {
  /** The row numbers of the next `most` hits, in order. @param from the last row number before them; null to start */
  find(from: number | null, most: number): Promise<readonly number[]>
  /** Those of these rows that pass the other filters, in the same order. */
  read(numbers: readonly number[]): Promise<readonly Row[]>
}

/**
 * A page of the hits of a full-text index, in order of creation. It reads as many hits as the page needs, at most `MAX_SCANNED`.
 * If the other filters reject most of them, the page ends early and the next one continues behind it: a page may be empty
 * without being the last.
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
