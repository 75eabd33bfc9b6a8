import { accountName, isBalanced, type Posting, postPayment, postRefund, postRelease } from '@pasar/domain'
import type { LedgerTransactionsTable, PaymentState } from '../payments/tables'
import type { SeedIds } from './ids'
import { isGivenBack, orderStateOf, type PlannedOrder, toLedgerParcel, toReleasedParcel } from './orders'
import type { SeedWriter } from './writer'

/** The built-in demonstration provider, and the end of its card that always pays. */
const PROVIDER = 'demo'
const CARD_LAST4 = '4242'

/** Writes an order's payment with the provider's side of it, its refunds, and the entries of all in the books. */
export function writeMoney(writer: SeedWriter, ids: SeedIds, order: PlannedOrder): void {
  writePayment(writer, order)
  const { paidAt } = order.story
  if (paidAt === null) return
  const post = (
    kind: LedgerTransactionsTable['kind'],
    reference: string,
    at: number,
    postings: readonly Posting[],
  ) => writePostings(writer, { id: ids.next('ledger', at), kind, reference, at }, postings)

  post('payment', order.paymentId, paidAt, postPayment(PROVIDER, order.parcels.map(toLedgerParcel)))
  for (const parcel of order.parcels) {
    const last = parcel.moves.at(-1)
    if (last?.to === 'completed') post('release', parcel.id, last.at, postRelease(toReleasedParcel(parcel)))
    if (last === undefined || !isGivenBack(last.to)) continue
    const refundId = ids.next('refund', last.at)
    writer.insert('refunds', {
      id: refundId,
      payment_id: order.paymentId,
      amount_sen: parcel.parcel.total,
      reason: last.to,
      state: 'done',
      created_at: last.at,
      done_at: last.at,
    })
    post('refund', refundId, last.at, postRefund(PROVIDER, [toLedgerParcel(parcel)]))
  }
}

function stateOfPayment(order: PlannedOrder): PaymentState {
  switch (orderStateOf(order)) {
    case 'awaiting_payment':
      return 'open'
    case 'expired':
    case 'cancelled':
      return 'closed'
    case 'refunded':
      return 'refunded'
    default:
      return 'succeeded'
  }
}

function writePayment(writer: SeedWriter, order: PlannedOrder): void {
  const { paymentId, quote, story } = order
  const state = stateOfPayment(order)
  const settledAt = story.paidAt ?? story.ending?.at ?? null
  writer.insert('payments', {
    id: paymentId,
    order_id: order.id,
    provider: PROVIDER,
    provider_ref: null,
    state,
    amount_sen: quote.total,
    created_at: story.placedAt,
    settled_at: settledAt,
  })
  if (story.paidAt === null) return
  writer.insert('demo_charges', {
    payment_id: paymentId,
    state: state === 'refunded' ? 'refunded' : 'succeeded',
    amount_sen: quote.total,
    card_last4: CARD_LAST4,
    tries: 1,
    updated_at: story.paidAt,
  })
  const event = { id: `${paymentId}-succeeded`, type: 'succeeded', paymentId, amount: quote.total }
  writer.insert('payment_events', {
    provider: PROVIDER,
    event_id: event.id,
    payment_id: paymentId,
    type: event.type,
    payload: JSON.stringify({ ...event, currency: 'MYR' }),
    outcome: 'settled',
    received_at: story.paidAt,
  })
}

function writePostings(
  writer: SeedWriter,
  transaction: { id: string; kind: LedgerTransactionsTable['kind']; reference: string; at: number },
  postings: readonly Posting[],
): void {
  if (!isBalanced(postings)) throw new RangeError(`Unbalanced ledger transaction ${transaction.reference}`)
  if (postings.length === 0) return
  writer.insert('ledger_transactions', transaction)
  for (const [position, { account, amount, parcelId }] of postings.entries())
    writer.insert('ledger_entries', {
      transaction_id: transaction.id,
      position,
      account: accountName(account),
      amount_sen: amount,
      parcel_id: parcelId,
    })
}
