import { indexItem, type Tx } from '@pasar/db'
import { type AttributeValues, isCategory, listCategoryWords, searchedAttributes } from '@pasar/domain'

/** What an item is found by, beside the name of its store. */
export interface FoundBy {
  title: string
  category: string
  description: string
  attributes: AttributeValues
}

const textsOf = (store: string, { title, category, description, attributes }: FoundBy) => ({
  title,
  store,
  category: isCategory(category) ? listCategoryWords(category) : category,
  description: `${description}\n${searchedAttributes(attributes)}`,
})

/** @param before what it was found by until now, in a store of that name; null for an item that comes out */
export const putInSearch = (
  tx: Tx,
  seq: number,
  now: { store: string; item: FoundBy },
  before: { store: string; item: FoundBy } | null,
): Promise<void> =>
  indexItem(tx, { seq, ...textsOf(now.store, now.item) }, before && textsOf(before.store, before.item))
