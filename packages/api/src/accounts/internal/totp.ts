import { type Millis, seconds } from '@pasar/domain'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

/** What every authenticator app expects: SHA-1, six digits, 30 s. */
const PERIOD = 30
/** Clocks of phones are off by a little. */
const STEPS_AROUND = 1

export const makeSecret = (random: Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(random).buffer }).base32

const makeTotp = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD })

/** The step of time a code belongs to; null when it is none of now. */
export function findStep(secret: string, code: string, now: Millis): number | null {
  const delta = makeTotp(secret).validate({ token: code, timestamp: now, window: STEPS_AROUND })
  return delta === null ? null : Math.floor(now / seconds(PERIOD)) + delta
}

/** The code an app shows at that time. */
export const codeAt = (secret: string, now: number): string => makeTotp(secret).generate({ timestamp: now })

/** What an app reads from the QR code. */
export function describeSecret(secret: string, issuer: string, label: string): string {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
  }).toString()
}

export interface QrCode {
  /** Modules along an edge, with the quiet zone. */
  size: number
  /** An SVG path over a grid of that size. */
  path: string
}

export function drawQr(text: string): QrCode {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size, path }
}
