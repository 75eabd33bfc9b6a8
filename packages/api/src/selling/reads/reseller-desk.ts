import { countRecruiting, type RecruitedCounts, type RecruitedSeller } from '@pasar/db'
import {
  type CommissionSums,
  linkTo,
  NO_COMMISSION,
  RECRUITING_STEPS,
  type RecruitingStep,
  referralPath,
  type Sen,
  sen,
} from '@pasar/domain'
import type { Reseller } from '../../access/actors'
import { drawQr, type QrCode } from '../../accounts/internal/totp'
import type { Context } from '../../platform/context'
import { commissionPage } from './commission'
import { groupSalesPage, recruitedPage } from './recruiting'

export interface ResellerFigures {
  counts: RecruitedCounts
  balance: Sen
  /** Of this month. */
  month: CommissionSums
  group: { parcels: number; amount: Sen }
  /** The newest sellers. */
  newest: RecruitedSeller[]
  /** How far those came who opened the link. */
  funnel: { step: RecruitingStep; count: number }[]
}

export interface ResellerDesk extends ResellerFigures {
  /** Whole, to be passed on. */
  link: string
  qr: QrCode
}

export async function resellerFigures(ctx: Context, reseller: Reseller): Promise<ResellerFigures> {
  const [commission, recruited, sales, steps] = await Promise.all([
    commissionPage(ctx, reseller, null),
    recruitedPage(ctx, reseller, null),
    groupSalesPage(ctx, reseller, null),
    countRecruiting(ctx.db, reseller.id),
  ])
  const [month] = commission.months
  const [group] = sales.months
  return {
    counts: recruited.counts,
    balance: commission.balance,
    month: month?.sums ?? NO_COMMISSION,
    group: { parcels: group?.parcels ?? 0, amount: group?.amount ?? sen(0) },
    newest: recruited.sellers.slice(0, 5),
    funnel: RECRUITING_STEPS.map((step) => ({ step, count: steps[step] })),
  }
}

/**
 * A reseller's way in: their link, their sellers, what they earn.
 * @param code of the short address; null while none was made, which has the link at its full length
 */
export async function resellerDesk(
  ctx: Context,
  reseller: Reseller,
  code: string | null,
): Promise<ResellerDesk> {
  const way = code === null ? referralPath(reseller.id) : linkTo('/r/:code', { code })
  const link = `${ctx.config.appUrl}${way}`
  return { link, qr: drawQr(link), ...(await resellerFigures(ctx, reseller)) }
}
