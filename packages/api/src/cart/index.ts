export { addToCart, changeQuantity, clearCart, removeFromCart, syncStock } from './commands'
export { type CartView, cartOf } from './reads'
