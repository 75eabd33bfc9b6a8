import { findAnyOrderHead, type PaymentView, type RefundView, setProviderRef } from '@pasar/db'
import { DomainError, hours, linkTo, minutes, sen } from '@pasar/domain'
import type Stripe from 'stripe'
import type { StripeConfig } from '../../platform/config'
import { ANSWER_WITHIN, type PaymentEvent, type PaymentProvider, type ProviderContext } from './provider'
import { makeStripeCardCheck } from './stripe-card-check'
import { openStripe } from './stripe-client'
import {
  describeEvent,
  describeSession,
  eventSchema,
  judgeSession,
  readSession,
  STRIPE,
  type StripeSession,
} from './stripe-events'

const SIGNATURE_HEADER = 'stripe-signature'
/** Older signatures may be a recording played back. */
const TOLERANCE_S = 300

/** Stripe's library looks for old signatures only; one from the future could be played back for all the longer. */
const isAhead = (signature: string, now: number): boolean =>
  Number(/^t=(\d+)/.exec(signature)?.[1]) > now / 1_000 + TOLERANCE_S

/** A job asks once: what fails is asked again at the next run, and others are waiting. */
const JOB = { maxNetworkRetries: 0 }

/** Stripe demands that a page stays open for 30 minutes to 24 hours; the rest is for clocks that differ. */
const MIN_OPEN = minutes(31)
const MAX_OPEN = hours(23)
/** A payment has to be started within this time, or another takes its place. */
const START_WITHIN = minutes(5)

/**
 * When the page of a payment closes: with the order, as far as Stripe allows. It depends on nothing that
 * changes between two tries, because Stripe takes the same key only with the same request.
 */
function pageClosesAt(order: { expiresAt: number }, { createdAt }: PaymentView): number {
  const earliest = createdAt + START_WITHIN + MIN_OPEN
  return Math.min(Math.max(order.expiresAt, earliest), createdAt + MAX_OPEN)
}

/** In ringgit, at least RM 2.00 and at most eight digits. Source: Stripe, minimum and maximum charge amounts. */
const AMOUNTS = { least: sen(200), most: sen(99_999_999) }

export interface StripeOptions {
  /** How long Stripe may take to answer, in milliseconds. */
  timeout?: number
  /** How long a person waits for it, with all tries, in milliseconds. */
  answerWithin?: number
}

