export { addToWishlist, moveToCart, removeFromWishlist } from './commands'
export { wishedOf, wishesPage, wishlistOf } from './reads'
