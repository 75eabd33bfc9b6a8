import {
  findAnyOrderHead,
  findOrderPayment,
  findOwnOrderHead,
  insertPayment,
  type OrderHead,
  type PaymentState,
  type PaymentView,
  tryMovePayment,
} from '@pasar/db'
import { DomainError } from '@pasar/domain'
import type { Buyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import { answerInTime } from '../internal/deadline'

/** A payment that was closed or sent back can be followed by another; one that was paid or waits for an admin cannot. */
export const mayPay = (
  order: { state: string } | null,
  payment: Pick<PaymentView, 'state'> | null,
): boolean =>
  order?.state === 'awaiting_payment' && payment !== null && FOLLOWED.some((state) => state === payment.state)

const FOLLOWED = ['open', 'closed', 'refunded'] as const satisfies readonly PaymentState[]

/**
 * Opens the page on which an order is paid.
 * @throws DomainError NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_UNAVAILABLE
 */
export async function startPayment(ctx: Context, buyer: Buyer, orderId: string): Promise<string> {
  const order = await findOwnOrderHead(ctx.db, orderId, buyer.id)
  if (!order) throw new DomainError('NOT_FOUND')
  const found = await findOrderPayment(ctx.db, orderId)
  const payment = isOpen(ctx, order, found) ? found : await openPayment(ctx, orderId, null)
  return answerInTime(ctx, { orderId }, askForPage(ctx, payment))
}

/**
 * The same for an order that was placed before, also by the same request. Each time the provider is asked, so it is counted.
 * @throws DomainError NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function startPaymentAgain(ctx: Context, buyer: Buyer, orderId: string): Promise<string> {
  await ctx.limits.take('payment', buyer.id)
  return startPayment(ctx, buyer, orderId)
}

/** A provider that takes nothing more for a payment is asked about another. */
async function askForPage(ctx: Context, payment: PaymentView): Promise<string> {
  const page =
    (await ctx.payments.start(ctx, payment)) ??
    (await ctx.payments.start(ctx, await openPayment(ctx, payment.orderId, payment.id)))
  if (page === null) throw new DomainError('ORDER_NOT_PAYABLE')
  return page.url
}

/** Most are: what nothing has to be written for needs no transaction. */
const isOpen = (ctx: Context, order: OrderHead, payment: PaymentView | null): payment is PaymentView =>
  mayPay(order, payment) && payment?.state === 'open' && payment.provider === ctx.payments.name

/**
 * The payment an order is to be paid with. One that is `over`, closed, or of a provider that is no longer in
 * use is followed by another, so that each has one page at the provider.
 */
const openPayment = (ctx: Context, orderId: string, over: string | null): Promise<PaymentView> =>
  ctx.transact({ order: orderId }, async (tx) => {
    const order = await findAnyOrderHead(tx, orderId)
    const payment = await findOrderPayment(tx, orderId)
    if (!payment || !mayPay(order, payment)) throw new DomainError('ORDER_NOT_PAYABLE')
    const provider = ctx.payments.name
    if (payment.state === 'open' && payment.id !== over && payment.provider === provider) return payment
    const now = ctx.now()
    const change = { now, note: 'another was opened' }
    if (payment.state === 'open' && !(await tryMovePayment(tx, payment.id, ['open'], 'closed', change)))
      throw new DomainError('ORDER_NOT_PAYABLE')
    const { amount, currency } = payment
    const next = { id: ctx.newId('payment'), orderId, provider, amount, now }
    await insertPayment(tx, next)
    return {
      ...next,
      providerRef: null,
      state: 'open',
      currency,
      createdAt: now,
      received: null,
      receivedCurrency: null,
    }
  })
