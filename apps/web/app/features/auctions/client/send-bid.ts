import type { BidAnswer } from '@pasar/api'
import { isUnusualBid } from '@pasar/domain/auctions/unusual-bid'
import { formatRm } from '@pasar/domain/kernel/format'
import { parseRinggit, type Sen } from '@pasar/domain/kernel/money'
import { loadTexts } from '../../../i18n/texts'
import type { TextKey, TextValues } from '../../../i18n/translate'
import { describeCallFailure } from '../../../lib/forms/call-failure'
import { api } from '../../../lib/trpc'

export type BidOutcome =
  | { type: 'placed'; answer: BidAnswer }
  | { type: 'refused'; code: string; key: TextKey; values?: TextValues }

/** What the page says of an auction, and what its reader was asked about once more. */
interface Known {
  price: Sen
  ownMaximum: Sen | null
  confirmed: string | null
}

/** Heavy: fetched with the first bid. @param typed the highest bid, as it was typed */
export async function sendBid(itemId: string, typed: string, known: Known): Promise<BidOutcome> {
  await loadTexts('errors', 'validation')
  const maximum = parseRinggit(typed)
  if (maximum === null) {
    const key: TextKey = typed.trim() === '' ? 'validation.required_maximum' : 'validation.price'
    return { type: 'refused', code: 'VALIDATION', key }
  }
  if (typed !== known.confirmed && isUnusualBid(maximum, known.price, known.ownMaximum)) {
    const values = { maximum: formatRm(maximum), price: formatRm(known.price) }
    return { type: 'refused', code: 'BID_UNUSUAL', key: 'errors.BID_UNUSUAL', values }
  }
  try {
    return { type: 'placed', answer: await api.auction.bid.mutate({ itemId, maximum: typed }) }
  } catch (error) {
    return { type: 'refused', ...describeCallFailure(error) }
  }
}
