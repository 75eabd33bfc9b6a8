import type { z } from 'zod'
import { cursorText, form, optionalText } from '../kernel/schemas'
import { MAX_SEARCH_LENGTH } from './search/search'

export const searchSchema = form({
  q: optionalText(MAX_SEARCH_LENGTH),
  cursor: cursorText.optional(),
})
export type SearchInput = z.output<typeof searchSchema>
