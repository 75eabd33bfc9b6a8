import { attr, closest, type Element, isTag, parentOf } from './dom'
import { typeOf } from './fields'

const ROLES: Readonly<Record<string, string>> = {
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  caption: 'caption',
  dd: 'definition',
  details: 'group',
  dialog: 'dialog',
  dt: 'term',
  fieldset: 'group',
  figure: 'figure',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  hr: 'separator',
  li: 'listitem',
  main: 'main',
  mark: 'mark',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  select: 'combobox',
  strong: 'strong',
  svg: 'img',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
}

const INPUTS: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'button',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}

const isSectioning = isTag('article', 'aside', 'main', 'nav', 'section')
const isNamedOutright = (element: Element): boolean =>
  attr(element, 'aria-label') !== null || attr(element, 'aria-labelledby') !== null

/** What an element is to whoever has it read out. */
export function roleOf(element: Element): string | null {
  const own = attr(element, 'role')?.split(' ')[0]
  if (own) return own
  const parent = parentOf(element)
  switch (element.tagName) {
    case 'a':
      return attr(element, 'href') === null ? null : 'link'
    case 'header':
    case 'footer':
      if (parent && closest(parent, isSectioning)) return null
      return element.tagName === 'header' ? 'banner' : 'contentinfo'
    case 'form':
      return isNamedOutright(element) ? 'form' : null
    case 'section':
      return isNamedOutright(element) ? 'region' : null
    case 'img':
      return attr(element, 'alt') === '' && attr(element, 'title') === null ? 'presentation' : 'img'
    case 'input':
      if (typeOf(element) === 'hidden') return null
      return INPUTS[typeOf(element)] ?? (attr(element, 'list') === null ? 'textbox' : 'combobox')
    case 'th':
      return attr(element, 'scope') === 'row' ? 'rowheader' : 'columnheader'
    default:
      return ROLES[element.tagName] ?? null
  }
}

export const levelOf = (element: Element): number =>
  Number(attr(element, 'aria-level') ?? /^h(\d)$/.exec(element.tagName)?.[1] ?? 0)
