import {
  type AccountEntry,
  decodeTimeCursor,
  type EntryRange,
  encodeTimeCursor,
  type HeldParcel,
  listAccountEntries,
  listHeldParcels,
  listPayoutsTo,
  sumAccount,
} from '@pasar/db'
import {
  accountName,
  addSums,
  awaitsRest,
  type BalanceFilter,
  columnsOf,
  DomainError,
  days,
  firstIdAt,
  isId,
  isService,
  NO_SUMS,
  type ParcelState,
  readPeriod,
  type Sen,
  type StatementSums,
  sen,
  splitParcel,
  totalOf,
} from '@pasar/domain'
import type { Seller } from '../../access/actors'
import type { Context } from '../../platform/context'
import { exportPages } from '../../platform/lists/every-page'
import { readCursor } from '../../platform/lists/read-cursor'
import { nameBank } from '../internal/accounts'
import { payoutRules } from '../internal/rules'

const ENTRIES_SHOWN = 25
const ENTRIES_OF_AN_EXPORT = 500
const HELD_SHOWN = 10
/** After every id. */
const LAST = '~'

/** States in which a parcel's money is held. */
const HELD_STATES: readonly ParcelState[] = [
  'to_ship',
  'shipped',
  'delivered',
  'return_requested',
  'disputed',
]

/** The accounts a member is paid from. */
export const accountsOf = (userId: string) => ({
  seller: accountName({ type: 'seller', sellerId: userId }),
  reseller: accountName({ type: 'reseller', resellerId: userId }),
})

/** What a transaction changed of a balance, by the columns of a statement. */
export interface BalanceEntry {
  id: string
  at: number
  as: 'seller' | 'reseller'
  kind: AccountEntry['kind']
  orderNumber: string | null
  storeName: string | null
  payout: { reference: string; to: string; bank: string } | null
  /** Why an admin has adjusted the balance; null for all else. */
  adjustment: AccountEntry['adjustment']
  sums: StatementSums
  amount: Sen
}

function explainEntry(as: BalanceEntry['as'], entry: AccountEntry): BalanceEntry {
  const { id, at, kind, orderNumber, storeName, payout, adjustment } = entry
  const sums = columnsOf({ ...entry, as })
  return {
    id,
    at,
    as,
    kind,
    orderNumber,
    storeName,
    payout: payout && { ...payout, bank: nameBank(payout.bank) },
    adjustment,
    sums,
    amount: totalOf(sums),
  }
}

/** By their transactions; of one transaction the seller's entry first. */
const byId = (a: BalanceEntry, b: BalanceEntry): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : a.as < b.as ? 1 : -1

/**
 * Entries of both accounts of a member between two ids, of a kind where one is named. Of the last transaction of a page both are in it.
 * @returns as many transactions as asked for, and whether there are more
 */
export async function readEntries(
  ctx: Context,
  userId: string,
  range: EntryRange,
): Promise<{ entries: BalanceEntry[]; hasMore: boolean }> {
  const accounts = accountsOf(userId)
  const more = { ...range, limit: range.limit + 1 }
  const { kind } = range
  const asSeller = kind === 'commission' ? [] : await listAccountEntries(ctx.db, accounts.seller, more)
  const isOfSeller = kind === 'sales' || kind === 'refunds'
  const asReseller = isOfSeller ? [] : await listAccountEntries(ctx.db, accounts.reseller, more)
  const all = [
    ...asSeller.map((entry) => explainEntry('seller', entry)),
    ...asReseller.map((entry) => explainEntry('reseller', entry)),
  ].sort((a, b) => (range.order === 'newest' ? byId(b, a) : byId(a, b)))
  const ids = [...new Set(all.map(({ id }) => id))]
  const shown = new Set(ids.slice(0, range.limit))
  return { entries: all.filter(({ id }) => shown.has(id)), hasMore: ids.length > range.limit }
}

/** When the money is released at the latest; of what is to be shipped, until when that has to be done. */
const heldUntil = ({ state, dueAt, restPieces, protectDays }: HeldParcel): number | null =>
  // The clock takes a parcel for delivered first, and then waits as for any other.
  state === 'shipped' && restPieces === 0 && dueAt !== null ? dueAt + days(protectDays) : dueAt

