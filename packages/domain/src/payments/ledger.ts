import { type Sen, sen } from '../kernel/money'
import { type FeeRates, splitParcel } from './fees'

/**
 * Accounts of the ledger. Amounts are signed: what comes into an account is positive for assets and
 * expenses (cash, promotions) and negative for what is owed or earned (held, available, fees).
 */
export type Account =
  | { type: 'cash'; provider: string }
  | { type: 'promotions' }
  | { type: 'held'; sellerId: string }
  | { type: 'seller'; sellerId: string }
  | { type: 'reseller'; resellerId: string }
  | { type: 'fees' }
  | { type: 'unclaimed' }
  /** Approved payouts of which the bank has not said yet how they went. */
  | { type: 'payouts_in_transit' }

export function accountName(account: Account): string {
  switch (account.type) {
    case 'cash':
      return `cash:${account.provider}`
    case 'held':
    case 'seller':
      return `${account.type}:${account.sellerId}`
    case 'reseller':
      return `reseller:${account.resellerId}`
    default:
      return account.type
  }
}

export interface Posting {
  account: Account
  amount: Sen
  parcelId: string | null
}

export interface LedgerParcel {
  parcelId: string
  sellerId: string
  /** What the buyer pays for the parcel. */
  paid: Sen
  /** What the platform pays for it (its own coupons). */
  promoted: Sen
}

const dropZero = (postings: Posting[]): Posting[] => postings.filter((posting) => posting.amount !== 0)

/** A captured payment: cash in, promotions spent, and each seller's money held until the buyer has the parcel. */
export function postPayment(provider: string, parcels: readonly LedgerParcel[]): Posting[] {
  const cash: Account = { type: 'cash', provider }
  return dropZero(
    parcels.flatMap(({ parcelId, sellerId, paid, promoted }) => [
      { account: cash, amount: paid, parcelId },
      { account: { type: 'promotions' } as const, amount: promoted, parcelId },
      { account: { type: 'held', sellerId } as const, amount: sen(-(paid + promoted)), parcelId },
    ]),
  )
}

/** The reverse of a payment for parcels that are given back in full. */
export const postRefund = (provider: string, parcels: readonly LedgerParcel[]): Posting[] =>
  postPayment(provider, parcels).map((posting) => ({ ...posting, amount: sen(-posting.amount) }))

export interface ReleasedParcel {
  parcelId: string
  sellerId: string
  resellerId: string | null
  itemMoney: Sen
  shipping: Sen
  rates: FeeRates
}

/** A completed parcel: the held money goes to the seller, the platform's fees and the reseller. */
export function postRelease(parcel: ReleasedParcel): Posting[] {
  const { parcelId, sellerId, resellerId } = parcel
  const split = splitParcel(parcel, parcel.rates, resellerId !== null)
  return dropZero([
    { account: { type: 'held', sellerId }, amount: sen(parcel.itemMoney + parcel.shipping), parcelId },
    { account: { type: 'seller', sellerId }, amount: sen(-split.seller), parcelId },
    { account: { type: 'fees' }, amount: sen(-split.platform), parcelId },
    ...(resellerId === null
      ? []
      : [{ account: { type: 'reseller' as const, resellerId }, amount: sen(-split.reseller), parcelId }]),
  ])
}

/** A set of entries is balanced when it sums to 0. */
export const isBalanced = (postings: readonly Posting[]): boolean =>
  postings.reduce((sum, posting) => sum + posting.amount, 0) === 0

/** Money that arrived for an order that can no longer be filled: it belongs to the payer until it is sent back. */
export const postUnclaimed = (provider: string, amount: Sen): Posting[] =>
  dropZero([
    { account: { type: 'cash', provider }, amount, parcelId: null },
    { account: { type: 'unclaimed' }, amount: sen(-amount), parcelId: null },
  ])

/** The sending back of unclaimed money. */
export const postUnclaimedRefund = (provider: string, amount: Sen): Posting[] =>
  postUnclaimed(provider, amount).map((posting) => ({ ...posting, amount: sen(-posting.amount) }))

/** What is left of a balance when its member gives it up: the platform earns it. */
export const postWaiver = (userId: string, { seller, reseller }: { seller: Sen; reseller: Sen }): Posting[] =>
  dropZero([
    { account: { type: 'seller', sellerId: userId }, amount: seller, parcelId: null },
    { account: { type: 'reseller', resellerId: userId }, amount: reseller, parcelId: null },
    { account: { type: 'fees' }, amount: sen(0 - seller - reseller), parcelId: null },
  ])
