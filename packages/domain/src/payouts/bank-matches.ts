import type { Sen } from '../kernel/money'
import { mayMovePayout, type PayoutState } from './payouts'

/** What a line of a statement comes to. */
export const FINDINGS = [
  /** The payout is paid by it. */
  'paid',
  /** The payout came back by it, and has failed. */
  'failed',
  /** It says what is known already. */
  'agrees',
  /** It was in an earlier statement. */
  'duplicate',
  /** It is about no payout. */
  'unknown',
  'unreadable',
  'amountDiffers',
  /** The payout was never sent to the bank, or was left out of its run. */
  'notSent',
  /** The bank has paid what was marked as failed. */
  'markedFailed',
  /** The bank has paid, or sent back, the same payout once more. */
  'again',
] as const
export type Finding = (typeof FINDINGS)[number]

export const isFinding = (text: string | null): text is Finding => FINDINGS.some((known) => known === text)

/** A payout as a line meets it. */
export interface MatchedPayout {
  state: PayoutState
  amount: Sen
  /** Whether an earlier line has said that it was paid, and that it came back. */
  isPaidByBank: boolean
  isReturnedByBank: boolean
}

export interface JudgedLine {
  amount: Sen
  isUnreadable: boolean
  isDuplicate: boolean
  payout: MatchedPayout | null
}

function judgePayment({ state, isPaidByBank, isReturnedByBank }: MatchedPayout): Finding {
  if (isPaidByBank) return 'again'
  if (state === 'proposed' || state === 'dropped') return 'notSent'
  if (state === 'paid') return 'agrees'
  if (mayMovePayout(state, 'paid')) return 'paid'
  // What has come back was paid before, whichever of the two statements is read first.
  return isReturnedByBank ? 'agrees' : 'markedFailed'
}

function judgeReturn({ state, isReturnedByBank }: MatchedPayout): Finding {
  if (isReturnedByBank) return 'again'
  if (state === 'proposed' || state === 'dropped') return 'notSent'
  return mayMovePayout(state, 'failed') ? 'failed' : 'agrees'
}

/** What a line comes to, as things are. Only `paid` and `failed` move a payout. */
export function judgeLine({ amount, isUnreadable, isDuplicate, payout }: JudgedLine): Finding {
  if (isDuplicate) return 'duplicate'
  if (isUnreadable) return 'unreadable'
  if (payout === null) return 'unknown'
  if (Math.abs(amount) !== payout.amount) return 'amountDiffers'
  return amount < 0 ? judgePayment(payout) : judgeReturn(payout)
}

/** A payout after a line was found to say something of it. */
export function afterLine(payout: MatchedPayout, amount: Sen, finding: Finding): MatchedPayout {
  if (finding !== 'paid' && finding !== 'failed' && finding !== 'agrees') return payout
  const state = finding === 'agrees' ? payout.state : finding
  return amount < 0 ? { ...payout, state, isPaidByBank: true } : { ...payout, state, isReturnedByBank: true }
}

const wordsOf = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/\b(?:SDN|BHD|BIN|BINTI|BT|BTE|A\/L|A\/P|ENTERPRISE|TRADING)\b/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)

/** Whether a line's text names the holder of an account. Banks cut names off, so its first words have to do. */
export function namesHolder(words: string, holder: string): boolean {
  const said = new Set(wordsOf(words))
  const asked = wordsOf(holder).slice(0, 3)
  return asked.length > 0 && asked.join('').length >= 4 && asked.slice(0, 2).every((word) => said.has(word))
}
