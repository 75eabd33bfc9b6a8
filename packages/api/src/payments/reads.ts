import {
  type DemoChargeState,
  findDemoCharge,
  findOwnOrderHead,
  findPayment,
  insertDemoCharge,
  tryMoveDemoCharge,
} from '@pasar/db'
import { type CardInput, DomainError, type Sen } from '@pasar/domain'
import type { Buyer } from '../access/actors'
import type { Context } from '../platform/context'
import { postLoopback } from './internal/post-loopback'
import { readCard, TEST_CARDS, TEST_CODE } from './providers/cards'
import { describeCharge } from './providers/demo'
import type { PaymentMethod } from './providers/methods'

export interface CardPage {
  paymentId: string
  orderId: string
  orderNumber: string
  amount: Sen
  state: DemoChargeState
  expiresAt: number
  isPayable: boolean
}

/** The card page of one of the buyer's own payments. @throws DomainError NOT_FOUND, for others' payments too */
export async function cardPage(ctx: Context, buyer: Buyer, paymentId: string): Promise<CardPage> {
  const payment = await findPayment(ctx.db, paymentId)
  const order = payment && (await findOwnOrderHead(ctx.db, payment.orderId, buyer.id))
  if (ctx.demoProvider === null || payment?.provider !== 'demo' || !order) throw new DomainError('NOT_FOUND')
  const charge = await findDemoCharge(ctx.db, paymentId)
  return {
    paymentId,
    orderId: order.id,
    orderNumber: order.number,
    amount: payment.amount,
    state: charge?.state ?? 'open',
    expiresAt: order.expiresAt,
    isPayable: order.state === 'awaiting_payment' && payment.state === 'open',
  }
}

/**
 * Charges the card typed on the page.
 * @param shown the page, where it was read for this already
 * @returns `needs_code` when the bank asks for a one-time code first
 * @throws DomainError NOT_FOUND, ORDER_NOT_PAYABLE, CARD_…, CARD_DECLINED
 */
export async function submitCard(
  ctx: Context,
  buyer: Buyer,
  paymentId: string,
  input: CardInput,
  shown?: CardPage,
): Promise<'succeeded' | 'needs_code'> {
  const page = shown ?? (await cardPage(ctx, buyer, paymentId))
  if (page.state === 'succeeded') return 'succeeded'
  if (!page.isPayable) throw new DomainError('ORDER_NOT_PAYABLE')
  const { digits, last4 } = readCard(input, ctx.now())
  const to: DemoChargeState =
    digits === TEST_CARDS.declined
      ? 'declined'
      : digits === TEST_CARDS.asksForCode
        ? 'needs_code'
        : 'succeeded'
  const isMoved = await ctx.transact({ order: { payment: paymentId } }, async (tx) => {
    await insertDemoCharge(tx, paymentId, page.amount, ctx.now())
    return tryMoveDemoCharge(tx, paymentId, ['open', 'declined', 'needs_code'], to, { last4, now: ctx.now() })
  })
  // Another tab was first: what it did counts.
  if (!isMoved) return submitCard(ctx, buyer, paymentId, input)
  if (to === 'declined') throw new DomainError('CARD_DECLINED')
  if (to === 'needs_code') return 'needs_code'
  await reportCharge(ctx, paymentId)
  return 'succeeded'
}

/** Finishes a charge the bank asked a code for. @throws DomainError NOT_FOUND, ORDER_NOT_PAYABLE, CODE_WRONG */
export async function submitCode(ctx: Context, buyer: Buyer, paymentId: string, code: string): Promise<void> {
  const page = await cardPage(ctx, buyer, paymentId)
  if (page.state === 'succeeded') return
  if (!page.isPayable || page.state !== 'needs_code') throw new DomainError('ORDER_NOT_PAYABLE')
  if (code.trim() !== TEST_CODE) throw new DomainError('CODE_WRONG')
  const now = ctx.now()
  const isMoved = await ctx.transact({ order: { payment: paymentId } }, (tx) =>
    tryMoveDemoCharge(tx, paymentId, ['needs_code'], 'succeeded', { now }),
  )
  // Another tab was first: what it did counts.
  if (!isMoved) return submitCode(ctx, buyer, paymentId, code)
  await reportCharge(ctx, paymentId)
}

/** How long the provider waits for our webhook to answer. */
const WEBHOOK_TIMEOUT_MS = 10_000

/** Reports a charge through the webhook endpoint every provider uses. One that is lost is found by the reconciler. */
async function reportCharge(ctx: Context, paymentId: string): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId)
  const event = payment && (await describeCharge(ctx, payment))
  if (!event || ctx.demoProvider === null) return
  const { body, headers } = ctx.demoProvider.makeWebhook(event, ctx.now())
  try {
    const url = new URL('/api/webhooks/demo', ctx.loopback())
    const status = await postLoopback(url, headers, body, WEBHOOK_TIMEOUT_MS)
    if (status >= 300) ctx.log.warn({ paymentId, status }, 'the demo webhook was refused')
  } catch (error) {
    ctx.log.warn({ paymentId, error }, 'the demo webhook was not delivered')
  }
}

/** Who takes the money, and the ways to pay that are switched on. */
export interface PaymentChoice {
  provider: 'demo' | 'stripe'
  methods: readonly PaymentMethod[]
}

/** The built-in page takes cards only. */
export const paymentChoice = ({ config }: Context): PaymentChoice => ({
  provider: config.payments,
  methods: config.stripe?.methods ?? ['card'],
})
