import { type AccountSums, isMemberAccounts, type MemberAccounts, type Sen } from '@pasar/domain'
import { sql } from 'kysely'
import type { Db } from '../../kernel/db'
import { fixedJoin, positionIn, unindexed } from '../../kernel/dialect'

/** What was booked to each account until the end of a Malaysian day; accounts of members are one for each kind. */
export async function sumBooks(db: Db, lastDay: number): Promise<(AccountSums & { firstDay: number })[]> {
  const { rows } = await sql<AccountSums & { firstDay: number }>`select account, sum(debit_sen) as debit,
    sum(credit_sen) as credit, min(day) as "firstDay" from ledger_days where day <= ${lastDay} group by account`.execute(
    db,
  )
  return rows
}

export interface MemberAccountSums extends AccountSums {
  userId: string
  /** Empty for one who has left. */
  name: string
}

/**
 * A page of the accounts that members have of a kind, by their names, with what was booked to them.
 * @param before the first transaction that does not count
 */
export async function listMemberAccounts(
  db: Db,
  kind: MemberAccounts,
  before: string,
  page: { after: string; limit: number },
): Promise<MemberAccountSums[]> {
  const start = `${kind}:`
  const { rows } = await sql<MemberAccountSums>`select b.account, u.id as "userId", u.name, b.debit, b.credit
    from (select m.account, coalesce(sum(case when e.amount_sen > 0 then e.amount_sen else 0 end), 0) as debit,
      coalesce(sum(case when e.amount_sen < 0 then 0 - e.amount_sen else 0 end), 0) as credit
      from ledger_balances m left join ledger_entries e on e.account = m.account and e.transaction_id < ${before}
      where m.account > ${start + page.after} and m.account < ${`${kind};`}
      group by m.account order by m.account limit ${page.limit}) b
    ${fixedJoin} users u on u.id = substr(b.account, ${start.length + 1}) order by b.account`.execute(db)
  return rows
}

export interface BookEntry {
  /** Of the transaction. */
  id: string
  /** Within the transaction, which can have several entries of an account. */
  position: number
  at: number
  kind: string
  /** What the transaction is about, as the ledger names it. */
  reference: string
  account: string
  amount: Sen
  orderNumber: string | null
  orderId: string | null
}

/** A place among entries. */
export interface EntryPlace {
  id: string
  position: number
}

const bookColumns = sql`e.transaction_id as id, e.position, t.at, t.kind, t.reference, e.account,
  e.amount_sen as amount, o.number as "orderNumber", o.id as "orderId"`
const bookJoins = sql`${fixedJoin} ledger_transactions t on t.id = e.transaction_id
  left join parcels p on p.id = e.parcel_id left join orders o on o.id = p.order_id`

/** The newest entries of an account before a place. */
export async function listNewestEntries(
  db: Db,
  account: string,
  before: EntryPlace,
  limit: number,
): Promise<BookEntry[]> {
  const { rows } = await sql<BookEntry>`select ${bookColumns} from ledger_entries e ${bookJoins}
    where e.account = ${account} and e.transaction_id <= ${before.id}
      and (e.transaction_id < ${before.id} or e.position < ${before.position})
    order by e.transaction_id desc, e.position desc limit ${limit}`.execute(db)
  return rows
}

/** What a file holds: an account, or those of all members of a kind. */
const isOfAccount = (account: string) =>
  isMemberAccounts(account)
    ? sql`${unindexed('e.account')} > ${`${account}:`} and ${unindexed('e.account')} < ${`${account};`}`
    : sql`e.account = ${account}`

/** Entries of an account after a place and before a transaction, the oldest first. */
export async function listOldestEntries(
  db: Db,
  account: string,
  { after, before }: { after: EntryPlace; before: string },
  limit: number,
): Promise<BookEntry[]> {
  const { rows } = await sql<BookEntry>`select ${bookColumns} from ledger_entries e ${bookJoins}
    where ${isOfAccount(account)} and e.transaction_id >= ${after.id} and e.transaction_id < ${before}
      and (e.transaction_id > ${after.id} or e.position > ${after.position})
    order by e.transaction_id, e.position limit ${limit}`.execute(db)
  return rows
}

/** What a member was charged, or is paid, within some time, in sen; below 0 when more was given back. */
export interface MemberSum {
  userId: string
  /** Empty for one who has left. */
  name: string
  amount: Sen
}

/** Between two transactions of which the first is included: what parcels booked to fees and to resellers. */
const ofParcels = (from: string, before: string) =>
  sql`ledger_entries e ${fixedJoin} parcels p on p.id = e.parcel_id
    where e.transaction_id >= ${from} and e.transaction_id < ${before}
    and (${unindexed('e.account')} = 'fees' or ${unindexed('e.account')} like 'reseller:%')`

/** The fees of sellers: what the platform kept of their parcels, with the reseller's share of it. */
export async function sumFees(db: Db, from: string, before: string): Promise<MemberSum[]> {
  const { rows } = await sql<MemberSum>`select p.seller_id as "userId",
    (select name from users u where u.id = p.seller_id) as name, 0 - sum(e.amount_sen) as amount
    from ${ofParcels(from, before)} group by p.seller_id having sum(e.amount_sen) <> 0
    order by p.seller_id`.execute(db)
  return rows
}

const RESELLER = 'reseller:'

/** The shares that resellers earned of those fees. */
export async function sumCommissions(db: Db, from: string, before: string): Promise<MemberSum[]> {
  const { rows } = await sql<MemberSum>`select substr(e.account, ${RESELLER.length + 1}) as "userId",
    (select name from users u where u.id = substr(e.account, ${RESELLER.length + 1})) as name,
    0 - sum(e.amount_sen) as amount from ${ofParcels(from, before)} and e.account <> 'fees'
    group by e.account having sum(e.amount_sen) <> 0 order by e.account`.execute(db)
  return rows
}

/** A member who owes the market. */
export interface Debtor {
  userId: string
  /** Empty for one who has left. */
  name: string
  isActive: boolean
  /** What they owe, as seller and reseller together; above 0. */
  owed: Sen
  /** What buyers have paid them and is not released yet. */
  held: Sen
}

const balanceAs = (kind: string) =>
  sql`coalesce((select amount_sen from ledger_balances where account = ${kind} || ':' || u.id), 0)`

/** Members who owe the market, the largest debts first. */
export async function listDebtors(db: Db, limit: number): Promise<Debtor[]> {
  const { rows } = await sql<
    Omit<Debtor, 'isActive'> & { isActive: 0 | 1 }
  >`select d.*, 0 - ${sql`coalesce((select amount_sen
      from ledger_balances where account = 'held:' || d."userId"), 0)`} as held
    from (select u.id as "userId", u.name,
      u.status = 'active' and coalesce(u.seller_status, '') <> 'suspended' as "isActive",
      ${balanceAs('seller')} + ${balanceAs('reseller')} as owed
      from (select substr(account, ${positionIn('account', sql.lit(':'))} + 1) as id from ledger_balances
        where amount_sen > 0 and ((account > 'seller:' and account < 'seller;')
          or (account > 'reseller:' and account < 'reseller;')) group by 1) w
      ${fixedJoin} users u on u.id = w.id) d
    where d.owed > 0 order by d.owed desc, d."userId" limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, isActive: row.isActive === 1 }))
}
