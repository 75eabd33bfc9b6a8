import {
  type AttributeValues,
  attributeOf,
  describeAttribute,
  type Language,
  linkTo,
  listAttributes,
  nameAttribute,
} from '@pasar/domain'
import type { AttributeView } from '../components/item-facts'

/**
 * The attributes of an item as its page shows them.
 * @param mayShop whether the reader can follow a link to all items by an author or of a brand
 */
export const viewAttributes = (
  language: Language,
  { category, attributes }: { category: string; attributes: AttributeValues },
  mayShop: boolean,
): AttributeView[] =>
  listAttributes(category, attributes).map(({ key, value }) => {
    const attribute = attributeOf(key)
    const isSearched = mayShop && attribute.kind === 'text' && attribute.isSearched === true
    return {
      name: nameAttribute(language, key),
      label: describeAttribute(language, key, value),
      path: isSearched ? linkTo('/shop-now', { q: value }) : null,
    }
  })
