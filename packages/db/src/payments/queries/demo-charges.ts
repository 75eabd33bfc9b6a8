import type { Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { type ParametersOf, prepareQuery } from '../../kernel/prepared-query'
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

export async function findDemoCharge(db: Db, paymentId: string): Promise<DemoCharge | null> {
  const row = await db
    .selectFrom('demo_charges')
    .select((eb) => [
      eb.ref('payment_id').as('paymentId'),
      'state',
      sql<Sen>`amount_sen`.as('amount'),
      eb.ref('card_last4').as('last4'),
      'tries',
    ])
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
  return row ?? null
}

/** Moves a demonstration charge on; false when it was no longer in one of those states. */
export async function tryMoveDemoCharge(
  tx: Tx,
  paymentId: string,
  from: readonly DemoChargeState[],
  to: DemoChargeState,
  change: { last4?: string; now: number },
): Promise<boolean> {
  const result = await tx
    .updateTable('demo_charges')
    .set((eb) => ({
      state: to,
      tries: eb('tries', '+', 1),
      updated_at: change.now,
      ...(change.last4 === undefined ? {} : { card_last4: change.last4 }),
    }))
    .where('payment_id', '=', paymentId)
    .where('state', 'in', [...from])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
