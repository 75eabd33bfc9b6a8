import { sql } from 'kysely'
import type { Tx } from '../../kernel/transact'
import type { PaymentState } from '../tables'

/** Decides about a payment that is held, with a note behind its own; false when it no longer is. */
export async function tryDecideHeld(
  tx: Tx,
  paymentId: string,
  to: Extract<PaymentState, 'refunded' | 'closed'>,
  { note, now }: { note: string; now: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update payments set state = ${to}, settled_at = ${now},
    note = case when note = '' then ${note} else note || ' – ' || ${note} end
    where id = ${paymentId} and state = 'held'`.execute(tx)
  return numAffectedRows === 1n
}
