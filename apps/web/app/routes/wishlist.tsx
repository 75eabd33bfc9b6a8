export { WishlistPage as default } from '../features/wishlist/pages/wishlist-page'
export { action, loader } from '../features/wishlist/routes/wishlist.server'
export { clientAction } from '../lib/forms/keep-page'
export { headMeta as meta } from '../lib/page/meta'
