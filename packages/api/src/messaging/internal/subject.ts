import { type ConversationSubject, type Db, findSubject, isActiveMember } from '@pasar/db'
import { DomainError, type SubjectKind } from '@pasar/domain'
import type { Correspondent } from '../../access/actors'

/** What a member wants to write about, as an address names it. */
export interface SubjectRef {
  kind: SubjectKind
  id: string
}

export interface Opening {
  subject: ConversationSubject
  buyerId: string
}

/**
 * Who would talk to whom about something. A parcel is written about by its buyer and its seller only.
 * @throws DomainError NOT_FOUND, for others' parcels too, MESSAGE_TO_SELF, MESSAGE_CLOSED
 */
export async function findOpening(db: Db, member: Correspondent, ref: SubjectRef): Promise<Opening> {
  const subject = await findSubject(db, ref)
  if (!subject) throw new DomainError('NOT_FOUND')
  const { sellerId } = subject
  const buyerId = subject.buyerId ?? member.id
  if (member.id !== buyerId && member.id !== sellerId) throw new DomainError('NOT_FOUND')
  if (buyerId === sellerId) throw new DomainError('MESSAGE_TO_SELF')
  const otherId = member.id === buyerId ? sellerId : buyerId
  if (!(await isActiveMember(db, otherId))) throw new DomainError('MESSAGE_CLOSED')
  return { subject, buyerId }
}
