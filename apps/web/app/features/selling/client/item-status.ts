import type { ItemStatus, ListingType } from '@pasar/domain'
import type { TextKey } from '../../../i18n/translate'
import type { Tone } from '../../../ui/badge'

export const STATUS_WORDS: Record<ItemStatus, TextKey> = {
  draft: 'listing.statusDraft',
  active: 'listing.statusActive',
  paused: 'listing.statusPaused',
  sold_out: 'listing.statusSoldOut',
  removed: 'listing.statusRemoved',
}

export const STATUS_TONES: Record<ItemStatus, Tone> = {
  draft: 'neutral',
  active: 'jade',
  paused: 'kunyit',
  sold_out: 'laut',
  removed: 'bunga',
}

/** The state of an item in words: an auction that is over need not have been sold. */
export const wordOfStatus = ({
  status,
  listingType,
}: {
  status: ItemStatus
  listingType: ListingType
}): TextKey =>
  status === 'sold_out' && listingType === 'Auction' ? 'listing.statusEnded' : STATUS_WORDS[status]
