import type { ItemStatus } from '../catalogue/browse'
import { slugOf } from '../kernel/slugs'

export const MAX_ITEM_PICTURES = 8
/** What the pictures sent with one form may weigh together. */
export const MAX_LISTING_BYTES = 32 * 1024 * 1024
/** Pictures that a form sends at the same time, one request each. */
export const UPLOADS_AT_ONCE = 3
export const MAX_TITLE_LENGTH = 120
export const MAX_ITEM_TEXT_LENGTH = 4_000
export const MAX_ALT_LENGTH = 200

/** What the field for the place of a service says of an item that buyers download. */
export const DOWNLOAD = 'download'

/** Items that are changed together at most. */
export const MAX_BULK = 100

export const BULK_ACTIONS = ['price', 'pause', 'activate', 'category', 'delete'] as const

/** What a seller does with an item from the list of all of theirs. */
export const LISTING_MOVES = {
  pause: { from: ['active', 'sold_out'], to: 'paused' },
  activate: { from: ['draft', 'paused', 'sold_out'], to: 'active' },
} as const satisfies Record<string, { from: readonly ItemStatus[]; to: ItemStatus }>
export type ListingMove = keyof typeof LISTING_MOVES

export const mayMove = (move: ListingMove, status: ItemStatus): boolean =>
  LISTING_MOVES[move].from.some((from) => from === status)

const TITLE_SLUG = { longest: 70, leastLetters: 4 }

/** The title of an item as its address; empty when too little of it can be written so. */
export const slugOfTitle = (title: string): string => slugOf(title, TITLE_SLUG)
