import { opendir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { deleteOldImports, findImportFiles, findImportToDo, type ImportRecord, NO_ROOTS } from '@pasar/db'
import { DomainError, days, hours } from '@pasar/domain'
import type { Context } from '../../platform/context'
import { checkImport } from '../internal/import/check'
import { importsDir, removeImportFile } from '../internal/import/file'
import { makeImport } from '../internal/import/make'
import { moveImport } from '../internal/import/move'
import { isPassing } from '../internal/import/passing'

/** How long the result of an import is shown. */
const KEEP_IMPORTS = days(30)
/** A file is written before its row; by then the row is there, or never will be. */
const ROWLESS_FOR = hours(3)
const OWN_NAME = /^[0-9a-f]{32}(?:\.part)?$/
const AT_ONCE = 500

/** @throws what passes by itself: the next run goes on */
async function runImport(ctx: Context, record: ImportRecord, signal: AbortSignal): Promise<void> {
  const { id, state } = record
  try {
    if (state === 'checking') return await checkImport(ctx, record, signal)
    const hasEnded = await makeImport(ctx, record, signal)
    if (hasEnded) await removeImportFile(ctx, record.fileKey)
    // The imports of others come first now.
    else await moveImport(ctx, id, 'running', { state: 'running' })
  } catch (error) {
    const refusal = error instanceof DomainError ? error : new DomainError('UNKNOWN_ERROR')
    if (isPassing(error)) throw error
    if (refusal !== error) ctx.log.error({ import: id, err: error }, 'an import failed')
    const problem = JSON.stringify({ code: refusal.code, details: refusal.details })
    await moveImport(ctx, id, state, { state: 'failed', problem })
    await removeImportFile(ctx, record.fileKey)
  }
}

/** Checks and makes what sellers have sent in, each for a while, until nothing is left. */
export async function runImports(ctx: Context, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const record = await findImportToDo(ctx.db)
    if (!record) return
    await runImport(ctx, record, signal)
  }
}

/** Forgets imports whose time is up, and removes files that no row names. */
export async function sweepImports(ctx: Context): Promise<void> {
  await ctx.transact(NO_ROOTS.conditionInStatement, (tx) => deleteOldImports(tx, ctx.now() - KEEP_IMPORTS))
  const names: string[] = []
  for await (const { name } of await opendir(importsDir(ctx))) if (OWN_NAME.test(name)) names.push(name)
  while (names.length > 0) {
    const some = names.splice(0, AT_ONCE)
    const kept = await findImportFiles(ctx.db, some)
    for (const name of some.filter((own) => !kept.has(own))) {
      const file = path.join(importsDir(ctx), name)
      const found = await stat(file).catch(() => null)
      if (found && found.mtimeMs < ctx.now() - ROWLESS_FOR) await rm(file, { force: true })
    }
  }
}
