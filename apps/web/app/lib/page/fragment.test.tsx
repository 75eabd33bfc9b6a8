import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGES, type Language } from '@pasar/domain'
import { type ReactElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'

const APP = path.join(import.meta.dirname, '../..')

type Part<Props = object> = (props: Props) => ReactElement | null

interface Made {
  plain: Part
  kept: Part
}
const made = vi.hoisted(() => new Map<string, Made>())

// As in the server's build; links of the framework need a whole page around them.
vi.mock('./fragment', async () => {
  const { fragment } = await import('./fragment.server')
  return {
    fragment: (plain: Part, ...open: never[]) => {
      const kept = fragment(plain, ...open)
      // The transformer numbers names that stand twice in a file.
      made.set(plain.name.replace(/\d+$/, ''), { plain, kept })
      return kept
    },
  }
})
vi.mock('@remix-run/react', async () => (await import('../../testing/remix-parts')).remixParts)

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
const HEART = <form>heart</form>
const TILE = { card: CARD, sizes: '50vw', approx: undefined, from: '/shop-now?q="a"' }
const FRAME = {
  appName: 'Pasar',
  navigation: {
    tabs: [
      { to: '/', text: 'Home', icon: 'home' },
      { to: '/cart', text: 'Cart' },
    ],
  },
  reader: null,
  cartCount: 2,
  unreadCount: 3,
  pathname: '/cart?a="b"',
  isTemplate: false,
  token: '',
  query: '',
}
/** What differs from reader to reader is tested in `frame-part.test.tsx`. */
const FRAMES = [FRAME, { ...FRAME, query: 'kopi "o"' }, { ...FRAME, isTemplate: true, token: 'abc-' }]

/** What each fragment is given in the tests; of some twice the same but for an open text. */
const SAMPLES: Record<string, readonly object[]> = {
  CardTile: [
    { card: CARD, sizes: '50vw', approx: undefined, children: HEART },
    {
      card: { ...CARD, originalPrice: 20_00, percent: 36 },
      sizes: '50vw',
      approx: '≈ USD 3',
      children: HEART,
    },
    {
      card: { ...CARD, stock: 0, minutesLeft: 90 },
      sizes: '50vw',
      isFirst: true,
      titleLevel: 2,
      children: null,
    },
  ],
  FacetGroup: [
    { field: 'category', text: 'category', options: [], chosen: '', isCapped: false },
    {
      field: 'condition',
      text: 'condition',
      options: [
        { value: 'new', count: 7 },
        { value: 'used', count: 2 },
      ],
      chosen: 'used',
      isCapped: true,
    },
  ],
  WholeBar: FRAMES,
  WholeTabs: FRAMES,
  WholeChoices: FRAMES,
  WholeTile: ['none', 'empty', 'full', 'either'].map((heart) => ({
    ...TILE,
    heart,
    ...(heart === 'either' ? { no: 'a-no;', yes: 'a-yes;', end: 'a-end;' } : { no: '', yes: '', end: '' }),
  })),
  HeartFields: ['/shop-now?q="a"&b=<1>', "/item/kopi-1?c='"].flatMap((from) => [
    { itemId: 'itm_1', title: 'Kopi', look: 'icon', isWished: false, from },
    { itemId: 'itm_1', title: 'Kopi', look: 'words', isWished: true, from },
  ]),
}

const reader = (name: string, cartCount: number) =>
  JSON.stringify({
    appName: name,
    currency: { code: name, rate: cartCount },
    theme: name,
    cartCount,
    session: { sessionId: name, user: { id: name, name, role: 2 } },
    navigation: { bar: [], footer: [], menu: [], tabs: [], bell: [] },
  })
const READERS = [reader('Siti', 1), reader('Wei', 9)]

async function loadTools() {
  const { FragmentContext, fragment } = await import('./fragment.server')
  const { PageParts } = await import('./page-parts.server')
  const { collectTexts } = await import('../../i18n/page-texts.server')
  const { I18nProvider } = await import('../../i18n/provider')
  const { RootContext, useRoot } = await import('../use-root')
  const { useSlots } = await import('./slots')
  /** A page around a part, with the texts that its scripts are sent. */
  function render(part: ReactNode, language: Language, root: string): { html: string; texts: string } {
    const { find, write } = collectTexts(language)
    const parts = new PageParts()
    const html = renderToString(
      <I18nProvider language={language} find={find}>
        <RootContext.Provider value={JSON.parse(root)}>
          <FragmentContext.Provider value={{ language, find, parts }}>
            {['before', part, 'after']}
          </FragmentContext.Provider>
        </RootContext.Provider>
      </I18nProvider>,
    )
    return { html: parts.write(html).toString(), texts: write().join('') }
  }
  return { render, fragment, useRoot, useSlots }
}
const Field = () => <input id={useId()} />

let tools: Awaited<ReturnType<typeof loadTools>>

const listSources = () =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.startsWith('features/') && name.endsWith('.tsx') && !name.includes('.test.'),
  )

beforeAll(async () => {
  // Other tests may have loaded the components as browsers have them.
  vi.resetModules()
  for (const name of listSources())
    if (readFileSync(path.join(APP, name), 'utf8').includes(' fragment(')) await import(path.join(APP, name))
  tools = await loadTools()
}, 60_000)

it('has a sample of every fragment', () => {
  expect([...made.keys()].sort()).toEqual(Object.keys(SAMPLES).sort())
})

describe.each(Object.keys(SAMPLES))('%s', (name) => {
  it.each(LANGUAGES)('is the component it is made of, for each reader in %s', (language) => {
    const { plain: Plain, kept: Kept } = made.get(name) ?? {}
    if (!Plain || !Kept) throw new Error(`${name} is not made`)
    for (const sample of SAMPLES[name] ?? []) {
      const wanted = tools.render(<Plain key="part" {...sample} />, language, READERS[0] ?? '')
      for (const root of [...READERS, ...READERS])
        expect(tools.render(<Kept key="part" {...sample} />, language, root)).toEqual(wanted)
    }
  })
})

describe('a fragment fails', () => {
  const render = (component: Part<{ children?: ReactNode }>, children?: ReactNode) => () => {
    const Kept = tools.fragment(component)
    return tools.render(<Kept key="part">{children}</Kept>, 'en', READERS[0] ?? '')
  }

  it('when it reads who asks, or a slot', () => {
    expect(render(() => <p>{tools.useRoot()?.appName}</p>)).toThrow('reads who asks')
    expect(render(() => <p>{tools.useSlots()?.text('cartCount')}</p>)).toThrow('reads the slots')
  })

  it('when it counts on its place in the page', () => {
    expect(render(Field)).toThrow('useId')
    expect(render(({ children }) => <p>a {children}</p>, <b>b</b>)).toThrow('beside a text')
  })
})
