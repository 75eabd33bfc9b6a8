import { type ImportState, NO_ROOTS, tryMoveImport } from '@pasar/db'
import type { Context } from '../../../platform/context'

/** Moves an import on; one that its seller cancelled in the meantime stays cancelled. */
export async function moveImport(
  ctx: Context,
  id: string,
  from: ImportState,
  to: { state: ImportState; problem?: string },
): Promise<void> {
  const isMoved = await ctx.transact(NO_ROOTS.conditionInStatement, (tx) =>
    tryMoveImport(tx, id, [from], { ...to, now: ctx.now() }),
  )
  if (!isMoved) ctx.log.info({ import: id }, 'an import was ended in the meantime')
}
