import type { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '../catalogue/search/search'
import { form, optionalText } from '../kernel/schemas'
import { cutText } from '../kernel/texts'

export const staffSearchSchema = form({ q: optionalText(MAX_SEARCH_LENGTH) })
export type StaffSearchInput = z.output<typeof staffSearchSchema>

/** Parts of addresses behind which a name or an id stands. */
const NAMED = ['item', 'store', 'orders', 'items', 'users', 'all-stores', 'admin-orders', 'members']

/** Words of a search; of an address that was pasted, the name or the id in it. */
export function wordsOfAddress(words: string): string {
  if (!/^(?:https?:\/)?\/\S+$/i.test(words)) return words
  const path = words.replace(/^https?:\/\/[^/]*/i, '').replace(/[?#].*$/, '')
  const parts = path.split('/').filter((part) => part !== '')
  const at = parts.findIndex((part) => NAMED.includes(part))
  const part = parts[at + 1] ?? parts.at(-1) ?? words
  // What is no address is looked for as it is.
  return at < 0 ? words : part
}

/** What an address searches the back office for, cut to what a search takes. */
export const readStaffSearch = (params: URLSearchParams): string =>
  cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim()
