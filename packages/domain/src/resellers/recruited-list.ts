import { linkTo } from '../access/link-to'
import { type ListSort, readListSort, writeListSort } from '../platform/lists/sort'

/** How those stand whom a reseller recruited; `gone` are members who sell no more, or have not asked to. */
export const RECRUITED_STATES = ['approved', 'pending', 'rejected', 'suspended', 'gone'] as const
export type RecruitedState = (typeof RECRUITED_STATES)[number]

/** Whom of them a reseller wants, as an address says it. */
export interface RecruitedFilter {
  /** Null for all. */
  state: RecruitedState | null
  /** The usual one: who joined last first. */
  sort: ListSort
}

/** Reads the filter of an address; nonsense is left out. */
export const readRecruitedFilter = (params: URLSearchParams): RecruitedFilter => ({
  state: RECRUITED_STATES.find((known) => known === params.get('state')) ?? null,
  sort: readListSort(params),
})

const queryOf = ({ state, sort }: RecruitedFilter) => ({
  state: state ?? undefined,
  sort: writeListSort(sort),
})

/** The address of a page of whom a reseller recruited. */
export const recruitedPath = (filter: RecruitedFilter, cursor: string | null = null): string =>
  linkTo('/reseller/recruited-sellers', { ...queryOf(filter), cursor: cursor ?? undefined })

/** The address of the file with those that a filter shows. */
export const recruitedFile = (filter: RecruitedFilter): string =>
  linkTo('/reseller/recruited-sellers.csv', queryOf(filter))
