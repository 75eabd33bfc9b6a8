import { days } from '../kernel/time'

/** How long the author may change a review. */
export const REVIEW_EDIT_DAYS = 30
export const MAX_REVIEW_PHOTOS = 4
/** What the photos of one review may weigh together when they are sent. */
export const MAX_REVIEW_BYTES = 24 * 1024 * 1024
export const MAX_REVIEW_LENGTH = 2_000
export const MAX_QUESTION_LENGTH = 500
export const MAX_ANSWER_LENGTH = 1_000
/** The latest of a member. */
export const MAX_RECENT_ITEMS = 24

export const isReviewEditable = (createdAt: number, now: number): boolean =>
  now < createdAt + days(REVIEW_EDIT_DAYS)

/** An answer is the seller's, and is reported by the id of the review or the question that it answers. */
export const REPORT_KINDS = ['item', 'review', 'question', 'reviewAnswer', 'questionAnswer'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

export const REPORT_REASONS = [
  'counterfeit',
  'forbidden',
  'misleading',
  'offensive',
  'spam',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

export const REVIEW_SORTS = ['newest', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** What of an item's reviews is wanted, as an address says it; nonsense is left out. */
export interface ReviewFilter {
  stars: number | null
  withPhotos: boolean
  sort: ReviewSort
}

export function readReviewFilter(params: URLSearchParams): ReviewFilter {
  const stars = params.get('stars') ?? ''
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    withPhotos: params.get('photos') === '1',
    sort: REVIEW_SORTS.find((known) => known === params.get('sort')) ?? 'newest',
  }
}

/** The query of an address that shows this; empty for what is shown unasked. */
export function writeReviewFilter({ stars, withPhotos, sort }: ReviewFilter): string {
  const params = new URLSearchParams()
  if (stars !== null) params.set('stars', String(stars))
  if (withPhotos) params.set('photos', '1')
  if (sort !== 'newest') params.set('sort', sort)
  return params.size === 0 ? '' : `?${params}`
}
