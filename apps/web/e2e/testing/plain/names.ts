import {
  attr,
  closest,
  contentOf,
  type Element,
  findById,
  isElement,
  isTag,
  isText,
  type Node,
  parentOf,
  rootOf,
  squeeze,
  textOf,
  upwards,
  within,
} from './dom'
import { chosenOption, readValue, typeOf } from './fields'
import { roleOf } from './roles'
import { displayOf, isShown } from './visible'

const NAMED_BY_CONTENT = new Set(
  'button cell checkbox columnheader gridcell heading link menuitem option radio row rowheader switch tab tooltip treeitem'.split(
    ' ',
  ),
)
const isBlock = isTag(
  ...'address article aside blockquote br dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr img li main nav ol p pre section summary svg table tbody td th tr ul input select textarea button'.split(
    ' ',
  ),
)

interface Reading {
  width: number
  /** Whether hidden parts are read, too: an element is named by them outright. */
  isDirect?: boolean
  /** The field that is being named: what it holds is no part of its own label. */
  field?: Element
}

/** Words in boxes of their own are words of their own. */
function isBoxed(element: Element, width: number): boolean {
  const display = displayOf(element, width)
  if (display !== null) return display !== 'inline' && display !== 'contents'
  if (/(?:^|\s)(?:sr-only|absolute|fixed)(?:\s|$)/.test(attr(element, 'class') ?? '')) return true
  const around = parentOf(element)
  return isBlock(element) || (around !== null && /flex|grid/.test(displayOf(around, width) ?? ''))
}

function readNode(node: Node, reading: Reading): string {
  if (isText(node)) return node.value
  if (!isElement(node) || node === reading.field) return ''
  if (attr(node, 'aria-hidden') === 'true') return ''
  if (!reading.isDirect && !isShown(node, reading.width)) return ''
  const text = readElement(node, reading)
  return isBoxed(node, reading.width) ? ` ${text} ` : text
}

function readElement(element: Element, reading: Reading): string {
  const said = attr(element, 'aria-label')?.trim()
  if (said) return said
  if (element.tagName === 'img') return attr(element, 'alt') ?? attr(element, 'title') ?? ''
  if (element.tagName === 'select') {
    const chosen = chosenOption(element)
    return chosen ? contentOf(chosen) : ''
  }
  if (element.tagName === 'textarea') return readValue(element)
  if (element.tagName === 'input')
    return /checkbox|radio|hidden/.test(typeOf(element)) ? '' : readValue(element)
  if (isTag('script', 'style', 'template')(element)) return ''
  if (element.tagName === 'svg') return contentOf([...within(element)].find(isTag('title')) ?? element).trim()
  const text = element.childNodes.map((child) => readNode(child, reading)).join('')
  return text.trim() === '' ? (attr(element, 'title') ?? '') : text
}

/** What stands there to read, in one line. */
export function readShown(element: Element, width: number): string {
  const read = (node: Node): string => {
    if (isText(node)) return node.value
    if (!isElement(node) || !isShown(node, width)) return ''
    const text = node.childNodes.map(read).join('')
    return isBoxed(node, width) ? ` ${text} ` : text
  }
  return squeeze(read(element))
}

const readIds = (element: Element, ids: string, reading: Reading): string =>
  ids
    .split(/\s+/)
    .flatMap((id) => findById(rootOf(element), id) ?? [])
    .map((found) => readElement(found, { ...reading, isDirect: true }))
    .join(' ')

const isLabelable = isTag('button', 'input', 'meter', 'output', 'progress', 'select', 'textarea')

/** The labels of a field, as the document has them. */
function labelsOf(element: Element): Element[] {
  if (!isLabelable(element) || typeOf(element) === 'hidden') return []
  const id = attr(element, 'id')
  const outer = closest(element, isTag('label'))
  return [...within(rootOf(element))].filter(
    (one) =>
      one.tagName === 'label' &&
      (attr(one, 'for') === null ? one === outer && fieldOfLabel(one) === element : attr(one, 'for') === id),
  )
}

/** What a press on a label is meant for. */
export function fieldOfLabel(label: Element): Element | null {
  const id = attr(label, 'for')
  if (id !== null) return findById(rootOf(label), id)
  return [...within(label)].find((one) => isLabelable(one) && typeOf(one) !== 'hidden') ?? null
}

const firstChild = (element: Element, tag: string): Element | null =>
  [...within(element)].find((one) => one.tagName === tag) ?? null

/** By which words an element is known. */
export function nameOf(element: Element, width: number): string {
  const reading = { width }
  const ids = attr(element, 'aria-labelledby')
  if (ids) {
    const read = squeeze(readIds(element, ids, reading))
    if (read !== '') return read
  }
  const said = attr(element, 'aria-label')?.trim()
  if (said) return squeeze(said)
  if (element.tagName === 'input' && /^(submit|button|reset)$/.test(typeOf(element)))
    return squeeze(attr(element, 'value') ?? 'Submit')
  const labels = labelsOf(element)
  if (labels.length > 0 && element.tagName !== 'button')
    return squeeze(
      labels.map((label) => readElement(label, { width, isDirect: true, field: element })).join(' '),
    )
  const captions: Readonly<Record<string, string>> = {
    fieldset: 'legend',
    table: 'caption',
    figure: 'figcaption',
  }
  const caption = firstChild(element, captions[element.tagName] ?? '')
  if (caption) return squeeze(readElement(caption, reading))
  if (element.tagName === 'img' || element.tagName === 'svg') return squeeze(readElement(element, reading))
  const role = roleOf(element)
  if (role !== null && NAMED_BY_CONTENT.has(role)) return squeeze(readElement(element, reading))
  return squeeze(attr(element, 'title') ?? attr(element, 'placeholder') ?? '')
}

export const descriptionOf = (element: Element, width: number): string => {
  const ids = attr(element, 'aria-describedby')
  return squeeze(ids ? readIds(element, ids, { width }) : (attr(element, 'title') ?? ''))
}

/** The texts by which `getByLabel` finds an element. */
export function labelTexts(element: Element): string[] {
  const ids = attr(element, 'aria-labelledby')
  if (ids) {
    const found = ids.split(/\s+/).flatMap((id) => findById(rootOf(element), id) ?? [])
    if (found.length > 0) return found.map(textOf)
  }
  const said = attr(element, 'aria-label')
  return said?.trim() ? [said] : labelsOf(element).map(textOf)
}

/** Whether it is kept from whoever has the page read out. */
export function isSilent(element: Element, width: number): boolean {
  for (const one of upwards(element)) if (attr(one, 'aria-hidden') === 'true') return true
  return !isShown(element, width)
}
