import crypto, { createHash, createHmac } from 'node:crypto'
import type { Context } from '../../platform/context'

/** Enough that nobody guesses one. */
const SECRET_BYTES = 32

/** A bearer secret, such as a link in a mail or a token of an app. */
export const makeSecret = (ctx: Context): string =>
  Buffer.from(ctx.randomBytes(SECRET_BYTES)).toString('base64url')

/** Node's quick way, from 20.12 on: each request of a member needs one. */
const ownHash: typeof crypto.hash | undefined = crypto.hash

/** Secrets are stored as SHA-256: a copy of the database gives no access. */
export const hashSecret = (secret: string): string =>
  ownHash?.('sha256', secret, 'hex') ?? createHash('sha256').update(secret).digest('hex')

/**
 * A secret derived from its purpose and a key outside of the database, where only its hash is stored.
 * @param purpose names it: of the same purpose there is one
 */
export const deriveSecret = (ctx: Context, purpose: string): string =>
  createHmac('sha256', ctx.tokenKey).update(purpose).digest('base64url')
