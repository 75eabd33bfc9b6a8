import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export interface Field {
  name: string
  type: string
  value: string
  /** How much the page lets people type; null where it does not say. */
  maxLength: number | null
}

export interface PageForm {
  /** The path it is sent to, with its search. */
  action: string
  fields: Field[]
}

const attributeOf = (element: Element, name: string): string | null =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? null

function* elementsIn(node: Node): Generator<Element> {
  if (tree.isElementNode(node)) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child)
}

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** The value that a list sends when nobody has chosen: a real one, where the first asks to choose. */
function chosenIn(select: Element): string {
  const values = [...elementsIn(select)]
    .filter(({ tagName }) => tagName === 'option')
    .map((option) => attributeOf(option, 'value') ?? textOf(option))
  return values.find((value) => value !== '') ?? ''
}

function toField(element: Element): Field | null {
  const name = attributeOf(element, 'name')
  if (name === null || name === '') return null
  const limit = Number(attributeOf(element, 'maxlength') ?? Number.NaN)
  const common = { name, maxLength: Number.isNaN(limit) ? null : limit }
  if (element.tagName === 'select') return { ...common, type: 'select', value: chosenIn(element) }
  if (element.tagName === 'textarea') return { ...common, type: 'textarea', value: textOf(element) }
  const type = attributeOf(element, 'type') ?? (element.tagName === 'button' ? 'submit' : 'text')
  return { ...common, type, value: attributeOf(element, 'value') ?? '' }
}

/** The forms of a page that change something, as a browser would send them. */
export function readForms(html: string, path: string): PageForm[] {
  return [...elementsIn(parse(html))]
    .filter(
      (element) => element.tagName === 'form' && attributeOf(element, 'method')?.toLowerCase() === 'post',
    )
    .map((form) => ({
      action: attributeOf(form, 'action') ?? path,
      fields: [...elementsIn(form)]
        .filter(({ tagName }) => ['input', 'textarea', 'select', 'button'].includes(tagName))
        .flatMap((element) => toField(element) ?? []),
    }))
}
