import { z } from 'zod'
import { optionalText } from '../kernel/schemas'
import { hasContact } from '../support/contact'
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  type AttributeValues,
  attributeOf,
  attributesOf,
  type ChoiceKey,
  choicesOf,
  isAttribute,
} from './attributes'

/** Of what is typed for one attribute. */
export const MAX_ATTRIBUTE_LENGTH = 100

/** A key of the `validation` texts. */
type Problem = 'choose' | 'contact' | 'isbn' | 'attributeNumber' | 'tooLong'
type Read = { value: string } | { problem: Problem }

/** The last digit of an ISBN checks the others. */
function isIsbn(number: string): boolean {
  const digits = [...number].map((character) => (character === 'X' ? 10 : Number(character)))
  const sum = (weight: (at: number) => number) =>
    digits.reduce((total, digit, at) => total + digit * weight(at), 0)
  if (/^\d{9}[\dX]$/.test(number)) return sum((at) => 10 - at) % 11 === 0
  return /^97[89]\d{10}$/.test(number) && sum((at) => (at % 2 === 0 ? 1 : 3)) % 10 === 0
}

/** What is typed for an attribute, as it is kept; empty for none. Its length is known to be bounded by the caller's schema. */
export function readAttribute(key: AttributeKey, typed: string): Read {
  if (typed.length > MAX_ATTRIBUTE_LENGTH) return { problem: 'tooLong' }
  const text = typed.trim()
  const attribute = attributeOf(key)
  if (text === '') return { value: '' }
  switch (attribute.kind) {
    case 'choice':
      return Object.hasOwn(attribute.choices, text) ? { value: text } : { problem: 'choose' }
    case 'number': {
      const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
      const isIn = number >= attribute.least && number <= attribute.most
      return isIn ? { value: String(number) } : { problem: 'attributeNumber' }
    }
    case 'text': {
      if (attribute.isIsbn) {
        const number = text.replace(/[\s-]/g, '').toUpperCase()
        return isIsbn(number) ? { value: number } : { problem: 'isbn' }
      }
      const normalized = text.replace(/\s+/g, ' ')
      return hasContact(normalized) ? { problem: 'contact' } : { value: normalized }
    }
  }
}

/** The attributes of a form, of any category; `readAttributes` decides which of them count. */
export const attributesSchema = z
  .partialRecord(z.enum(ATTRIBUTE_KEYS), optionalText(MAX_ATTRIBUTE_LENGTH), { error: 'invalid' })
  .default({})

/** The attributes of a category as they are kept, and what is wrong with others; those of other categories are left out. */
export function readAttributes(
  category: string,
  typed: AttributeValues,
): { values: AttributeValues; problems: { key: AttributeKey; problem: Problem }[] } {
  const values: { [Key in AttributeKey]?: string } = {}
  const problems: { key: AttributeKey; problem: Problem }[] = []
  for (const key of attributesOf(category)) {
    const read = readAttribute(key, typed[key] ?? '')
    if ('problem' in read) problems.push({ key, problem: read.problem })
    else if (read.value !== '') values[key] = read.value
  }
  return { values, problems }
}

const FIELD_PREFIX = 'attributes.'
/** The name of an attribute's field in the form of an item. */
export const attributeField = (key: string): string => `${FIELD_PREFIX}${key}`

/** The fields of a form with its attributes as one value, as the schemas of items have them. */
export function gatherAttributes(typed: Readonly<Record<string, string | undefined>>) {
  const attributes: Record<string, string> = {}
  for (const [name, value] of Object.entries(typed))
    if (name.startsWith(FIELD_PREFIX) && value !== undefined)
      attributes[name.slice(FIELD_PREFIX.length)] = value
  return { ...typed, attributes }
}

/** Attributes as the fields of a form. */
export const toAttributeFields = (values: AttributeValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [attributeField(key), value]))

/** What a form's fields say of a category, for a look at it before it is saved: what is wrong is left out. */
export const previewAttributes = (
  category: string,
  typed: Readonly<Record<string, string | undefined>>,
): AttributeValues => readAttributes(category, gatherAttributes(typed).attributes).values

/** The attributes chosen as facets. */
export type AttributeChoices = { readonly [Key in ChoiceKey]?: string }

/** Reads the chosen attributes of an address; what makes no sense in these categories' facets is left out. */
export function readChoices(params: URLSearchParams, keys: readonly ChoiceKey[]): AttributeChoices {
  const chosen: { [Key in ChoiceKey]?: string } = {}
  for (const key of keys) {
    const read = readAttribute(key, params.get(key) ?? '')
    if ('value' in read && read.value !== '') chosen[key] = read.value
  }
  return chosen
}

/** A choice as it stands among all choices of an item. */
export const packChoice = (key: string, value: string): string => `;${key}=${value};`

/** Several values of an attribute, as the variants of an item have them. */
export type ChoiceLists = { readonly [Key in ChoiceKey]?: readonly string[] }

/**
 * The choices of an item as one text, in which each can be looked for: empty for none.
 * @param others what its variants have, beside what the item has
 */
export const packChoices = (category: string, values: AttributeValues, others: ChoiceLists = {}): string =>
  choicesOf(category)
    .flatMap((key) => {
      const own = [values[key] ?? [], others[key] ?? []].flat()
      return [...new Set(own)].map((value) => packChoice(key, value))
    })
    .join('')

/** The choices of such a text. */
export function* unpackChoices(packed: string): Generator<[key: string, value: string]> {
  for (const part of packed.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) yield [part.slice(0, at), part.slice(at + 1)]
  }
}

/** What of an address, a file or a column names an attribute and its value. */
export const toAttributes = (pairs: Iterable<readonly [key: string, value: string]>): AttributeValues =>
  Object.fromEntries([...pairs].filter(([key]) => isAttribute(key)))
