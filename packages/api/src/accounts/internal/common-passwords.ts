import { DomainError, MIN_PASSWORD_LENGTH } from '@pasar/domain'

let common: Promise<ReadonlySet<string>> | null = null

/** Passwords that lists of stolen ones hold most often. Unpacked with their first use, and only those long enough to be chosen. */
async function unpack(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words: readonly (string | number)[] = dictionary['passwords-common']
  return new Set(words.map(String).filter((word) => word.length >= MIN_PASSWORD_LENGTH))
}

/** One character, or two or three in turn, over and over. */
const REPEATED = /^(.{1,3}?)\1+.{0,2}$/su

/** Whether a password is among the first that anyone would try for this email. */
async function isCommonPassword(password: string, email: string): Promise<boolean> {
  common ??= unpack()
  const typed = password.toLowerCase()
  if (REPEATED.test(typed) || typed === email.toLowerCase()) return true
  const words = await common
  // A digit or a mark behind it is what everyone adds when the word alone is refused.
  return words.has(typed) || words.has(typed.replace(/[^\p{L}\p{N}]+$/u, ''))
}

/** @throws DomainError VALIDATION at the field when the password is too common */
export async function refuseCommonPassword(password: string, email: string, field: string): Promise<void> {
  if (await isCommonPassword(password, email))
    throw new DomainError('VALIDATION', {}, { [field]: 'passwordCommon' })
}
