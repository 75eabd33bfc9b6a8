import type { BidStatus, OwnBidView } from '@pasar/api'
import type { TextKey, Translate } from '../../../i18n/translate'
import type { StateLook } from '../components/states'

/** A bidder's status in an auction, in words, with icon and colour. */
export const STATUS_LOOKS: Record<BidStatus, StateLook> = {
  leading: { text: 'purchases.leading', icon: 'check', tone: 'jade' },
  outbid: { text: 'purchases.outbid', icon: 'warning', tone: 'bunga' },
  closing: { text: 'purchases.closing', icon: 'clock', tone: 'neutral' },
  lost: { text: 'purchases.lost', icon: 'close', tone: 'neutral' },
  unsold: { text: 'purchases.unsold', icon: 'close', tone: 'neutral' },
  open: { text: 'purchases.wonOpen', icon: 'check', tone: 'jade' },
  ordered: { text: 'purchases.ordered', icon: 'clock', tone: 'kunyit' },
  bought: { text: 'purchases.boughtIt', icon: 'check', tone: 'jade' },
  cancelled: { text: 'purchases.cancelledIt', icon: 'close', tone: 'neutral' },
  missed: { text: 'purchases.missed', icon: 'clock', tone: 'neutral' },
}

/** Of what the winner did not buy and the second bidder may. */
export const SECOND_LOOK: StateLook = { text: 'purchases.offered', icon: 'check', tone: 'jade' }

const NOTES: Partial<Record<BidStatus, TextKey>> = {
  closing: 'purchases.closingText',
  unsold: 'purchases.unsoldText',
  missed: 'purchases.missedText',
}

/** A sentence that says more than the status's word; null where that says it all. */
export function noteOf(t: Translate, { status, offer }: Pick<OwnBidView, 'status' | 'offer'>) {
  if (status === 'open' && offer?.rank === 2) return t('purchases.secondChance')
  const note = NOTES[status]
  return note === undefined ? null : t(note)
}