/** Stripe's hosted Checkout, with the ways to pay that are switched on, in ringgit. */
export function makeStripeProvider(config: StripeConfig, options: StripeOptions = {}): PaymentProvider {
  const client = openStripe(config, options.timeout)

  async function findSession(id: string, request?: Stripe.RequestOptions): Promise<StripeSession> {
    const { stripe } = await client
    return readSession(await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] }, request))
  }

  async function openSession(ctx: ProviderContext, payment: PaymentView): Promise<StripeSession | null> {
    const order = await findAnyOrderHead(ctx.db, payment.orderId)
    if (!order) throw new DomainError('NOT_FOUND')
    const closesAt = pageClosesAt(order, payment)
    if (closesAt - ctx.now() < MIN_OPEN) return null
    const metadata = { paymentId: payment.id, orderId: order.id }
    const { appUrl } = ctx.config
    const { stripe } = await client
    const session = readSession(
      await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // What the shop shows is what can be paid with, whatever else the account has.
          allowed_payment_method_types: [...config.methods],
          // Amounts are compared to the sen: nobody is charged in another currency.
          adaptive_pricing: { enabled: false },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: payment.currency.toLowerCase(),
                unit_amount: payment.amount,
                product_data: { name: order.number },
              },
            },
          ],
          client_reference_id: payment.id,
          metadata,
          // The charge inherits these, and with it the news of a refund.
          payment_intent_data: { metadata },
          success_url: `${appUrl}${linkTo('/payment-success', { order: order.id })}`,
          cancel_url: `${appUrl}${linkTo('/payment-cancel', { order: order.id })}`,
          expires_at: Math.floor(closesAt / 1_000),
        },
        { idempotencyKey: `payment-${payment.id}` },
      ),
    )
    await ctx.transact({ order: { payment: payment.id } }, (tx) => setProviderRef(tx, payment.id, session.id))
    return session
  }

  async function sendRefund(ctx: ProviderContext, refund: RefundView): Promise<boolean> {
    if (refund.providerRef === null) throw new Error(`Stripe has no session of ${refund.paymentId}`)
    const intent = (await findSession(refund.providerRef, JOB)).payment_intent
    if (!intent) throw new Error(`Stripe has no payment for ${refund.providerRef}`)
    const { stripe } = await client
    // One that Stripe could not send stays failed there: the next try is another one.
    const refundId = refund.tries === 0 ? refund.id : `${refund.id}-${refund.tries}`
    // Stripe forgets keys after a day, but not what was sent.
    const sent = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 }, JOB)
    const { status } =
      sent.data.find(({ metadata }) => metadata?.refundId === refundId) ??
      (await stripe.refunds.create(
        {
          payment_intent: intent.id,
          amount: refund.amount,
          metadata: { refundId, paymentId: refund.paymentId },
        },
        { ...JOB, idempotencyKey: `refund-${refundId}` },
      ))
    const isSent = status !== 'failed' && status !== 'canceled'
    if (!isSent) ctx.log.error({ refundId: refund.id, status }, 'Stripe could not send a refund')
    return isSent
  }

  return {
    name: STRIPE,
    answerWithin: options.answerWithin ?? ANSWER_WITHIN,
    amounts: AMOUNTS,
    cardCheck: makeStripeCardCheck(client),
    async start(ctx, payment) {
      try {
        const session =
          payment.providerRef === null
            ? await openSession(ctx, payment)
            : await findSession(payment.providerRef)
        const status = session === null ? 'failed' : judgeSession(session)
        if (status === 'failed') return null
        if (status === 'open' && session?.url) return { url: session.url }
        return { url: linkTo('/payment-success', { order: payment.orderId }) }
      } catch (error) {
        if (!(await client).isStripeError(error)) throw error
        ctx.log.error({ paymentId: payment.id, err: error }, 'Stripe did not open a page to pay on')
        throw new DomainError('PAYMENT_UNAVAILABLE')
      }
    },
    async readWebhook(body, header, now) {
      const { stripe } = await client
      let json: unknown
      try {
        json = stripe.webhooks.constructEvent(
          body,
          header(SIGNATURE_HEADER) ?? '',
          config.webhookSecret,
          TOLERANCE_S,
          undefined,
          now,
        )
      } catch (error) {
        throw new DomainError(error instanceof SyntaxError ? 'BAD_JSON' : 'BAD_SIGNATURE')
      }
      if (isAhead(header(SIGNATURE_HEADER) ?? '', now)) throw new DomainError('BAD_SIGNATURE')
      const event = eventSchema.safeParse(json)
      if (!event.success) throw new DomainError('VALIDATION')
      return describeEvent(event.data)
    },
    async lookUp(_ctx, payment): Promise<PaymentEvent | null> {
      // Never started, or started by a request whose answer was lost: nobody has the address of its page.
      if (payment.providerRef === null) return null
      const session = await findSession(payment.providerRef, JOB)
      const status = judgeSession(session)
      if (status !== 'succeeded' && status !== 'failed') return null
      return describeSession(session, { id: `${session.id}-${status}`, type: status }, 'looked up')
    },
    async refund(ctx, refund) {
      try {
        return await sendRefund(ctx, refund)
      } catch (error) {
        // Someone sent it back by hand in Stripe's dashboard: the buyer has the money.
        if ((await client).isStripeError(error) && error.code === 'charge_already_refunded') return true
        throw error
      }
    },
  }
}
