import { linkTo } from '@pasar/domain/access/link-to'
import { Form } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import type { Failure } from '../../../lib/forms/failure'
import { Button } from '../../../ui/button'
import { TextLink } from '../../../ui/text-link'
import { AnswerForm } from './answer-form'

export interface ReviewChoices {
  id: string
  name: string
  helpful: number
  isOwn: boolean
  isVoted: boolean
  mayVote: boolean
  mayAnswer: boolean
}

/** What a reader can do about a review: find it helpful, report it; its item's seller can answer it. */
export function ReviewActions({ review, failure }: { review: ReviewChoices; failure: Failure }) {
  const t = useT()
  // Who is logged out meanwhile has it still in its form.
  const hasAnswered = failure?.values.intent === 'answer' && failure.values.id === review.id
  return (
    <>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        {review.isOwn && <span className="font-semibold">{t('reviews.own')}</span>}
        {review.mayVote && <VoteForm review={review} />}
        {review.helpful > 0 && <span>{t('reviews.helpfulCount', { count: review.helpful })}</span>}
        {!review.isOwn && (
          <TextLink
            plain
            to={linkTo('/report/:kind/:id', { kind: 'review', id: review.id })}
            aria-label={t('reviews.reportReview', { name: review.name })}
            className="ml-auto inline-flex min-h-11 items-center"
          >
            {t('reviews.report')}
          </TextLink>
        )}
      </div>
      {(review.mayAnswer || hasAnswered) && (
        <AnswerForm
          id={review.id}
          failure={failure}
          words={{
            open: t('reviews.answer'),
            label: t('reviews.answerLabel'),
            hint: t('reviews.answerHint'),
            send: t('reviews.answerSend'),
          }}
        />
      )}
    </>
  )
}

function VoteForm({ review }: { review: ReviewChoices }) {
  const t = useT()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={review.id} />
      <noscript>
        {/* Where the page is loaded anew, it comes back to this review. */}
        <input type="hidden" name="anchor" value={review.id} />
      </noscript>
      <Button
        type="submit"
        name="intent"
        value={review.isVoted ? 'unvote' : 'vote'}
        variant="secondary"
        icon={review.isVoted ? 'check' : undefined}
        aria-pressed={review.isVoted}
      >
        {t('reviews.helpful')}
      </Button>
    </Form>
  )
}
