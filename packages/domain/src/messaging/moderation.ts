import { findContacts } from '../support/contact'
import { joinLetters, plainForm, spacesNumber, spellsNumber, writeSigns } from './disguise'
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

const MAIL_HOST = /@\s?(?:gmail|yahoo|hotmail|outlook|icloud|proton|qq|163)\b/

/**
 * Why a message is held; nothing holds a clean one.
 * @param text of bounded length
 */
export function holdReasons(text: string, { words, holdsAll }: ModerationRules): HoldReason[] {
  const plain = plainForm(text)
  const given = writeSigns(joinLetters(plain))
  const contacts = new Set([...findContacts(plain), ...findContacts(given)])
  const phone = contacts.has('phone') || spellsNumber(plain) || spacesNumber(plain)
  const found: Record<HoldReason, boolean> = {
    phone,
    email: contacts.has('email') || MAIL_HOST.test(given),
    link: contacts.has('link'),
    // Many a phone number could be an account, too.
    account: !phone && (plain.match(ACCOUNT) ?? []).some(isAccount),
    word: hasWord(text, words),
    all: holdsAll,
  }
  return HOLD_REASONS.filter((reason) => found[reason])
}
