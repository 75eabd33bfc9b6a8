import type { Reviewer } from '@pasar/api'
import type { Language, RejectionReason } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { translateFor } from '../../../i18n/language.server'
import { guardPage, notFound } from '../../../lib/session/guards.server'
import { pathOf } from '../../../lib/session/safe-path'

/** Where each of those who decide has the applications. */
const BASES = { '/seller-applications': 'manager', '/seller-requests': 'admin' } as const
type Base = keyof typeof BASES

export interface ReviewAction {
  reviewer: Reviewer
  base: Base
  area: (typeof BASES)[Base]
}

const isBase = (path: string): path is Base => Object.hasOwn(BASES, path)

/** Lets in whom the route table admits to the applications at that address. */
export async function openReview(context: AppLoadContext, request: Request): Promise<ReviewAction> {
  const [, first] = pathOf(request).split(/[/?]/)
  const base = `/${(first ?? '').replace(/(?:\.csv)?(?:\.data)?$/, '')}`
  if (!isBase(base)) throw notFound()
  return { reviewer: await guardPage(base, { context, request }), base, area: BASES[base] }
}

/** Why an application is rejected, as the applicant reads it: the reason that was picked in their language, then own words. */
export function sayRejection(
  language: Language,
  { pick, reason }: { pick: RejectionReason | ''; reason: string },
): string {
  const picked = pick === '' ? '' : translateFor(language)(`rejections.${pick}`)
  return [picked, reason].filter(Boolean).join(' ')
}
