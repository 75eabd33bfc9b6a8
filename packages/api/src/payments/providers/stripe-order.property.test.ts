import { sumAccount } from '@pasar/db'
import { minutes } from '@pasar/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expireOrders } from '../../orders/commands/close'
import { orderPage } from '../../orders/reads/orders'
import {
  buyer,
  buyOne,
  expectSumsToMatch,
  items,
  type Order,
  stockOf,
  variantOf,
} from '../../testing/helpers'
import { reconcilePayments, sendRefunds } from '../jobs'
import type { FakeSession } from '../testing/fake-stripe-books'
import { useStripe, type Webhook } from '../testing/stripe-helpers'

const stripe = useStripe()
const { market } = stripe

const KOPI = variantOf(items.kopi)
const REPORTED = ['completed', 'completed again', 'look-up'] as const
const STEPS = [...REPORTED, 'expiry', 'sold to others', 'refunded', 'refunds are sent'] as const
type Step = (typeof STEPS)[number]

/** Paid is never taken back, a refund neither. */
const RANK: Record<string, number> = { open: 0, closed: 0, succeeded: 1, refunded: 1 }

interface Story {
  order: Order
  /** Two events about the same payment. */
  webhooks: [Webhook, Webhook]
  session: FakeSession
}

async function begin(): Promise<Story> {
  market.run('update item_variants set stock = 1 where id = ?', KOPI)
  const order = await buyOne(market, buyer, items.kopi)
  const session = stripe.books.pay(await stripe.openPage(order))
  market.wait(minutes(2))
  const sign = () => stripe.sign('checkout.session.completed', session)
  return { order, session, webhooks: [sign(), sign()] }
}

async function take(step: Step, { session, webhooks }: Story): Promise<void> {
  switch (step) {
    case 'completed':
    case 'completed again':
      await stripe.receive(webhooks[step === 'completed' ? 0 : 1])
      break
    case 'look-up':
      await reconcilePayments(market.ctx)
      break
    case 'expiry':
      market.run('update orders set expires_at = ? where paid_at is null', market.ctx.now())
      await expireOrders(market.ctx)
      break
    case 'sold to others':
      market.run('update item_variants set stock = 0 where id = ?', KOPI)
      break
    case 'refunded': {
      const metadata = session.metadata
      const charge = { metadata, amount_refunded: session.amount_total, currency: 'myr' }
      await stripe.receive(stripe.sign('charge.refunded', charge))
      break
    }
    case 'refunds are sent':
      await sendRefunds(market.ctx)
  }
}

/** Where an order has come to, without what differs between any two orders. */
async function look({ order, session }: Story) {
  const view = await orderPage(market.ctx, buyer, order.orderId)
  return {
    order: view.order.state,
    parcels: view.parcels.map(({ state }) => state),
    payment: view.payment?.state ?? 'none',
    timesPaid: view.history.filter(({ to, parcelId }) => to === 'paid' && parcelId === null).length,
    given: market.value<number>(
      "select count(*) from notifications where kind = 'orderPaid' and link like ?",
      `%${order.orderId}`,
    ),
    cash: await sumAccount(market.ctx.db, 'cash:stripe'),
    unclaimed: await sumAccount(market.ctx.db, 'unclaimed'),
    sentBack: stripe.books.refunds.filter(({ payment_intent }) => payment_intent === session.payment_intent)
      .length,
    stock: stockOf(market, KOPI),
  }
}

const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 9 })

/** Plays a story to its end: payments without an event are looked up, and what is owed is sent. */
async function play(order: readonly Step[]) {
  const cashBefore = await sumAccount(market.ctx.db, 'cash:stripe')
  const story = await begin()
  let rank = 0
  for (const step of [...order, 'look-up', 'refunds are sent'] as const) {
    await take(step, story)
    const { payment } = await look(story)
    const now = RANK[payment] ?? -1
    expect(now, `${payment} after ${step}`).toBeGreaterThanOrEqual(rank)
    rank = now
  }
  const end = await look(story)
  await expectSumsToMatch(market)
  return { ...end, cash: end.cash - cashBefore, total: story.session.amount_total }
}

const PAID = { order: 'paid', payment: 'succeeded', timesPaid: 1, given: 1, unclaimed: 0, sentBack: 0 }
const BACK = { order: 'expired', payment: 'refunded', timesPaid: 0, given: 0, unclaimed: 0, sentBack: 1 }

const isGiven = (step: Step): boolean => REPORTED.some((given) => given === step)

describe('whatever order the news of a payment comes in', () => {
  it('it is paid once, or sent back once, and never taken back', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (order) => {
        const end = await play(order)
        const paid = end.payment === 'succeeded'
        expect(end).toMatchObject(paid ? { ...PAID, cash: end.total } : { ...BACK, cash: 0 })
        const given = order.findIndex(isGiven)
        const expired = order.indexOf('expiry')
        // Nobody lost an order who paid in time, or whose goods were still there.
        if (!order.includes('sold to others') || expired === -1 || (given !== -1 && given < expired))
          expect(paid).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('news before the expiry ends the same, in any order and however often', async () => {
    const inTime = fc.tuple(fc.constantFrom(...REPORTED), steps).chain(([first, rest]) =>
      fc.tuple(
        fc.constant([first, ...rest]),
        fc.shuffledSubarray(rest, { minLength: rest.length }).map((again) => [first, ...again]),
      ),
    )
    await fc.assert(
      fc.asyncProperty(inTime, async ([one, other]) => {
        expect(await play(one)).toEqual(await play(other))
      }),
      { numRuns: 20 },
    )
  })
})
