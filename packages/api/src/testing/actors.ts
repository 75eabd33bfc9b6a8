import { ROLE } from '@pasar/domain'
import {
  type Admin,
  type Buyer,
  brandMember,
  type Member,
  requireSeller,
  type Seller,
} from '../access/actors'

export type Person = Pick<Member, 'id' | 'email' | 'name'>

export const asMember = (person: Person, role: Member['role']): Member =>
  brandMember({
    ...person,
    role,
    language: 'en',
    isApprovedSeller: role === ROLE.SELLER,
    isVerified: true,
    worksFor: null,
    staffOf: null,
  })

/** An actor as the session code would make it. */
export const asBuyer = (person: Person): Buyer => asMember(person, ROLE.BUYER) as Buyer

/** A seller in person, as the session code would make one: the member, too. */
export function asSeller(person: Person): Member & Seller {
  const member = asMember(person, ROLE.SELLER)
  return { ...member, ...requireSeller(member, 'owner') }
}

export const asAdmin = (person: Person): Admin => asMember(person, ROLE.ADMIN) as Admin

/** A buyer who works for a seller. @param staffOf also given where they act for themselves */
export const asStaff = (
  person: Person,
  worksFor: Member['worksFor'],
  staffOf = worksFor?.sellerId ?? null,
): Buyer => brandMember({ ...asMember(person, ROLE.BUYER), worksFor, staffOf }) as Buyer
