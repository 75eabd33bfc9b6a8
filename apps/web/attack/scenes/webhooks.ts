import { checkSums, readRows, SMALL } from '@pasar/api/testing'
import { type Contents, findChanges, readContents } from '../database'
import { placeOverRest } from '../drivers/pasar-rest'
import { makeBuyers } from '../members'
import { exchange } from '../requests'
import type { Scene, Stage } from '../scene'
import {
  type DemoEvent,
  nowInSeconds,
  readWebhookKey,
  sendWebhook,
  signText,
  succeeded,
} from '../webhook-signature'

const { kopi, heavy, onOffer } = SMALL.items
const PATH = '/api/webhooks/demo'

export interface Open {
  orderId: string
  paymentId: string
  amount: number
  cookie: string
}

export async function placeOrders({ server, dataDir }: Stage, count: number): Promise<Open[]> {
  const buyers = await makeBuyers(dataDir, count)
  const goods = [kopi, heavy, onOffer]
  const opened: Open[] = []
  for (const [at, { cookie }] of buyers.entries()) {
    const item = goods[at % goods.length] ?? kopi
    const product = { itemId: item.id, variantId: item.variantIds[0] ?? '' }
    const { id, detail } = await placeOverRest(server.url, cookie, product)
    const [payment] = await readRows<{ id: string; amount: number }>(
      dataDir,
      'select id, amount_sen as amount from payments where order_id = ?',
      id,
    )
    if (id === null || !payment) throw new Error(`an order was not placed: ${detail}`)
    opened.push({ orderId: id, paymentId: payment.id, amount: payment.amount, cookie })
  }
  return opened
}

interface Stand {
  order: string
  payments: string
  entries: number
  mails: number
}

export async function standOf({ dataDir }: Stage, { orderId, paymentId }: Open): Promise<Stand | undefined> {
  const [row] = await readRows<Stand>(
    dataDir,
    `select o.state as "order",
      (select group_concat(state) from payments p where p.order_id = o.id) as payments,
      (select count(*) from ledger_transactions t where t.reference = ?) as entries,
      (select count(*) from mails m where m.kind = 'orderPaid' and m.user_id = o.buyer_id) as mails
      from orders o where o.id = ?`,
    paymentId,
    orderId,
  )
  return row
}

/** Headers with which a webhook must be refused. */
export function makeSignatures(key: string, body: string): [what: string, header: string | undefined][] {
  const now = nowInSeconds()
  const right = signText(key, body, now)
  return [
    ['none', undefined],
    ['an empty one', ''],
    ['a made-up one', `t=${now},v1=${'0'.repeat(64)}`],
    ['one of another key', `t=${now},v1=${signText('another key', body, now)}`],
    ['one of an empty key', `t=${now},v1=${signText('', body, now)}`],
    ['one of another body', `t=${now},v1=${signText(key, `${body} `, now)}`],
    ['one that is 301 s old', `t=${now - 301},v1=${signText(key, body, now - 301)}`],
    ['one of 310 s ahead', `t=${now + 310},v1=${signText(key, body, now + 310)}`],
    ['an old one with a new time', `t=${now},v1=${signText(key, body, now - 1_000)}`],
    ['one without a time', `v1=${right}`],
    ['one with a time that is none', `t=NaN,v1=${right}`],
    ['one with an endless time', `t=${'9'.repeat(40)},v1=${right}`],
    ['one cut short', `t=${now},v1=${right.slice(0, 32)}`],
    ['one with more behind', `t=${now},v1=${right}00`],
    ['two, the first made up', `t=${now},v1=${'0'.repeat(64)},v1=${right}`],
    ['one of another version', `t=${now},v0=${right}`],
  ]
}

async function trySignatures(stage: Stage, key: string, order: Open): Promise<void> {
  const { server, dataDir, report } = stage
  const before = await readContents(dataDir)
  const body = JSON.stringify(succeeded(order.paymentId, order.amount))
  const now = nowInSeconds()
  const right = `t=${now},v1=${signText(key, body, now)}`
  const post = (sent: string, header: string | undefined, path = PATH) =>
    exchange(server, path, {
      method: 'POST',
      body: sent,
      headers: {
        'content-type': 'application/json',
        ...(header === undefined ? {} : { 'demo-signature': header }),
      },
    })
  for (const [what, header] of makeSignatures(key, body)) {
    const seen = await post(body, header)
    report.check(seen.got.status === 400, `a webhook with a signature, ${what}, is 400`, seen)
  }
  const rewritten = [
    JSON.stringify(JSON.parse(body), null, 2),
    JSON.stringify(Object.fromEntries(Object.entries(succeeded(order.paymentId, order.amount)).reverse())),
    `${body}\n`,
    `\ufeff${body}`,
    body.replace('"amount":', '"amount": '),
    '',
  ]
  for (const sent of rewritten) {
    const seen = await post(sent, right)
    report.check(seen.got.status === 400, 'a body that was written anew is 400', seen)
  }
  for (const provider of ['stripe', 'Demo', '..%2Fdemo', '__proto__', '%']) {
    const seen = await post(body, right, `/api/webhooks/${provider}`)
    report.check([400, 404].includes(seen.got.status), `another provider, ${provider}, is 404`, seen)
  }
  for (const nonsense of ['{', '[]', 'null', '{"id":1}', '{"id":"x","type":"succeeded"}']) {
    const seen = await post(nonsense, `t=${now},v1=${signText(key, nonsense, now)}`)
    report.check(seen.got.status === 400, 'nonsense with the right signature is 400', seen)
  }
  checkUnchanged(stage, before, await readContents(dataDir), 'what was not accepted')
}

