export { type Placed, type PlaceOrder, placeOrder } from './commands'
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
