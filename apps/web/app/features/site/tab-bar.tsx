import { ROLE } from '@pasar/domain/roles'
import { NavLink } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { useRoot } from '../../lib/use-root'
import { cx } from '../../ui/cx'
import { Icon, type IconName } from '../../ui/icon'
import { CartBadge, useCartLabel } from '../cart/cart-badge'

/** The phone's navigation, at the thumb. */
export function TabBar() {
  const t = useT()
  const user = useRoot()?.session?.user ?? null
  const cartLabel = useCartLabel()
  const isBuyer = user?.role === ROLE.BUYER
  const tabs: { to: string; icon: IconName; label: string; isCart?: true }[] = [
    { to: isBuyer ? '/shop' : '/', icon: 'home', label: t('site.home') },
    { to: '/categories', icon: 'grid', label: t('site.categories') },
    { to: '/cart', icon: 'cart', label: t('site.cart'), isCart: true },
    isBuyer
      ? { to: '/orders/user', icon: 'box', label: t('site.orders') }
      : { to: '/login', icon: 'user', label: t('site.me') },
  ]
  return (
    <nav
      aria-label={t('site.tabBar')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {tabs.map(({ to, icon, label, isCart }) => (
          <li key={to} className="flex-1">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cx(
                  'flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs',
                  isActive ? 'font-semibold text-jade' : 'text-ink-soft',
                )
              }
            >
              <span className="relative">
                <Icon name={icon} size={22} />
                {isCart && <CartBadge label={cartLabel} />}
              </span>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
