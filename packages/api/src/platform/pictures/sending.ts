import { DomainError, MAX_PICTURE_BYTES } from '@pasar/domain'
import type { Member } from '../../access/actors'
import { makeBudget } from '../concurrency-limiter'

/** Who is sending pictures now: each member one form at a time, so that none can fill the memory. */
const sending = new Set<string>()

/**
 * Files are in memory from when they are read until they are made: some copies of each. So many bytes of them
 * at once: two of the largest pictures, or one form that is larger. The forms of others are not read yet.
 */
const inMemory = makeBudget(2 * MAX_PICTURE_BYTES, 20, 'PICTURES_BUSY')

/**
 * Reads and keeps what a member sends.
 * @param bytes of the form, files and all
 * @throws DomainError BUSY while something else of theirs is coming in; PICTURES_BUSY when too many others send
 */
export async function whileSending<T>(
  member: Pick<Member, 'id'>,
  bytes: number,
  work: () => Promise<T>,
): Promise<T> {
  if (sending.has(member.id)) throw new DomainError('BUSY')
  sending.add(member.id)
  try {
    return await inMemory(bytes, work)
  } finally {
    sending.delete(member.id)
  }
}
