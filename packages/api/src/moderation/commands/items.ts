import {
  findFeaturedNeighbours,
  findLastDoer,
  findRecipient,
  findStaffItem,
  hasLiveBids,
  insertRemoval,
  listRemovals,
  type RemovableItem,
  type StaffRemovalView,
  type Tx,
  tryAnswerAppeal,
  tryEndRemoval,
  tryFeatureItem,
  tryPlaceFeatured,
  tryRemoveItem,
  tryRestoreItem,
  tryUnfeatureItem,
} from '@pasar/db'
import {
  DomainError,
  type FeaturedMove,
  type ItemRemovalInput,
  type ItemRestoreInput,
  isRemovable,
  linkTo,
  restoredStatus,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { decidedBy, recordAdmin } from '../../access/staff-notes'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

export interface ItemCase {
  item: RemovableItem
  /** The removal that holds now; null for none. */
  removal: StaffRemovalView | null
}

/** @throws DomainError NOT_FOUND */
export async function findItemCase(tx: Tx, itemId: string): Promise<ItemCase> {
  const item = await findStaffItem(tx, itemId)
  if (!item) throw new DomainError('NOT_FOUND')
  const [latest] = await listRemovals(tx, itemId)
  return { item, removal: latest && latest.endedAt === null ? latest : null }
}

/** Who restored an item last, for whoever comes second. */
async function restoredError(tx: Tx, itemId: string): Promise<DomainError> {
  const [latest] = await listRemovals(tx, itemId)
  return new DomainError('ITEM_RESTORED_BY', { name: latest?.endedBy ?? '' })
}

/** Notifies a seller of what became of their item, by notice and mail. */
export async function notifySeller(
  tx: Tx,
  ctx: Context,
  kind: 'itemRemoved' | 'itemRestored' | 'appealRejected',
  { id, title, sellerId }: RemovableItem,
  note: string,
): Promise<void> {
  const path = linkTo('/my-products', { status: kind === 'itemRestored' ? undefined : 'removed' })
  await notifyMember(tx, ctx, { userId: sellerId, kind, data: { item: id, title, note }, link: path })
  const to = await findRecipient(tx, sellerId)
  if (!to) return
  const link = `${ctx.config.appUrl}${path}`
  await queueMail(tx, ctx, { kind, to, values: { link, title, note } })
}

/**
 * Takes an item off sale. Its seller reads the reason, and may appeal once.
 * @throws DomainError NOT_FOUND, ITEM_REMOVED_BY when somebody did already, ITEM_HAS_BIDS, ITEM_NOT_CHANGEABLE for drafts
 */
export async function removeItem(
  ctx: Context,
  admin: Admin,
  itemId: string,
  { reason, note }: ItemRemovalInput,
): Promise<void> {
  await ctx.transact({ item: itemId }, async (tx) => {
    const { item, removal } = await findItemCase(tx, itemId)
    const { status } = item
    if (status === 'removed') throw new DomainError('ITEM_REMOVED_BY', { name: removal?.removedBy ?? '' })
    if (!isRemovable(status)) throw new DomainError('ITEM_NOT_CHANGEABLE')
    if (await hasLiveBids(tx, itemId)) throw new DomainError('ITEM_HAS_BIDS')
    const now = ctx.now()
    if (!(await tryRemoveItem(tx, { id: itemId, from: status }, now))) throw new DomainError('ITEM_EDITED')
    const id = ctx.newId('removal')
    await insertRemoval(tx, { id, itemId, reason, note, statusBefore: status, removedBy: admin.id, now })
    await recordAdmin(tx, ctx, admin, 'removeItem', itemId, note)
    await notifySeller(tx, ctx, 'itemRemoved', item, note)
  })
}

/** Puts an item back that is removed. @throws DomainError ITEM_RESTORED_BY, ITEM_SELLER_GONE */
export async function restore(
  tx: Tx,
  ctx: Context,
  admin: Admin,
  { item, removal }: ItemCase,
  note: string,
): Promise<void> {
  const now = ctx.now()
  if (item.isSellerGone) throw new DomainError('ITEM_SELLER_GONE')
  if (removal === null) throw await restoredError(tx, item.id)
  const isEnded = await tryEndRemoval(tx, { id: removal.id, by: admin.id, now })
  const to = restoredStatus(removal.statusBefore, item, now)
  if (!isEnded || !(await tryRestoreItem(tx, item.id, to, now))) throw await restoredError(tx, item.id)
  await recordAdmin(tx, ctx, admin, 'restoreItem', item.id, note)
  await notifySeller(tx, ctx, 'itemRestored', item, note)
}

/**
 * Restores an item without an appeal; one that waits is answered by it.
 * @throws DomainError NOT_FOUND, ITEM_RESTORED_BY, ITEM_SELLER_GONE
 */
export async function restoreItem(
  ctx: Context,
  admin: Admin,
  itemId: string,
  { note }: ItemRestoreInput,
): Promise<void> {
  await ctx.transact({ item: itemId }, async (tx) => {
    const found = await findItemCase(tx, itemId)
    const { removal } = found
    if (removal !== null && removal.appealedAt !== null && removal.answeredAt === null)
      if (!(await tryAnswerAppeal(tx, { id: removal.id, by: admin.id, now: ctx.now() }, note)))
        throw await restoredError(tx, itemId)
    await restore(tx, ctx, admin, found, note)
  })
}

/** Who has featured an item, or no longer, for whoever comes second. */
const featuredError = (tx: Tx, ctx: Context, itemId: string, isFeatured: boolean): Promise<DomainError> =>
  isFeatured
    ? decidedBy(tx, ctx, 'ITEM_FEATURED_BY', itemId, ['featureItem'])
    : decidedBy(tx, ctx, 'ITEM_UNFEATURED_BY', itemId, ['unfeatureItem', 'removeItem'])

/**
 * Shows an item first among those that are featured, or no longer among them.
 * @throws DomainError NOT_FOUND, ITEM_FEATURED_BY, ITEM_UNFEATURED_BY when somebody did already, ITEM_NOT_FEATURED when it
 *   is not on sale
 */
export async function featureItem(
  ctx: Context,
  admin: Admin,
  itemId: string,
  isFeatured: boolean,
): Promise<void> {
  await ctx.transact({ item: itemId }, async (tx) => {
    const { item } = await findItemCase(tx, itemId)
    if ((item.featuredAt !== null) === isFeatured) throw await featuredError(tx, ctx, itemId, isFeatured)
    const isDone = isFeatured
      ? await tryFeatureItem(tx, itemId, ctx.now())
      : await tryUnfeatureItem(tx, itemId)
    if (!isDone) throw new DomainError('ITEM_NOT_FEATURED')
    await recordAdmin(tx, ctx, admin, isFeatured ? 'featureItem' : 'unfeatureItem', itemId)
  })
}

/** What gives a featured item another place. */
const PLACING = ['moveFeatured', 'featureItem', 'unfeatureItem', 'removeItem'] as const

/** Why an item has no place among those that are featured. */
async function placeError(tx: Tx, ctx: Context, itemId: string): Promise<DomainError> {
  const { item } = await findItemCase(tx, itemId)
  return item.featuredAt === null
    ? featuredError(tx, ctx, itemId, false)
    : new DomainError('ITEM_NOT_FEATURED')
}

/**
 * Moves a featured item one place up or down; the first and the last stay where they are.
 * @throws DomainError NOT_FOUND, FEATURED_MOVED_BY when it has another place than was seen, ITEM_UNFEATURED_BY when it has
 *   none, ITEM_NOT_FEATURED when it is not on sale
 */
export async function moveFeatured(
  ctx: Context,
  admin: Admin,
  { itemId, intent: direction, place }: FeaturedMove,
): Promise<void> {
  const found = await findFeaturedNeighbours(ctx.db, itemId, direction)
  await ctx.transact({ item: found?.other ? [found.own.id, found.other.id] : itemId }, async (tx) => {
    const moved = async (): Promise<DomainError> =>
      new DomainError('FEATURED_MOVED_BY', {
        who: (await findLastDoer(tx, PLACING)) || ctx.config.appName,
      })
    if (found === null) throw await placeError(tx, ctx, itemId)
    const { own, other } = found
    if (own.at !== place) throw await moved()
    if (other === null) return
    // Two of the same moment are told apart by one of them.
    const to = own.at === other.at ? other.at + (direction === 'up' ? 1 : -1) : other.at
    const isMoved = (await tryPlaceFeatured(tx, own, to)) && (await tryPlaceFeatured(tx, other, own.at))
    if (!isMoved) throw await moved()
    await recordAdmin(tx, ctx, admin, 'moveFeatured', itemId, direction === 'up' ? '↑' : '↓')
  })
}
