/** Crockford's base 32: without I, L, O and U, which are taken for other characters or make words. */
export const REFERRAL_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** The database draws codes (migration 0123). 40 bits: who guesses one a second finds one of a thousand resellers in 35 years. */
export const REFERRAL_CODE_LENGTH = 8

/** A code as somebody typed it from a poster: capitals, blanks and look-alikes are forgiven. Null for what is none. */
export function readReferralCode(typed: string): string | null {
  if (typed.length > 3 * REFERRAL_CODE_LENGTH) return null
  const plain = typed
    .toLowerCase()
    .replace(/[\s-]+/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return plain.length === REFERRAL_CODE_LENGTH && /^[0-9a-hjkmnp-tv-z]+$/.test(plain) ? plain : null
}
