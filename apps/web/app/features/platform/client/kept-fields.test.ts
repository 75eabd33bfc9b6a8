import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fillKept, keepFields } from './kept-fields'

/** As much of a field as is looked at; what is set is heard, as React hears it. */
class Field {
  static heard: string[] = []
  defaultSelected = false
  checked = false
  #value = ''
  constructor(
    readonly name: string,
    readonly type = 'text',
  ) {}
  get value() {
    return this.#value
  }
  set value(value: string) {
    this.#value = value
  }
  click() {
    this.checked = this.type === 'radio' || !this.checked
    Field.heard.push(`${this.name} clicked`)
  }
  dispatchEvent({ type }: Event) {
    Field.heard.push(`${this.name} ${type}`)
    return true
  }
}
class Select extends Field {
  constructor(name: string) {
    super(name, 'select-one')
  }
}
Object.defineProperty(Select.prototype, 'value', {
  ...Object.getOwnPropertyDescriptor(Field.prototype, 'value'),
})

let page: Field[] = []
const open = (...fields: Field[]) => {
  page = fields
  Field.heard = []
  return fields
}
const makePage = () => [
  new Field('to', 'radio'),
  new Field('to', 'radio'),
  new Field('body', 'textarea'),
  new Field('password', 'password'),
  new Field('cvc'),
  new Select('country'),
  new Select('language'),
]

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('HTMLSelectElement', Select)
  vi.stubGlobal('document', { querySelectorAll: () => page })
  vi.stubGlobal('location', { pathname: '/contact' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  for (const field of open(...makePage()))
    if (field.type === 'radio') field.checked = field === page[1]
    else field.value = `typed ${field.name}`
})
afterEach(() => void vi.unstubAllGlobals())

const shown = () => page.map(({ type, checked, value }) => (type === 'radio' ? checked : value))

it('fills in again what was filled in, choices last, and no secrets', () => {
  keepFields('language')
  const [first] = open(...makePage())
  if (first) first.checked = true
  fillKept()
  expect(shown().slice(1)).toEqual([true, 'typed body', '', '', 'typed country', ''])
  expect(Field.heard).toEqual(['body input', 'body change', 'to clicked', 'country input', 'country change'])
  const before = shown()
  open(...makePage())
  fillKept()
  expect(shown(), 'once').not.toEqual(before)
})

it('leaves alone what stands there, another page, and what is older than any page takes to come', () => {
  keepFields('language')
  fillKept()
  expect(Field.heard).toEqual([])
  keepFields(undefined)
  open(...makePage())
  vi.stubGlobal('location', { pathname: '/checkout' })
  fillKept()
  vi.stubGlobal('location', { pathname: '/contact' })
  fillKept()
  expect(Field.heard).toEqual([])
})

it('does without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepFields('language')
  fillKept()
  expect(Field.heard).toEqual([])
})
