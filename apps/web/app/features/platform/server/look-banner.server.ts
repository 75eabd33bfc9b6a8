import type { LiveSession } from '@pasar/api'
import { escapeHtml, LANGUAGE_TAG, type Language } from '@pasar/domain'
import type { Translate } from '../../../i18n/translate'
import { formatClock } from '../components/when'

export const LOOK_PAGE = '/admin/look'

interface Shown {
  look: NonNullable<LiveSession['look']>
  app: string
  language: Language
  now: number
}

/**
 * Says on every page that an admin looks at the shop as a member, with the way out. Written here, as pages that are
 * looked at have no scripts: it costs other pages nothing.
 */
export function writeLookBanner(t: Translate, { look, app, language, now }: Shown): string {
  const values = { app, name: look.memberName, time: formatClock(LANGUAGE_TAG[language], look.endsAt) }
  const words = t(look.endsAt > now ? 'memberLook.banner' : 'memberLook.over', values)
  return `<section aria-label="${escapeHtml(t('memberLook.label'))}" class="bg-kunyit-soft text-ink"><form method="post" action="${LOOK_PAGE}" class="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"><p class="min-w-0 font-semibold wrap-anywhere">${escapeHtml(words)}</p><button type="submit" class="min-h-11 rounded-control bg-kunyit px-4 font-semibold text-on-kunyit">${escapeHtml(t('memberLook.end'))}</button></form></section>`
}
