import {
  findLastActor,
  findRecipient,
  findStaffMember,
  type StaffMemberView,
  type Tx,
  tryMoveSellerStatus,
} from '@pasar/db'
import { DomainError, type ErrorCode, linkTo, type SuspensionInput } from '@pasar/domain'
import type { Admin } from '../../access/actors'
import { recordAdmin } from '../../access/staff-notes'
import { hideStoresOf, showStoresOf } from '../../accounts/internal/seller-stores'
import { notifyMember } from '../../notifications/internal/notify'
import type { Context } from '../../platform/context'
import { queueMail } from '../../platform/mail/queue'

type Action = 'suspendSelling' | 'liftSelling'

const MOVES = {
  suspendSelling: { from: 'approved', to: 'suspended', late: 'SELLER_SUSPENDED_BY' },
  liftSelling: { from: 'suspended', to: 'approved', late: 'SELLER_FREED_BY' },
} as const satisfies Record<Action, { from: string; to: string; late: ErrorCode }>

/** @throws DomainError NOT_FOUND, FORBIDDEN for oneself and for who is no seller, the late code when somebody did already */
async function move(tx: Tx, ctx: Context, admin: Admin, userId: string, action: Action): Promise<void> {
  const { from, to, late } = MOVES[action]
  if (admin.id === userId) throw new DomainError('FORBIDDEN')
  const member: StaffMemberView | null = await findStaffMember(tx, userId)
  if (member === null || member.state === 'deleted') throw new DomainError('NOT_FOUND')
  if (await tryMoveSellerStatus(tx, userId, from, to)) return
  if (member.sellerStatus !== to) throw new DomainError('FORBIDDEN')
  throw new DomainError(late, { name: (await findLastActor(tx, userId, [action])) || ctx.config.appName })
}

/**
 * Suspends a member as a seller: they stay signed in, and ship and answer what was ordered, but their stores are hidden and
 * nothing new is listed or sold. They read the reason.
 * @throws DomainError NOT_FOUND, FORBIDDEN for oneself and for who is no seller, SELLER_SUSPENDED_BY when somebody did already
 */
export async function suspendSelling(
  ctx: Context,
  admin: Admin,
  userId: string,
  { reason }: SuspensionInput,
): Promise<void> {
  await ctx.transact({ user: userId, store: { seller: userId } }, async (tx) => {
    await move(tx, ctx, admin, userId, 'suspendSelling')
    await hideStoresOf(tx, ctx, { sellerId: userId, cause: 'selling', reason, by: admin.id })
    await recordAdmin(tx, ctx, admin, 'suspendSelling', userId, reason)
    const path = linkTo('/seller-suspended')
    await notifyMember(tx, ctx, { userId, kind: 'sellingSuspended', data: { reason }, link: path })
    const to = await findRecipient(tx, userId)
    const link = `${ctx.config.appUrl}${path}`
    if (to) await queueMail(tx, ctx, { kind: 'sellingSuspended', to, values: { link, reason } })
  })
}

/**
 * Lets a member sell again: their stores are shown, unless something else hides them.
 * @throws DomainError NOT_FOUND, FORBIDDEN for oneself and for who is no seller, SELLER_FREED_BY when somebody did already
 */
export async function liftSelling(
  ctx: Context,
  admin: Admin,
  userId: string,
  { reason }: SuspensionInput,
): Promise<void> {
  await ctx.transact({ user: userId, store: { seller: userId } }, async (tx) => {
    await move(tx, ctx, admin, userId, 'liftSelling')
    await showStoresOf(tx, ctx, { sellerId: userId, cause: 'selling', reason, by: admin.id })
    await recordAdmin(tx, ctx, admin, 'liftSelling', userId, reason)
    const path = linkTo('/stores')
    await notifyMember(tx, ctx, { userId, kind: 'sellingResumed', data: {}, link: path })
    const to = await findRecipient(tx, userId)
    const link = `${ctx.config.appUrl}${path}`
    if (to) await queueMail(tx, ctx, { kind: 'sellingResumed', to, values: { link } })
  })
}
