import { statSync } from 'node:fs'
import { checkLedger } from '../payments/queries/ledger'
import { openDatabase } from './open'

/** A copy is not sound; the message is a sentence that says how. */
export class UnsoundCopyError extends Error {
  override readonly name = 'UnsoundCopyError'
}

export interface BackupReport {
  bytes: number
  /** Entries of the ledger in the copy; their total is 0. */
  entries: number
}

/** More pages than any database has. Copied in several steps, a backup begins anew at each commit of another process. */
const ALL_PAGES = 0x7fffffff

/**
 * Copies a database while it is in use (SQLite's online backup: the copy is one moment in time), then opens
 * the copy and proves it: integrity, foreign keys, and the books.
 * @param rest is a job that runs when somebody asks for it: in the copy nobody has
 * @throws UnsoundCopyError
 */
export async function backupDatabase(
  source: string,
  target: string,
  rest?: { job: string; dueAt: number },
): Promise<BackupReport> {
  const original = openDatabase(source)
  try {
    await original.handle.backup(target, { progress: () => ALL_PAGES })
  } finally {
    await original.close()
  }
  const copy = openDatabase(target)
  try {
    if (rest)
      copy.handle
        .prepare('update jobs set due_at = ?, run_id = null, held_until = 0 where name = ?')
        .run(rest.dueAt, rest.job)
    const integrity = copy.handle.pragma('integrity_check', { simple: true })
    if (integrity !== 'ok') throw new UnsoundCopyError(`The copy is damaged: ${String(integrity)}`)
    const orphans = copy.handle.pragma('foreign_key_check')
    if (Array.isArray(orphans) && orphans.length > 0)
      throw new UnsoundCopyError(`The copy has ${orphans.length} rows that point nowhere.`)
    const books = await checkLedger(copy.read)
    if (
      [books.unbalanced, books.mismatched, books.payouts].some((wrong) => wrong.length > 0) ||
      books.total !== 0
    )
      throw new UnsoundCopyError('The books in the copy do not add up.')
    return { bytes: statSync(target).size, entries: books.entries }
  } finally {
    await copy.close()
  }
}
