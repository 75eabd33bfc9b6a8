// The server's build imports this in place of `fragment.ts` (`vite.config.ts`).
import { randomBytes } from 'node:crypto'
import type { Language } from '@pasar/domain'
import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nProvider } from '../../i18n/provider'
import type { FindTexts } from '../../i18n/translate'
import { RootContext } from '../use-root'
import type { FragmentOf, FragmentProps } from './fragment'
import { FragmentStore } from './fragment-store.server'
import { keyOf } from './identities.server'
import { PART_TAG, type PageParts } from './page-parts.server'
import { SlotsContext } from './slots'

interface Page {
  language: Language
  find: FindTexts
  /** Where the fragments of the page wait until the rest of it is written. */
  parts: PageParts
}

/** Of the page that is made. Without one, as in tests, a fragment is its component. */
export const FragmentContext = createContext<Page | null>(null)

// biome-ignore lint/security/noDangerouslySetInnerHtml: a number
const stand = (number: string) => createElement(PART_TAG, { dangerouslySetInnerHTML: { __html: number } })

/** Known to nobody: nothing that people write can be taken for a mark. */
const TOKEN = randomBytes(12).toString('hex')
const markOf = (name: string): string => `${TOKEN}${name};`
const MARKS = new RegExp(`${TOKEN}(\\w+);`)
const CHILDREN = 'children'

const ID_PREFIX = 'within-fragment'

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}
/** As React writes texts and attributes. */
const escapeHtml = (text: string): string =>
  text.replace(/["&'<>]/g, (character) => ESCAPES[character] ?? character)

interface Rendered {
  /** HTML as it is sent and, between two pieces of it, the name of what differs from page to page. */
  pieces: readonly (Buffer | string)[]
  /** Namespaces of its texts: the page's scripts need them. */
  namespaces: readonly string[]
  length: number
}

const store = new FragmentStore<Rendered>()
let fragments = 0

/** Whatever is read of it is of one reader. */
const forbid = (what: string) =>
  new Proxy(Object.create(null), {
    get: () => {
      throw new Error(`A fragment reads ${what}: it is rendered once for all readers`)
    },
  })
const NO_READER = forbid('who asks')
const NO_SLOTS = forbid('the slots of a page')

function render<Props extends object>(
  component: FragmentOf<Props>,
  props: Props,
  { language, find }: Page,
): Rendered {
  const namespaces = new Set<string>()
  const collect: FindTexts = (namespace) => {
    namespaces.add(namespace)
    return find(namespace)
  }
  const html = renderToString(
    <RootContext.Provider value={NO_READER}>
      <SlotsContext.Provider value={NO_SLOTS}>
        <I18nProvider language={language} find={collect}>
          {createElement(component, props)}
        </I18nProvider>
      </SlotsContext.Provider>
    </RootContext.Provider>,
    { identifierPrefix: ID_PREFIX },
  )
  if (html.includes(`:${ID_PREFIX}`)) throw new Error(`${component.name} uses useId: it cannot be a fragment`)
  const pieces = html.split(MARKS)
  if (pieces.some((piece, at) => piece === CHILDREN && at % 2 === 1 && !standsAlone(pieces, at)))
    throw new Error(`${component.name} has its children beside a text`)
  return { pieces: encode(pieces), namespaces: [...namespaces], length: html.length }
}

/** Each second piece is a name. The others lie in one place: a fragment has its own, and no part of a shared one. */
function encode(pieces: readonly string[]): (Buffer | string)[] {
  const sizes = pieces.map((piece, at) => (at % 2 === 0 ? Buffer.byteLength(piece) : 0))
  const bytes = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0))
  let from = 0
  return pieces.map((piece, at) => {
    if (at % 2 === 1) return piece
    const to = from + bytes.write(piece, from)
    const own = bytes.subarray(from, to)
    from = to
    return own
  })
}

/** Beside another text React would tell the two apart by a comment. */
const standsAlone = (pieces: readonly string[], at: number): boolean =>
  /[^-]>$/.test(pieces[at - 1] ?? '') && /^<[^!]/.test(pieces[at + 1] ?? '')

function put(pieces: Rendered['pieces'], props: object, children: ReactNode, parts: PageParts) {
  const written: ReactNode[] = []
  let own: (Buffer | string)[] = []
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      if (piece.length > 0) own.push(piece)
    } else if (piece !== CHILDREN) own.push(escapeHtml(String(Reflect.get(props, piece))))
    else {
      written.push(stand(parts.place(own)), children)
      own = []
    }
  }
  if (written.length > 0) return createElement(Fragment, null, ...written, stand(parts.place(own)))
  return own.length === 0 ? null : stand(parts.place(own))
}

/**
 * A part of many pages, rendered once for each distinct input. It is rendered by itself, with nothing of the page around it
 * but the language: reading who asks, an address or a slot fails.
 * @param open names of properties that hold texts which differ from page to page: their places are filled in
 */
export function fragment<Props extends FragmentProps<Props> & object>(
  component: FragmentOf<Props>,
  ...open: (keyof Props & string)[]
): FragmentOf<Props> {
  const number = fragments++
  const marks = Object.fromEntries(open.map((name) => [name, markOf(name)]))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each component, where its module is loaded
  return function KeptFragment(props) {
    const page = useContext(FragmentContext)
    if (page === null) return createElement(component, props)
    const { children } = props
    const own = { ...props, ...marks, ...(children != null && { children: markOf(CHILDREN) }) }
    const key = `${number} ${page.language} ${keyOf(own)}`
    let rendered = store.find(key)
    if (rendered === undefined) {
      rendered = render(component, own, page)
      store.keep(key, rendered, rendered.length)
    }
    for (const namespace of rendered.namespaces) page.find(namespace)
    return put(rendered.pieces, props, children, page.parts)
  }
}
