import { invalidAnswer } from '../../../lib/forms/call-failure'
import { within } from '../../../lib/forms/within'
import { ADD_TIMEOUT_MS, api, queryClient } from '../../../lib/trpc'
import { keepCart } from './cart-store'
import type { Wanted } from './remember-add'

/**
 * Puts something into the cart of the member, and shows the cart that comes back.
 * @throws what the call fails with, and what `invalidAnswer` makes of an answer that is no such cart
 */
export async function sendAdd({ itemId, variantId, quantity }: Wanted): Promise<void> {
  const cart = await within(ADD_TIMEOUT_MS, (signal) =>
    api.cart.add.mutate({ itemId, quantity, ...(variantId === '' ? {} : { variantId }) }, { signal }),
  )
  // Something between us and the server may answer 200 with a page of its own.
  if (!Array.isArray(cart?.items)) throw invalidAnswer('cart.invalidFormat')
  const added = cart.items.find((item) => item.itemId === itemId)
  if (!added) throw invalidAnswer('cart.missingItem')
  if (!(added.quantity >= 1)) throw invalidAnswer('cart.invalidItem')
  keepCart({
    items: cart.items.map(({ variantId, quantity: pieces }) => ({ variantId, quantity: pieces })),
    itemCount: cart.totals.itemCount,
  })
  void queryClient.invalidateQueries()
}
