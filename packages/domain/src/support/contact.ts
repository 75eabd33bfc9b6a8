/** Ways to reach someone outside the market, which public texts must not hold. */

/**
 * These run over whole texts, so each is linear: a search begins at one character (`@`, a dot, a digit) and looks at what
 * is right beside it. An expression that began with a run of letters would read the run again from each of them.
 */
const EMAIL = /[\p{L}\d._%+-]\s?@\s?[\p{L}\d-]+\s?\.\s?\p{L}{2}/u
const LINK =
  /https?:|www\.|[a-z\d-]\.(?:com|net|org|my|sg|cn|io|co|me|shop|store|xyz|info|link|app|ly|cc|biz|site|online)\b/i

/** Digits as people group them in a phone number. */
const NUMBERS = /(?<!\d)(?:\+|00)?\d(?:[ ().\-/]{0,2}\d){7,14}(?!\d)/g

/**
 * A run of digits that is dialled: with a country's code, a leading 0, or a mobile number without it. Prices,
 * sizes, years and the numbers under bar codes begin otherwise.
 */
function isDialled(run: string): boolean {
  const digits = run.replace(/\D/g, '')
  return run.startsWith('+') || /^(?:0\d{8,12}|60\d{8,10}|1[0-9]\d{7,8})$/.test(digits)
}

export type ContactKind = 'email' | 'link' | 'phone'

/** The ways to reach someone that a text holds, however wide its characters are written. */
export function findContacts(text: string): ContactKind[] {
  const plain = text.normalize('NFKC').replace(/\p{Pd}/gu, '-')
  const found: ContactKind[] = []
  if (EMAIL.test(plain)) found.push('email')
  if (LINK.test(plain)) found.push('link')
  if ((plain.match(NUMBERS) ?? []).some(isDialled)) found.push('phone')
  return found
}

/** True when a text holds an email, a link or a phone number. */
export const hasContact = (text: string): boolean => findContacts(text).length > 0
