import { browseMatches, toMatch } from '@pasar/db'
import { type CategorySlug, MAX_SEARCH_LENGTH, parseBrowse, suggestCategories } from '@pasar/domain'
import { type Actor, isBuyer } from '../../access/actors'
import type { Context } from '../../platform/context'
import type { ItemSuggestion } from '../internal/cached-types'
import { searchOrCorrect } from '../internal/search-or-correct'

export interface Suggestions {
  categories: CategorySlug[]
  items: ItemSuggestion[]
}

const MAX_ITEMS = 5
const MAX_CATEGORIES = 3

async function findItems(ctx: Context, query: string): Promise<ItemSuggestion[]> {
  const { filter } = parseBrowse(new URLSearchParams({ q: query }))
  const { synonyms } = await ctx.settings.read()
  const look = async (text: string): Promise<ItemSuggestion[]> => {
    const words = await toMatch(ctx.db, synonyms, text)
    if (words === null) return []
    const match = { words, place: null }
    const { items } = await browseMatches(ctx.db, filter, match, null, MAX_ITEMS, ctx.now())
    return items.map(({ id, slug, title, price, images: [picture] }) => ({
      id,
      slug,
      title,
      price,
      ...(picture ? { picture: picture.key } : undefined),
    }))
  }
  const { found } = await searchOrCorrect(ctx, query, look, ({ length }) => length === 0)
  return found
}

/**
 * Suggestions for what is being typed. Goods are shown to those who may browse; everyone else sees
 * categories only. Results are cached as long as they are valid.
 */
export async function suggest(ctx: Context, actor: Actor, typed: string): Promise<Suggestions> {
  const query = typed.slice(0, MAX_SEARCH_LENGTH).trim().toLowerCase()
  const categories = suggestCategories(query, MAX_CATEGORIES)
  if (query === '' || !isBuyer(actor)) return { categories, items: [] }
  const items = await ctx.suggestions.ask(
    query,
    () => findItems(ctx, query),
    (found) => ({ items: found.map(({ id }) => id), lists: true, catalogue: true }),
  )
  return { categories, items }
}
