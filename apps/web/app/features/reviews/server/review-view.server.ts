import type { ReviewView } from '@pasar/api'
import { shortenName } from '../../../lib/session/short-name.server'
import type { ShownReview } from '../components/review-card'

export const toShownReview = ({
  id,
  author,
  stars,
  body,
  reply,
  createdAt,
  editedAt,
  helpful,
  photos,
}: ReviewView): ShownReview => ({
  id,
  author: shortenName(author),
  stars,
  body,
  reply,
  createdAt,
  isEdited: editedAt !== null,
  helpful,
  photos,
})
