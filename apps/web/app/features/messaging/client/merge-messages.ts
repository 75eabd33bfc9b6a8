/** What places a message in its conversation. */
interface Placed {
  id: string
  position: number
}

/**
 * Older messages that are known, before those of the page as it is now. Where so much was written meanwhile that the two
 * no longer meet, only the page counts: there would be a gap.
 * @param known sorted by position, as is `page`
 */
export function joinPage<M extends Placed>(known: readonly M[], page: readonly M[]): M[] {
  const first = page[0]
  const last = known.at(-1)
  if (!first || !last || last.position < first.position) return [...page]
  return [...known.filter(({ position }) => position < first.position), ...page]
}

/** Older messages that have come, before those that are known. */
export function addOlder<M extends Placed>(known: readonly M[], older: readonly M[]): M[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...older.filter(({ id }) => !ids.has(id)), ...known]
}
