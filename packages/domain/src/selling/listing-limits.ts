import type { ItemStatus } from '../catalogue/browse'

export const MAX_ITEM_PICTURES = 8
/** What the pictures sent with one form may weigh together. */
export const MAX_LISTING_BYTES = 32 * 1024 * 1024
export const MAX_TITLE_LENGTH = 120
export const MAX_ITEM_TEXT_LENGTH = 4_000
export const MAX_ALT_LENGTH = 200

/** What a seller does with an item from the list of all of theirs. */
export const LISTING_MOVES = {
  pause: { from: ['active', 'sold_out'], to: 'paused' },
  activate: { from: ['draft', 'paused', 'sold_out'], to: 'active' },
} as const satisfies Record<string, { from: readonly ItemStatus[]; to: ItemStatus }>
export type ListingMove = keyof typeof LISTING_MOVES

export const mayMove = (move: ListingMove, status: ItemStatus): boolean =>
  LISTING_MOVES[move].from.some((from) => from === status)

const MAX_SLUG_LENGTH = 70
/** Fewer letters than this say nothing: "3 合 1" would become "3-1". */
const MIN_LETTERS = 4

/** A title in plain ASCII for the address of a new item; empty when too little of it can be written so. */
export function slugOfTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-+|-+$/g, '')
  return plain.replace(/[^a-z]/g, '').length < MIN_LETTERS ? '' : plain
}
