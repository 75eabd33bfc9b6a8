import { opendir, rm, stat } from 'node:fs/promises'
import { findKeptFiles } from '@pasar/db'
import { hours } from '@pasar/domain'
import type { Context } from '../platform/context'
import { fileAt } from './internal/store'

/** A file is written before its row; by then the row is there, or never will be. */
const ROWLESS_FOR = hours(3)
const AT_ONCE = 500
/** Anything else in the folder was put there by someone who knows why. */
const OWN_NAME = /^([0-9a-f]{32})(?:\.part)?$/

async function removeRowless(ctx: Context, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const kept = await findKeptFiles(ctx.db, names)
  for (const name of names) {
    if (kept.has(name)) continue
    const file = fileAt(ctx.filesDir, name)
    const found = await stat(file).catch(() => null)
    if (found && found.mtimeMs < ctx.now() - ROWLESS_FOR) await rm(file, { force: true })
  }
}

/** Removes files of digital goods that a process left which was killed between their last byte and their row. */
export async function sweepFiles(ctx: Context, signal: AbortSignal): Promise<void> {
  const names: string[] = []
  for await (const { name } of await opendir(ctx.filesDir)) {
    if (signal.aborted) return
    if (!OWN_NAME.test(name)) continue
    names.push(name)
    if (names.length === AT_ONCE) await removeRowless(ctx, names.splice(0))
  }
  await removeRowless(ctx, names)
}
