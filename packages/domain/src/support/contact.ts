/** Ways to reach someone outside the market, which public texts must not hold. */

/**
 * These run over whole texts, so each is linear: a search begins at one sign (`@`, a dot, a digit) and looks at what
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

/** True when a text holds an email, a link or a phone number, however wide its signs are written. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Pd}/gu, '-')
  return EMAIL.test(plain) || LINK.test(plain) || (plain.match(NUMBERS) ?? []).some(isDialled)
}
