import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { RadioCard, RadioCards } from '../../../ui/forms/radio-card'
import { Rating } from '../../../ui/rating'

const WORDS: readonly TextKey[] = [
  'reviews.star1',
  'reviews.star2',
  'reviews.star3',
  'reviews.star4',
  'reviews.star5',
]

/** One to five stars as radio buttons: arrows move among them, and no script is needed. */
export function StarField({ value, error }: { value: string | undefined; error: string | undefined }) {
  const t = useT()
  return (
    <RadioCards legend={t('reviews.yourStars')} error={error} className="max-w-dialog [&>div]:gap-2">
      {[5, 4, 3, 2, 1].map((stars) => (
        <RadioCard
          key={stars}
          name="stars"
          value={stars}
          defaultChecked={value === String(stars)}
          className="items-center px-4 py-2.5"
          title={
            <Rating
              value={stars}
              size={20}
              className="align-middle"
              label={t('reviews.stars', { count: stars })}
            />
          }
          aside={t(WORDS[stars - 1] ?? 'reviews.star5')}
        />
      ))}
    </RadioCards>
  )
}
