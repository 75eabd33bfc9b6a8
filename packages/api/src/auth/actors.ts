import { DomainError, type Language, ROLE, type RoleId } from '@pasar/domain'

declare const memberBrand: unique symbol
declare const buyerBrand: unique symbol

/** Someone who is signed in. Made only from a living session. */
export interface Member {
  readonly [memberBrand]: true
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: RoleId
  readonly language: Language
  readonly isApprovedSeller: boolean
  /** Has proved that the email is theirs. Until then others may have claimed the same one. */
  readonly isVerified: boolean
}

/** A member who may buy. */
export type Buyer = Member & { readonly [buyerBrand]: true }

/** Null is a visitor. */
export type Actor = Member | null

/** Only the session code and tests make members. */
export const brandMember = (member: Omit<Member, typeof memberBrand>): Member => member as Member

/** @throws DomainError UNAUTHORIZED for a visitor */
export function requireMember(actor: Actor): Member {
  if (actor === null) throw new DomainError('UNAUTHORIZED')
  return actor
}

export const isBuyer = (actor: Actor): actor is Buyer => actor?.role === ROLE.BUYER

/** @throws DomainError UNAUTHORIZED for a visitor, FORBIDDEN for other roles */
export function requireBuyer(actor: Actor): Buyer {
  const member = requireMember(actor)
  if (!isBuyer(member)) throw new DomainError('FORBIDDEN')
  return member
}

/** @throws DomainError EMAIL_UNVERIFIED for a member who has not confirmed the email yet */
export function requireVerified(member: Member): void {
  if (!member.isVerified) throw new DomainError('EMAIL_UNVERIFIED')
}