const checkUnchanged = ({ report }: Stage, before: Contents, after: Contents, what: string): void =>
  report.checkNone(findChanges(before, after), `${what} changed nothing in the database`)

async function tryDuplicates(stage: Stage, key: string, order: Open): Promise<void> {
  const { server, report } = stage
  const events: DemoEvent[] = [
    ...Array.from({ length: 20 }, () => succeeded(order.paymentId, order.amount)),
    { ...succeeded(order.paymentId, order.amount), id: 'another-id-of-the-same' },
    { ...succeeded(order.paymentId, order.amount), id: 'late-failure', type: 'failed' },
    { ...succeeded(order.paymentId, order.amount), id: 'late-refund', type: 'refunded' },
  ]
  const answers = await Promise.all(events.slice(0, 20).map((event) => sendWebhook(server, key, event)))
  for (const event of events.slice(20)) answers.push(await sendWebhook(server, key, event))
  report.check(
    answers.every(({ status }) => status === 200),
    'a webhook that comes again is thanked for',
    answers.map(({ status }) => status).join(' '),
  )
  const stand = JSON.stringify(await standOf(stage, order))
  const wanted = JSON.stringify({ order: 'paid', payments: 'succeeded', entries: 1, mails: 1 })
  report.check(stand === wanted, 'twenty webhooks are one settlement, and paid stays paid', stand)
}

/** Events about something else than was asked for: money waits for a person, goods do not move. */
async function tryWrong(stage: Stage, key: string, orders: readonly Open[]): Promise<void> {
  const { server, report } = stage
  const [less, more, other, zero, early] = orders
  if (!less || !more || !other || !zero || !early) throw new Error('too few orders')
  const held: [string, Open, Partial<DemoEvent>][] = [
    ['one sen less', less, { amount: less.amount - 1 }],
    ['a hundred times as much', more, { amount: more.amount * 100 }],
    ['another currency', other, { currency: 'IDR' }],
    ['nothing at all', zero, { amount: 0 }],
  ]
  for (const [what, order, over] of held) {
    const { status, text } = await sendWebhook(server, key, {
      ...succeeded(order.paymentId, order.amount),
      ...over,
    })
    const stand = await standOf(stage, order)
    const isHeld = stand?.order === 'awaiting_payment' && stand.payments === 'held' && stand.entries === 0
    report.check(
      status === 200 && isHeld,
      `${what} is held, not settled`,
      `${status} ${text} ${JSON.stringify(stand)}`,
    )
    // The right amount afterwards is the work of a person, too: it must not slip through.
    await sendWebhook(server, key, {
      ...succeeded(order.paymentId, order.amount),
      id: `${order.paymentId}-again`,
    })
    const after = await standOf(stage, order)
    report.check(
      after?.entries === 0,
      `${what}, and then the right amount: not settled by itself`,
      JSON.stringify(after),
    )
  }
  const failed: DemoEvent = { ...succeeded(early.paymentId, early.amount), id: 'early', type: 'failed' }
  await sendWebhook(server, key, failed)
  await sendWebhook(server, key, succeeded(early.paymentId, early.amount))
  const stand = await standOf(stage, early)
  const isOnce = stand?.order === 'paid' && stand.entries === 1
  report.check(isOnce, 'failed first, then succeeded: the money is not lost', JSON.stringify(stand))
}

async function tryUnknown(stage: Stage, key: string, order: Open): Promise<void> {
  const { server, dataDir, report } = stage
  const isSettled = (_row: string, table: string) => table !== 'payment_events'
  const before = await readContents(dataDir)
  for (const paymentId of ['pay_nobodys', order.orderId, '', '__proto__', "' or 1=1 --"]) {
    const { status } = await sendWebhook(server, key, {
      ...succeeded(paymentId, order.amount),
      id: `odd-${paymentId}`,
    })
    report.check(status < 500, `a payment nobody knows, ${paymentId}`, `${status}`)
  }
  report.checkNone(
    findChanges(before, await readContents(dataDir), isSettled),
    'payments nobody knows settle nothing',
  )
}

/** Events are accepted when the provider signed them, once, and for what was asked. */
export const webhooks: Scene = {
  name: 'webhooks',
  run: async (stage) => {
    const key = readWebhookKey(stage.dataDir)
    const [first, second, ...others] = await placeOrders(stage, 7)
    if (!first || !second) throw new Error('too few orders')
    await trySignatures(stage, key, first)
    await tryUnknown(stage, key, first)
    await tryDuplicates(stage, key, second)
    await tryWrong(stage, key, others)
    // No event came for the first: it can still be paid.
    await sendWebhook(stage.server, key, succeeded(first.paymentId, first.amount))
    const stand = await standOf(stage, first)
    stage.report.check(stand?.order === 'paid', 'the right webhook settles the order', JSON.stringify(stand))
    stage.report.checkNone(await checkSums(stage.dataDir), 'the books are right')
  },
}
