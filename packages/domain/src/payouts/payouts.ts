import { parseRinggit, type Sen, sen } from '../kernel/money'
import { hours } from '../kernel/time'
import type { Account, Posting } from '../payments/ledger'

/** How long no payout is sent to a bank account after it was changed, so that the owner of a stolen account can object. */
export const ACCOUNT_WAIT = hours(48)

export const PAYOUT_STATES = ['proposed', 'in_transit', 'unknown', 'paid', 'failed', 'dropped'] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]

/** What the bank may have said. */
export const OUTCOMES = ['paid', 'failed', 'unknown'] as const
export type PayoutOutcome = (typeof OUTCOMES)[number]

/** A bank may send back what it has paid. What has failed or was left out is proposed anew by the next run. */
const MOVES: Readonly<Record<PayoutState, readonly PayoutState[]>> = {
  proposed: ['in_transit', 'dropped'],
  in_transit: ['paid', 'failed', 'unknown'],
  unknown: ['paid', 'failed'],
  paid: ['failed'],
  failed: [],
  dropped: [],
}

export const mayMovePayout = (from: PayoutState, to: PayoutState): boolean => MOVES[from].includes(to)

export const outcomesOf = (state: PayoutState): PayoutOutcome[] =>
  OUTCOMES.filter((outcome) => state !== 'proposed' && mayMovePayout(state, outcome))

export interface PayoutParts {
  userId: string
  /** What of it is owed to the member as a seller; below 0 when it is they who owe. */
  seller: Sen
  /** The same as a reseller. */
  reseller: Sen
}

/** How the money of a payout is booked while it is in a state. */
function entriesIn(
  { userId, seller, reseller }: PayoutParts,
  state: PayoutState,
): Map<Account['type'], Posting> {
  const entry = (account: Account, amount: number): [Account['type'], Posting] => [
    account.type,
    { account, amount: sen(amount), parcelId: null },
  ]
  if (state === 'proposed' || state === 'failed' || state === 'dropped') return new Map()
  return new Map([
    entry({ type: 'seller', sellerId: userId }, seller),
    entry({ type: 'reseller', resellerId: userId }, reseller),
    entry(
      state === 'paid' ? { type: 'cash', provider: 'bank' } : { type: 'payouts_in_transit' },
      -(seller + reseller),
    ),
  ])
}

/** What a payout books that goes from one state to another: balanced, and nothing where no money moves. */
export function postPayoutMove(parts: PayoutParts, from: PayoutState, to: PayoutState): Posting[] {
  const [before, after] = [entriesIn(parts, from), entriesIn(parts, to)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((type) => {
    const posting = after.get(type) ?? before.get(type)
    const amount = sen((after.get(type)?.amount ?? 0) - (before.get(type)?.amount ?? 0))
    return posting && amount !== 0 ? [{ ...posting, amount }] : []
  })
}

/** Settings of payout runs, in ringgit as people write them, and their defaults. */
export const PAYOUT_SETTING = { minimum: 'payoutMinimum', secondAdmin: 'payoutSecondAdminFrom' } as const
const DEFAULTS = { minimum: sen(1_000), secondAdmin: sen(500_000) }

export interface PayoutRules {
  /** Less than that stays on the balance. */
  minimum: Sen
  /** A run of more than that is approved by another admin than proposed it, where there is one. */
  secondAdmin: Sen
}

/** The rules as set; what is no amount counts as not set. */
export const readPayoutRules = (given: Partial<Record<keyof PayoutRules, string>>): PayoutRules => ({
  minimum: parseRinggit(given.minimum ?? '') ?? DEFAULTS.minimum,
  secondAdmin: parseRinggit(given.secondAdmin ?? '') ?? DEFAULTS.secondAdmin,
})

/** Why somebody is not paid, in the order in which it is said. */
const HELD_BACK = [
  'underWay',
  'failureOpen',
  'suspended',
  'negative',
  'belowMinimum',
  'noAccount',
  'numberLost',
  'accountTooNew',
] as const
export type HeldBack = (typeof HELD_BACK)[number]

/** What decides whether somebody is paid. */
export interface PayoutCase {
  balance: Sen
  isActive: boolean
  /** A payout of theirs is not settled yet. */
  hasOpenPayout: boolean
  /** A payout of theirs failed, and nobody has confirmed it yet. */
  hasOpenFailure: boolean
  account: { usableAt: number; isReadable: boolean } | null
}

/** Why somebody is not paid now; null when they are. */
export function heldBack(
  { balance, isActive, hasOpenPayout, hasOpenFailure, account }: PayoutCase,
  { minimum }: PayoutRules,
  now: number,
): HeldBack | null {
  if (hasOpenPayout) return 'underWay'
  if (hasOpenFailure) return 'failureOpen'
  if (!isActive) return 'suspended'
  if (balance < 0) return 'negative'
  if (balance === 0 || balance < minimum) return 'belowMinimum'
  if (account === null) return 'noAccount'
  if (!account.isReadable) return 'numberLost'
  return account.usableAt > now ? 'accountTooNew' : null
}

/** Why a payout leaves its run: something has changed since the proposal, or the whole run was given up. */
const DROPPED = ['accountChanged', 'balanceFell', 'suspended', 'numberLost', 'cancelled'] as const
export type Dropped = (typeof DROPPED)[number]

export const isDropped = (text: string): text is Dropped => DROPPED.some((reason) => reason === text)

/** The end of an account number, by which owners recognise an account and which identifies nothing to others. */
export const maskAccount = (number: string): string => `••••${number.slice(-4)}`

/**
 * A reference that banks print on both statements, e.g. "PAY7K2Q9M4X1A".
 */
export const payoutReference = (id: string): string => `PAY${id.slice(-10).toUpperCase()}`
