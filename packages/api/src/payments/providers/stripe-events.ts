import { sen } from '@pasar/domain'
import { z } from 'zod'
import type { PaymentEvent } from './provider'

export const STRIPE = 'stripe'

const intentSchema = z.union([
  z.string().transform((id) => ({ id, status: null })),
  z.object({ id: z.string(), status: z.string() }),
])

/** What we read of a Checkout Session, be it an answer or part of an event. */
const sessionSchema = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  payment_status: z.string(),
  url: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  amount_total: z.number().int().min(0).nullable(),
  currency: z.string().length(3).nullable(),
  payment_intent: intentSchema.nullish(),
})
export type StripeSession = z.output<typeof sessionSchema>

const chargeSchema = z.object({
  metadata: z.object({ paymentId: z.string().optional() }),
  amount_refunded: z.number().int().min(0),
  currency: z.string().length(3),
})

export const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})
export type StripeEvent = z.output<typeof eventSchema>

export const readSession = (session: unknown): StripeSession => sessionSchema.parse(session)

/** A bank that said no leaves the intent in one of these; one that has not answered yet, in `processing`. */
const FAILED_INTENTS = ['requires_payment_method', 'canceled']

/** The state of a session; `waiting` is one that was paid with a bank that has not answered yet. */
export function judgeSession(session: StripeSession): 'open' | 'waiting' | 'succeeded' | 'failed' {
  if (session.payment_status === 'paid') return 'succeeded'
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'failed'
  return FAILED_INTENTS.includes(session.payment_intent?.status ?? '') ? 'failed' : 'waiting'
}

/**
 * @param about the source of the report, for whoever reads the event later
 * @returns null for a session that is none of ours
 */
export function describeSession(
  { url: _url, ...session }: StripeSession,
  event: Pick<PaymentEvent, 'id' | 'type'>,
  about: string,
): PaymentEvent | null {
  if (!session.client_reference_id) return null
  return {
    ...event,
    payload: JSON.stringify({ event: about, ...session }),
    provider: STRIPE,
    paymentId: session.client_reference_id,
    amount: sen(session.amount_total ?? 0),
    // Ours are upper case, as in ISO 4217.
    currency: (session.currency ?? '').toUpperCase(),
  }
}

/** What an event of Stripe's means to us; null for those that decide nothing. @throws ZodError */
export function describeEvent({ id, type: about, data }: StripeEvent): PaymentEvent | null {
  switch (about) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = readSession(data.object)
      // Completed but unpaid: the bank's answer comes with an event of its own.
      return session.payment_status === 'paid'
        ? describeSession(session, { id, type: 'succeeded' }, about)
        : null
    }
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return describeSession(readSession(data.object), { id, type: 'failed' }, about)
    case 'charge.refunded': {
      const charge = chargeSchema.parse(data.object)
      if (charge.metadata.paymentId === undefined) return null
      return {
        id,
        type: 'refunded',
        provider: STRIPE,
        paymentId: charge.metadata.paymentId,
        amount: sen(charge.amount_refunded),
        currency: charge.currency.toUpperCase(),
        payload: JSON.stringify({ event: about, ...charge }),
      }
    }
    default:
      return null
  }
}
