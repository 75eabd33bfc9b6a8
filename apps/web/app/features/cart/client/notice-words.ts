import type { CartNotice } from '@pasar/domain/cart/cart'
import { formatRm } from '@pasar/domain/kernel/format'
import type { TextKey, TextValues } from '../../../i18n/translate'

/** What to say of a change in the cart. */
export function noticeWords(notice: CartNotice): { text: TextKey; values: TextValues } {
  const { name } = notice
  switch (notice.kind) {
    case 'reduced':
      return { text: 'cart.noticeReduced', values: { name, from: notice.from, to: notice.to } }
    case 'soldOut':
      return { text: 'cart.noticeSoldOut', values: { name } }
    case 'gone':
      return { text: 'cart.noticeGone', values: { name } }
    case 'price':
      return {
        text: 'cart.noticePrice',
        values: { name, from: formatRm(notice.from), to: formatRm(notice.to) },
      }
  }
}

const keyOf = ({ kind, variantId }: CartNotice): string => `${kind} ${variantId}`

/** What was said before and what is said now; of the same thing what is said now. */
export function joinNotices(before: readonly CartNotice[], now: readonly CartNotice[]): CartNotice[] {
  const newer = new Set(now.map(keyOf))
  return [...before.filter((notice) => !newer.has(keyOf(notice))), ...now]
}
