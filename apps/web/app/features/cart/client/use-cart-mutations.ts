import type { CartView } from '@pasar/api'
import { groupBySeller, totalCart } from '@pasar/domain/cart/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useT } from '../../../i18n/provider'
import { describeCallFailure, sayFailure } from '../../../lib/forms/call-failure'
import { trpc } from '../../../lib/trpc'
import { showToast } from '../../../ui/overlays/toast-store'
import { keepCart } from './cart-store'
import { describeRefusal } from './refusal-words'

/** The same rules as on the server, so that the popup shows the new sums before the answer comes. */
function withItems(cart: CartView, items: CartView['items']): CartView {
  return { ...cart, items, groups: groupBySeller(items), totals: totalCart(items) }
}

/** One at a time, in the order of the presses: a later quantity must not reach the server before an earlier one. */
const SCOPE = { id: 'cart' }

/** The cart's mutations: each paints its result at once and puts things back when the server refuses. */
export function useCartMutations() {
  const t = useT()
  const utils = trpc.useUtils()
  const client = useQueryClient()

  /** What the server said last: presses that it refused all leave the cart as it was then. */
  const known = useRef<CartView>()
  const isLast = () => client.isMutating({ predicate: ({ options }) => options.scope?.id === SCOPE.id }) <= 1

  const settle = (cart: CartView) => {
    known.current = cart
    // The answer to one press is older than what was pressed since; the last answer covers all of it.
    if (!isLast()) return
    utils.cart.get.setData(undefined, cart)
    void utils.cart.atCheckout.invalidate()
    keepCart({
      items: cart.items.map(({ variantId, quantity }) => ({ variantId, quantity })),
      itemCount: cart.totals.itemCount,
    })
  }
  const paint = async (next: (cart: CartView) => CartView) => {
    await utils.cart.get.cancel()
    const before = utils.cart.get.getData()
    if (isLast()) known.current = before
    if (before) utils.cart.get.setData(undefined, next(before))
    return { before }
  }
  const revert = (error: unknown, before: CartView | undefined, name?: string) => {
    // What was pressed since is on its way still, and its answer shows all.
    if (isLast()) {
      utils.cart.get.setData(undefined, known.current ?? before)
      void utils.cart.invalidate()
    }
    showToast(describeRefusal(t, describeCallFailure(error), name))
  }

  const sync = trpc.cart.sync.useMutation({
    scope: SCOPE,
    onSuccess: settle,
    onError: (error) =>
      showToast({
        tone: 'error',
        title: sayFailure(t, describeCallFailure(error), t('cart.syncFailed')),
      }),
  })
  const change = trpc.cart.setQuantity.useMutation({
    scope: SCOPE,
    onMutate: ({ variantId, quantity }) =>
      paint((cart) =>
        withItems(
          cart,
          cart.items.map((item) =>
            item.variantId === variantId ? { ...item, quantity: Number(quantity) } : item,
          ),
        ),
      ),
    onSuccess: settle,
    onError: (error, { variantId }, context) =>
      revert(
        error,
        context?.before,
        context?.before?.items.find((item) => item.variantId === variantId)?.name ?? '',
      ),
  })
  const remove = trpc.cart.remove.useMutation({
    scope: SCOPE,
    onMutate: ({ variantId }) =>
      paint((cart) =>
        withItems(
          cart,
          cart.items.filter((item) => item.variantId !== variantId),
        ),
      ),
    onSuccess: settle,
    onError: (error, _input, context) => revert(error, context?.before),
  })
  const clear = trpc.cart.clear.useMutation({
    scope: SCOPE,
    onMutate: () => paint((cart) => withItems(cart, [])),
    onSuccess: (cart) => {
      settle(cart)
      showToast({ tone: 'success', title: t('cart.cleared'), text: t('cart.clearedText') })
    },
    onError: (error, _input, context) => revert(error, context?.before),
  })
  return { sync, change, remove, clear }
}
