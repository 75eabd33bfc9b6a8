import {
  attr,
  closest,
  contentOf,
  type Element,
  findById,
  isTag,
  type Node,
  rootOf,
  squeeze,
  within,
} from './dom'

export interface PickedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** What somebody has done to a field since its page came. */
interface Touched {
  value?: string
  isChecked?: boolean
  files?: PickedFile[]
}

const touched = new WeakMap<Element, Touched>()
const touch = (element: Element, what: Touched): void =>
  void touched.set(element, { ...touched.get(element), ...what })

const isField = isTag('input', 'select', 'textarea', 'button')
export const typeOf = (element: Element): string => (attr(element, 'type') ?? 'text').toLowerCase()
export const isSubmit = (element: Element): boolean =>
  element.tagName === 'button'
    ? (attr(element, 'type') ?? 'submit').toLowerCase() === 'submit'
    : element.tagName === 'input' && typeOf(element) === 'submit'
const isChoice = (element: Element): boolean =>
  element.tagName === 'input' && (typeOf(element) === 'checkbox' || typeOf(element) === 'radio')

export function isChecked(element: Element): boolean {
  const own = touched.get(element)?.isChecked
  if (own !== undefined) return own
  return attr(element, 'checked') !== null || attr(element, 'aria-checked') === 'true'
}

/** Of several buttons of a group one is on. */
export function setChecked(element: Element, isOn: boolean): void {
  if (typeOf(element) === 'radio')
    for (const other of within(rootOf(element)))
      if (
        typeOf(other) === 'radio' &&
        attr(other, 'name') === attr(element, 'name') &&
        formOf(other) === formOf(element)
      )
        touch(other, { isChecked: false })
  touch(element, { isChecked: isOn })
}

export const isDisabled = (element: Element): boolean =>
  isField(element)
    ? attr(element, 'disabled') !== null ||
      closest(element, (one) => one.tagName === 'fieldset' && attr(one, 'disabled') !== null) !== null
    : attr(element, 'aria-disabled') === 'true'

const optionsOf = (select: Element): Element[] => [...within(select)].filter(isTag('option'))
const optionValue = (option: Element): string => attr(option, 'value') ?? squeeze(contentOf(option))

export function chosenOption(select: Element): Element | null {
  const options = optionsOf(select)
  const own = touched.get(select)?.value
  if (own !== undefined) return options.find((option) => optionValue(option) === own) ?? null
  return (
    options.findLast((option) => attr(option, 'selected') !== null) ??
    options.find((option) => attr(option, 'disabled') === null) ??
    null
  )
}

export function readValue(element: Element): string {
  if (element.tagName === 'select') {
    const chosen = chosenOption(element)
    return chosen ? optionValue(chosen) : ''
  }
  const own = touched.get(element)?.value
  if (own !== undefined) return own
  return element.tagName === 'textarea' ? contentOf(element) : (attr(element, 'value') ?? '')
}

export function setValue(element: Element, value: string): void {
  if (!isTag('input', 'textarea')(element)) throw new Error(`nothing is typed into <${element.tagName}>`)
  if (attr(element, 'readonly') !== null || isDisabled(element))
    throw new Error('the field cannot be changed')
  touch(element, { value: element.tagName === 'input' ? value.replace(/[\r\n]/g, '') : value })
}

export function choose(
  select: Element,
  wanted: string | { label?: string; value?: string; index?: number },
): string {
  const found = optionsOf(select).find((option, index) => {
    const label = squeeze(contentOf(option))
    if (typeof wanted === 'string') return optionValue(option) === wanted || label === wanted
    if (wanted.label !== undefined) return label === wanted.label
    return wanted.value === undefined ? index === wanted.index : optionValue(option) === wanted.value
  })
  if (!found) throw new Error(`the list has no ${JSON.stringify(wanted)}`)
  touch(select, { value: optionValue(found) })
  return optionValue(found)
}

export const pickFiles = (element: Element, files: PickedFile[]): void => touch(element, { files })

/** The form a field is part of, wherever it stands. */
export function formOf(element: Element): Element | null {
  const id = attr(element, 'form')
  return id === null ? closest(element, isTag('form')) : findById(rootOf(element), id)
}

export const fieldsOf = (root: Node, form: Element): Element[] =>
  [...within(root)].filter((element) => isField(element) && formOf(element) === form)

/** What a browser finds wrong with a field before it sends a form; null when nothing is. */
function findFault(element: Element): string | null {
  const value = readValue(element)
  const name = attr(element, 'name')
  if (isDisabled(element) || element.tagName === 'button' || typeOf(element) === 'hidden') return null
  if (isChoice(element))
    return attr(element, 'required') !== null && typeOf(element) === 'checkbox' && !isChecked(element)
      ? `${name} has to be ticked`
      : null
  if (typeOf(element) === 'file')
    return attr(element, 'required') !== null && !touched.get(element)?.files?.length
      ? `${name} is empty`
      : null
  if (value === '') return attr(element, 'required') === null ? null : `${name} is empty`
  if (typeOf(element) === 'email' && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(value))
    return `${name} is no email`
  const pattern = attr(element, 'pattern')
  if (pattern !== null && !new RegExp(`^(?:${pattern})$`, 'v').test(value))
    return `${name} is not as ${pattern}`
  if (typeOf(element) !== 'number') return null
  const [least, most] = ['min', 'max'].map((edge) => attr(element, edge))
  if (least && Number(value) < Number(least)) return `${name} is below ${least}`
  return most && Number(value) > Number(most) ? `${name} is above ${most}` : null
}

export const findFaults = (root: Node, form: Element): string[] =>
  attr(form, 'novalidate') === null ? fieldsOf(root, form).flatMap((field) => findFault(field) ?? []) : []

export type Entry = [name: string, value: string | PickedFile]

/** What a form sends when it is sent with this button. */
export function entriesOf(root: Node, form: Element, button: Element | null): Entry[] {
  return fieldsOf(root, form).flatMap((field): Entry[] => {
    const name = attr(field, 'name')
    if (!name || isDisabled(field)) return []
    if (field.tagName === 'button' || isSubmit(field))
      return field === button ? [[name, readValue(field)]] : []
    if (isChoice(field)) return isChecked(field) ? [[name, attr(field, 'value') ?? 'on']] : []
    if (field.tagName === 'input' && typeOf(field) === 'file') {
      const files = touched.get(field)?.files ?? []
      if (files.length > 0) return files.map((file): Entry => [name, file])
      return [[name, { name: '', mimeType: 'application/octet-stream', buffer: Buffer.alloc(0) }]]
    }
    if (field.tagName === 'select' && chosenOption(field) === null) return []
    return [[name, readValue(field).replace(/\r?\n/g, '\r\n')]]
  })
}
