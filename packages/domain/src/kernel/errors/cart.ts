import { type ErrorEntry, entry } from './entry'

export const cart = {
  INSUFFICIENT_STOCK: entry(400, 'Insufficient stock.', 'quantity'),
  ITEM_UNAVAILABLE: entry(404, 'This item is no longer for sale.'),
  ITEM_IS_AUCTION: entry(400, 'This item is sold by auction and cannot go into the cart.'),
  OWN_ITEM: entry(403, 'This is your own item.'),
  CHOOSE_VARIANT: entry(400, 'Please choose an option first.', 'variantId'),
  CART_LINE_MISSING: entry(404, 'This item is no longer in your cart.'),
  WISH_MISSING: entry(404, 'This item is no longer on your wishlist. It may already be in your cart.'),
  CART_FULL: entry(400, 'Your cart can hold up to {{rule.cartLines}} different items.'),
  CART_EMPTY: entry(400, 'Your cart is empty.'),
} as const satisfies Record<string, ErrorEntry>
