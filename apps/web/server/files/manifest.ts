import { LANGUAGE_TAG, type Language } from '@pasar/domain'
import { translateFor } from '../../app/i18n/language.server'
import { THEME_COLOR } from '../../app/lib/cookies/theme-colors'

const PAPER = '#FBF8F3'
const icon = (file: string, edge: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/app-icons/${file}.png`,
  sizes: `${edge}x${edge}`,
  type: 'image/png',
  purpose,
})

/** What a browser needs to know to install the shop. It is one app, whichever language it is installed in. */
export function makeManifest(appName: string, language: Language) {
  const t = translateFor(language)
  const shortcuts = [
    { name: t('app.shortcutSearch'), url: '/shop-now' },
    { name: t('nav.orders'), url: '/orders/user' },
    { name: t('nav.cart'), url: '/cart' },
  ]
  return {
    id: '/',
    name: appName,
    short_name: appName,
    description: t('site.description'),
    lang: LANGUAGE_TAG[language],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLOR.light,
    background_color: PAPER,
    categories: ['shopping'],
    icons: [icon('192', 192), icon('512', 512), icon('maskable-512', 512, 'maskable')],
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [icon('192', 192)] })),
  }
}
