export { ReviewsPage as default } from '../features/reviews/pages/reviews-page'
export { action, loader } from '../features/reviews/routes/item-reviews.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
