import { ROLE } from '@pasar/domain/roles'
import { Form, Link, useSearchParams } from '@remix-run/react'
import { useT } from '../../i18n/provider'
import { useRoot } from '../../lib/use-root'
import { CountBadge } from '../../ui/badge'
import { ButtonLink, IconButton } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Menu, MenuButton, MenuLink } from '../../ui/menu'
import { CartButton } from '../cart/cart-button'
import { AppMark } from './app-mark'

/** The navigation bar. On phones the links are in the tab bar at the bottom instead. */
export function TopBar() {
  const t = useT()
  const root = useRoot()
  const user = root?.session?.user ?? null
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-2 py-2 md:flex-nowrap">
        <Link to="/" className="flex items-center gap-2 rounded-control text-lg font-extrabold text-jade">
          <AppMark />
          {root?.appName ?? 'Pasar'}
        </Link>
        <nav aria-label={t('site.mainNavigation')} className="hidden items-center md:flex">
          <ButtonLink to="/shop-now" variant="quiet">
            {t('site.shop')}
          </ButtonLink>
          <ButtonLink to="/categories" variant="quiet">
            {t('site.categories')}
          </ButtonLink>
        </nav>
        <SearchBox />
        <div className="ml-auto flex items-center gap-1 md:order-last">
          {user === null ? (
            <>
              <ButtonLink to="/login" variant="quiet" size="small">
                {t('auth.signIn')}
              </ButtonLink>
              <ButtonLink to="/register" size="small" className="max-[420px]:hidden">
                {t('auth.signUp')}
              </ButtonLink>
            </>
          ) : (
            <>
              <Menu
                summary={<BellMark />}
                look={{ square: true }}
                className="max-sm:static max-sm:[&>div]:mr-2"
              >
                <p className="p-3 text-ink-soft">{t('site.noNotifications')}</p>
              </Menu>
              <Menu summary={<UserMark name={user.name} />} look={{ square: true }}>
                <p className="px-3 pt-1 pb-2 font-semibold">{user.name}</p>
                {user.role === ROLE.BUYER && (
                  <>
                    <MenuLink to="/orders/user" icon="box">
                      {t('site.orders')}
                    </MenuLink>
                    <MenuLink to="/wishlist" icon="heart">
                      {t('site.wishlist')}
                    </MenuLink>
                    <MenuLink to="/user/coupons" icon="tag">
                      {t('site.coupons')}
                    </MenuLink>
                  </>
                )}
                <Form method="post" action="/logout">
                  <MenuButton icon="arrow-left">{t('site.logout')}</MenuButton>
                </Form>
              </Menu>
            </>
          )}
          <CartButton />
        </div>
      </div>
    </header>
  )
}

function SearchBox() {
  const t = useT()
  const [params] = useSearchParams()
  const query = params.get('q') ?? ''
  return (
    <Form
      action="/shop-now"
      role="search"
      className="order-last w-full md:order-none md:w-auto md:min-w-0 md:grow"
    >
      <div className="control">
        <input
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          aria-label={t('site.search')}
          placeholder={t('site.searchHint')}
        />
        <IconButton type="submit" icon="search" label={t('site.search')} variant="quiet" />
      </div>
    </Form>
  )
}

function BellMark() {
  const t = useT()
  return (
    <span className="relative">
      <Icon name="bell" label={t('site.notifications')} />
      <CountBadge count={0} zero label="0" className="ml-1" />
    </span>
  )
}

function UserMark({ name }: { name: string }) {
  const t = useT()
  return <Icon name="user" label={`${t('site.account')}: ${name}`} />
}
