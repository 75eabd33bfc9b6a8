import type { PagePath } from '@pasar/domain/access/link-to'
import { useLocation, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useT } from '../../../i18n/provider'
import { describeCallFailure, sayFailure } from '../../../lib/forms/call-failure'
import { showToast } from '../../../ui/overlays/toast-store'
import { expectMore, trustServer } from './cart-store'
import type { Wanted } from './remember-add'

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
      const { rememberAdd } = await import('./remember-add')
      navigate(await rememberAdd(wanted, `${pathname}${search}`))
    } catch (error) {
      showToast({ tone: 'error', title: sayFailure(t, describeCallFailure(error)) })
    } finally {
      setBusy(false)
    }
  }

  const add = async (wanted: Wanted) => {
    setBusy(true)
    expectMore(wanted.quantity)
    try {
      // Fetched with the first use, together with tRPC: most pages are left without them.
      const { sendAdd } = await import('./send-add')
      await sendAdd(wanted)
      showToast({
        tone: 'success',
        title: t('cart.added'),
        text: t('cart.addedText', { name: wanted.name }),
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
