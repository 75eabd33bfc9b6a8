import { DomainError, type ErrorCode, type ErrorDetails } from '@pasar/domain'

export interface BulkResult {
  changed: number
  /** Those that stay as they are. */
  refused: { id: string; title: string; code: ErrorCode; details: ErrorDetails }[]
}

/**
 * Does something with each of these records, in a commit of its own: one that is refused does not hold up the others.
 * @param nameOf what a record is called; empty where it is gone
 */
export async function changeEach(
  ids: readonly string[],
  act: (id: string) => Promise<void>,
  nameOf: (id: string) => Promise<string>,
): Promise<BulkResult> {
  const result: BulkResult = { changed: 0, refused: [] }
  for (const id of ids)
    try {
      await act(id)
      result.changed++
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const { code, details } = error
      result.refused.push({ id, title: await nameOf(id), code, details })
    }
  return result
}
