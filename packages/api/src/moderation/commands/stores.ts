import {
  findLastActor,
  findRecipient,
  findStaffStore,
  insertHiding,
  type StaffStoreRow,
  type Tx,
  tryEndHiding,
} from '@pasar/db'
import {
  DomainError,
  linkTo,
  type StaffNoteInput,
  type StoreHidingInput,
  type StoreShowingInput,
} from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin, writeStaffNote } from '../../access/staff-notes'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

const SELLERS_PAGE = '/stores'

/** @throws DomainError NOT_FOUND */
async function requireStore(tx: Tx, storeId: string): Promise<StaffStoreRow> {
  const store = await findStaffStore(tx, storeId)
  if (!store) throw new DomainError('NOT_FOUND')
  return store
}

async function lateError(
  tx: Tx,
  ctx: Context,
  storeId: string,
  action: 'hideStore' | 'showStore',
): Promise<DomainError> {
  const name = (await findLastActor(tx, storeId, [action])) ?? ctx.config.appName
  return new DomainError(action === 'hideStore' ? 'STORE_HIDDEN_BY' : 'STORE_SHOWN_BY', { name })
}

/** Notifies a seller of the decision about their store, in the market and by mail. */
async function notifyOwner(
  tx: Tx,
  ctx: Context,
  kind: 'storeHidden' | 'storeShown',
  { id, name: title, sellerId }: StaffStoreRow,
  note: string,
): Promise<void> {
  const data = { store: id, title, note }
  await notifyMember(tx, ctx, { userId: sellerId, kind, data, link: SELLERS_PAGE })
  const to = await findRecipient(tx, sellerId)
  if (!to) return
  const link = `${ctx.config.appUrl}${linkTo(SELLERS_PAGE)}`
  await queueMail(tx, ctx, { kind, to, values: { link, title, note } })
}

/**
 * Hides a store: its page is gone at once, and its items follow within moments. Its seller reads the reason; orders
 * under way and auctions with bids go on.
 * @throws DomainError NOT_FOUND, STORE_HIDDEN_BY when somebody did already
 */
export async function hideStore(
  ctx: Context,
  admin: Admin,
  storeId: string,
  { reason }: StoreHidingInput,
): Promise<void> {
  await ctx.transact({ store: storeId }, async (tx) => {
    const store = await requireStore(tx, storeId)
    const id = ctx.newId('hiding')
    const hiding = { id, storeId, cause: 'staff', reason, by: admin.id, now: ctx.now() } as const
    if (!(await insertHiding(tx, hiding))) throw await lateError(tx, ctx, storeId, 'hideStore')
    await recordAdmin(tx, ctx, admin, 'hideStore', storeId, reason)
    await notifyOwner(tx, ctx, 'storeHidden', store, reason)
    tx.afterCommit(() => ctx.jobTriggers.trigger('storeHidings'))
  })
}

/**
 * Shows a store again; its items come back as they were, but for those that were removed one by one.
 * @throws DomainError NOT_FOUND, STORE_SHOWN_BY when somebody did already
 */
export async function showStore(
  ctx: Context,
  admin: Admin,
  storeId: string,
  { reason }: StoreShowingInput,
): Promise<void> {
  await ctx.transact({ store: storeId }, async (tx) => {
    const store = await requireStore(tx, storeId)
    const end = { by: admin.id, reason, now: ctx.now() }
    if (!(await tryEndHiding(tx, storeId, 'staff', end))) throw await lateError(tx, ctx, storeId, 'showStore')
    await recordAdmin(tx, ctx, admin, 'showStore', storeId, reason)
    await notifyOwner(tx, ctx, 'storeShown', store, reason)
    tx.afterCommit(() => ctx.jobTriggers.trigger('storeHidings'))
  })
}

/** @throws DomainError NOT_FOUND */
export async function noteStore(
  ctx: Context,
  admin: Admin,
  storeId: string,
  input: StaffNoteInput,
): Promise<void> {
  if ((await findStaffStore(ctx.db, storeId)) === null) throw new DomainError('NOT_FOUND')
  await writeStaffNote(ctx, admin, storeId, input)
}
