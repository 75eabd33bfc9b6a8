import { MAX_PICTURE_BYTES } from '@pasar/domain'
import type { Member } from '../../access/actors'
import { makeBudget, makeMemberLimiter } from '../concurrency-limiter'

/** So that no member can fill the memory. */
const perMember = makeMemberLimiter()

/**
 * Files are in memory from when they are read until they are made: some copies of each. So many bytes of them
 * at once: two of the largest pictures, or one form that is larger. The forms of others are not read yet.
 */
const inMemory = makeBudget(2 * MAX_PICTURE_BYTES, 20, 'PICTURES_BUSY')

/**
 * Reads and keeps what a member sends.
 * @param bytes of the form, files and all
 * @param atOnce forms of one member that may come in together
 * @throws DomainError UPLOAD_RUNNING while something else of theirs is coming in; PICTURES_BUSY when too many others send
 */
export const whileSending = <T>(
  member: Pick<Member, 'id'>,
  bytes: number,
  work: () => Promise<T>,
  atOnce = 1,
): Promise<T> => perMember(member.id, atOnce, () => inMemory(bytes, work))
