import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { NotMoved } from '../../kernel/not-moved'
import { insertRow, type ParametersOf, prepareQuery, prepareQueryForList } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import type { PaymentState, RefundState } from '../tables'

export type { PaymentState, RefundState }

export interface PaymentView {
  id: string
  orderId: string
  provider: string
  providerRef: string | null
  state: PaymentState
  amount: Sen
  currency: string
  createdAt: number
  /** What was received where it is not what was asked for, in the smallest unit of its currency. */
  received: Sen | null
  receivedCurrency: string | null
}

const paymentColumns = sql`p.id, p.order_id as "orderId", p.provider, p.provider_ref as "providerRef", p.state,
  p.amount_sen as amount, p.currency, p.created_at as "createdAt", p.received_sen as received,
  p.received_currency as "receivedCurrency"`

export async function insertPayment(
  tx: Tx,
  payment: { id: string; orderId: string; provider: string; amount: Sen; now: number },
): Promise<void> {
  await insertRow(tx, 'payments', {
    id: payment.id,
    order_id: payment.orderId,
    provider: payment.provider,
    provider_ref: null,
    state: 'open',
    amount_sen: payment.amount,
    created_at: payment.now,
    settled_at: null,
  })
}

const paymentById = prepareQuery((db, { paymentId }: ParametersOf<{ paymentId: string }>) =>
  sql<PaymentView>`select ${paymentColumns} from payments p where p.id = ${paymentId}`.compile(db),
)

export async function findPayment(db: Db, paymentId: string): Promise<PaymentView | null> {
  const { rows } = await paymentById(db, { paymentId })
  return rows[0] ?? null
}

/** Where the provider keeps the payment; said once. */
export async function setProviderRef(tx: Tx, paymentId: string, providerRef: string): Promise<void> {
  await tx
    .updateTable('payments')
    .set({ provider_ref: providerRef })
    .where('id', '=', paymentId)
    .where('provider_ref', 'is', null)
    .execute()
}

const orderPayment = prepareQuery((db, { orderId }: ParametersOf<{ orderId: string }>) =>
  sql<PaymentView>`select ${paymentColumns} from payments p where p.order_id = ${orderId}
    order by p.state = 'closed'
      or (p.state = 'refunded' and (select state from orders where id = ${orderId}) = 'awaiting_payment'),
      p.created_at desc limit 1`.compile(db),
)

/**
 * The payment that counts for an order: the latest that is not closed, else the latest. While the order waits for its
 * payment, one that came for what it was before, and was sent back, counts as closed.
 */
export async function findOrderPayment(db: Db, orderId: string): Promise<PaymentView | null> {
  const { rows } = await orderPayment(db, { orderId })
  return rows[0] ?? null
}

/** The payment whose money an order holds; null while there is none. */
export async function findCapturedPayment(db: Db, orderId: string): Promise<PaymentView | null> {
  const { rows } = await sql<PaymentView>`select ${paymentColumns} from payments p
    where p.order_id = ${orderId} and p.state = 'succeeded' limit 1`.execute(db)
  return rows[0] ?? null
}

/** Payments that no webhook has confirmed since `before`, the oldest first. */
export async function findStalePayments(db: Db, before: number, limit: number): Promise<PaymentView[]> {
  const { rows } = await sql<PaymentView>`select ${paymentColumns} from payments p
    where p.state = 'open' and p.created_at <= ${before} order by p.created_at limit ${limit}`.execute(db)
  return rows
}

/**
 * Payments of a provider that were closed before it said how they ended, the oldest first: another was opened, or the order was
 * given up, while somebody may have had their page open.
 * @param since when they were made at the earliest
 */
export async function findUnansweredPayments(
  db: Db,
  { provider, since }: { provider: string; since: number },
  limit: number,
): Promise<PaymentView[]> {
  const { rows } = await sql<PaymentView>`select ${paymentColumns} from payments p
    where p.state = 'closed' and p.created_at > ${since} and p.provider = ${provider} and p.amount_sen > 0
      and not exists (select 1 from payment_events e where e.payment_id = p.id and e.type in ('succeeded', 'failed'))
    order by p.created_at limit ${limit}`.execute(db)
  return rows
}

const setPaymentState = prepareQueryForList(
  (
    db,
    move: ParametersOf<{
      paymentId: string
      to: PaymentState
      now: number
      note: string | null
      received: Sen | null
      receivedCurrency: string | null
    }>,
    from: readonly PaymentState[],
  ) =>
    db
      .updateTable('payments')
      .set({
        state: move.to,
        settled_at: move.now,
        note: sql`coalesce(${move.note}, note)`,
        received_sen: move.received,
        received_currency: move.receivedCurrency,
      })
      .where('id', '=', move.paymentId)
      .where('state', 'in', from)
      .compile(),
)

