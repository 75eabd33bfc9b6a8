import { checkSums } from '@pasar/api/testing'
import { findChanges, readContents } from '../database'
import { exchange } from '../requests'
import type { Scene, Stage } from '../scene'
import { nowInSeconds, signText } from '../webhook-signature'
import { makeSignatures, type Open, placeOrders, standOf } from './webhooks'

const PATH = '/api/webhooks/stripe'
const SECRET = 'whsec_of_the_attack'

type Kind =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'

/** An event of Stripe's about the page that an order is paid on, with the given changes. */
const makeEvent = (type: Kind, order: Open, over: object = {}, id = `evt_${order.paymentId}_${type}`) => {
  const isPaid = type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded'
  return JSON.stringify({
    id,
    object: 'event',
    type,
    data: {
      object: {
        id: `cs_test_${order.paymentId}`,
        object: 'checkout.session',
        status: type === 'checkout.session.expired' ? 'expired' : 'complete',
        payment_status: isPaid ? 'paid' : 'unpaid',
        client_reference_id: order.paymentId,
        amount_total: order.amount,
        currency: 'myr',
        payment_intent: `pi_test_${order.paymentId}`,
        ...over,
      },
    },
  })
}

const makeRefund = (order: Open, amount: number): string =>
  JSON.stringify({
    id: `evt_${order.paymentId}_refunded`,
    object: 'event',
    type: 'charge.refunded',
    data: { object: { metadata: { paymentId: order.paymentId }, amount_refunded: amount, currency: 'myr' } },
  })

const post = ({ server }: Stage, body: string, signature: string | undefined, path = PATH) =>
  exchange(server, path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
  })

/** As Stripe signs. It is written here a second time on purpose. */
const signNow = (body: string, at = nowInSeconds()): string => `t=${at},v1=${signText(SECRET, body, at)}`
const sendEvent = (stage: Stage, body: string) => post(stage, body, signNow(body))

/** Stripe sends two while a secret is exchanged for another: the right one of them counts. */
const MEANT_BY_STRIPE = 'two, the first made up'

async function tryForged(stage: Stage, order: Open): Promise<void> {
  const { report, dataDir } = stage
  const before = await readContents(dataDir)
  const body = makeEvent('checkout.session.completed', order)
  for (const [what, header] of makeSignatures(SECRET, body)) {
    if (what === MEANT_BY_STRIPE) continue
    const seen = await post(stage, body, header)
    report.check(seen.got.status === 400, `an event with a signature, ${what}, is 400`, seen)
  }
  const right = signNow(body)
  for (const sent of [
    JSON.stringify(JSON.parse(body), null, 2),
    body.replace('"paid"', '"paid" '),
    body.replace(`${order.amount}`, `${order.amount - 1}`),
    `${body}\n`,
    '',
  ]) {
    const seen = await post(stage, sent, right)
    report.check(seen.got.status === 400, 'a body that is not the one that was signed is 400', seen)
  }
  const elsewhere = await post(stage, body, right, '/api/webhooks/demo')
  report.check(elsewhere.got.status === 404, 'the provider of the demonstration is not there', elsewhere)
  for (const nonsense of ['{', '[]', 'null', '{"id":1}', '{"id":"evt_x","type":"charge.refunded"}']) {
    const seen = await sendEvent(stage, nonsense)
    report.check([200, 400].includes(seen.got.status), 'nonsense that Stripe has signed is no fault', seen)
  }
  for (const paymentId of ['pay_nobodys', order.orderId, '', '__proto__']) {
    const seen = await sendEvent(
      stage,
      makeEvent(
        'checkout.session.completed',
        order,
        { client_reference_id: paymentId },
        `evt_odd_${paymentId}`,
      ),
    )
    report.check(seen.got.status < 500, `a payment nobody knows, ${paymentId}, is no fault`, seen)
  }
  const isMeant = (_row: string, table: string) => table !== 'payment_events'
  report.checkNone(
    findChanges(before, await readContents(dataDir), isMeant),
    'what was not accepted, or is about nobody, changed nothing',
  )
}

