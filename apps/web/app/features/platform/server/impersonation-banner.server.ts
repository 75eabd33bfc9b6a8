import type { LiveSession } from '@pasar/api'
import { escapeHtml, LANGUAGE_TAG, type Language } from '@pasar/domain'
import type { Translate } from '../../../i18n/translate'
import { formatClock } from '../components/when'

export const IMPERSONATION_PAGE = '/admin/impersonation'

interface Shown {
  impersonation: NonNullable<LiveSession['impersonation']>
  app: string
  language: Language
  now: number
}

/**
 * The banner on every page of an impersonation, with the button that ends it. It is written as HTML because these pages have
 * no scripts, and so costs other pages nothing.
 */
export function writeImpersonationBanner(t: Translate, { impersonation, app, language, now }: Shown): string {
  const values = {
    app,
    name: impersonation.memberName,
    time: formatClock(LANGUAGE_TAG[language], impersonation.endsAt),
  }
  const words = t(impersonation.endsAt > now ? 'impersonation.banner' : 'impersonation.over', values)
  return `<section aria-label="${escapeHtml(t('impersonation.label'))}" class="bg-kunyit-soft text-ink"><form method="post" action="${IMPERSONATION_PAGE}" class="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2"><p class="min-w-0 font-semibold wrap-anywhere">${escapeHtml(words)}</p><button type="submit" class="min-h-11 rounded-control bg-kunyit px-4 font-semibold text-on-kunyit">${escapeHtml(t('impersonation.end'))}</button></form></section>`
}
