import type { WorksFor } from '@pasar/db'
import {
  type Area,
  DomainError,
  holdsAll,
  type Language,
  mayEnter,
  type NeededPermissions,
  type RoleId,
  type SellerPermission,
  STAFF_PERMISSIONS,
} from '@pasar/domain'

declare const memberBrand: unique symbol
declare const areaBrand: unique symbol
declare const permissionBrand: unique symbol

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
  /** The seller as whose staff they act. */
  readonly worksFor: WorksFor | null
  /** The seller whose staff they are: also while they act for themselves, or the seller is suspended. */
  readonly staffOf: string | null
}

/** A member whose role an area admits. */
type AdmittedTo<A extends Area> = Member & { readonly [areaBrand]: { readonly [K in A]: true } }

/** A member who may buy. */
export type Buyer = AdmittedTo<'buyer'>
/** A member with the role of sellers or resellers: about themselves, not about what they sell. */
export type SellerMember = AdmittedTo<'seller'>

/** On whose behalf a request of sellers acts. */
export interface ActingSeller {
  /** Of the seller, who owns items, parcels and money. */
  readonly id: string
  readonly name: string
  /** Who does it: the seller in person, or staff. Audit log and histories name them. */
  readonly person: Member
  readonly permissions: readonly SellerPermission[]
}

/**
 * A seller, or staff acting for one, with permissions that were checked. Commands say which they need; one that says none
 * is for the seller in person.
 */
export type Seller<P extends SellerPermission = 'owner'> = ActingSeller & {
  readonly [permissionBrand]: { readonly [K in 'owner' extends P ? SellerPermission : P]: true }
}

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

/** Only the session code, the demo market and tests make members. */
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
  seller: SellerMember
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
export const requireReseller = (actor: Actor): Reseller => requireActor('reseller', actor)
export const requireManager = (actor: Actor): Manager => requireActor('manager', actor)
export const requireAdmin = (actor: Actor): Admin => requireActor('admin', actor)

const OWNER_PERMISSIONS: readonly SellerPermission[] = [...STAFF_PERMISSIONS, 'owner']

/** For whom somebody acts on pages and calls of sellers; null for who is no seller and works for none. */
export function actingSeller(actor: Actor): ActingSeller | null {
  if (actor === null) return null
  const { worksFor } = actor
  if (worksFor !== null) {
    const { sellerId: id, sellerName: name, permissions } = worksFor
    return { id, name, person: actor, permissions }
  }
  if (!mayEnter(actor.role, 'seller')) return null
  return { id: actor.id, name: actor.name, person: actor, permissions: OWNER_PERMISSIONS }
}

/** Whether they have all of these permissions. */
export const isPermitted = <P extends SellerPermission>(
  seller: ActingSeller,
  ...needed: NeededPermissions<P>
): seller is Seller<P> => holdsAll(seller.permissions, needed)

/** @throws DomainError STAFF_MAY_NOT */
export function requirePermission<P extends SellerPermission>(
  seller: ActingSeller,
  ...needed: NeededPermissions<P>
): Seller<P> {
  if (isPermitted(seller, ...needed)) return seller
  throw new DomainError('STAFF_MAY_NOT', { seller: seller.name })
}

/**
 * The one way to a `Seller`: everything a seller does or reads begins with it.
 * @throws DomainError UNAUTHORIZED for a visitor, FORBIDDEN for a member who is neither a seller nor staff of one, STAFF_MAY_NOT
 */
export function requireSeller<P extends SellerPermission>(
  actor: Actor,
  ...needed: NeededPermissions<P>
): Seller<P> {
  const seller = actingSeller(actor)
  if (seller === null) throw new DomainError(actor === null ? 'UNAUTHORIZED' : 'FORBIDDEN')
  return requirePermission(seller, ...needed)
}

/** Whether somebody acts for this seller, with all of these permissions. */
export function isActingFor(actor: Actor, sellerId: string, ...needed: NeededPermissions): boolean {
  const seller = actingSeller(actor)
  return seller?.id === sellerId && isPermitted(seller, ...needed)
}

/** Whether somebody is this seller or of their staff, whatever they may do and for whomever they act. */
export const isOfSeller = (actor: Actor, sellerId: string): boolean =>
  actor?.id === sellerId || actor?.staffOf === sellerId

/** @throws DomainError EMAIL_UNVERIFIED for a member who has not confirmed the email yet */
export function requireVerified(member: Member): void {
  if (!member.isVerified) throw new DomainError('EMAIL_UNVERIFIED')
}
