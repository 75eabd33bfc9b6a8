import {
  deleteExpiredChallenges,
  deleteExpiredEmailChanges,
  deleteExpiredSessions,
  deleteExpiredTokens,
  deleteOldEmailLinks,
  deleteOldInvitations,
} from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { deleteInSlices } from '../../platform/jobs/delete-in-slices'
import { runEach, type Step } from '../../platform/jobs/run-each'

/** How long the page of an expired link can say why it expired. */
export const KEEP_LINKS = days(30)

const STEPS: readonly Step[] = [
  (ctx, signal) => deleteInSlices(ctx, signal, (tx, limit) => deleteExpiredTokens(tx, ctx.now(), limit)),
  (ctx, signal) => deleteInSlices(ctx, signal, (tx, limit) => deleteExpiredSessions(tx, ctx.now(), limit)),
  (ctx, signal) =>
    deleteInSlices(ctx, signal, (tx, limit) => deleteOldEmailLinks(tx, ctx.now() - KEEP_LINKS, limit)),
  (ctx, signal) =>
    deleteInSlices(ctx, signal, (tx, limit) => deleteOldInvitations(tx, ctx.now() - KEEP_LINKS, limit)),
  (ctx, signal) =>
    deleteInSlices(ctx, signal, (tx, limit) => deleteExpiredEmailChanges(tx, ctx.now(), limit)),
  (ctx, signal) => deleteInSlices(ctx, signal, (tx, limit) => deleteExpiredChallenges(tx, ctx.now(), limit)),
]

/** Clears away what has ended: sessions, tokens, links of mails, logins that were not finished. */
export const sweepSessions = (ctx: Context, signal = new AbortController().signal): Promise<void> =>
  runEach(ctx, signal, STEPS)
