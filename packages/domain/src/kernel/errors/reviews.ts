import { type ErrorEntry, entry } from './entry'

export const reviews = {
  REVIEW_TOO_EARLY: entry(409, 'You can review this once the parcel is completed.'),
  REVIEW_REFUNDED: entry(409, 'This was refunded before it was shipped, so it cannot be reviewed.'),
  REVIEW_EXISTS: entry(409, 'You have already reviewed this.'),
  REVIEW_REMOVED: entry(409, 'Your review of this was removed, so it cannot be reviewed again.'),
  REVIEW_LOCKED: entry(
    409,
    'A review can be changed for {{rule.reviewDays}} days, and that time has passed.',
  ),
  REVIEW_ANSWERED: entry(409, 'You have already answered this review.'),
  REVIEW_TOO_MANY_PHOTOS: entry(400, 'A review can have up to {{rule.reviewPhotos}} photos.', 'photos'),
  OWN_REVIEW: entry(403, 'This is your own review.'),
  ANSWER_REMOVED: entry(409, 'Your answer was removed, so you cannot answer again.'),
  QUESTION_ANSWERED: entry(409, 'This question is already answered.'),
} as const satisfies Record<string, ErrorEntry>