/** The same twenty times, late news, and an old recording. */
async function tryReplays(stage: Stage, order: Open): Promise<void> {
  const { report } = stage
  const completed = makeEvent('checkout.session.completed', order)
  const signature = signNow(completed)
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(stage, completed, signature)))
  for (const body of [
    makeEvent('checkout.session.async_payment_succeeded', order),
    makeEvent('checkout.session.expired', order),
    makeEvent('checkout.session.async_payment_failed', order),
  ])
    answers.push(await sendEvent(stage, body))
  report.checkNone(
    answers.filter(({ got }) => got.status !== 200).map(({ got }) => `${got.status} ${got.text}`),
    'an event that comes again is thanked for',
  )
  const old = nowInSeconds() - 301
  const recorded = await post(stage, completed, signNow(completed, old))
  report.check(recorded.got.status === 400, 'a recording of five minutes ago is 400', recorded)
  const stand = JSON.stringify(await standOf(stage, order))
  const wanted = JSON.stringify({ order: 'paid', payments: 'succeeded', entries: 1, mails: 1 })
  report.check(stand === wanted, 'twenty events are one settlement, and paid stays paid', stand)
}

async function tryOrders(stage: Stage, [early, late, unpaid, refunded]: readonly Open[]): Promise<void> {
  const { report } = stage
  if (!early || !late || !unpaid || !refunded) throw new Error('too few orders')
  await sendEvent(stage, makeEvent('checkout.session.async_payment_failed', early))
  await sendEvent(stage, makeEvent('checkout.session.completed', early))
  const first = await standOf(stage, early)
  report.check(
    first?.order === 'paid' && first.entries === 1,
    'failed, then paid: settled once',
    JSON.stringify(first),
  )
  await sendEvent(stage, makeEvent('checkout.session.async_payment_succeeded', late))
  await sendEvent(stage, makeEvent('checkout.session.completed', late, { payment_status: 'unpaid' }))
  await sendEvent(stage, makeEvent('checkout.session.async_payment_failed', late))
  const second = await standOf(stage, late)
  report.check(
    second?.order === 'paid' && second.entries === 1,
    'the bank before the page, and then a failure: paid once',
    JSON.stringify(second),
  )
  await sendEvent(stage, makeEvent('checkout.session.completed', unpaid, { payment_status: 'unpaid' }))
  const third = await standOf(stage, unpaid)
  report.check(
    third?.order === 'awaiting_payment' && third.entries === 0,
    'completed, and not yet paid, is not paid',
    JSON.stringify(third),
  )
  await sendEvent(stage, makeRefund(refunded, refunded.amount))
  const fourth = await standOf(stage, refunded)
  report.check(
    fourth?.order === 'awaiting_payment' && fourth.entries === 0,
    'a refund of what was never paid moves no money',
    JSON.stringify(fourth),
  )
}

/** Signed by Stripe, and not what was asked for: a person looks at it. */
async function tryWrong(stage: Stage, orders: readonly Open[]): Promise<void> {
  const { report } = stage
  const [less, more, currency, none] = orders
  if (!less || !more || !currency || !none) throw new Error('too few orders')
  for (const [what, order, over] of [
    ['one sen less', less, { amount_total: less.amount - 1 }],
    ['a hundred times as much', more, { amount_total: more.amount * 100 }],
    ['another currency', currency, { currency: 'idr' }],
    ['no amount', none, { amount_total: null }],
  ] as const) {
    const seen = await sendEvent(stage, makeEvent('checkout.session.completed', order, over, `evt_${what}`))
    await sendEvent(stage, makeEvent('checkout.session.completed', order, {}, `evt_${what}_again`))
    const stand = await standOf(stage, order)
    report.check(
      seen.got.status === 200 && stand?.order === 'awaiting_payment' && stand.entries === 0,
      `${what}, and then the right amount: held, not settled`,
      JSON.stringify(stand),
    )
  }
}

/** Events are accepted when Stripe signed them, once, in any order, and for what was asked. */
export const stripe: Scene = {
  name: 'stripe',
  env: {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_the_attack',
    STRIPE_WEBHOOK_SECRET: SECRET,
    // Nobody listens there: Stripe itself is never asked.
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  },
  run: async (stage) => {
    const [forged, replayed, ...others] = await placeOrders(stage, 10)
    if (!forged || !replayed) throw new Error('too few orders')
    await tryForged(stage, forged)
    await tryReplays(stage, replayed)
    await tryOrders(stage, others.slice(0, 4))
    await tryWrong(stage, others.slice(4))
    await sendEvent(stage, makeEvent('checkout.session.completed', forged))
    const stand = await standOf(stage, forged)
    stage.report.check(stand?.order === 'paid', 'the right event settles the order', JSON.stringify(stand))
    stage.report.checkNone(await checkSums(stage.dataDir), 'the books are right')
  },
}
