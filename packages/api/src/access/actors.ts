import { type Area, DomainError, type Language, mayEnter, type RoleId } from '@pasar/domain'

declare const memberBrand: unique symbol
declare const areaBrand: unique symbol

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

/** A member whose role an area admits. */
type AdmittedTo<A extends Area> = Member & { readonly [areaBrand]: { readonly [K in A]: true } }

/** A member who may buy. */
export type Buyer = AdmittedTo<'buyer'>
/** A seller, or a reseller who sells. */
export type Seller = AdmittedTo<'seller'>
/** A reseller, or an admin who looks after them. */
export type Reseller = AdmittedTo<'reseller'>
export type Manager = AdmittedTo<'manager'>
export type Admin = AdmittedTo<'admin'>
/** May write to others: a buyer, a seller or a reseller. */
export type Correspondent = AdmittedTo<'chat'>
/** May write for the blog. */
export type Author = AdmittedTo<'author'>

declare const recentBrand: unique symbol

/** A member who proved who they are within the last minutes: needed for what would take the account over. */
export type RecentMember = Member & { readonly [recentBrand]: true }

/** Null is a visitor. */
export type Actor = Member | null

/** Only the session code and tests make members. */
export const brandMember = (member: Omit<Member, typeof memberBrand>): Member => member as Member

/** @throws DomainError UNAUTHORIZED for a visitor */
export function requireMember(actor: Actor): Member {
  if (actor === null) throw new DomainError('UNAUTHORIZED')
  return actor
}

/** Whom the guard of an area lets in. */
export interface ActorIn {
  everyone: Actor
  member: Member
  buyer: Buyer
  seller: Seller
  reseller: Reseller
  manager: Manager
  admin: Admin
  chat: Correspondent
  notices: AdmittedTo<'notices'>
  author: Author
}

const isAdmitted = <A extends Area>(area: A, actor: Actor): actor is Actor & ActorIn[A] =>
  mayEnter(actor?.role ?? 'visitor', area)

/** @throws DomainError UNAUTHORIZED for a visitor, FORBIDDEN for a role that the area does not admit */
export function requireActor<A extends Area>(area: A, actor: Actor): ActorIn[A] {
  if (isAdmitted(area, actor)) return actor
  throw new DomainError(actor === null ? 'UNAUTHORIZED' : 'FORBIDDEN')
}

export const isBuyer = (actor: Actor): actor is Buyer => isAdmitted('buyer', actor)
export const requireBuyer = (actor: Actor): Buyer => requireActor('buyer', actor)
export const requireSeller = (actor: Actor): Seller => requireActor('seller', actor)
export const requireReseller = (actor: Actor): Reseller => requireActor('reseller', actor)
export const requireManager = (actor: Actor): Manager => requireActor('manager', actor)
export const requireAdmin = (actor: Actor): Admin => requireActor('admin', actor)

/** @throws DomainError EMAIL_UNVERIFIED for a member who has not confirmed the email yet */
export function requireVerified(member: Member): void {
  if (!member.isVerified) throw new DomainError('EMAIL_UNVERIFIED')
}
