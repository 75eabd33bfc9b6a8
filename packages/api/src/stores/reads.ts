import {
  type FollowedStore,
  findInvitation,
  findMembership,
  findOwnStore,
  findStore,
  findStoreFigures,
  isFollowing,
  listFollowed,
  listInvitations,
  listInvitedBy,
  listOwnStores,
  listStoreStaff,
  type OwnStore,
  type StoreForm,
  type StoreView,
} from '@pasar/db'
import {
  DomainError,
  type InvitationEnd,
  MAX_STAFF,
  maskEmail,
  mayEnter,
  type StaffPermission,
  whyInvitationEnded,
} from '@pasar/domain'
import type { Actor, Buyer, Member, Seller } from '../access/actors'
import { hashSecret } from '../accounts/internal/secrets'
import type { Context } from '../platform/context'

export const ownStores = (ctx: Context, seller: Seller): Promise<OwnStore[]> =>
  listOwnStores(ctx.db, seller.id)

export interface PublicStore extends Pick<OwnStore, 'id' | 'name' | 'slug' | 'logoKey' | 'createdAt'> {
  /** Average × 100. */
  rating: number
  reviews: number
  /** Staff hide it: it has no page. */
  isHidden: boolean
}

/** What everybody sees of who sells: their stores. Null for members who do not sell. */
export async function publicStoresOf(ctx: Context, member: Member): Promise<PublicStore[] | null> {
  if (!mayEnter(member.role, 'seller')) return null
  const stores = await listOwnStores(ctx.db, member.id)
  return Promise.all(
    stores.map(async ({ id, name, slug, logoKey, createdAt, hiddenFor }) => {
      const { rating, reviews } = await findStoreFigures(ctx.db, id)
      return { id, name, slug, logoKey, createdAt, rating, reviews, isHidden: hiddenFor !== null }
    }),
  )
}

/** @throws DomainError NOT_FOUND, for others' stores too */
export async function ownStore(ctx: Context, seller: Seller, storeId: string): Promise<StoreForm> {
  const store = await findOwnStore(ctx.db, seller.id, storeId)
  if (!store) throw new DomainError('NOT_FOUND')
  return store
}

const MAX_FOLLOWED = 100

export interface FollowPage {
  store: StoreView
  isFollowing: boolean
  /** All that this buyer follows, the newest first. */
  followed: FollowedStore[]
}

/** Whether a buyer follows a store. @throws DomainError NOT_FOUND */
export async function followOf(ctx: Context, buyer: Buyer, idOrSlug: string): Promise<FollowPage> {
  const store = await findStore(ctx.db, idOrSlug)
  if (!store) throw new DomainError('NOT_FOUND')
  const [isOne, followed] = await Promise.all([
    isFollowing(ctx.db, buyer.id, store.id),
    listFollowed(ctx.db, buyer.id, MAX_FOLLOWED),
  ])
  return { store, isFollowing: isOne, followed }
}

/** Whether someone follows a store; no visitor does. */
export const followsStore = async (ctx: Context, actor: Actor, storeId: string): Promise<boolean> =>
  actor !== null && isFollowing(ctx.db, actor.id, storeId)

/** The stores that a member follows, the newest first. */
export const followedBy = (ctx: Context, member: Pick<Member, 'id'>): Promise<FollowedStore[]> =>
  listFollowed(ctx.db, member.id, MAX_FOLLOWED)

/** Who works for a seller, and who is invited to. */
export async function staffPage(ctx: Context, seller: Seller) {
  const [staff, invitations] = await Promise.all([
    listStoreStaff(ctx.db, seller.id),
    listInvitations(ctx.db, seller.id),
  ])
  const now = ctx.now()
  return {
    staff,
    invitations: invitations.map((invitation) => ({
      ...invitation,
      isExpired: invitation.expiresAt <= now,
    })),
    isFull: staff.length + invitations.length >= MAX_STAFF,
  }
}

export type InvitationPage =
  | { state: InvitationEnd }
  | {
      state: 'open'
      seller: string
      permissions: StaffPermission[]
      /** The email it was sent to, masked. */
      email: string
      expiresAt: number
      /** Whether the link was sent to who reads it. */
      isForReader: boolean
    }

/** What the link of an invitation says before its button is pressed. */
export async function invitationPage(ctx: Context, actor: Actor, token: string): Promise<InvitationPage> {
  const found = await findInvitation(ctx.db, hashSecret(token))
  const end = whyInvitationEnded(found, ctx.now())
  if (found === null || end !== null) return { state: end ?? 'unknown' }
  if (!found.isTrading) return { state: 'revoked' }
  return {
    state: 'open',
    seller: found.sellerName,
    permissions: found.permissions,
    email: maskEmail(found.email),
    expiresAt: found.expiresAt,
    isForReader: actor?.email.toLowerCase() === found.email,
  }
}

/** For whom a member works, and whose invitations wait in their mail. */
export async function membershipPage(ctx: Context, member: Member) {
  const [found, invitedBy] = await Promise.all([
    findMembership(ctx.db, member.id),
    member.isVerified ? listInvitedBy(ctx.db, member.email.toLowerCase(), ctx.now()) : [],
  ])
  const isOver = found === null || found.endedAt !== null
  return {
    membership: isOver ? null : { ...found, isSuspended: found.isWorking && member.worksFor === null },
    invitedBy,
    /** Whether they can act for themselves on seller pages, too. */
    sells: mayEnter(member.role, 'seller'),
  }
}

/** The seller for whom a member worked until it ended; null for who never did. */
export async function endedWorkOf(ctx: Context, member: Member): Promise<string | null> {
  const found = await findMembership(ctx.db, member.id)
  return found?.endedAt == null ? null : found.sellerName
}
