import { linkTo } from '../access/link-to'
import { isId } from '../kernel/ids'
import { type Sen, sen } from '../kernel/money'
import { MALAYSIA_OFFSET } from '../kernel/time'

/** A reseller's code as an address or a form says it; null for what is none. */
export const readReferral = (typed: string | null | undefined): string | null =>
  typed != null && isId('user', typed) ? typed : null

/** Where a reseller's link leads, within the market. */
export const referralPath = (resellerId: string): string => linkTo('/become-seller', { ref: resellerId })

/** From an opened link to a first sale. */
export const RECRUITING_STEPS = ['clicked', 'applied', 'approved', 'sold'] as const
export type RecruitingStep = (typeof RECRUITING_STEPS)[number]

/** Under this name it is counted who opens a reseller's link. */
export const referralStep = (resellerId: string): `ref:${string}` => `ref:${resellerId}`

/** Months that reports show. */
export const REPORT_MONTHS = 12

/** The name of the month that begins then: "2026-11". */
export const nameMonth = (start: number): string =>
  new Date(start + MALAYSIA_OFFSET).toISOString().slice(0, 7)

/** A sum of entries of an account as the ledger has it: what is owed is negative. */
export interface BookedSum {
  kind: string
  amount: Sen
}

/** What a reseller's account did within some time, in sen as the reseller sees it. */
export interface CommissionSums {
  /** Of parcels that were completed. */
  earned: Sen
  /** Given back with refunds, and corrections; negative where it was taken. */
  corrected: Sen
  /** Paid out, or on its way to the bank; negative. */
  paid: Sen
}

export const NO_COMMISSION: CommissionSums = { earned: sen(0), corrected: sen(0), paid: sen(0) }

/** The columns of a report from sums by kind. */
export function commissionOf(sums: readonly BookedSum[]): CommissionSums {
  const columns = { earned: 0, corrected: 0, paid: 0 }
  for (const { kind, amount } of sums) {
    const column = kind === 'release' ? 'earned' : kind === 'payout' ? 'paid' : 'corrected'
    columns[column] -= amount
  }
  return { earned: sen(columns.earned), corrected: sen(columns.corrected), paid: sen(columns.paid) }
}

export const addCommission = (a: CommissionSums, b: CommissionSums): CommissionSums => ({
  earned: sen(a.earned + b.earned),
  corrected: sen(a.corrected + b.corrected),
  paid: sen(a.paid + b.paid),
})

/** By how much the account moved. */
export const moveOf = ({ earned, corrected, paid }: CommissionSums): Sen => sen(earned + corrected + paid)
