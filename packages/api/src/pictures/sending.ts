import { DomainError } from '@pasar/domain'
import type { Member } from '../auth/actors'

/** Who is sending pictures now: each member one form at a time, so that none can fill the memory. */
const sending = new Set<string>()

/** Reads and keeps what a member sends. @throws DomainError BUSY while something else of theirs is coming in */
export async function whileSending<T>(member: Pick<Member, 'id'>, work: () => Promise<T>): Promise<T> {
  if (sending.has(member.id)) throw new DomainError('BUSY')
  sending.add(member.id)
  try {
    return await work()
  } finally {
    sending.delete(member.id)
  }
}
