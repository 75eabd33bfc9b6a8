import { useT } from '../../../../i18n/provider'
import { Rating, type RatingProps } from '../../../../ui/rating'

/** The average of an item's stars as it is read: 460 → "4.6". @param rating in hundredths of a star */
export const writeStars = (rating: number): string => (rating / 100).toFixed(1)

type AverageRatingProps = {
  /** In hundredths of a star. */
  rating: number
  /** How many reviews it is the average of. */
  count: number
} & Omit<RatingProps, 'value' | 'label'>

/** Stars with the average and its count beside them, unless other words are given. */
export function AverageRating({ rating, count, children, ...look }: AverageRatingProps) {
  const stars = writeStars(rating)
  return (
    <Rating value={rating / 100} label={useT()('browse.ratingLabel', { stars, count })} {...look}>
      {children ?? `${stars} (${count})`}
    </Rating>
  )
}
