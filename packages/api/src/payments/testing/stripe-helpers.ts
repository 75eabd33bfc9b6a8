import Stripe from 'stripe'
import { afterEach, beforeEach } from 'vitest'
import type { Context } from '../../platform/context'
import { buyer, type Market, type Order, useMarket } from '../../testing/helpers'
import { startPayment } from '../commands/start'
import { makeStripeProvider } from '../providers/stripe'
import { receiveWebhook } from '../webhook'
import { FakeStripe } from './fake-stripe'
import { type FakeSession, StripeBooks } from './fake-stripe-books'

const SECRET_KEY = 'sk_test_of_the_stand_in'
const WEBHOOK_SECRET = 'whsec_of_the_stand_in'

export const STRIPE_ENV = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  APP_URL: 'https://pasar.test',
}

/** An event as Stripe sends it: its bytes, and what it says of them. */
export interface Webhook {
  body: Buffer
  signature: string
}

export interface StripeMarket {
  readonly market: Market
  readonly fake: FakeStripe
  readonly books: StripeBooks
  /** Opens the page of an order and returns the buyer's session. */
  openPage(order: Order): Promise<FakeSession>
  /** Signs an event as Stripe would now. */
  sign(type: string, object: unknown, id?: string): Webhook
  receive(webhook: Webhook): Promise<string>
  /** The market's context with a Stripe that is given up on soon; times are in milliseconds. */
  impatient(timeout?: number, answerWithin?: number): Context
}

let lastEvent = 0

/** A market whose payments go through a fake of Stripe, anew for each test. */
export function useStripe(): StripeMarket {
  const env: Record<string, string> = { ...STRIPE_ENV }
  let opened: FakeStripe | null = null
  const open = (): FakeStripe => {
    if (!opened) throw new Error('Stripe answers within a test only')
    return opened
  }
  beforeEach(async () => {
    opened = new FakeStripe(SECRET_KEY, new StripeBooks(() => market.services.clock.now))
    env.STRIPE_API_BASE = await opened.open()
  })
  afterEach(async () => {
    await opened?.close()
    opened = null
  })
  const market = useMarket(env)
  return {
    market,
    get fake() {
      return open()
    },
    get books() {
      return open().books
    },
    openPage: async ({ orderId }) => open().books.sessionAt(await startPayment(market.ctx, buyer, orderId)),
    sign: (type, object, id = `evt_${++lastEvent}`) => {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } }, null, 2)
      const timestamp = market.services.clock.now / 1_000
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: WEBHOOK_SECRET,
        timestamp,
      })
      return { body: Buffer.from(payload), signature }
    },
    receive: ({ body, signature }) =>
      receiveWebhook(market.ctx, 'stripe', body, (name) =>
        name === 'stripe-signature' ? signature : undefined,
      ),
    impatient: (timeout = 150, answerWithin = undefined) => {
      const { stripe } = market.ctx.config
      if (!stripe) throw new Error('This market has no Stripe')
      return { ...market.ctx, payments: makeStripeProvider(stripe, { timeout, answerWithin }) }
    },
  }
}
