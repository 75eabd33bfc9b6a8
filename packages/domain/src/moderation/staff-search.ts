import type { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '../catalogue/search'
import { form, optionalText } from '../kernel/schemas'
import { cutText } from '../kernel/texts'

export const staffSearchSchema = form({ q: optionalText(MAX_SEARCH_LENGTH) })
export type StaffSearchInput = z.output<typeof staffSearchSchema>

/** What an address searches the back office for, cut to what a search takes. */
export const readStaffSearch = (params: URLSearchParams): string =>
  cutText(params.get('q') ?? '', MAX_SEARCH_LENGTH).trim()
