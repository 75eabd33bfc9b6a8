import { NavLink } from '@remix-run/react'
import { memo } from 'react'
import { useT } from '../../../i18n/provider'
import { useRoot } from '../../../lib/use-root'
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
    <nav aria-label={t('site.tabBar')} className="tab-bar short:static md:hidden">
      <ul>
        {tabs.map(({ to, icon, text }) => (
          <li key={to}>
            <NavLink to={to} end className={() => ''}>
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