async function heldOf(ctx: Context, seller: Seller<'money'>, cursor: string | null) {
  const from = readCursor(cursor, decodeTimeCursor)
  const rows = await listHeldParcels(ctx.db, seller.id, HELD_STATES, from, HELD_SHOWN + 1)
  const shown = rows.slice(0, HELD_SHOWN)
  const last = shown.at(-1)
  return {
    parcels: shown.map((row) => {
      const { shipping, sellerBps, ...parcel } = row
      const money = { itemMoney: sen(parcel.held - shipping), shipping: sen(shipping) }
      const { seller: share } = splitParcel(money, { sellerBps, resellerBps: 0 }, false)
      const isToShip = parcel.state === 'to_ship' || awaitsRest(parcel)
      return {
        ...parcel,
        isToShip,
        isOfService: isService(parcel),
        dueAt: heldUntil(row),
        share,
        fee: sen(parcel.held - share),
      }
    }),
    next: rows.length > HELD_SHOWN && last ? encodeTimeCursor({ at: last.createdAt, id: last.id }) : null,
  }
}

/** What of the books a filter asks for. @throws DomainError NOT_FOUND for a cursor that is none */
function rangeOf({ kind, period, sort }: BalanceFilter, cursor: string | null, limit: number): EntryRange {
  if (cursor !== null && !isId('ledger', cursor)) throw new DomainError('NOT_FOUND')
  const asked = readPeriod(period ?? '')
  const [first, end] = asked ? [firstIdAt('ledger', asked.from), firstIdAt('ledger', asked.to)] : ['', LAST]
  const isNewest = sort === 'usual'
  return {
    // A cursor of another period than the address names begins with what there is.
    after: !isNewest && cursor !== null && cursor > first ? cursor : first,
    before: isNewest && cursor !== null && cursor < end ? cursor : end,
    order: isNewest ? 'newest' : 'oldest',
    limit,
    ...(kind && { kind }),
  }
}

async function entriesPage(
  ctx: Context,
  seller: Seller<'money'>,
  filter: BalanceFilter,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ rows: BalanceEntry[]; next: string | null }> {
  const { entries, hasMore } = await readEntries(ctx, seller.id, rangeOf(filter, cursor, limit))
  return { rows: entries, next: hasMore ? (entries.at(-1)?.id ?? null) : null }
}

/** All entries of a balance that a filter shows, some at a time. @throws DomainError TOO_MANY_REQUESTS */
export const exportBalance = (
  ctx: Context,
  seller: Seller<'money'>,
  filter: BalanceFilter,
): Promise<AsyncGenerator<BalanceEntry[]>> =>
  exportPages(ctx, seller, (cursor) =>
    entriesPage(ctx, seller, filter, { cursor, limit: ENTRIES_OF_AN_EXPORT }),
  )

/**
 * What a seller or reseller is owed: available, held parcel by parcel, and a page of what made it.
 * @throws DomainError NOT_FOUND for a cursor that is none
 */
export async function balancePage(
  ctx: Context,
  seller: Seller<'money'>,
  { cursor, held, ...over }: { cursor: string | null; held: string | null } & Partial<BalanceFilter>,
) {
  const filter: BalanceFilter = { kind: null, period: null, sort: 'usual', ...over }
  const accounts = accountsOf(seller.id)
  const [asSeller, asReseller, heldTotal, page, heldPage, rules, payouts] = await Promise.all([
    sumAccount(ctx.db, accounts.seller),
    sumAccount(ctx.db, accounts.reseller),
    sumAccount(ctx.db, accountName({ type: 'held', sellerId: seller.id })),
    entriesPage(ctx, seller, filter, { cursor, limit: ENTRIES_SHOWN }),
    heldOf(ctx, seller, held),
    payoutRules(ctx),
    listPayoutsTo(ctx.db, seller.id, 10),
  ])
  const inTransit = payouts.filter(({ state }) => state === 'in_transit' || state === 'unknown')
  return {
    available: sen(-(asSeller + asReseller)),
    asReseller: sen(-asReseller),
    heldTotal: sen(-heldTotal),
    inTransit: sen(inTransit.reduce((sum: number, { amount }) => sum + amount, 0)),
    minimum: rules.minimum,
    held: heldPage,
    entries: page.rows,
    pageSums: page.rows.reduce((sums, entry) => addSums(sums, entry.sums), NO_SUMS),
    next: page.next,
  }
}
