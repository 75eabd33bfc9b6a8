import { useEffect } from 'react'
import { useRoot } from '../../../lib/use-root'
import { forgetCart, trustServer } from './cart-store'

/** An order may have emptied the cart, or have left it as it was, as "Buy now" does: the page came with what is in it. */
export function useCartAfterOrder(): void {
  const pieces = useRoot()?.cartCount ?? 0
  useEffect(() => (pieces === 0 ? forgetCart() : trustServer()), [pieces])
}
