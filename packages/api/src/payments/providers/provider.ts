import type { PaymentView, RefundView } from '@pasar/db'
import type { Sen } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** What a provider tells us about a payment, whatever form it came in. */
export interface PaymentEvent {
  provider: string
  /** Unique per event of the provider: the same one may come many times. */
  id: string
  type: 'succeeded' | 'failed' | 'refunded'
  paymentId: string
  amount: Sen
  currency: string
  /** What we read of the event, as JSON: nothing of who paid. */
  payload: string
}

/** What stands behind "pay": our own demonstration page or a real company. */
export interface PaymentProvider {
  readonly name: string
  /** How long a person waits for all it is asked, in milliseconds; jobs may wait longer. */
  readonly answerWithin: number
  /**
   * Where the buyer goes to pay; asked again, it is the same place. Null when the provider takes nothing more
   * for this payment, so that another has to be opened. @throws DomainError PAYMENT_UNAVAILABLE
   */
  start(ctx: Context, payment: PaymentView): Promise<{ url: string } | null>
  /**
   * Reads a webhook; null when it tells nothing that concerns us.
   * @throws DomainError BAD_SIGNATURE for a wrong, old or re-serialised one
   */
  readWebhook(body: Buffer, header: (name: string) => string | undefined, now: number): PaymentEvent | null
  /** Asks how a payment stands, for webhooks that never came; null while nothing is decided. */
  lookUp(ctx: Context, payment: PaymentView): Promise<PaymentEvent | null>
  /** Sends money back. True when the provider has done it, now or when asked before. */
  refund(ctx: Context, refund: RefundView): Promise<boolean>
}
