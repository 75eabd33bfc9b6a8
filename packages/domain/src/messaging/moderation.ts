import { findContacts } from '../support/contact'
import { joinLetters, plainForm, writeSigns } from './disguise'
import { hasDigit, mixedNumbers, partsNumber, spacesNumber, spellsNumber, typedNumbers } from './numbers'
import { hasWord } from './words'

/** Why a message waits for an admin. */
export const HOLD_REASONS = ['phone', 'email', 'link', 'account', 'word', 'all'] as const
export type HoldReason = (typeof HOLD_REASONS)[number]

export interface ModerationRules {
  /** Words that hold a message. */
  words: readonly string[]
  /** Every message waits for an admin. */
  holdsAll: boolean
}

/** Runs of digits as bank accounts are written: in one piece, or in groups. */
const ACCOUNT = /(?<![\d+])\d(?:[ -]?\d){9,16}(?!\d)/g
/** Numbers of books. */
const BOOK = /^97[89]\d{10}$/

/** Sizes and years come in pairs; the groups of an account have three digits or more, or one each. */
function isAccount(run: string): boolean {
  const groups = run.split(/[ -]/)
  if (BOOK.test(groups.join(''))) return false
  return groups.every(({ length }) => length === 1) || groups.some(({ length }) => length >= 3)
}

const MAIL_HOST =
  /@\s?(?:gmail|yahoo|hotmail|outlook|icloud|proton|qq|163)\b|\b(?:gmail|yahoo|hotmail|outlook|icloud)\s?[.,]?\s?com\b/

/** Addresses that somebody has taken apart: "kedai . com", "kedai,com", "www kedai", "hxxp://", "wa . me". */
const APART =
  /[a-z\d](?:\s\.\s?|,)(?:com|net|org)\b|\bwww\b|\bh[tx*]{2}ps?\s?:\s?\/\/|(?<![a-z\d])(?:wa|t)\s?\.\s?me\b/

/** Most texts have nothing to undo: what is the same is looked at once. */
function isCall(plain: string, joined: string, numbers: string): boolean {
  const mixed = mixedNumbers(numbers)
  return [...new Set([plain, joined, mixed])].some(spellsNumber) || spacesNumber(plain) || partsNumber(mixed)
}

/**
 * Why a message is held; nothing holds a clean one.
 * @param text of bounded length
 */
export function holdReasons(text: string, { words, holdsAll }: ModerationRules): HoldReason[] {
  const plain = plainForm(text)
  const numbers = typedNumbers(plain)
  const joined = joinLetters(plain)
  const given = writeSigns(joined)
  const contacts = new Set([...new Set([plain, given])].flatMap(findContacts))
  const hasDialled = numbers === plain ? contacts.has('phone') : findContacts(numbers).includes('phone')
  const phone = hasDialled || isCall(plain, joined, numbers)
  const found: Record<HoldReason, boolean> = {
    phone,
    email: contacts.has('email') || MAIL_HOST.test(given),
    link: contacts.has('link') || APART.test(given),
    // Many a phone number could be an account, too.
    account: !phone && (numbers.match(ACCOUNT) ?? []).some(isAccount),
    word: hasWord(text, words),
    all: holdsAll,
  }
  return HOLD_REASONS.filter((reason) => found[reason])
}

/** Characters of a message that may be a piece of a number. */
const MAX_PIECE_LENGTH = 24

/** Whether a message may be a piece of a number that is sent bit by bit. */
export const isPiece = (text: string): boolean =>
  text.length <= MAX_PIECE_LENGTH && hasDigit(mixedNumbers(typedNumbers(plainForm(text))))

/** Whether messages that were sent one after the other are a number to call: "012", "345", "6789". */
export function isCallInPieces(pieces: readonly string[]): boolean {
  const plain = plainForm(pieces.join(' '))
  return isCall(plain, joinLetters(plain), typedNumbers(plain))
}
