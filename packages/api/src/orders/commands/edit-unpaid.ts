import {
  deleteOrderLine,
  deleteParcel,
  dropCouponUses,
  findOrderCoupons,
  findOrderLines,
  findOrderPayment,
  findOwnOrderHead,
  findParcels,
  insertPayment,
  type OrderHead,
  orderSums,
  type Pieces,
  parcelMoney,
  type Roots,
  restock,
  setOrderAddress,
  setOrderSums,
  type Tx,
  takeEdit,
  tryMovePayment,
  unlinkGifts,
  updateOrderLine,
  updateParcelMoney,
} from '@pasar/db'
import { DomainError, type Id, type Quote, type Sen } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import { redeemCoupons } from '../../coupons/internal/redeem'
import { settleFree, settlePayment } from '../../payments/commands/settle'
import { mayPay } from '../../payments/commands/start'
import { answerInTime } from '../../payments/internal/deadline'
import { requirePayable } from '../../payments/internal/payable'
import type { Context } from '../../platform/context'
import { type OrderEdit, quoteEdit } from '../internal/edit-quote'
import { notifyState, recordMove } from '../internal/history'
import { couponsBy, orderRoots } from '../internal/roots'

/** Writes what is left of each parcel and line; what has gone leaves, and its pieces go back on sale. */
async function writeParcels(tx: Tx, order: OrderHead, quote: Quote): Promise<void> {
  const lines = await findOrderLines(tx, order.id)
  const parcels = await findParcels(tx, order.id)
  const gone: Pieces[] = []
  await unlinkGifts(tx, order.id)
  for (const parcel of parcels) {
    const own = lines.filter(({ parcelId }) => parcelId === parcel.id)
    // A seller may send several parcels: each service is one.
    const quoted = quote.parcels.find((other) =>
      other.lines.some(({ item }) => own.some(({ variantId }) => variantId === item.variantId)),
    )
    for (const line of own) {
      const left = quoted?.lines.find(({ item }) => item.variantId === line.variantId)
      const quantity = line.quantity - (left?.item.quantity ?? 0)
      if (quantity > 0) gone.push({ variantId: line.variantId, quantity })
      if (!left) await deleteOrderLine(tx, line.id)
      else await updateOrderLine(tx, line.id, { ...left, quantity: left.item.quantity })
    }
    if (quoted) await updateParcelMoney(tx, parcel.id, parcelMoney(quoted))
    else await deleteParcel(tx, parcel.id)
  }
  await restock(tx, gone)
}

/**
 * The page of the payment so far takes the old amount, so it is closed and another is opened. Money that still
 * comes for it is sent back when it settles.
 */
async function replacePayment(tx: Tx, ctx: Context, order: OrderHead, amount: Sen): Promise<void> {
  const now = ctx.now()
  const payment = await findOrderPayment(tx, order.id)
  if (!payment || (payment.amount === amount && payment.state === 'open')) return
  if (!mayPay(order, payment)) throw new DomainError('ORDER_NOT_EDITABLE')
  const change = { now, note: 'the order was changed' }
  if (payment.state === 'open' && !(await tryMovePayment(tx, payment.id, ['open'], 'closed', change)))
    throw new DomainError('ORDER_NOT_EDITABLE')
  const id = ctx.newId('payment')
  await insertPayment(tx, { id, orderId: order.id, provider: ctx.payments.name, amount, now })
}

/**
 * @throws DomainError ORDER_NOT_EDITABLE when it was paid in the meantime: asked of the
 * provider, not of a webhook; PAYMENT_UNAVAILABLE when it does not answer
 */
async function refuseIfPaid(ctx: Context, order: OrderHead): Promise<void> {
  const payment = await findOrderPayment(ctx.db, order.id)
  if (payment?.state !== 'open' || payment.provider !== ctx.payments.name || payment.amount === 0) return
  const asked = ctx.payments.lookUp(ctx, payment).catch((error: unknown) => {
    ctx.log.error({ paymentId: payment.id, err: error }, 'the payment provider could not be asked')
    throw new DomainError('PAYMENT_UNAVAILABLE')
  })
  const event = await answerInTime(ctx, { orderId: order.id }, asked)
  if (event?.type !== 'succeeded') return
  await settlePayment(ctx, event)
  throw new DomainError('ORDER_NOT_EDITABLE')
}

/** Codes that the order does not hold could be guesses. @throws DomainError TOO_MANY_REQUESTS */
async function countNewCodes(ctx: Context, { id, buyerId }: OrderHead, { codes }: OrderEdit): Promise<void> {
  const held = new Set((await findOrderCoupons(ctx.db, id)).map(({ code }) => code))
  if (codes.some((code) => !held.has(code))) await ctx.limits.take('coupon', buyerId)
}

