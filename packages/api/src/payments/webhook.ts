import { DomainError } from '@pasar/domain'
import type { Context } from '../platform/context'
import { type SettleOutcome, settlePayment } from './commands/settle'

/**
 * The endpoint behind `/api/webhooks/:provider`. The signature is checked over the bytes as they came.
 * @throws DomainError NOT_FOUND for a provider that is not in use, BAD_SIGNATURE, VALIDATION
 */
export async function receiveWebhook(
  ctx: Context,
  provider: string,
  body: Buffer,
  header: (name: string) => string | undefined,
): Promise<SettleOutcome> {
  if (provider !== ctx.payments.name) throw new DomainError('NOT_FOUND')
  const event = await ctx.payments.readWebhook(body, header, ctx.now())
  if (event === null) return 'ignored'
  const outcome = await settlePayment(ctx, event)
  ctx.log.info({ paymentId: event.paymentId, eventId: event.id, outcome }, 'payment event')
  return outcome
}
