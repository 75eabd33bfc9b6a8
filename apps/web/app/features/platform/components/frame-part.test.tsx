import { findRoute, LANGUAGES, type Language, mayEnter, ROLE, type RoleId } from '@pasar/domain'
import type { ContextType, ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { collectTexts } from '../../../i18n/page-texts.server'
import { I18nProvider } from '../../../i18n/provider'
import { FragmentContext } from '../../../lib/page/fragment.server'
import { makeSlots } from '../../../lib/page/make-slots.server'
import { PageParts } from '../../../lib/page/page-parts.server'
import { makeAddress, PartAddress } from '../../../lib/page/part-address.server'
import { SlotsContext } from '../../../lib/page/slots'
import { RootContext } from '../../../lib/use-root'
import { ItemTile as PlainTile } from '../../catalogue/components/item-tile'
import { ItemTile } from '../../catalogue/components/item-tile.server'
import { WishesOf } from '../../wishlist/components/wishes'
import { navigationFor } from '../server/navigation.server'
import * as plainChoices from './footer/footer-choices'
import * as keptChoices from './footer/footer-choices.server'
import { TabBar as PlainTabs } from './tab-bar'
import { TabBar } from './tab-bar.server'
import { TopBar as PlainBar } from './top-bar'
import { TopBar } from './top-bar.server'

vi.mock('../../../lib/page/fragment', async () => {
  const { fragment } = await import('../../../lib/page/fragment.server')
  return { fragment }
})
vi.mock('@remix-run/react', async () => (await import('../../../testing/remix-parts')).remixParts)

type Root = NonNullable<ContextType<typeof RootContext>>

interface Reader {
  name: string
  role: RoleId
  cartCount: number
  unreadCount: number
}

const READERS: Record<string, Reader | null> = {
  'a visitor': null,
  'a buyer': { name: 'Siti <b>"&\'', role: ROLE.BUYER, cartCount: 3, unreadCount: 120 },
  'a buyer with nothing': { name: '小明', role: ROLE.BUYER, cartCount: 0, unreadCount: 0 },
  'a seller': { name: 'Ali', role: ROLE.SELLER, cartCount: 0, unreadCount: 2 },
  'an admin': { name: 'Mei', role: ROLE.ADMIN, cartCount: 0, unreadCount: 0 },
}

const CARD = {
  id: 'itm_1',
  slug: 'kopi-1',
  title: 'Kopi "O" & <kaya>',
  price: 12_90,
  stock: 3,
  rating: 450,
  reviews: 12,
  picture: 'a'.repeat(20),
  more: 'b c',
  blur: 'data:image/webp;base64,AAAA',
  storeName: 'Kedai Kopi',
}

type Choices = Record<'LanguageChoice' | 'CurrencyChoice' | 'ThemeChoice' | 'Apps', () => ReactElement | null>
const listChoices = ({ LanguageChoice, CurrencyChoice, ThemeChoice, Apps }: Choices) => (
  <div key="part">
    <LanguageChoice />
    <CurrencyChoice />
    <ThemeChoice />
    <Apps />
  </div>
)

const PARTS: Record<string, [plain: ReactElement, kept: ReactElement]> = {
  'the bar at the top': [<PlainBar key="part" />, <TopBar key="part" />],
  'the bar of tabs': [<PlainTabs key="part" />, <TabBar key="part" />],
  'the choices of the footer': [listChoices(plainChoices), listChoices(keptChoices)],
  'a tile': [
    <PlainTile key="part" card={CARD} sizes="50vw" isFirst />,
    <ItemTile key="part" card={CARD} sizes="50vw" isFirst />,
  ],
}

function rootOf(reader: Reader | null, language: Language, isOther: boolean): Root {
  const user = reader && { id: 'usr_1', name: reader.name, role: reader.role, isApprovedSeller: false }
  return {
    appName: 'Pasar',
    description: 'All of it',
    language,
    currency: isOther ? { code: 'USD', rate: 0.2 } : null,
    theme: isOther ? 'dark' : null,
    navigation: navigationFor(reader?.role ?? 'visitor', language, 'Pasar', new Set()),
    apps: isOther ? { title: 'App', links: [{ to: 'https://example.my/app', text: 'Android' }] } : null,
    work: null,
    staff: null,
    suspension: null,
    impersonationBanner: null,
    reader: '',
    flash: null,
    cartCount: reader?.cartCount ?? 0,
    unreadCount: reader?.unreadCount ?? 0,
    session: user && { sessionId: 'secret-session', loginTimestamp: 7, user },
  }
}

interface Around {
  root: Root
  language: Language
  token: string | null
  path: string
  search: string
  wishes: string
}

function render(
  part: ReactElement,
  isKept: boolean,
  { root, language, token, path, search, wishes }: Around,
) {
  const { find, write } = collectTexts(language)
  const parts = new PageParts()
  const slots = token === null ? null : makeSlots(token)
  const html = renderToString(
    <I18nProvider language={language} find={find}>
      <RootContext.Provider value={{ ...root, ...slots?.reader }}>
        <SlotsContext.Provider value={slots}>
          <PartAddress.Provider value={makeAddress(path, search)}>
            <FragmentContext.Provider value={isKept ? { language, find, parts } : null}>
              <WishesOf wishes={wishes}>{['before', part, 'after']}</WishesOf>
            </FragmentContext.Provider>
          </PartAddress.Provider>
        </SlotsContext.Provider>
      </RootContext.Provider>
    </I18nProvider>,
  )
  return { html: parts.write(html).toString(), texts: write().join('') }
}

const PLACES = [
  { path: '/shop-now', search: '?q=kopi+%22o%22+%3Cb%3E&min=3' },
  { path: '/cart', search: '' },
  { path: '/', search: '?a=b' },
]

describe.each(Object.entries(PARTS))('%s', (_name, [plain, kept]) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(Object.entries(READERS))('is for %s what it is without the cache', (_who, reader) => {
      for (const place of PLACES)
        for (const isOther of [false, true])
          for (const wishes of ['wishes:', 'wishes: itm_1']) {
            const around = {
              root: rootOf(reader, language, isOther),
              language,
              token: null,
              wishes,
              ...place,
            }
            const wanted = render(plain, false, around)
            // Once to be kept, and once more.
            expect(render(kept, true, around)).toEqual(wanted)
            expect(render(kept, true, around)).toEqual(wanted)
            expect(wanted.html).not.toContain('secret-session')
          }
    })

    it('has the marks of each page that is cached for buyers', () => {
      for (const token of ['0123456789abcdef01234567-', 'fedcba987654321001234567-']) {
        const root = rootOf(READERS['a buyer'] ?? null, language, false)
        const around = { root, language, token, path: '/shop-now', search: '', wishes: 'wishes:' }
        expect(render(kept, true, around)).toEqual(render(plain, false, around))
      }
    })
  })
})

it.each(Object.entries(READERS))('%s may search where it leads to results', (_who, reader) => {
  const { html } = render(<PlainBar key="part" />, false, {
    root: rootOf(reader, 'en', false),
    language: 'en',
    token: null,
    path: '/about',
    search: '',
    wishes: 'wishes:',
  })
  // Visitors are asked to sign in, and come to the results then.
  const isLed = reader === null || mayEnter(reader.role, findRoute('/shop-now').area)
  expect(html.includes('role="search"')).toBe(isLed)
})
