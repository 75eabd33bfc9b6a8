import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

type Node = DefaultTreeAdapterTypes.Node

const MEASURE_MS = 2_000
const WARM_UP = 20

/** Attributes as React wants them; a style is kept as other text, as it must not be a string. */
const nameOf = (name: string): string =>
  name === 'class' ? 'className' : name === 'style' ? 'data-style' : name === 'for' ? 'htmlFor' : name

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (!('tagName' in node)) return null
  const props = Object.fromEntries(node.attrs.map(({ name, value }) => [nameOf(name), value]))
  if (node.tagName === 'script' || node.tagName === 'style' || node.tagName === 'textarea') {
    const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
    const inner =
      node.tagName === 'textarea' ? { defaultValue: text } : { dangerouslySetInnerHTML: { __html: text } }
    return createElement(node.tagName, { ...props, ...inner, key })
  }
  return createElement(node.tagName, { ...props, key }, ...node.childNodes.map(toReact))
}

/**
 * How often a second one core turns the markup of a page into text by nothing but `renderToString`: no
 * components, no data, no server around it.
 * @param html a whole document
 */
export function countRenders(html: string): number {
  const page = parse(html).childNodes.map(toReact)
  for (let round = 0; round < WARM_UP; round++) renderToString(page)
  const began = performance.now()
  let rounds = 0
  while (performance.now() - began < MEASURE_MS) {
    renderToString(page)
    rounds += 1
  }
  return rounds / ((performance.now() - began) / 1_000)
}
