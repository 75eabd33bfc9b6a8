import type { Db, PaymentView, RefundView, Transact } from '@pasar/db'
import { type Millis, type Sen, seconds } from '@pasar/domain'
import type { Logger } from 'pino'

/** A person is answered within ten seconds; two of them are for what the market does itself. */
export const ANSWER_WITHIN = seconds(8)

/** Of the context what a provider needs. */
export interface ProviderContext {
  readonly config: { readonly appUrl: string }
  readonly db: Db
  readonly transact: Transact
  now(): Millis
  readonly log: Logger
}

/** A provider's report on a payment, whatever form it came in. */
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

/** Confirms a card of a member on pages of the provider, without charging it. */
export interface CardCheck {
  /** Where the member types the card; from there they come back to /confirm-card. @throws DomainError PAYMENT_UNAVAILABLE */
  start(ctx: ProviderContext, memberId: string, requestId: string): Promise<{ url: string }>
  /** The last digits of the card that the member confirmed there; null when they did not. @throws DomainError PAYMENT_UNAVAILABLE */
  findConfirmed(ctx: ProviderContext, reference: string, memberId: string): Promise<{ last4: string } | null>
}

/** The provider behind "pay": our own demonstration page or a real company. */
export interface PaymentProvider {
  readonly name: string
  /** What it takes for one payment: amounts below or above are refused. In sen. */
  readonly amounts: { readonly least: Sen; readonly most: Sen }
  /** How long a person waits for all it is asked, in milliseconds; jobs may wait longer. */
  readonly answerWithin: number
  /**
   * Where the buyer goes to pay; asked again, it is the same place. Null when the provider takes nothing more
   * for this payment, so that another has to be opened. @throws DomainError PAYMENT_UNAVAILABLE
   */
  start(ctx: ProviderContext, payment: PaymentView): Promise<{ url: string } | null>
  /**
   * Reads a webhook; null when it contains nothing that concerns us.
   * @throws DomainError BAD_SIGNATURE for a wrong, old or re-serialised one
   */
  readWebhook(
    body: Buffer,
    header: (name: string) => string | undefined,
    now: number,
  ): Promise<PaymentEvent | null>
  /** Asks for the state of a payment, for webhooks that never came; null while nothing is decided. */
  lookUp(ctx: ProviderContext, payment: PaymentView): Promise<PaymentEvent | null>
  /** Sends money back. True when the provider has done it, now or when asked before. */
  refund(ctx: ProviderContext, refund: RefundView): Promise<boolean>
  /** Null where the card is typed on a page of our own. */
  readonly cardCheck: CardCheck | null
}

/** The built-in provider's report on a charge. */
export type DemoEvent = Pick<PaymentEvent, 'id' | 'type' | 'paymentId' | 'currency'> & { amount: number }

export interface DemoProvider extends PaymentProvider {
  /** The webhook of a charge, as the provider would send it. */
  makeWebhook(event: DemoEvent, now: number): { body: Buffer; headers: Record<string, string> }
}
