const plain = (mark: string): string => mark.replace(/^W\//, '')

/**
 * Whether a client has an answer already, by its mark (`ETag`). It may send several, or `*` for any; here a weak mark and a strong
 * one are the same, as RFC 9110 says of this.
 * @param sent its `If-None-Match`
 */
export function isKnownMark(sent: string | null | undefined, mark: string | undefined): boolean {
  if (!sent || mark === undefined) return false
  if (sent.trim() === '*') return true
  return (sent.match(/(?:W\/)?"[^"]*"/g) ?? []).some((known) => plain(known) === plain(mark))
}
