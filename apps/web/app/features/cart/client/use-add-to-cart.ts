import type { PagePath } from '@pasar/domain/access/link-to'
import { useLocation, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useT } from '../../../i18n/provider'
import { describeCallFailure, invalidAnswer, sayFailure } from '../../../lib/forms/call-failure'
import { within } from '../../../lib/forms/within'
import { showToast } from '../../../ui/overlays/toast-store'
import { expectMore, keepCart, trustServer } from './cart-store'
import { rememberAdd, type Wanted } from './remember-add'

/** Puts something into the cart without leaving the page: the badge rises at once and falls back when it failed. */
export function useAddToCart() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)

  /** A visitor, or a member whose session has ended, signs in first; the item is remembered meanwhile. */
  const addAfterLogin = async (wanted: Wanted) => {
    setBusy(true)
    try {
      navigate(await rememberAdd(wanted, `${pathname}${search}`))
    } catch (error) {
      showToast({ tone: 'error', title: sayFailure(t, describeCallFailure(error)) })
    } finally {
      setBusy(false)
    }
  }

  const add = async (wanted: Wanted) => {
    const { itemId, variantId, quantity, name } = wanted

    setBusy(true)
    expectMore(quantity)
    try {
      // tRPC is fetched with the first use: most pages are left without it.
      const { api, queryClient, ADD_TIMEOUT_MS } = await import('../../../lib/trpc')
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
      showToast({
        tone: 'success',
        title: t('cart.added'),
        text: t('cart.addedText', { name }),
        action: { label: t('cart.viewCart'), onPress: () => navigate('/cart' satisfies PagePath) },
      })
    } catch (error) {
      trustServer()
      const failure = describeCallFailure(error)
      if (failure.code === 'UNAUTHORIZED') await addAfterLogin(wanted)
      else showToast({ tone: 'error', title: sayFailure(t, failure) })
    } finally {
      setBusy(false)
    }
  }

  return { add, addAfterLogin, isBusy }
}
