import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { deleteClaim, findReferences, findStaleClaims } from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { removePicture } from '../../platform/pictures/files'

/** Time enough to find the mail, or to ask for another one. Strangers hold nobody's email longer than that. */
export const KEEP_CLAIMS = days(30)
/** In one transaction: nobody who buys waits longer than for another buyer. */
const AT_ONCE = 50

/** Removes accounts whose email was not confirmed in time, except those that other records depend on. */
export async function sweepClaims(ctx: Context, signal: AbortSignal): Promise<void> {
  const before = ctx.now() - KEEP_CLAIMS
  const references = await findReferences(ctx.db, 'users')
  const removeSome = async () => {
    const due = await findStaleClaims(ctx.db, references, before, AT_ONCE)
    return ctx.transact({ user: due.map(({ id }) => id) }, async (tx) => {
      // Meanwhile somebody may have confirmed, and those behind are not held.
      const isDue = new Set(due.map(({ id }) => id))
      const claims = (await findStaleClaims(tx, references, before, AT_ONCE)).filter(({ id }) =>
        isDue.has(id),
      )
      for (const { id, avatarKey } of claims) {
        await deleteClaim(tx, id)
        if (avatarKey !== null) tx.afterCommit(() => removePicture(ctx.uploadsDir, avatarKey))
      }
      return claims.length
    })
  }
  while (!signal.aborted && (await removeSome()) === AT_ONCE) await yieldToEventLoop()
}