/** Moves a payment on; false when another event was first. */
export async function tryMovePayment(
  tx: Tx,
  paymentId: string,
  from: readonly PaymentState[],
  to: PaymentState,
  change: { now: number; note?: string; received?: { amount: Sen; currency: string } },
): Promise<boolean> {
  const { now, note = null, received } = change
  const other = { received: received?.amount ?? null, receivedCurrency: received?.currency ?? null }
  const { numAffectedRows } = await setPaymentState(tx, { paymentId, to, now, note, ...other }, from)
  return numAffectedRows === 1n
}

/** Moves a payment on. @throws NotMoved when it was no longer in one of the states it should come from */
export async function movePayment(
  ...[tx, paymentId, from, to, change]: Parameters<typeof tryMovePayment>
): Promise<void> {
  if (!(await tryMovePayment(tx, paymentId, from, to, change))) throw new NotMoved('payment', paymentId, to)
}

interface PaymentEventRow {
  provider: string
  id: string
  paymentId: string | null
  type: string
  payload: string
  /** What came of it. */
  outcome: string
  now: number
}

const eventIsKnown = prepareQuery((db, event: ParametersOf<Pick<PaymentEventRow, 'provider' | 'id'>>) =>
  db
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.id)
    .compile(),
)

/** Whether an event of a provider was here before. */
export async function hasPaymentEvent(tx: Tx, provider: string, id: string): Promise<boolean> {
  const { rows } = await eventIsKnown(tx, { provider, id })
  return rows.length > 0
}

/** Keeps an event of a provider. @throws a unique constraint error when it was here before */
export const insertPaymentEvent = (tx: Tx, event: PaymentEventRow): Promise<void> =>
  insertRow(tx, 'payment_events', {
    provider: event.provider,
    event_id: event.id,
    payment_id: event.paymentId,
    type: event.type,
    payload: event.payload,
    outcome: event.outcome,
    received_at: event.now,
  })

export async function insertRefund(
  tx: Tx,
  refund: {
    id: string
    paymentId: string
    amount: Sen
    reason: string
    now: number
    parcelId?: string
    claimId?: string | null
  },
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      amount_sen: refund.amount,
      reason: refund.reason,
      state: 'requested',
      created_at: refund.now,
      done_at: null,
      parcel_id: refund.parcelId ?? null,
      claim_id: refund.claimId ?? null,
    })
    .execute()
}

export interface RefundView {
  id: string
  paymentId: string
  provider: string
  providerRef: string | null
  amount: Sen
  /** How often it was sent once more after the provider had refused it. */
  tries: number
}

/** Refunds that have not been sent to this provider yet, the oldest first. */
export async function findDueRefunds(db: Db, provider: string, limit: number): Promise<RefundView[]> {
  const { rows } =
    await sql<RefundView>`select r.id, r.payment_id as "paymentId", p.provider, p.provider_ref as "providerRef",
    r.amount_sen as amount, r.tries
    from refunds r join payments p on p.id = r.payment_id where r.state = 'requested' and p.provider = ${provider}
    order by r.created_at limit ${limit}`.execute(db)
  return rows
}

export interface OrderRefund {
  id: string
  amount: Sen
  state: RefundState
  createdAt: number
  doneAt: number | null
  /** Of a payment that came too late or twice, and paid for nothing of the order. */
  isLate: boolean
}

/** What was or will be sent back of an order's money, the oldest first. */
export async function findOrderRefunds(db: Db, orderId: string): Promise<OrderRefund[]> {
  const { rows } = await sql<
    Omit<OrderRefund, 'isLate'> & { reason: string }
  >`select r.id, r.amount_sen as amount, r.state, r.reason,
    r.created_at as "createdAt", r.done_at as "doneAt"
    from payments p join refunds r on r.payment_id = p.id where p.order_id = ${orderId}
    order by r.created_at, r.id`.execute(db)
  return rows.map(({ reason, ...refund }) => ({ ...refund, isLate: reason === 'late' }))
}

/**
 * Has a refund of this order that the provider refused be sent once more.
 * @returns it; null when there is none such
 */
export async function retryFailedRefund(
  tx: Tx,
  { refundId, orderId }: { refundId: string; orderId: string },
): Promise<RefundView | null> {
  const { rows } =
    await sql<RefundView>`update refunds set state = 'requested', tries = tries + 1, done_at = null
    where id = ${refundId} and state = 'failed'
      and exists (select 1 from payments p where p.id = payment_id and p.order_id = ${orderId})
    returning id, payment_id as "paymentId", amount_sen as amount, tries,
      (select p.provider from payments p where p.id = payment_id) as provider,
      (select p.provider_ref from payments p where p.id = payment_id) as "providerRef"`.execute(tx)
  return rows[0] ?? null
}

/** Says how a try of a refund ended; false when another run was first, or it is tried once more by now. */
export async function finishRefund(
  tx: Tx,
  { id, tries }: Pick<RefundView, 'id' | 'tries'>,
  state: 'done' | 'failed',
  now: number,
): Promise<boolean> {
  const result = await tx
    .updateTable('refunds')
    .set({ state, done_at: now })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
