import { linkTo } from '../access/link-to'
import { type ColumnSet, readColumns, writeColumns } from '../platform/lists/columns'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'
import { readListWords, writeListWords } from '../platform/lists/words'

/** The lists of applications that those who decide look through. */
export const APPLICATION_LISTS = ['pending', 'asked', 'approved', 'rejected'] as const
export type ApplicationList = (typeof APPLICATION_LISTS)[number]

/** The lists of applications of affiliates. */
export const AFFILIATE_LISTS = ['pending', 'approved', 'rejected'] as const

export type AffiliateList = (typeof AFFILIATE_LISTS)[number]

export type ApplicationColumn = 'name' | 'kind' | 'applied' | 'decided' | 'state'
export type AffiliateColumn = 'channel' | 'applied' | 'decided' | 'state'

const isOpen = (list: ApplicationList): boolean => list === 'pending' || list === 'asked'

/** Columns of the applications of a list, beside the store. */
export const applicationColumns = (list: ApplicationList): ColumnSet<ApplicationColumn> => ({
  all: ['name', 'kind', 'applied', 'decided', 'state'],
  usual: ['name', 'kind', isOpen(list) ? 'applied' : 'decided', 'state'],
})

/** As `applicationColumns`, for those who want to recruit sellers, beside the applicant. */
export const affiliateColumns = (list: ApplicationList): ColumnSet<AffiliateColumn> => ({
  all: ['channel', 'applied', 'decided', 'state'],
  usual: ['channel', isOpen(list) ? 'applied' : 'decided', 'state'],
})

/** Where such a queue is, for those who decide. */
export type ApplicationBase =
  | '/seller-applications'
  | '/seller-requests'
  | '/become-reseller'
  | '/admin/affiliates'

export interface ApplicationsFilter<List extends ApplicationList = ApplicationList> {
  list: List
  sort: ListSort
  /** A part of the name of the store, or of the applicant's name or email; empty for all. */
  words: string
}

export interface ApplicationsView<
  List extends ApplicationList = ApplicationList,
  Column extends string = ApplicationColumn,
> extends ApplicationsFilter<List> {
  columns: readonly Column[]
}

/** Reads the filter of an address; nonsense is left out. */
export function readApplicationsFilter(params: URLSearchParams): ApplicationsView {
  const list = APPLICATION_LISTS.find((known) => known === params.get('state')) ?? 'pending'
  return {
    list,
    sort: readListSort(params),
    words: readListWords(params),
    columns: readColumns(applicationColumns(list), params),
  }
}

/** As `readApplicationsFilter`, for those who want to recruit sellers. */
export function readAffiliatesFilter(
  params: URLSearchParams,
): ApplicationsView<AffiliateList, AffiliateColumn> {
  const list = AFFILIATE_LISTS.find((known) => known === params.get('state')) ?? 'pending'
  return {
    list,
    sort: readListSort(params),
    words: readListWords(params),
    columns: readColumns(affiliateColumns(list), params),
  }
}

const queryOf = ({ list, sort, words }: ApplicationsFilter) => ({
  state: list === 'pending' ? undefined : list,
  q: writeListWords(words),
  sort: writeListSort(sort),
})

/** The address of a page of such a queue. @param cols the columns, as an address has them */
export const queuePath = (
  base: ApplicationBase,
  filter: ApplicationsFilter,
  cols?: string,
  cursor: string | null = null,
): string => linkTo(base, { ...queryOf(filter), cols, cursor: cursor ?? undefined })

/** The same of applications of sellers. */
export const applicationsPath = (
  base: '/seller-applications' | '/seller-requests',
  { columns, ...filter }: ApplicationsView,
): string => queuePath(base, filter, writeColumns(applicationColumns(filter.list), columns))

/** As `applicationsPath`, for those who want to recruit sellers. */
export const affiliatesPath = (
  base: '/become-reseller' | '/admin/affiliates',
  { columns, ...filter }: ApplicationsView<AffiliateList, AffiliateColumn>,
): string => queuePath(base, filter, writeColumns(affiliateColumns(filter.list), columns))

/** The address of the file with what a filter shows. */
export const queueFile = (base: ApplicationBase, filter: ApplicationsFilter): string =>
  linkTo(`${base}.csv`, queryOf(filter))

/** Reasons to pick from where an application is rejected: each has a sentence in the applicant's language. */
export const SELLER_REJECTIONS = ['unreadable', 'otherName', 'incomplete', 'notAllowed'] as const
export const AFFILIATE_REJECTIONS = ['vague', 'unreachable', 'duplicate'] as const
export type RejectionReason = (typeof SELLER_REJECTIONS)[number] | (typeof AFFILIATE_REJECTIONS)[number]
