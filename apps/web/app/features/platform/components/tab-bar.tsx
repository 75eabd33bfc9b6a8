import { NavLink } from '@remix-run/react'
import { memo } from 'react'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { CartBadge, useCartLabel } from '../../cart/components/cart-badge'

/** The phone's navigation, at the thumb. */
export const TabBar = memo(function TabBar() {
  const t = useT()
  const tabs = useRoot()?.navigation.tabs ?? []
  const cartLabel = useCartLabel()
  // A bar with nothing but the way home would only take space.
  if (tabs.length < 2) return null
  return (
    <nav
      aria-label={t('site.tabBar')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] short:static md:hidden"
    >
      <ul className="flex">
        {tabs.map(({ to, icon, text }) => (
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
                {icon && <Icon name={icon} size={22} />}
                {to === '/cart' && <CartBadge label={cartLabel} />}
              </span>
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
})
