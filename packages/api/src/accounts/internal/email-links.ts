import { type EmailLink, insertEmailLink, type Tx } from '@pasar/db'
import { after, LIFETIME, linkTo } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { hashSecret, makeSecret } from './secrets'

const PAGES = { verify: '/verify-email/:token', reset: '/reset-password/:token' } as const
const LIFETIMES = { verify: LIFETIME.verifyLink, reset: LIFETIME.resetLink } as const

/** Longer ones would make links that mail programs break. */
const MAX_FROM = 500

/** The page to lead back to, as the query of a link has it. */
export const returnQuery = (from: string | null): { from: string | undefined } => ({
  from: from === null || from.length > MAX_FROM ? undefined : from,
})

/** Makes a link and returns it; only its hash is stored. */
export async function makeEmailLink(
  tx: Tx,
  ctx: Context,
  kind: EmailLink['kind'],
  { userId, email, from }: { userId: string | null; email: string; from: string | null },
): Promise<string> {
  const secret = makeSecret(ctx)
  const now = ctx.now()
  await insertEmailLink(tx, {
    id: hashSecret(secret),
    kind,
    userId,
    email,
    now,
    expiresAt: after(now, LIFETIMES[kind]),
  })
  return `${ctx.config.appUrl}${linkTo(PAGES[kind], { token: secret }, returnQuery(from))}`
}

/** Why a link opens nothing (any more); null when it does. */
export function whyEnded(link: EmailLink | null, now: number): 'unknown' | 'used' | 'expired' | null {
  if (link === null || link.userId === null) return 'unknown'
  if (link.usedAt !== null) return 'used'
  return link.expiresAt <= now ? 'expired' : null
}
