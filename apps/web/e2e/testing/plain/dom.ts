import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element
export type Document = DefaultTreeAdapterTypes.Document

/** As a browser without scripts reads a page: what stands in `noscript` is part of it. */
export const parsePage = (html: string): Document => parse(html, { scriptingEnabled: false })

export const attr = (element: Element, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null

export function setAttr(element: Element, name: string, value: string | null): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name)
  if (value !== null) element.attrs.push({ name, value })
}

export const childrenOf = (node: Node): Element[] =>
  'childNodes' in node ? node.childNodes.filter((child) => tree.isElementNode(child)) : []

export const parentOf = (element: Element): Element | null =>
  element.parentNode && tree.isElementNode(element.parentNode) ? element.parentNode : null

/** All elements within, in the order of the document; without the node itself. */
export function* within(node: Node): Generator<Element> {
  for (const child of childrenOf(node)) {
    yield child
    yield* within(child)
  }
}

/** The element itself, and what it stands in. */
export function* upwards(element: Element): Generator<Element> {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) yield at
}

export const closest = (element: Element, isMeant: (one: Element) => boolean): Element | null => {
  for (const one of upwards(element)) if (isMeant(one)) return one
  return null
}

export const isTag = (...names: string[]) => {
  const set = new Set(names)
  return (element: Element): boolean => set.has(element.tagName)
}

export const findById = (root: Node, id: string): Element | null => {
  for (const element of within(root)) if (attr(element, 'id') === id) return element
  return null
}

export const rootOf = (element: Element): Node => {
  let at: Node = element
  while ('parentNode' in at && at.parentNode) at = at.parentNode
  return at
}

export const squeeze = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .trim()
    .replace(/\s+/g, ' ')

const isUnread = isTag('script', 'noscript', 'style', 'head')

/** What an element says, scripts and styles left out. */
export function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  if (!('childNodes' in node)) return ''
  if (tree.isElementNode(node)) {
    if (isUnread(node)) return ''
    if (node.tagName === 'input' && /^(submit|button)$/.test(attr(node, 'type') ?? ''))
      return attr(node, 'value') ?? ''
  }
  return node.childNodes.map(textOf).join('')
}

/** All text within, as `textContent` has it. */
export function contentOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(contentOf).join('') : ''
}

export const isText = tree.isTextNode
export const isElement = tree.isElementNode
