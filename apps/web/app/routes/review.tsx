export { ReviewPage as default } from '../features/reviews/pages/review-page'
export { action, loader } from '../features/reviews/routes/review.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
