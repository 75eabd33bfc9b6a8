import type { BidAnswer } from '@pasar/api'
import { parseRinggit } from '@pasar/domain/kernel/money'
import { loadTexts } from '../../../i18n/texts'
import type { TextKey, TextValues } from '../../../i18n/translate'
import { describeCallFailure } from '../../../lib/forms/call-failure'
import { api } from '../../../lib/trpc'

export type BidOutcome =
  | { type: 'placed'; answer: BidAnswer }
  | { type: 'refused'; code: string; key: TextKey; values?: TextValues }

/** Heavy: fetched with the first bid. @param typed the highest bid, as it was typed */
export async function sendBid(itemId: string, typed: string): Promise<BidOutcome> {
  await loadTexts('errors', 'validation')
  if (parseRinggit(typed) === null) {
    const key: TextKey = typed.trim() === '' ? 'validation.required_maximum' : 'validation.price'
    return { type: 'refused', code: 'VALIDATION', key }
  }
  try {
    return { type: 'placed', answer: await api.auction.bid.mutate({ itemId, maximum: typed }) }
  } catch (error) {
    return { type: 'refused', ...describeCallFailure(error) }
  }
}
