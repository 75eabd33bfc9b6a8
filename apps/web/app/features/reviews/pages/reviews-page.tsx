import { linkTo } from '@pasar/domain/access/link-to'
import { type ReviewFilter, writeReviewFilter } from '@pasar/domain/reviews/reviews'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { useIsOn } from '../../../lib/use-root'
import { ButtonLink } from '../../../ui/button'
import { Chip } from '../../../ui/chip'
import { EmptyState } from '../../../ui/empty-state'
import { Notice } from '../../../ui/notice'
import { Pagination } from '../../../ui/pagination'
import { TabLinks } from '../../../ui/tab-links'
import { FormProblem } from '../../platform/components/form-problem'
import { ItemHead } from '../../platform/components/items/item-head'
import { ReportAnswer } from '../components/report-answer'
import { ReviewActions } from '../components/review-actions'
import { ReviewCard } from '../components/review-card'
import { StarBars } from '../components/star-bars'
import type { action, loader } from '../routes/item-reviews.server'

/** All reviews of an item: how the stars are spread, what to see of them, and a page of them. */
export function ReviewsPage() {
  const t = useT()
  const { item, rating, counts, filter, isFirst, isOwnItem, next, reviews } = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()?.failure
  const query = writeReviewFilter(filter)
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="page-width py-2 sm:py-4">
      <ItemHead item={item} title={t('reviews.title')} />
      <FormProblem failure={failure?.values.intent === 'answer' ? undefined : failure} className="mb-4" />
      <OwnLines />
      {total === 0 ? (
        <EmptyState
          icon="star"
          title={t('reviews.none')}
          action={
            <ButtonLink to={linkTo('/item/:slug', { slug: item.slug })}>{t('reviews.backToItem')}</ButtonLink>
          }
        >
          {t('reviews.noneText')}
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[320px_minmax(0,1fr)] lg:gap-6">
          <StarBars rating={rating} counts={counts} filter={filter} />
          <div>
            <Narrowing />
            {reviews.length === 0 ? (
              <EmptyState
                icon="search"
                title={t('reviews.noneSuch')}
                action={<ButtonLink to="?">{t('reviews.showAll')}</ButtonLink>}
              >
                {t('reviews.noneSuchText')}
              </EmptyState>
            ) : (
              <ul className="grid gap-3">
                {reviews.map((review) => (
                  <ReviewCard
                    key={review.id}
                    review={review}
                    answerTools={
                      !isOwnItem && <ReportAnswer kind="review" id={review.id} name={review.author} />
                    }
                  >
                    <ReviewActions
                      review={{ ...review, name: review.author || t('site.formerMember') }}
                      failure={failure}
                    />
                  </ReviewCard>
                ))}
              </ul>
            )}
            <Pagination
              className="mt-6"
              label={t('reviews.pages')}
              previousTo={isFirst ? null : query || '?'}
              previousLabel={t('reviews.first')}
              nextTo={next === null ? null : `${query || '?'}${query && '&'}cursor=${next}`}
              nextLabel={t('reviews.more')}
            />
          </div>
        </div>
      )}
    </div>
  )
}

/** What the reader bought of it, to be written about. */
function OwnLines() {
  const t = useT()
  const { own } = useLoaderData<typeof loader>()
  const mayReview = useIsOn('reviews')
  if (own.length === 0 || !mayReview) return null
  return (
    <Notice
      tone="info"
      title={t('reviews.ownLead')}
      className="mb-4"
      action={own.map(({ orderId, lineId, isReviewed }) => (
        <ButtonLink
          key={lineId}
          to={linkTo('/orders/user/:orderId/review/:lineId', { orderId, lineId })}
          variant={isReviewed ? 'secondary' : 'primary'}
          icon="pencil"
        >
          {t(isReviewed ? 'reviews.change' : 'reviews.write')}
        </ButtonLink>
      ))}
    />
  )
}

/** Which reviews are shown, and in which order. */
function Narrowing() {
  const t = useT()
  const { filter } = useLoaderData<typeof loader>()
  const { stars, withPhotos, sort } = filter
  const to = (over: Partial<ReviewFilter>) => writeReviewFilter({ ...filter, ...over }) || '?'
  return (
    <div className="mb-3">
      <TabLinks
        label={t('reviews.sort')}
        tabs={[
          { to: to({ sort: 'newest' }), label: t('reviews.sortNewest'), current: sort === 'newest' },
          { to: to({ sort: 'helpful' }), label: t('reviews.sortHelpful'), current: sort === 'helpful' },
        ]}
      />
      <nav aria-label={t('reviews.filter')} className="mt-3 flex flex-wrap gap-2">
        <Chip
          to={to({ withPhotos: !withPhotos })}
          icon="image"
          selected={withPhotos}
          removeLabel={t('reviews.remove')}
        >
          {t('reviews.withPhotos')}
        </Chip>
        {stars !== null && (
          <Chip to={to({ stars: null })} selected removeLabel={t('reviews.remove')}>
            {t('reviews.stars', { count: stars })}
          </Chip>
        )}
      </nav>
    </div>
  )
}
