import {
  APP_LINK_KINDS,
  type AppLinks,
  type Feature,
  isRouteOn,
  type Language,
  linksIn,
  type NavLabel,
  type NavPlace,
  ROUTES,
  type RoleOrVisitor,
} from '@pasar/domain'
import { translateFor } from '../../../i18n/language.server'
import type { IconName } from '../../../ui/icon'
import type { AppPlaces, Navigation, PlaceLink } from '../client/navigation'

/** On the links of the menu and of the phone's bar. */
const ICONS: Partial<Record<NavLabel, IconName>> = {
  backOffice: 'shield',
  cart: 'cart',
  categories: 'grid',
  coupons: 'tag',
  games: 'play',
  home: 'home',
  me: 'user',
  messages: 'chat',
  orders: 'box',
  planner: 'calendar',
  products: 'box',
  profile: 'user',
  sales: 'truck',
  sellerCentre: 'store',
  wishlist: 'heart',
}

/** Where the app is to be had; null where it is nowhere. */
export function appPlaces(links: AppLinks, language: Language): AppPlaces | null {
  const t = translateFor(language)
  const given = APP_LINK_KINDS.filter((kind) => links[kind] !== '')
  if (given.length === 0) return null
  return {
    title: t('nav.appTitle'),
    links: given.map((kind) => ({ to: links[kind], text: t(`nav.app_${kind}`) })),
  }
}

const made = new Map<string, Navigation>()

/**
 * The links for one kind of reader, in their language. The route table stays on the server.
 * @param off what is switched off: no link leads there
 */
export function navigationFor(
  who: RoleOrVisitor,
  language: Language,
  appName: string,
  off: ReadonlySet<Feature>,
): Navigation {
  const key = [who, language, ...off].join(' ')
  const known = made.get(key)
  if (known) return known
  const t = translateFor(language)
  const open = ROUTES.filter((row) => isRouteOn(row, off))
  const list = (place: NavPlace): PlaceLink[] =>
    linksIn(place, who, open).map(({ to, label }) => {
      const icon = place === 'menu' || place === 'tabs' ? ICONS[label] : undefined
      return { to, text: t(`nav.${label}`, { name: appName }), ...(icon && { icon }) }
    })
  const navigation = {
    bar: list('bar'),
    bell: list('bell'),
    menu: list('menu'),
    footer: list('footer'),
    tabs: list('tabs'),
    off: [...off],
  }
  made.set(key, navigation)
  return navigation
}
