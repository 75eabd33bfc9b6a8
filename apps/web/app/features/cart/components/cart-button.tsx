import { ROLE } from '@pasar/domain/access/roles'
import { useLocation } from '@remix-run/react'
import { type MouseEvent, useEffect, useState } from 'react'
import { loadTexts } from '../../../i18n/texts'
import { useRoot } from '../../../lib/use-root'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { useLazyPart } from '../../../ui/overlays/use-lazy-part'
import { usePartFailure } from '../../platform/client/use-part-failure'
import { CartBadge, useCartLabel } from './cart-badge'

const loadPopup = async () => {
  const [{ CartPopup }] = await Promise.all([
    import('./cart-popup'),
    loadTexts('cart', 'coupons', 'categories'),
  ])
  return CartPopup
}

/** The cart's icon with its badge. With scripts it opens the popup; without them it is a link to /cart. */
export function CartButton() {
  const label = useCartLabel()
  const { pathname, key } = useLocation()
  const isBuyer = useRoot()?.session?.user.role === ROLE.BUYER
  const [isOpen, setOpen] = useState(false)
  const reportFailure = usePartFailure(() => setOpen(true))
  const Popup = useLazyPart(isOpen, loadPopup, () => {
    setOpen(false)
    reportFailure()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link in the popup leads elsewhere, or to this page again, and the popup ends there
  useEffect(() => setOpen(false), [key])

  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!isPlain || !isBuyer || pathname === '/cart') return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <ButtonLink
        to="/cart"
        variant="quiet"
        square
        onClick={open}
        onPointerEnter={isBuyer ? () => void loadPopup().catch(() => {}) : undefined}
        aria-label={label}
      >
        <span className="relative">
          <Icon name="cart" size={24} />
          <span aria-hidden>
            <CartBadge label="" />
          </span>
        </span>
      </ButtonLink>
      {Popup && <Popup open={isOpen} onOpenChange={setOpen} />}
    </>
  )
}
