import { linkTo } from '@pasar/domain/access/link-to'
import { useT } from '../../../i18n/provider'
import { buttonClass } from '../../../ui/button-class'
import { SectionHeading } from '../../../ui/section-heading'
import { AverageRating, writeStars } from '../../platform/components/items/average-rating'
import { ReviewCard, type ShownReview } from './review-card'

type ReviewsPreviewProps = { slug: string; rating: number; total: number; reviews: readonly ShownReview[] }

/** The most helpful reviews, and the way to all of them. No script follows. */
export function ReviewsPreview({ slug, rating, total, reviews }: ReviewsPreviewProps) {
  const t = useT()
  return (
    <section aria-labelledby="reviews" className="further-down">
      <SectionHeading id="reviews" title={t('reviews.title')} className="scroll-mt-2">
        {total > reviews.length ? t('reviews.mostHelpful') : undefined}
      </SectionHeading>
      {total === 0 ? (
        <p className="text-ink-soft">{t('reviews.noneText')}</p>
      ) : (
        <>
          <p className="mb-4 flex items-center gap-3">
            <span className="text-2xl font-extrabold tabular-nums">{writeStars(rating)}</span>
            <AverageRating rating={rating} count={total} size={20}>
              {t('reviews.count', { count: total })}
            </AverageRating>
          </p>
          <ul className="grid items-start gap-3 md:grid-cols-2">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
          <p className="mt-4">
            <a
              href={linkTo('/item/:slug/reviews', { slug })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('reviews.allCount', { count: total })}
            </a>
          </p>
        </>
      )}
    </section>
  )
}
