const withoutWeakness = (etag: string): string => etag.replace(/^W\//, '')

/**
 * Whether a client has an answer already, by the weak comparison of RFC 9110 (8.8.3.2).
 * @param ifNoneMatch the header of the request: `*`, or one or more ETags
 * @param etag that of the answer; undefined for an answer without one, which never matches
 */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string | undefined): boolean {
  if (!ifNoneMatch || etag === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const known = ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []
  return known.some((each) => withoutWeakness(each) === withoutWeakness(etag))
}
