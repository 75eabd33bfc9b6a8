import { findDemoCharge, insertDemoCharge, NO_ROOTS, type PaymentView, tryMoveDemoCharge } from '@pasar/db'
import { DomainError, linkTo, sen } from '@pasar/domain'
import { z } from 'zod'
import {
  ANSWER_WITHIN,
  type DemoEvent,
  type DemoProvider,
  type PaymentEvent,
  type ProviderContext,
} from './provider'
import { checkSignature, signBody } from './signature'

const eventSchema: z.ZodType<DemoEvent> = z.object({
  id: z.string().min(1).max(100),
  type: z.enum(['succeeded', 'failed', 'refunded']),
  paymentId: z.string().min(1).max(40),
  amount: z.number().int().min(0),
  currency: z.string().length(3),
})

const NAME = 'demo'
const SIGNATURE_HEADER = 'demo-signature'

const toEvent = (event: DemoEvent): PaymentEvent => ({
  ...event,
  provider: NAME,
  amount: sen(event.amount),
  payload: JSON.stringify(event),
})

/** The built-in provider: a card page of our own, which reports back like any other, by signed webhook. */
export function makeDemoProvider(key: string): DemoProvider {
  return {
    name: NAME,
    answerWithin: ANSWER_WITHIN,
    amounts: { least: sen(1), most: sen(Number.MAX_SAFE_INTEGER) },
    cardCheck: null,
    async start(ctx, payment) {
      await ctx.transact(NO_ROOTS.insertsOnly, (tx) =>
        insertDemoCharge(tx, payment.id, payment.amount, ctx.now()),
      )
      return { url: linkTo('/pay/:id', { id: payment.id }) }
    },
    async readWebhook(body, header, now) {
      checkSignature(key, body, header(SIGNATURE_HEADER), now)
      let json: unknown
      try {
        json = JSON.parse(body.toString('utf8'))
      } catch {
        throw new DomainError('BAD_JSON')
      }
      const event = eventSchema.safeParse(json)
      if (!event.success) throw new DomainError('VALIDATION')
      return toEvent(event.data)
    },
    async lookUp(ctx, payment) {
      const event = await describeCharge(ctx, payment)
      return event === null ? null : toEvent(event)
    },
    async refund(ctx, { paymentId }) {
      const now = ctx.now()
      const isMoved = await ctx.transact({ order: { payment: paymentId } }, (tx) =>
        tryMoveDemoCharge(tx, paymentId, ['succeeded'], 'refunded', { now }),
      )
      // Asked again because our answer was lost, it says the same as the first time.
      return isMoved || (await findDemoCharge(ctx.db, paymentId))?.state === 'refunded'
    },
    makeWebhook(event, now) {
      const body = Buffer.from(JSON.stringify(event))
      return {
        body,
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(key, body, now) },
      }
    },
  }
}

/** The provider's report on a payment; null while nothing has happened. */
export async function describeCharge(ctx: ProviderContext, payment: PaymentView): Promise<DemoEvent | null> {
  const charge = await findDemoCharge(ctx.db, payment.id)
  if (charge?.state !== 'succeeded') return null
  return {
    // One event per outcome: webhook and look-up report it under the same id.
    id: `${payment.id}-succeeded`,
    type: 'succeeded',
    paymentId: payment.id,
    amount: charge.amount,
    currency: payment.currency,
  }
}
