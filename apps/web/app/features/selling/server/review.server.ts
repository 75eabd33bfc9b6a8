import type { Reviewer } from '@pasar/api'
import type { Language, RejectionReason } from '@pasar/domain'
import type { AppLoadContext } from '@remix-run/node'
import { translateFor } from '../../../i18n/language.server'
import { guardPage, notFound } from '../../../lib/session/guards.server'
import { pathOf } from '../../../lib/session/safe-path'

/** Where each of those who decide has the applications of those who want to sell. */
const SELLER_BASES = { '/seller-applications': 'manager', '/seller-requests': 'admin' } as const
/** As `SELLER_BASES`, for those who want to recruit sellers. */
const AFFILIATE_BASES = { '/become-reseller': 'manager', '/admin/affiliates': 'admin' } as const

export type SellerBase = keyof typeof SELLER_BASES
export type AffiliateBase = keyof typeof AFFILIATE_BASES

export interface ReviewAction<Base extends SellerBase | AffiliateBase = SellerBase> {
  reviewer: Reviewer
  base: Base
  area: 'manager' | 'admin'
}

/** The base that the address of a request is at or below. */
function findBase<Base extends string>(bases: Readonly<Record<Base, string>>, request: Request): Base {
  const [path = ''] = pathOf(request).split('?')
  const asked = path.replace(/(?:\.csv)?(?:\.data)?$/, '')
  for (const base in bases) if (asked === base || asked.startsWith(`${base}/`)) return base
  throw notFound()
}

/** Lets in whom the route table admits to the applications at that address. */
export async function openReview(context: AppLoadContext, request: Request): Promise<ReviewAction> {
  const base = findBase(SELLER_BASES, request)
  return { reviewer: await guardPage(base, { context, request }), base, area: SELLER_BASES[base] }
}

/** As `openReview`, for the applications of affiliates. */
export async function openAffiliateReview(
  context: AppLoadContext,
  request: Request,
): Promise<ReviewAction<AffiliateBase>> {
  const base = findBase(AFFILIATE_BASES, request)
  return { reviewer: await guardPage(base, { context, request }), base, area: AFFILIATE_BASES[base] }
}

/** Why an application is rejected, as the applicant reads it: the reason that was picked in their language, then own words. */
export function sayRejection(
  language: Language,
  { pick, reason }: { pick: RejectionReason | ''; reason: string },
): string {
  const picked = pick === '' ? '' : translateFor(language)(`rejections.${pick}`)
  return [picked, reason].filter(Boolean).join(' ')
}
