import { type ReviewFilter, writeReviewFilter } from '@pasar/domain/reviews/reviews'
import { Link } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { cx } from '../../../ui/cx'
import { Rating } from '../../../ui/rating'
import { writeStars } from '../../platform/components/items/average-rating'

type StarBarsProps = {
  /** Average in hundredths of a star. */
  rating: number
  /** Reviews with one star, two, … five. */
  counts: readonly number[]
  filter: ReviewFilter
}

/** The average, and how the stars are spread; each bar leads to its reviews. */
export function StarBars({ rating, counts, filter }: StarBarsProps) {
  const t = useT()
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="text-2xl font-extrabold tabular-nums">{writeStars(rating)}</span>
        <Rating value={rating / 100} size={20} label={t('reviews.average', { stars: writeStars(rating) })}>
          {t('reviews.count', { count: total })}
        </Rating>
      </p>
      <ul aria-label={t('reviews.breakdown')} className="mt-2">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0
          const isChosen = filter.stars === stars
          const words = t('reviews.stars', { count: stars })
          return (
            <li key={stars}>
              <Link
                to={writeReviewFilter({ ...filter, stars: isChosen ? null : stars }) || '?'}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                aria-label={t('reviews.starsCount', { stars: words, count })}
                className={cx(
                  'flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-sunken',
                  isChosen && 'bg-jade-soft font-semibold',
                )}
              >
                <span className="w-16 shrink-0">{words}</span>
                <span className="h-2 grow overflow-clip rounded-full bg-sunken">
                  <span
                    className="block h-full rounded-full bg-kunyit"
                    style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }}
                  />
                </span>
                <span className="w-10 shrink-0 text-right text-ink-soft tabular-nums">{count}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
