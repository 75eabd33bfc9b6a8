import type { ReactNode } from 'react'
import { useT } from '../../../i18n/provider'
import { pictureUrl } from '../../../lib/uploads'
import { Avatar } from '../../../ui/avatar'
import { Rating } from '../../../ui/rating'
import { DateText } from '../../platform/components/date-text'
import { ItemPicture } from '../../platform/components/items/item-picture'

export interface ShownReview {
  id: string
  author: string
  stars: number
  body: string
  reply: string
  createdAt: number
  isEdited: boolean
  helpful: number
  photos: readonly { key: string; width: number; height: number; blur: string }[]
}

/** What a buyer says about an item, with photos and the seller's answer. Also rendered where no script follows. */
export function ReviewCard({
  review,
  answerTools,
  children,
}: {
  review: ShownReview
  /** Stands below the seller's answer. */
  answerTools?: ReactNode
  children?: ReactNode
}) {
  const t = useT()
  const name = review.author || t('site.formerMember')
  return (
    <li id={review.id} className="scroll-mt-4 rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <Avatar name={review.author || '?'} size={36} />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <Rating value={review.stars} size={14} label={t('reviews.stars', { count: review.stars })} />
            <DateText time={review.createdAt} />
            {review.isEdited && <span>({t('reviews.edited')})</span>}
          </p>
        </div>
      </div>
      {review.body !== '' && <p className="mt-3 wrap-anywhere whitespace-pre-line">{review.body}</p>}
      {review.photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {review.photos.map(({ key, width, height, blur }, index) => (
            <li key={key}>
              <a
                href={pictureUrl(key, 960)}
                className="block size-20 overflow-clip rounded-control border border-line hover:border-line-strong"
              >
                <ItemPicture
                  pictureKey={key}
                  alt={t('reviews.photo', { number: index + 1 })}
                  sizes="80px"
                  width={width}
                  height={height}
                  blur={blur}
                  className="size-full object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.reply !== '' && (
        <div className="mt-3 border-l-3 border-kunyit pl-3 text-sm">
          <p className="font-semibold">{t('reviews.reply')}</p>
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{review.reply}</p>
          {answerTools}
        </div>
      )}
      {children ??
        (review.helpful > 0 && (
          <p className="mt-3 text-sm text-ink-soft">{t('reviews.helpfulCount', { count: review.helpful })}</p>
        ))}
    </li>
  )
}
