import { deleteUnusedPictures, findUnusedPictures, NO_ROOTS } from '@pasar/db'
import { days } from '@pasar/domain'
import type { Context } from '../platform/context'
import { waitForIdle } from '../platform/jobs/wait-for-idle'

/** A picture may belong to a text that is still open in a tab and could not be saved. */
export const UNUSED_FOR = days(7)
/** Looking for a picture reads whole texts. */
const AT_ONCE = 50

/** Forgets pictures that no article and no text of its history shows; the job `pictures` removes their files. */
export async function sweepPostPictures(ctx: Context, signal: AbortSignal): Promise<void> {
  const before = ctx.now() - UNUSED_FOR
  let after: string | null = ''
  while (after !== null && !signal.aborted) {
    await waitForIdle(signal)
    const { unused, next }: Awaited<ReturnType<typeof findUnusedPictures>> = await findUnusedPictures(
      ctx.db,
      after,
      { before, limit: AT_ONCE },
    )
    if (unused.length > 0)
      await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteUnusedPictures(tx, unused, before))
    after = next
  }
}
