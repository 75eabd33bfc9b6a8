import {
  deleteExpiredChallenges,
  deleteExpiredEmailChanges,
  deleteExpiredSessions,
  deleteExpiredTokens,
  deleteOldEmailLinks,
  deleteOldInvitations,
  NO_ROOTS,
} from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../../platform/context'

/** So long the page of a link that has ended can say why. */
export const KEEP_LINKS = days(30)

/** Clears away what has ended: sessions, tokens, links of mails, logins that were not finished. */
export const sweepSessions = (ctx: Context): Promise<void> =>
  ctx.transact(NO_ROOTS.conditionInStatement, async (tx) => {
    await deleteExpiredTokens(tx, ctx.now())
    await deleteExpiredSessions(tx, ctx.now())
    await deleteOldEmailLinks(tx, ctx.now() - KEEP_LINKS)
    await deleteOldInvitations(tx, ctx.now() - KEEP_LINKS)
    await deleteExpiredEmailChanges(tx, ctx.now())
    await deleteExpiredChallenges(tx, ctx.now())
  })
