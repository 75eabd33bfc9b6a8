import { DomainError, linkTo } from '@pasar/domain'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { CardCheck, ProviderContext } from './provider'
import type { StripeClient } from './stripe-client'

const PURPOSE = 'card-confirmation'

/** What we read of a Checkout Session that only confirms a card. */
const setupSchema = z.object({
  status: z.string().nullish(),
  url: z.string().nullish(),
  metadata: z.object({ purpose: z.string().optional(), memberId: z.string().optional() }).nullish(),
  setup_intent: z
    .object({
      status: z.string(),
      payment_method: z.object({ card: z.object({ last4: z.string() }) }).nullish(),
    })
    .nullish(),
})

/** Confirms cards on Stripe's hosted page, in its mode `setup`: nothing is charged. */
export function makeStripeCardCheck(client: Promise<StripeClient>): CardCheck {
  const ask = async <T>(ctx: ProviderContext, work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const { stripe, isStripeError } = await client
    try {
      return await work(stripe)
    } catch (error) {
      if (!isStripeError(error)) throw error
      ctx.log.error({ err: error }, 'Stripe did not confirm a card')
      throw new DomainError('PAYMENT_UNAVAILABLE')
    }
  }
  return {
    start: (ctx, memberId, requestId) =>
      ask(ctx, async (stripe) => {
        const page = `${ctx.config.appUrl}${linkTo('/confirm-card')}`
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'setup',
            currency: 'myr',
            allowed_payment_method_types: ['card'],
            metadata: { purpose: PURPOSE, memberId },
            success_url: `${page}?session={CHECKOUT_SESSION_ID}`,
            cancel_url: page,
          },
          { idempotencyKey: requestId },
        )
        if (session.url === null) throw new DomainError('PAYMENT_UNAVAILABLE')
        return { url: session.url }
      }),
    findConfirmed: (ctx, reference, memberId) =>
      ask(ctx, async (stripe) => {
        const answer = await stripe.checkout.sessions.retrieve(reference, {
          expand: ['setup_intent.payment_method'],
        })
        const { status, metadata, setup_intent } = setupSchema.parse(answer)
        const isTheirs = metadata?.purpose === PURPOSE && metadata.memberId === memberId
        const last4 = setup_intent?.payment_method?.card.last4
        const isDone = status === 'complete' && setup_intent?.status === 'succeeded'
        return isTheirs && isDone && last4 !== undefined ? { last4 } : null
      }),
  }
}
