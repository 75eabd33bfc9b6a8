import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  attributeField,
  attributeOf,
  CATEGORY_ATTRIBUTES,
  type Language,
  MAX_ATTRIBUTE_LENGTH,
} from '@pasar/domain'

/** A field of the form, in the reader's language. */
export interface AttributeFieldView {
  name: string
  label: string
  /** Of a choice; null for what is typed. */
  options: { value: string; label: string }[] | null
  /** Of a number: from least to most. */
  range: { least: number; most: number; unit: string } | null
  maxLength: number
}

function toField(language: Language, key: AttributeKey): AttributeFieldView {
  const attribute = attributeOf(key)
  return {
    name: attributeField(key),
    label: attribute.names[language],
    options:
      attribute.kind === 'choice'
        ? Object.entries(attribute.choices).map(([value, names]) => ({ value, label: names[language] }))
        : null,
    range:
      attribute.kind === 'number'
        ? { least: attribute.least, most: attribute.most, unit: attribute.unit?.[language] ?? '' }
        : null,
    maxLength: attribute.kind === 'number' ? 7 : MAX_ATTRIBUTE_LENGTH,
  }
}

/** The fields of all categories, so that a form with scripts shows them when a category is chosen. */
export const listAttributeFields = (language: Language) => ({
  fields: Object.fromEntries(ATTRIBUTE_KEYS.map((key) => [key, toField(language, key)])),
  byCategory: CATEGORY_ATTRIBUTES,
})
