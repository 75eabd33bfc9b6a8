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
import { SlotsContext } from './slots'

interface Page {
  language: Language
  find: FindTexts
}

/** Of the page that is made. Without one, as in tests, a fragment is its component. */
export const FragmentContext = createContext<Page | null>(null)

/** Between two tags of this name a page has HTML as it is. */
const TAG = 'x-fragment'
// biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
const write = (html: string) => createElement(TAG, { dangerouslySetInnerHTML: { __html: html } })

/** Takes away the tags around fragments. What people write cannot be taken for one: its angle brackets are escaped. */
export const unwrapFragments = (page: string): string => page.replace(/<\/?x-fragment>/g, '')

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
const escapeHtml = (text: string): string => text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign)

interface Rendered {
  /** HTML and, between two pieces of it, the name of what differs from page to page. */
  pieces: readonly string[]
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

function render<Props extends object>(component: FragmentOf<Props>, props: Props, { language, find }: Page) {
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
  // As one text: React puts it together from hundreds.
  const pieces = Buffer.from(html).toString().split(MARKS)
  if (pieces.some((piece, at) => piece === CHILDREN && at % 2 === 1 && !standsAlone(pieces, at)))
    throw new Error(`${component.name} has its children beside a text`)
  return { pieces, namespaces: [...namespaces], length: html.length }
}

/** Beside another text React would tell the two apart by a comment. */
const standsAlone = (pieces: readonly string[], at: number): boolean =>
  /[^-]>$/.test(pieces[at - 1] ?? '') && /^<[^!]/.test(pieces[at + 1] ?? '')

function put(pieces: readonly string[], props: object, children: ReactNode) {
  const written: ReactNode[] = []
  let html = ''
  pieces.forEach((piece, at) => {
    if (at % 2 === 0) html += piece
    else if (piece !== CHILDREN) html += escapeHtml(String(Reflect.get(props, piece)))
    else {
      written.push(write(html), children)
      html = ''
    }
  })
  if (written.length > 0) return createElement(Fragment, null, ...written, write(html))
  return html === '' ? null : write(html)
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
    const key = `${number} ${page.language} ${JSON.stringify(own)}`
    let rendered = store.find(key)
    if (rendered === undefined) {
      rendered = render(component, own, page)
      store.keep(key, rendered, rendered.length)
    }
    for (const namespace of rendered.namespaces) page.find(namespace)
    return put(rendered.pieces, props, children)
  }
}
