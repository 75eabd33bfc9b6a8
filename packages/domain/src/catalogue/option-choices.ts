import { attributeMeant, valueMeant } from './attribute-cells'
import { type ChoiceLists, packChoices } from './attribute-values'
import { type AttributeValues, attributeOf, type ChoiceKey, choicesOf } from './attributes'

/** The options of an item, and which value of each its variants have. Empty texts where it has none. */
export interface ItemOptions {
  options: readonly [string, string]
  variants: readonly { values: readonly [string, string] }[]
}

/**
 * What the options of an item say of the attributes of its category: "Color: Red, Blue" of clothes are the colours red and
 * blue. Names and values may be in any of our languages, as in files; others say nothing.
 */
export function optionChoices(category: string, { options, variants }: ItemOptions): ChoiceLists {
  const found: { [Key in ChoiceKey]?: string[] } = {}
  for (const at of [0, 1] as const) {
    const meant = attributeMeant(category, options[at])
    const key = choicesOf(category).find((own) => own === meant)
    const attribute = key && attributeOf(key)
    if (key === undefined || attribute?.kind !== 'choice') continue
    const values = new Set(variants.map((variant) => valueMeant(key, variant.values[at])))
    // In the order of the list: items with the same values have the same text.
    const known = Object.keys(attribute.choices).filter((value) => values.has(value))
    found[key] = [...(found[key] ?? []), ...known]
  }
  return found
}

/** What an item is found by among the facets of its category: what its seller stated of it, and what its variants are. */
export const packItemChoices = (
  item: ItemOptions & { category: string; attributes: AttributeValues },
): string => packChoices(item.category, item.attributes, optionChoices(item.category, item))
