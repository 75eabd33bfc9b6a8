import type { PagePath } from '@pasar/domain/access/link-to'
import { Form, Link, useSearchParams } from '@remix-run/react'
import { memo } from 'react'
import { useT } from '../../../i18n/provider'
import { useIsOn, useMayShop, useRoot } from '../../../lib/use-root'
import { ButtonLink, IconButton } from '../../../ui/button'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { Menu, MenuButton, MenuLink } from '../../../ui/overlays/menu'
import { CartButton } from '../../cart/components/cart-button'
import { AppMark } from './app-mark'
import { Bell } from './bell'
import { LogoutForm } from './logout-form'

/** The navigation bar. On phones its links are in a menu. */
export const TopBar = memo(function TopBar() {
  const t = useT()
  const root = useRoot()
  const mayJoin = useIsOn('registration')
  const mayShop = useMayShop()
  // Who is signed in was read before the page was made; where even that failed, nobody is guessed at.
  if (!root) return null
  const user = root.session?.user ?? null
  const { bar, menu, tabs } = root.navigation
  const mayBuy = tabs.some(({ to }) => to === '/cart')
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface short:relative">
      <div className="page-width flex flex-wrap items-center gap-x-1 gap-y-2 py-2 md:gap-x-3 lg:min-h-15.5 lg:flex-nowrap">
        <Link
          to={'/' satisfies PagePath}
          className="flex min-h-11 items-center gap-2 rounded-control text-lg font-extrabold text-jade"
        >
          <AppMark />
          {root.appName}
        </Link>
        {bar.length > 0 && (
          <>
            <Menu
              summary={<Icon name="menu" label={t('site.menu')} />}
              look={{ square: true }}
              align="start"
              className={cx('-order-1 -ml-2', user === null ? 'lg:hidden' : 'md:hidden')}
            >
              <nav aria-label={t('site.mainNavigation')}>
                {bar.map(({ to, text }) => (
                  <MenuLink key={to} to={to}>
                    {text}
                  </MenuLink>
                ))}
              </nav>
              {/* The bar itself has no room for it on narrow phones. */}
              {user === null && mayJoin && <MenuLink to="/register">{t('auth.signUp')}</MenuLink>}
            </Menu>
            <nav
              aria-label={t('site.mainNavigation')}
              // Beside two buttons for visitors it would take a row of its own.
              className={cx('hidden shrink-0 items-center', user === null ? 'lg:flex' : 'md:flex')}
            >
              {bar.map(({ to, text }) => (
                <ButtonLink key={to} to={to} variant="quiet">
                  {text}
                </ButtonLink>
              ))}
            </nav>
          </>
        )}
        {mayShop && <SearchBox />}
        <div className="ml-auto flex items-center md:gap-1 lg:order-last">
          {mayBuy && <CartButton />}
          <Bell />
          {user === null ? (
            <>
              <ButtonLink to="/login" variant="quiet" size="small">
                {t('auth.signIn')}
              </ButtonLink>
              {mayJoin && (
                <ButtonLink to="/register" size="small" className="max-[420px]:hidden">
                  {t('auth.signUp')}
                </ButtonLink>
              )}
            </>
          ) : (
            <Menu summary={<UserMark name={user.name} />} look={{ square: true }}>
              <p className="px-3 pt-1 pb-2 font-semibold">{user.name}</p>
              {menu.map(({ to, text, icon }) => (
                <MenuLink key={to} to={to} icon={icon}>
                  {text}
                </MenuLink>
              ))}
              <LogoutForm>
                <MenuButton icon="logout">{t('site.logout')}</MenuButton>
              </LogoutForm>
            </Menu>
          )}
        </div>
      </div>
    </header>
  )
})

function SearchBox() {
  const t = useT()
  const [params] = useSearchParams()
  const query = params.get('q') ?? ''
  return (
    <Form
      action={'/shop-now' satisfies PagePath}
      role="search"
      className="bar-search relative order-last w-full lg:order-none lg:w-auto lg:min-w-0 lg:grow"
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

function UserMark({ name }: { name: string }) {
  const t = useT()
  return <Icon name="user" label={`${t('site.account')}: ${name}`} />
}
