import { useT } from '../../i18n/provider'
import { Avatar } from '../../ui/avatar'
import { Rating } from '../../ui/rating'
import { SectionHeading } from '../../ui/section-heading'
import { AverageRating, writeStars } from './average-rating'
import { DateText } from './date-text'
import type { ItemPageView } from './item-view.server'

type ItemReviewsProps = { rating: number; total: number; reviews: ItemPageView['reviews'] }

/** What buyers say, the newest first. */
export function ItemReviews({ rating, total, reviews }: ItemReviewsProps) {
  const t = useT()
  return (
    <section aria-labelledby="reviews" className="further-down">
      <SectionHeading id="reviews" title={t('item.reviews')} className="scroll-mt-2">
        {total > reviews.length ? t('item.reviewsNewest', { count: reviews.length }) : undefined}
      </SectionHeading>
      {total === 0 ? (
        <p className="text-ink-soft">{t('item.noReviewsText')}</p>
      ) : (
        <>
          <p className="mb-4 flex items-center gap-3">
            <span className="text-2xl font-extrabold tabular-nums">{writeStars(rating)}</span>
            <AverageRating rating={rating} count={total} size={20}>
              {t('item.reviewCount', { count: total })}
            </AverageRating>
          </p>
          <ul className="grid gap-3 md:grid-cols-2">
            {reviews.map((review) => (
              <li key={review.id} className="rounded-card border border-line bg-surface p-4">
                <div className="flex items-center gap-3">
                  <Avatar name={review.author || '?'} size={36} />
                  <div className="min-w-0">
                    <p className="font-semibold">{review.author || t('site.formerMember')}</p>
                    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
                      <Rating
                        value={review.stars}
                        size={14}
                        label={t('item.stars', { count: review.stars })}
                      />
                      <DateText time={review.createdAt} />
                    </p>
                  </div>
                </div>
                {review.body !== '' && <p className="mt-3 whitespace-pre-line">{review.body}</p>}
                {review.reply !== '' && (
                  <div className="mt-3 border-l-3 border-kunyit pl-3 text-sm">
                    <p className="font-semibold">{t('item.reply')}</p>
                    <p className="whitespace-pre-line text-ink-soft">{review.reply}</p>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
