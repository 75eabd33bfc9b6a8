import { readMarketSettings } from '@pasar/domain'

/** The words for the same goods of a market whose admins changed none. */
export const { synonyms: SYNONYMS } = readMarketSettings(new Map())
