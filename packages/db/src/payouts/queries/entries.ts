import type { BalanceKind, BookedEntry, ParcelState, PayoutState, Sen, SwiftCode } from '@pasar/domain'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, positionIn } from '../../kernel/dialect'

/** What a transaction did to one account of a member, and what it was about. */
export interface AccountEntry extends Omit<BookedEntry, 'as'> {
  /** Of the transaction; ids sort by time. */
  id: string
  at: number
  storeName: string | null
  payout: { reference: string; to: PayoutState; bank: SwiftCode } | null
  /** Why an admin has adjusted the balance; null for all else. */
  adjustment: { reason: string; isReversal: boolean } | null
}

interface EntryRow extends Omit<AccountEntry, 'payout' | 'adjustment'> {
  adjustmentReason: string | null
  reverses: string | null
  ledgerReference: string
  payoutReference: string | null
  bank: SwiftCode | null
}

/** What a payout books is named by its id and the state it goes to. */
const stateIn = (reference: string): PayoutState => reference.slice(reference.indexOf(':') + 1) as PayoutState

export interface EntryRange {
  /** Ids of transactions, of which neither is included. */
  after: string
  before: string
  /** `newest` goes down from `before`, `oldest` up from `after`. */
  order: 'newest' | 'oldest'
  limit: number
  /** Only entries of this kind. */
  kind?: BalanceKind
}

/**
 * Where entries of a kind are found: most of an account are releases, which are found in its own index; others, that are few
 * among them, by their kind.
 */
const sourceOf = (kind: BalanceKind | undefined) =>
  kind === undefined || kind === 'sales' || kind === 'commission'
    ? {
        from: sql`ledger_entries e`,
        account: sql`e.account`,
        where: sql`true`,
        id: sql`e.transaction_id`,
      }
    : {
        from: sql`balance_kinds k ${fixedJoin} ledger_entries e
          on e.transaction_id = k.transaction_id and e.account = k.account`,
        account: sql`k.account`,
        where: sql`k.kind = ${kind}`,
        id: sql`k.transaction_id`,
      }

const IS_OF_KIND: Partial<Record<BalanceKind, RawBuilder<SqlBool>>> = {
  sales: sql<SqlBool>`t.kind = 'release'`,
  commission: sql<SqlBool>`t.kind <> 'payout' and e.parcel_id is not null`,
}

/** Entries of an account by their transactions, between two ids. */
export async function listAccountEntries(
  db: Db,
  account: string,
  { after, before, order, limit, kind }: EntryRange,
): Promise<AccountEntry[]> {
  const source = sourceOf(kind)
  const { rows } = await sql<EntryRow>`select e.transaction_id as id, t.kind, t.at, e.amount_sen as amount,
    t.reference as "ledgerReference",
    (select coalesce(sum(f.amount_sen), 0) from ledger_entries f where f.transaction_id = e.transaction_id
      and (f.account = 'fees' or f.account like 'reseller:%')) as fees,
    coalesce(p.released_shipping_sen, p.shipping_sen - p.shipping_seller_discount_sen - p.refunded_shipping_sen
      - p.refunded_shipping_promoted_sen, 0) as shipping,
    o.number as "orderNumber", p.store_name as "storeName", y.reference as "payoutReference", b.bank,
    j.reason as "adjustmentReason", j.reverses
    from ${source.from}
    ${fixedJoin} ledger_transactions t on t.id = e.transaction_id
    left join parcels p on p.id = e.parcel_id
    left join orders o on o.id = p.order_id
    left join payouts y on t.kind = 'payout' and y.id = substr(t.reference, 1, ${positionIn('t.reference', sql.lit(':'))} - 1)
    left join bank_accounts b on b.id = y.bank_account_id
    left join ledger_adjustments j on j.transaction_id = e.transaction_id
    where ${source.account} = ${account} and ${source.where} and ${(kind && IS_OF_KIND[kind]) ?? sql`true`}
    and ${source.id} > ${after} and ${source.id} < ${before}
    order by ${source.id} ${order === 'newest' ? sql`desc` : sql`asc`} limit ${limit}`.execute(db)
  return rows.map(({ ledgerReference, payoutReference, bank, adjustmentReason, reverses, ...row }) => ({
    ...row,
    adjustment:
      adjustmentReason === null ? null : { reason: adjustmentReason, isReversal: reverses !== null },
    payout:
      payoutReference === null || bank === null
        ? null
        : { reference: payoutReference, to: stateIn(ledgerReference), bank },
  }))
}

