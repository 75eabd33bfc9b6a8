import { createHash, createHmac } from 'node:crypto'
import type { Context } from '../../platform/context'

/** Enough that nobody guesses one. */
const SECRET_BYTES = 32

/** What opens something for whoever holds it: a link in a mail, a token of an app. */
export const makeSecret = (ctx: Context): string =>
  Buffer.from(ctx.randomBytes(SECRET_BYTES)).toString('base64url')

/** Secrets are kept as SHA-256: a copy of the database opens no door. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * A secret that can be reckoned again from what it is for and a key beside the database, where only its hash is kept.
 * @param purpose names it: of the same purpose there is one
 */
export const deriveSecret = (ctx: Context, purpose: string): string =>
  createHmac('sha256', ctx.tokenKey).update(purpose).digest('base64url')
