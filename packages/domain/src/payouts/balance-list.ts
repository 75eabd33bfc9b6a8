import { linkTo } from '../access/link-to'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { readPeriod } from './periods'

/** Kinds of entries of a balance: as statements have columns of them. */
export const BALANCE_KINDS = ['sales', 'commission', 'refunds', 'payouts', 'other'] as const
export type BalanceKind = (typeof BALANCE_KINDS)[number]

/** Which entries of their balance a member wants, as an address says it. */
export interface BalanceFilter {
  /** Null for all. */
  kind: BalanceKind | null
  /** A month ("2026-11") or a year ("2026"); null for all. */
  period: string | null
  /** The usual one: the newest first. */
  sort: ListSort
}

/** Reads the filter of an address; nonsense is left out. */
export const readBalanceFilter = (params: URLSearchParams): BalanceFilter => ({
  kind: BALANCE_KINDS.find((known) => known === params.get('kind')) ?? null,
  period: readPeriod(params.get('period') ?? '')?.name ?? null,
  sort: readListSort(params),
})

const queryOf = ({ kind, period, sort }: BalanceFilter) => ({
  kind: kind ?? undefined,
  period: period ?? undefined,
  sort: writeListSort(sort),
})

/** The address of a page of entries, or of a page of the parcels whose money is held. */
export const balancePath = (
  filter: BalanceFilter,
  { cursor, held }: { cursor?: string | null; held?: string | null } = {},
): string =>
  linkTo('/seller/balance', { ...queryOf(filter), cursor: cursor ?? undefined, held: held ?? undefined })

/** The address of the file with the entries that a filter shows. */
export const balanceFile = (filter: BalanceFilter): string => linkTo('/seller/balance.csv', queryOf(filter))