/**
 * What the newest transactions changed of a balance that is several accounts, the newest first; above 0 what is owed to
 * the member.
 */
export async function listBalanceChanges(
  db: Db,
  accounts: readonly string[],
  limit: number,
): Promise<{ at: number; amount: Sen }[]> {
  const newest = accounts.map(
    (account) => sql`select * from (select transaction_id, amount_sen from ledger_entries
      where account = ${account} order by transaction_id desc limit ${limit}) n`,
  )
  const { rows } = await sql<{ at: number; amount: Sen }>`select t.at, 0 - sum(e.amount_sen) as amount
    from (${sql.join(newest, sql` union all `)}) e ${fixedJoin} ledger_transactions t on t.id = e.transaction_id
    group by e.transaction_id, t.at order by e.transaction_id desc limit ${limit}`.execute(db)
  return rows
}

/** The sum of the entries of an account whose transactions come before an id, in sen as booked. */
export async function sumAccountBefore(db: Db, account: string, before: string): Promise<Sen> {
  const { rows } = await sql<{ sum: Sen }>`select coalesce(sum(amount_sen), 0) as sum from ledger_entries
    where account = ${account} and transaction_id < ${before}`.execute(db)
  return rows[0]?.sum ?? (0 as Sen)
}

/** The first transaction of an account; null while it has none. */
export async function findFirstEntry(db: Db, account: string): Promise<{ at: number } | null> {
  const { rows } = await sql<{ at: number }>`select t.at from ledger_entries e
    ${fixedJoin} ledger_transactions t on t.id = e.transaction_id
    where e.account = ${account} order by e.transaction_id limit 1`.execute(db)
  return rows[0] ?? null
}

/** A parcel whose money waits, and what the books hold for it. */
export interface HeldParcel {
  id: string
  orderNumber: string
  storeName: string
  state: ParcelState
  shippingMethod: string
  createdAt: number
  /** When the clock moves it on; null where it waits for people. */
  dueAt: number | null
  /** Pieces that are still to be shipped of a parcel on its way. */
  restPieces: number
  held: Sen
  shipping: Sen
  sellerBps: number
  /** In which its buyer is protected once it has come. */
  protectDays: number
}

/** Parcels of a seller whose money is held, the oldest first. */
export async function listHeldParcels(
  db: Db,
  sellerId: string,
  states: readonly ParcelState[],
  cursor: { at: number; id: string } | null,
  limit: number,
): Promise<HeldParcel[]> {
  const { rows } =
    await sql<HeldParcel>`select p.id, o.number as "orderNumber", p.store_name as "storeName", p.state,
    p.shipping_method as "shippingMethod",
    p.created_at as "createdAt", p.due_at as "dueAt", p.rest_pieces as "restPieces", p.seller_bps as "sellerBps",
    p.protect_days as "protectDays",
    (select 0 - coalesce(sum(e.amount_sen), 0) from ledger_entries e
      where e.parcel_id = p.id and e.account = ${`held:${sellerId}`}) as held,
    p.shipping_sen - p.shipping_seller_discount_sen - p.refunded_shipping_sen
      - p.refunded_shipping_promoted_sen as shipping
    from parcels p ${fixedJoin} orders o on o.id = p.order_id
    where p.seller_id = ${sellerId} and p.state in (${sql.join([...states])})
    and (p.created_at, p.id) > (${cursor?.at ?? 0}, ${cursor?.id ?? ''})
    order by p.created_at, p.id limit ${limit}`.execute(db)
  return rows
}
