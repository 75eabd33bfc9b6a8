import type { PayoutState, Sen, SwiftCode } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, positionIn } from '../../kernel/dialect'
import type { Tx } from '../../kernel/transact'

export interface PayoutView {
  id: string
  runId: string
  userId: string
  memberName: string
  state: PayoutState
  amount: Sen
  seller: Sen
  reseller: Sen
  reference: string
  note: string
  bankReference: string
  confirmedAt: number | null
  movedAt: number
  accountId: string
  bank: SwiftCode
  holder: string
  sealedNumber: string
}

const payoutColumns = sql`y.id, y.run_id as "runId", y.user_id as "userId", u.name as "memberName", y.state,
  y.amount_sen as amount, y.seller_sen as seller, y.reseller_sen as reseller, y.reference, y.note,
  y.bank_reference as "bankReference", y.confirmed_at as "confirmedAt",
  y.moved_at as "movedAt", a.id as "accountId", a.bank, a.holder, a.sealed_number as "sealedNumber"`

/** Payouts of a run in the order of their ids, from one on. */
export async function listPayouts(
  db: Db,
  runId: string,
  after: string,
  limit: number,
): Promise<PayoutView[]> {
  const { rows } =
    await sql<PayoutView>`select ${payoutColumns} from payouts y ${fixedJoin} users u on u.id = y.user_id
    ${fixedJoin} bank_accounts a on a.id = y.bank_account_id
    where y.run_id = ${runId} and y.id > ${after} order by y.id limit ${limit}`.execute(db)
  return rows
}

export async function findPayout(db: Db, id: string): Promise<PayoutView | null> {
  const { rows } =
    await sql<PayoutView>`select ${payoutColumns} from payouts y ${fixedJoin} users u on u.id = y.user_id
    ${fixedJoin} bank_accounts a on a.id = y.bank_account_id where y.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** What may have changed about a member since a payout was proposed. */
export interface PayoutNow {
  balance: Sen
  isActive: boolean
  /** The account that holds now. */
  accountId: string | null
}

export async function findPayoutNow(db: Db, userId: string): Promise<PayoutNow> {
  const { rows } = await sql<{ balance: Sen; isActive: 0 | 1; accountId: string | null }>`select
    0 - (select coalesce(sum(amount_sen), 0) from ledger_entries where account = ${`seller:${userId}`})
      - (select coalesce(sum(amount_sen), 0) from ledger_entries where account = ${`reseller:${userId}`}) as balance,
    u.status = 'active' and coalesce(u.seller_status, '') <> 'suspended' as "isActive",
    (select id from bank_accounts where user_id = u.id and replaced_at is null) as "accountId"
    from users u where u.id = ${userId}`.execute(db)
  const row = rows[0]
  return {
    balance: row?.balance ?? (0 as Sen),
    isActive: row?.isActive === 1,
    accountId: row?.accountId ?? null,
  }
}

/** @returns false when it is not in that state any more */
export async function tryMovePayout(
  tx: Tx,
  id: string,
  from: PayoutState,
  to: PayoutState,
  { note, now }: { note: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payouts')
    .set({ state: to, note, moved_at: now })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Confirms that a payout has failed; false when it has not, or somebody was first. */
export async function tryConfirmFailure(
  tx: Tx,
  id: string,
  { bankReference, now }: { bankReference: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payouts')
    .set({ bank_reference: bankReference, confirmed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Who has written down last what the bank said of some payouts, by payout. */
export async function findSettlers(db: Db, payoutIds: readonly string[]): Promise<Map<string, string>> {
  if (payoutIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit_log')
    .select((eb) => [eb.ref('subject_id').as('payoutId'), eb.ref('actor_id').as('actorId')])
    .where('subject_id', 'in', [...payoutIds])
    .where('action', '=', 'settlePayout')
    .orderBy('at')
    .orderBy('position')
    .execute()
  return new Map(rows.map(({ payoutId, actorId }) => [payoutId, actorId ?? '']))
}

/** The last payouts to a member, the newest first. */
export async function listPayoutsTo(db: Db, userId: string, limit: number): Promise<PayoutView[]> {
  const { rows } =
    await sql<PayoutView>`select ${payoutColumns} from payouts y ${fixedJoin} users u on u.id = y.user_id
    ${fixedJoin} bank_accounts a on a.id = y.bank_account_id
    where y.user_id = ${userId} order by y.id desc limit ${limit}`.execute(db)
  return rows
}

/** Payouts whose state and entries in the books contradict each other, and entries of payouts that do not exist. */
export async function findWrongPayouts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with booked as (
      select substr(t.reference, 1, ${positionIn('t.reference', sql.lit(':'))} - 1) as id,
        sum(case when e.account like 'seller:%' then e.amount_sen else 0 end) as seller,
        sum(case when e.account like 'reseller:%' then e.amount_sen else 0 end) as reseller,
        sum(case when e.account = 'payouts_in_transit' then e.amount_sen else 0 end) as transit,
        sum(case when e.account = 'cash:bank' then e.amount_sen else 0 end) as cash
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.kind = 'payout' group by 1)
    select y.id from payouts y left join booked b on b.id = y.id where
      coalesce(b.seller, 0) <> case when y.state in ('in_transit', 'unknown', 'paid') then y.seller_sen else 0 end
      or coalesce(b.reseller, 0) <> case when y.state in ('in_transit', 'unknown', 'paid') then y.reseller_sen else 0 end
      or coalesce(b.transit, 0) <> case when y.state in ('in_transit', 'unknown') then 0 - y.amount_sen else 0 end
      or coalesce(b.cash, 0) <> case when y.state = 'paid' then 0 - y.amount_sen else 0 end
    union select b.id from booked b where not exists (select 1 from payouts y where y.id = b.id)
    union select y.id from payouts y join payout_runs r on r.id = y.run_id
      where (y.state = 'proposed') <> (r.state = 'proposed') limit 20`.execute(db)
  return rows.map(({ id }) => id)
}

/** Notes what of a parcel's money was shipping when it is released. */
export async function putReleasedShipping(tx: Tx, parcelId: string, shipping: Sen): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ released_shipping_sen: shipping })
    .where('id', '=', parcelId)
    .execute()
}
