import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError, seconds } from '@pasar/domain'

/** Older signatures may be a recording played back. */
const MAX_AGE = seconds(300)

const sign = (key: string, timestamp: number, body: Buffer): string =>
  createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex')

/** A header in the form of Stripe's: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signBody(key: string, body: Buffer, now: number): string {
  const timestamp = Math.floor(now / 1_000)
  return `t=${timestamp},v1=${sign(key, timestamp, body)}`
}

/** @throws DomainError BAD_SIGNATURE when the header is missing, old, or made for another body */
export function checkSignature(key: string, body: Buffer, header: string | undefined, now: number): void {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '')
  if (!parts) throw new DomainError('BAD_SIGNATURE')
  const timestamp = Number(parts[1])
  const expected = Buffer.from(sign(key, timestamp, body), 'hex')
  const given = Buffer.from(parts[2] ?? '', 'hex')
  if (!timingSafeEqual(expected, given) || Math.abs(now - timestamp * 1_000) > MAX_AGE)
    throw new DomainError('BAD_SIGNATURE')
}
