import { expect, it } from 'vitest'
import { buyer, buyOne, expectSumsToMatch, items } from '../../testing/helpers'
import { reconcilePayments } from '../jobs'
import { useStripe } from '../testing/stripe-helpers'

const stripe = useStripe()
const { market } = stripe

/** What Stripe sends about the payer. */
const PERSON = {
  customer_details: { email: 'siti@example.com', name: 'Siti Aminah', phone: '+60123456789' },
  shipping_details: { address: { line1: '8 Jalan Ampang' }, name: 'Siti Aminah' },
  customer_email: 'siti@example.com',
}
const payloads = () =>
  market.rows<{ payload: string }>('select payload from payment_events where provider = ?', 'stripe')

it('of who paid nothing is kept, of the payment what is needed', async () => {
  const order = await buyOne(market, buyer, items.kopi)
  const session = stripe.books.pay(await stripe.openPage(order))
  const given = { ...session, ...PERSON }
  expect(await stripe.receive(stripe.sign('checkout.session.completed', given))).toBe('settled')
  await stripe.receive(stripe.sign('checkout.session.expired', given))
  const charge = {
    id: 'ch_1',
    metadata: { paymentId: order.paymentId },
    amount_refunded: 100,
    currency: 'myr',
    billing_details: PERSON.customer_details,
    receipt_email: 'siti@example.com',
  }
  await stripe.receive(stripe.sign('charge.refunded', charge))

  const kept = payloads()
  expect(kept).toHaveLength(3)
  expect(JSON.stringify(kept)).not.toMatch(/siti|Aminah|60123456789|Ampang/i)
  expect(kept.map(({ payload }) => JSON.parse(payload) as unknown)).toContainEqual(
    expect.objectContaining({
      event: 'checkout.session.completed',
      id: session.id,
      payment_status: 'paid',
      client_reference_id: order.paymentId,
    }),
  )
  expect(await reconcilePayments(market.ctx)).toBe(0)
  await expectSumsToMatch(market)
})
