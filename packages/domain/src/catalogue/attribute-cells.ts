import {
  attributeField,
  readAttribute,
  readAttributes,
  toAttributeFields,
  toAttributes,
} from './attribute-values'
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  type AttributeValues,
  attributeOf,
  attributesOf,
  listAttributes,
} from './attributes'

/** A cell is cut here: more than all attributes of a category together. */
const MAX_CELL = 5_000

export const escapeSign = (text: string): string => text.replace(/[\\|]/g, '\\$&')

/** The attributes of an item in one cell: `author=Tan Twan Eng | language=english`. */
export const writeAttributeCell = (category: string, values: AttributeValues): string =>
  listAttributes(category, values)
    .map(({ key, value }) => `${key}=${escapeSign(value)}`)
    .join(' | ')

/** The names and values of such a cell, as they are written there. */
export function readAttributeCell(cell: string): [name: string, value: string][] {
  const parts = cell.slice(0, MAX_CELL).match(/(?:\\[\s\S]|[^\\|])+/g) ?? []
  return parts.flatMap((part): [string, string][] => {
    const text = part.replace(/\\([\s\S])/g, '$1')
    const at = text.indexOf('=')
    const name = (at < 0 ? text : text.slice(0, at)).trim()
    return name === '' ? [] : [[name, at < 0 ? '' : text.slice(at + 1).trim()]]
  })
}

const fold = (text: string): string => text.trim().toLowerCase()

/** Words of other shops for attributes of ours, beside our own names in every language. */
const OTHER_NAMES: Partial<Record<AttributeKey, readonly string[]>> = {
  colour: ['color', 'color pattern', 'colours', 'colors'],
  size: ['sizes', '尺寸', '大小'],
  material: ['fabric', '材料'],
  brand: ['vendor', 'brands', 'manufacturer'],
  audience: ['gender', 'target gender', 'age group'],
  author: ['book author', 'writer', 'penulis'],
  format: ['book format', 'binding'],
  language: ['book language'],
}

const namesOf = (key: AttributeKey): string[] =>
  [key, ...Object.values(attributeOf(key).names), ...(OTHER_NAMES[key] ?? [])].map(fold)
const NAMES: ReadonlyMap<AttributeKey, ReadonlySet<string>> = new Map(
  ATTRIBUTE_KEYS.map((key) => [key, new Set(namesOf(key))]),
)

/** What an attribute is called, folded. */
export const attributeNames = (key: AttributeKey): readonly string[] => [...(NAMES.get(key) ?? [])]

/** The attribute of a category that is called so in some language; null for none. */
export const attributeMeant = (category: string, name: string): AttributeKey | null =>
  attributesOf(category).find((key) => NAMES.get(key)?.has(fold(name))) ?? null

/** What other shops call our choices. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  gray: 'grey',
  female: 'women',
  male: 'men',
  kids: 'children',
  small: 's',
  medium: 'm',
  large: 'l',
  xxl: '2xl',
  xxxl: '3xl',
}

/** Every word for a choice, folded, and the choice. What we call something ourselves comes before what others call it. */
export function choiceWords(key: AttributeKey): ReadonlyMap<string, string> {
  const attribute = attributeOf(key)
  if (attribute.kind !== 'choice') return new Map()
  const choices = Object.entries(attribute.choices)
  const others = Object.entries(OTHER_VALUES).filter(([, value]) => Object.hasOwn(attribute.choices, value))
  return new Map([
    ...others,
    ...choices.flatMap(([value, names]) => Object.values(names).map((name) => [fold(name), value] as const)),
    ...choices.map(([value]) => [value, value] as const),
  ])
}
const WORDS = new Map(ATTRIBUTE_KEYS.map((key) => [key, choiceWords(key)]))

/** A value as it is kept where it names a choice in some language; anything else as it is, for the form to judge. */
export const valueMeant = (key: AttributeKey, text: string): string =>
  attributeOf(key).kind === 'choice' ? (WORDS.get(key)?.get(fold(text)) ?? text.trim()) : text

interface ComposedAttributes {
  /** The fields of the form. */
  typed: Record<string, string>
  /** Names that no attribute of the category has. */
  unknown: string[]
  from: string
  to: string
}

/**
 * The attributes of an item in an import: those of the file, or those it has where the file says nothing.
 * @param cell null where the file says nothing
 * @param isOwn what another shop has and we do not is left out, not refused
 */
export function composeAttributes(
  category: string,
  before: AttributeValues,
  cell: string | null,
  isOwn: boolean,
): ComposedAttributes {
  const from = writeAttributeCell(category, before)
  if (cell === null) return { typed: toAttributeFields(before), unknown: [], from, to: from }
  const pairs = readAttributeCell(cell).map(([name, text]) => {
    const key = attributeMeant(category, name)
    return { name, key, value: key === null ? '' : valueMeant(key, text) }
  })
  const given = pairs.flatMap(({ key, value }): [AttributeKey, string][] => {
    if (key === null) return []
    return isOwn || !('problem' in readAttribute(key, value)) ? [[key, value]] : []
  })
  // The file of another shop has some attributes only: the others stay.
  const typed = { ...(!isOwn && toAttributeFields(before)), ...toAttributeFields(toAttributes(given)) }
  const now = { ...(!isOwn && before), ...readAttributes(category, toAttributes(given)).values }
  const unknown = isOwn ? pairs.flatMap(({ name, key }) => (key === null ? [name] : [])) : []
  return { typed, unknown, from, to: writeAttributeCell(category, now) }
}

export const isAttributeField = (field: string): boolean => field.startsWith(attributeField(''))
