import { randomBytes } from 'node:crypto'

/** A Checkout Session as Stripe keeps it, as far as we look at it. */
export interface FakeSession {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  url: string | null
  client_reference_id: string
  amount_total: number
  currency: string
  expires_at: number
  metadata: Record<string, string>
  payment_intent: string | null
}

interface Intent {
  id: string
  status: string
  metadata: Record<string, string>
}

export interface FakeRefund {
  id: string
  object: 'refund'
  status: string
  amount: number
  payment_intent: string
  metadata: Record<string, string>
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, string>,
  ) {
    super(error.message)
  }
}
export const refuse = (message: string, code = 'parameter_invalid', status = 400): never => {
  throw new Refused(status, { type: 'invalid_request_error', code, message })
}

const MIN_OPEN_S = 30 * 60
const MAX_OPEN_S = 24 * 60 * 60
const makeId = (prefix: string): string => `${prefix}_test_${randomBytes(8).toString('hex')}`

const fieldsUnder = (form: Record<string, string>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
    ),
  )

/** Every parameter we send, so that a new one is looked up before it is let through. */
const SESSION_PARAMETERS =
  /^(mode|client_reference_id|success_url|cancel_url|expires_at|allowed_payment_method_types\[\d\]|adaptive_pricing\[enabled\]|metadata\[(paymentId|orderId)\]|payment_intent_data\[metadata\]\[(paymentId|orderId)\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/

/** What Stripe knows, and the rules it follows; tests play the buyer on its page. */
export class StripeBooks {
  readonly sessions = new Map<string, FakeSession>()
  readonly intents = new Map<string, Intent>()
  readonly refunds: FakeRefund[] = []

  /** @param now Stripe's own clock, in epoch milliseconds */
  constructor(private readonly now: () => number) {}

  /** The session of a page, as the buyer on that page sees it. */
  sessionAt(url: string): FakeSession {
    const found = [...this.sessions.values()].find((session) => session.url === url)
    if (!found) throw new Error(`Stripe has no page ${url}`)
    return found
  }

  /** The buyer pays, at once (card, GrabPay) or with a bank that answers later (FPX). */
  pay(session: FakeSession, answer: 'at once' | 'later' = 'at once'): FakeSession {
    if (session.status !== 'open') throw new Error(`The page of ${session.id} is closed`)
    const isPaid = answer === 'at once'
    const intent: Intent = {
      id: makeId('pi'),
      status: isPaid ? 'succeeded' : 'processing',
      metadata: session.metadata,
    }
    this.intents.set(intent.id, intent)
    session.payment_intent = intent.id
    session.payment_status = isPaid ? 'paid' : 'unpaid'
    session.status = 'complete'
    session.url = null
    return session
  }

  /** The bank answers. */
  answerLater(session: FakeSession, says: 'yes' | 'no'): void {
    const intent = this.intents.get(session.payment_intent ?? '')
    if (!intent) throw new Error('No bank was asked')
    intent.status = says === 'yes' ? 'succeeded' : 'requires_payment_method'
    if (says === 'yes') session.payment_status = 'paid'
  }

  expire(session: FakeSession): void {
    session.status = 'expired'
    session.url = null
  }

  createSession(form: Record<string, string>): FakeSession {
    for (const name of Object.keys(form))
      if (!SESSION_PARAMETERS.test(name)) refuse(`Received unknown parameter: ${name}`, 'parameter_unknown')
    const amount = Number(form['line_items[0][price_data][unit_amount]'])
    const openFor = Number(form.expires_at) - this.now() / 1_000
    if (form.mode !== 'payment' || form['line_items[0][quantity]'] !== '1') refuse('One line, paid once')
    const currency = form['line_items[0][price_data][currency]']
    if (currency !== 'myr') refuse(`Not in ringgit: ${currency}`)
    if (!Number.isInteger(amount)) refuse('Invalid integer', 'parameter_invalid_integer')
    if (amount < 200) refuse('The amount must be at least RM 2.00', 'amount_too_small')
    if (openFor < MIN_OPEN_S) refuse('The `expires_at` timestamp must be at least 30 minutes from now')
    if (openFor > MAX_OPEN_S) refuse('The `expires_at` timestamp must be less than 24 hours from now')
    const id = makeId('cs')
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: form.client_reference_id ?? '',
      amount_total: amount,
      currency: 'myr',
      expires_at: Number(form.expires_at),
      metadata: fieldsUnder(form, 'payment_intent_data[metadata]'),
      payment_intent: null,
    }
    this.sessions.set(id, session)
    return session
  }

  createRefund(form: Record<string, string>): FakeRefund {
    const { payment_intent = '' } = form
    const session = [...this.sessions.values()].find((known) => known.payment_intent === payment_intent)
    if (session?.payment_status !== 'paid') return refuse('No successful charge', 'resource_missing')
    const sent = this.refunds.filter((refund) => refund.payment_intent === payment_intent)
    const left = sent.reduce((rest, refund) => rest - refund.amount, session.amount_total)
    if (left === 0) refuse('The charge has already been refunded', 'charge_already_refunded')
    const amount = Number(form.amount)
    if (amount > left) refuse('More than is left', 'amount_too_large')
    const metadata = fieldsUnder(form, 'metadata')
    const refund: FakeRefund = {
      id: makeId('re'),
      object: 'refund',
      status: 'succeeded',
      amount,
      payment_intent,
      metadata,
    }
    this.refunds.push(refund)
    return refund
  }
}
