import { ROLE } from '@pasar/domain'
import { type Admin, type Buyer, brandMember, type Member, type Seller } from '../access/actors'

export type Person = Pick<Member, 'id' | 'email' | 'name'>

export const asMember = (person: Person, role: Member['role']): Member =>
  brandMember({ ...person, role, language: 'en', isApprovedSeller: role === ROLE.SELLER, isVerified: true })

/** An actor as the session code would make it. */
export const asBuyer = (person: Person): Buyer => asMember(person, ROLE.BUYER) as Buyer

/** A seller, as the session code would make one. */
export const asSeller = (person: Person): Seller => asMember(person, ROLE.SELLER) as Seller

export const asAdmin = (person: Person): Admin => asMember(person, ROLE.ADMIN) as Admin
