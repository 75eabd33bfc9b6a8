export { applyCoupon, removeCoupon } from './commands/cart-coupons'
export { type Placed, type PlaceOrder, placeOrder } from './commands/place-order'
export {
  type AtCheckout,
  type CartPage,
  type CheckoutPage,
  type CheckoutQuote,
  type CheckoutSource,
  cartPage,
  cartQuote,
  checkoutPage,
  type Destination,
  findPurchase,
  quoteCheckout,
} from './reads'
