import { NewerDatabaseError } from '@pasar/db'

/** What is wrong with the folder, by the code of the error: of the system, and of SQLite. */
const REASONS: readonly [RegExp, string][] = [
  [/^(ENOTDIR|EEXIST)$/, 'this is no folder.'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full.'],
  [/^EROFS$/, 'the disk can only be read.'],
  [
    /^(EACCES|EPERM|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM)/,
    'this user may not write there. It and all in it have to belong to the user who runs the market.',
  ],
  [/^SQLITE_(NOTADB|CORRUPT)/, 'pasar.db is damaged, or no database. Restore a backup (docs/backup.md).'],
]

/** A sentence for whoever starts the market, where its folder cannot be used; null for any other error. */
export function describeOpenFailure(error: unknown, dataDir: string): string | null {
  if (error instanceof NewerDatabaseError)
    return `Pasar cannot open ${dataDir}: ${error.message} Start that version, or restore a backup from before (docs/backup.md).`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS.find(([codes]) => codes.test(code))?.[1]
  return reason === undefined ? null : `Pasar cannot use ${dataDir}: ${reason}`
}
