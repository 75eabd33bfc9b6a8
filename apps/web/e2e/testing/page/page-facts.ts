import { LANGUAGE_TAG, type Language } from '@pasar/domain'
import type { Page } from '@playwright/test'
import {
  attr,
  closest,
  contentOf,
  type Element,
  isElement,
  isTag,
  isText,
  type Node,
  parsePage,
  within,
} from '../plain/dom'
import { isShown } from '../plain/visible'
import type { Words } from '../walk-words'

/** What a page says and how it is built. */
export interface PageFacts {
  texts: string[]
  title: string
  descriptions: number
  lang: string
  mains: number
  /** Of the headings that are shown, in their order. */
  levels: number[]
  ids: string[]
}

/** Of a page in a browser, as it stands. */
export const readPage = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isSpoken =
        node.parentElement?.closest('script, style, template, noscript, code, [lang]:not(html)') === null
      if (isSpoken && node.nodeValue?.trim()) texts.push(node.nodeValue)
    }
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (!element.closest('[lang]:not(html)')) texts.push(element.getAttribute(name) ?? '')
    const shown = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter((heading) =>
      heading.checkVisibility(),
    )
    return {
      texts: texts.filter((text) => text !== ''),
      title: document.title,
      descriptions: document.querySelectorAll('head meta[name=description]:not([content=""])').length,
      lang: document.documentElement.lang,
      mains: document.querySelectorAll('main').length,
      levels: shown.map(({ tagName }) => Number(tagName.slice(1))),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }
  })

const isUnspoken = isTag('script', 'style', 'template', 'code')
const isHeading = isTag('h1', 'h2', 'h3', 'h4')
const isForeign = (element: Element): boolean => element.tagName !== 'html' && attr(element, 'lang') !== null

function* textsWithin(node: Node): Generator<string> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes)
    if (isText(child)) yield child.value
    else if (isElement(child) && !isUnspoken(child) && !isForeign(child)) yield* textsWithin(child)
}

/** The same of a document as it was sent, for readers without scripts. */
export function readDocument(html: string, width: number): PageFacts {
  const all = [...within(parsePage(html))]
  const find = (tag: string) => all.filter(({ tagName }) => tagName === tag)
  const [root] = find('html')
  const [head] = find('head')
  const [body] = find('body')
  const title = find('title').map(contentOf)[0] ?? ''
  const texts = [title, ...(body ? textsWithin(body) : [])]
  for (const element of body ? within(body) : [])
    if (closest(element, isForeign) === null)
      for (const name of ['aria-label', 'alt', 'title', 'placeholder']) texts.push(attr(element, name) ?? '')
  const isDescription = (one: Element) =>
    one.tagName === 'meta' && attr(one, 'name') === 'description' && attr(one, 'content') !== ''
  return {
    texts: texts.filter((text) => text.trim() !== ''),
    title,
    descriptions: head ? [...within(head)].filter(isDescription).length : 0,
    lang: (root && attr(root, 'lang')) ?? '',
    mains: find('main').length,
    levels: all
      .filter((one) => isHeading(one) && isShown(one, width))
      .map(({ tagName }) => Number(tagName.slice(1))),
    ids: all.flatMap((one) => attr(one, 'id') ?? []),
  }
}

/** What is wrong with a page in a language. */
export function findPageFaults(facts: PageFacts, language: Language, words: Words): string[] {
  const { texts, title, descriptions, lang, mains, levels, ids } = facts
  const firsts = levels.filter((level) => level === 1).length
  const twins = ids.filter((id, at) => ids.indexOf(id) !== at)
  const rules: [what: string, isWrong: boolean][] = [
    [`is said to be in ${lang}`, lang !== LANGUAGE_TAG[language]],
    [`the title is ${title}`, !/\S.* · Pasar$/.test(title)],
    [`is described ${descriptions} times`, descriptions !== 1],
    ['has no landmark for what it is about', mains !== 1],
    [`has ${firsts} headings of the first level`, firsts !== 1],
    ['leaves out a level of headings', levels.some((level, at) => level > (levels[at - 1] ?? 1) + 1)],
    [`has an id twice: ${twins.join(', ')}`, twins.length > 0],
  ]
  const broken = rules.filter(([, isWrong]) => isWrong).map(([what]) => what)
  return [...broken, ...words.findForeign(language, texts).map((foreign) => `not in its words: ${foreign}`)]
}
