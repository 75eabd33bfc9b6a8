import type { reviews } from '@pasar/domain/kernel/errors/reviews'

export default {
  REVIEW_TOO_EARLY: '包裹完成后才能评价。',
  REVIEW_REFUNDED: '此商品在寄出前已退款，因此无法评价。',
  REVIEW_REMOVED: '您对此商品的评价已被移除，无法再次评价。',
  REVIEW_EXISTS: '您已经评价过了。',
  REVIEW_LOCKED: '评价只能在 {{rule.reviewDays}} 天内修改，现在已经过期。',
  REVIEW_ANSWERED: '您已经回复过这条评价。',
  REVIEW_TOO_MANY_PHOTOS: '每条评价最多 {{rule.reviewPhotos}} 张照片。',
  OWN_REVIEW: '这是您自己的评价。',
  ANSWER_REMOVED: '您的回复已被移除，无法再次回复。',
  QUESTION_ANSWERED: '这个问题已经回答了。',
} satisfies Record<keyof typeof reviews, string>
