import { useT } from '../../../i18n/provider'
import { useSlots, Variant } from '../../../lib/page/slots'
import { CountBadge, shortenCount } from '../../../ui/badge'
import { useCartCount } from '../client/cart-store'

/** The cart with the number of pieces in it, in words. */
export function useCartLabel(): string {
  const t = useT()
  const count = useCartCount()
  return useSlots()?.text('cartLabel') ?? t('site.cartCount', { count })
}

/** The number of pieces in the cart on the corner of an icon. The parent is `relative`. */
export function CartBadge({ label }: { label: string }) {
  const count = useCartCount()
  const shown = useSlots()?.text('cartCount') ?? shortenCount(count)
  return <Variant name="cart" is={count > 0} no={null} yes={<CountBadge shown={shown} label={label} />} />
}