export interface Edited {
  isPaid: boolean
  /** Coupons that no longer fit what is left. */
  dropped: string[]
}

interface Written {
  total: Sen
  dropped: string[]
}

/** Its coupons are those it has and those that are to count. */
const rootsOf = (buyer: Buyer, orderId: string, { codes }: OrderEdit): Roots => ({
  ...orderRoots(orderId),
  user: buyer.id,
  coupon: [{ order: orderId }, ...couponsBy(codes)],
})

/**
 * Changes an order that waits for its payment: address, pieces, coupons. Everything is priced anew, stock and
 * coupons go back, and the payment follows, all in one transaction. The same form again is the same change.
 * @returns whether it is paid, as one is that coupons make free, and the coupons that fell off it
 * @throws DomainError NOT_FOUND, ORDER_NOT_EDITABLE, ORDER_EDITED when another change was first,
 *   ORDER_WOULD_BE_EMPTY, ADDRESS_MISSING, PAYMENT_UNAVAILABLE, PAYMENT_TOO_SMALL, PAYMENT_TOO_LARGE, TOO_MANY_REQUESTS,
 *   a coupon's refusal
 */
export async function editUnpaidOrder(
  ctx: Context,
  buyer: Buyer,
  orderId: string,
  edit: OrderEdit,
): Promise<Edited> {
  const head = await findOwnOrderHead(ctx.db, orderId, buyer.id)
  if (!head) throw new DomainError('NOT_FOUND')
  if (head.editKey !== edit.key && head.state === 'awaiting_payment') {
    await countNewCodes(ctx, head, edit)
    await refuseIfPaid(ctx, head)
  }
  const { total, dropped } = await ctx.transact(
    rootsOf(buyer, orderId, edit),
    async (tx): Promise<Written> => {
      const order = await findOwnOrderHead(tx, orderId, buyer.id)
      if (!order) throw new DomainError('NOT_FOUND')
      if (order.editKey === edit.key) return { total: order.total, dropped: [] }
      await takeUp(tx, order, edit)
      return writeEdit(tx, ctx, buyer, order, edit)
    },
  )
  if (total > 0) return { isPaid: false, dropped }
  const payment = await findOrderPayment(ctx.db, orderId)
  if (payment?.amount === 0 && payment.state === 'open') await settleFree(ctx, payment)
  return { isPaid: true, dropped }
}

/** @throws DomainError ORDER_NOT_EDITABLE, ORDER_EDITED with the revision that is there now */
async function takeUp(
  tx: Tx,
  order: OrderHead,
  { key, revision }: Pick<OrderEdit, 'key' | 'revision'>,
): Promise<void> {
  if (order.state !== 'awaiting_payment') throw new DomainError('ORDER_NOT_EDITABLE')
  if (!(await takeEdit(tx, order.id, { revision, key, state: 'awaiting_payment' })))
    throw new DomainError('ORDER_EDITED', { revision: order.revision })
}

async function writeEdit(
  tx: Tx,
  ctx: Context,
  buyer: Buyer,
  order: OrderHead,
  edit: OrderEdit,
): Promise<Written> {
  const { quote, refusedCoupons } = await quoteEdit(ctx, tx, order, edit)
  const held = new Set((await findOrderCoupons(tx, order.id)).map(({ code }) => code))
  // One that was on it and no longer fits falls off, as the page shows; one that is new must fit.
  const unusable = refusedCoupons.find(({ code }) => !held.has(code))
  if (unusable) throw new DomainError(unusable.reason)
  if (quote.needsAddress && edit.address === null && order.line1 === null)
    throw new DomainError('ADDRESS_MISSING')
  requirePayable(ctx, quote.total)
  await writeParcels(tx, order, quote)
  if (edit.address && quote.needsAddress) await setOrderAddress(tx, order.id, edit.address)
  const released = await dropCouponUses(tx, order.id)
  await redeemCoupons(tx, ctx, buyer, order.id as Id<'order'>, quote, released)
  await setOrderSums(tx, order.id, orderSums(quote))
  await replacePayment(tx, ctx, order, quote.total)
  const by = { actor: 'buyer', actorId: buyer.id } as const
  const about = { orderId: order.id, parcelId: null, from: order.state, to: 'changed' }
  await recordMove(tx, ctx, { ...about, ...by })
  notifyState(tx, ctx, order, order.state)
  return { total: quote.total, dropped: refusedCoupons.map(({ code }) => code) }
}
