import type { GiftState } from '@pasar/api'
import type { PagePath } from '@pasar/domain/access/link-to'
import { Link } from '@remix-run/react'
import { memo } from 'react'
import { useT } from '../../../i18n/provider'
import type { TextKey } from '../../../i18n/translate'
import { useSlots, Variant } from '../../../lib/page/slots'
import { useRoot } from '../../../lib/use-root'
import { Icon, type IconName } from '../../../ui/icon'
import { Notice } from '../../../ui/notice'
import { useCartCount } from '../../cart/client/cart-store'
import { describeCart } from '../client/cart-words'
import { Banners } from '../components/home/banners'
import { NewUserBanner } from '../components/home/new-user-banner'
import { HomeShelves } from '../components/home/shelves'
import { RecentShelf } from '../components/recent-shelf'
import type { BannerSlide, Shelves } from '../server/home.server'

export type ShopPageProps = {
  banners: readonly BannerSlide[]
  shelves: Shelves
  /** None as well once its banner was put away. */
  gift: GiftState
}

/** The member's home. */
export const ShopPage = memo(function ShopPage({ banners, shelves, gift }: ShopPageProps) {
  const t = useT()
  const name = useRoot()?.session?.user.name ?? ''
  return (
    <div className="page-width space-y-10 py-4 sm:space-y-14 sm:py-6">
      <div className="space-y-4">
        <h1 className="text-xl font-extrabold tracking-tight">{t('home.hello', { name })}</h1>
        <Continue />
        <Variant
          name="gift"
          is={gift === 'there'}
          no={
            <Variant
              name="gift-unknown"
              is={gift === 'unknown'}
              no={null}
              yes={<Notice tone="warning" title={t('home.giftFailed')} />}
            />
          }
          yes={<NewUserBanner />}
        />
        <Banners banners={banners} />
      </div>
      <HomeShelves shelves={shelves} />
      <RecentShelf />
    </div>
  )
})

/** Where the member may have left off. */
function Continue() {
  const t = useT()
  const cartCount = useCartCount()
  const links: readonly { to: string; icon: IconName; title: TextKey; text: string }[] = [
    {
      to: '/cart' satisfies PagePath,
      icon: 'cart',
      title: 'site.cart',
      text: useSlots()?.text('cartWords') ?? describeCart(t, cartCount),
    },
    { to: '/orders/user' satisfies PagePath, icon: 'box', title: 'site.orders', text: t('home.ordersText') },
    {
      to: '/wishlist' satisfies PagePath,
      icon: 'heart',
      title: 'site.wishlist',
      text: t('home.wishlistText'),
    },
    {
      to: '/user/coupons' satisfies PagePath,
      icon: 'ticket',
      title: 'site.coupons',
      text: t('home.couponsText'),
    },
  ]
  return (
    <nav aria-label={t('home.continue')}>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {links.map(({ to, icon, title, text }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              className="flex h-full items-center gap-2 rounded-card sm:gap-3 border border-line bg-surface p-3 hover:border-line-strong"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-control bg-jade-soft text-jade sm:size-11">
                <Icon name={icon} size={22} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold max-sm:text-sm">{t(title)}</span>
                <span className="block text-sm text-ink-soft max-sm:hidden">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
