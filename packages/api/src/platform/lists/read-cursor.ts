import { DomainError } from '@pasar/domain'

/**
 * The place in a list that an address names; null for the beginning.
 * @param decode of the kind of place that the list has
 * @throws NOT_FOUND where the text names no place
 */
export function readCursor<Cursor>(
  text: string | null | undefined,
  decode: (text: string) => Cursor | null,
): Cursor | null {
  if (text === null || text === undefined) return null
  const cursor = decode(text)
  if (cursor === null) throw new DomainError('NOT_FOUND')
  return cursor
}
