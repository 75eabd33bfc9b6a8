import type { CartNotice } from '@pasar/domain'
import type { Flash } from '../../../lib/session/flash.server'
import { noticeWords } from '../client/notice-words'

/** A flash travels in a cookie, which holds 4 kB: few notices, and of long names the beginning. */
const MAX_NOTICES = 5
const NAME_LENGTH = 60

function shortWords(notice: CartNotice): NonNullable<Flash['more']>[number] {
  const { text, values } = noticeWords(notice)
  return { text, values: { ...values, name: [...notice.name].slice(0, NAME_LENGTH).join('') } }
}

/** Says what changed in the cart along with what the form itself has to say. */
export function flashNotices(flash: Flash | null, notices: readonly CartNotice[]): Flash | null {
  const said = notices.slice(0, MAX_NOTICES).map(shortWords)
  const left = notices.length - said.length
  if (left > 0) said.push({ text: 'cart.noticeMore', values: { count: left } })
  if (flash !== null) return said.length === 0 ? flash : { ...flash, more: [...(flash.more ?? []), ...said] }
  const [first, ...more] = said
  return first === undefined ? null : { tone: 'warning', title: 'cart.changed', ...first, more }
}
