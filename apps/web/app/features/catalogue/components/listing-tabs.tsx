import type { PagePath } from '@pasar/domain/access/link-to'
import { useLocation } from '@remix-run/react'
import { useT } from '../../../i18n/provider'
import { TabLinks } from '../../../ui/tab-links'

/** The four ways through the whole market. */
export function ListingTabs() {
  const t = useT()
  const { pathname } = useLocation()
  const tabs = [
    { to: '/shop-now' satisfies PagePath, label: t('browse.tabAll') },
    { to: '/shop/trending' satisfies PagePath, label: t('browse.tabTrending') },
    { to: '/shop/featured' satisfies PagePath, label: t('browse.tabFeatured') },
    { to: '/shop/new' satisfies PagePath, label: t('browse.tabNew') },
  ]
  return (
    <TabLinks
      label={t('browse.tabs')}
      tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))}
      className="[scrollbar-width:none]"
    />
  )
}
