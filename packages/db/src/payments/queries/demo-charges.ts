import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery, prepareQueryForList } from '../../kernel/prepared-query'
import type { Tx } from '../../kernel/transact'
import type { DemoChargeState } from '../tables'

export type { DemoChargeState }

export interface DemoCharge {
  paymentId: string
  state: DemoChargeState
  amount: Sen
  last4: string
  tries: number
}

const openCharge = prepareQuery((db, charge: ParametersOf<{ paymentId: string; amount: Sen; now: number }>) =>
  db
    .insertInto('demo_charges')
    .values({
      payment_id: charge.paymentId,
      state: 'open',
      amount_sen: charge.amount,
      updated_at: charge.now,
    })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .compile(),
)

export async function insertDemoCharge(tx: Tx, paymentId: string, amount: Sen, now: number): Promise<void> {
  await openCharge(tx, { paymentId, amount, now })
}

const chargeOf = prepareQuery((db, { paymentId }: ParametersOf<{ paymentId: string }>) =>
  db
    .selectFrom('demo_charges')
    .select((eb) => [
      eb.ref('payment_id').as('paymentId'),
      'state',
      sql<Sen>`amount_sen`.as('amount'),
      eb.ref('card_last4').as('last4'),
      'tries',
    ])
    .where('payment_id', '=', paymentId)
    .compile(),
)

export async function findDemoCharge(db: Db, paymentId: string): Promise<DemoCharge | null> {
  const { rows } = await chargeOf(db, { paymentId })
  return rows[0] ?? null
}

const setChargeState = prepareQueryForList(
  (
    db,
    move: ParametersOf<{ paymentId: string; to: DemoChargeState; last4: string | null; now: number }>,
    from: readonly DemoChargeState[],
  ) =>
    db
      .updateTable('demo_charges')
      .set((eb) => ({
        state: move.to,
        tries: eb('tries', '+', 1),
        updated_at: move.now,
        card_last4: sql`coalesce(${move.last4}, card_last4)`,
      }))
      .where('payment_id', '=', move.paymentId)
      .where('state', 'in', from)
      .compile(),
)

/** Moves a demonstration charge on; false when it was no longer in one of those states. */
export async function tryMoveDemoCharge(
  tx: Tx,
  paymentId: string,
  from: readonly DemoChargeState[],
  to: DemoChargeState,
  change: { last4?: string; now: number },
): Promise<boolean> {
  const { last4 = null, now } = change
  const { numAffectedRows } = await setChargeState(tx, { paymentId, to, last4, now }, from)
  return numAffectedRows === 1n
}
