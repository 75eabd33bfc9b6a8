import { NewerDatabaseError } from '@pasar/db'
import { KeyFileError } from '../key-file'
import { LostDatabaseError } from './data-folder'

/** What is wrong with the folder, by the code of the error: of the system, and of SQLite. */
const REASONS: readonly [RegExp, string][] = [
  [/^(ENOTDIR|EEXIST)$/, 'this is no folder, or a link that leads nowhere.'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full.'],
  [/^(EIO|SQLITE_IOERR)/, 'the disk is full, or fails: what is there can neither be read nor written.'],
  [/^ENOENT$/, 'no folder can be made there.'],
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
  if (error instanceof KeyFileError || error instanceof LostDatabaseError)
    return `Pasar cannot use ${dataDir}: ${error.message}`
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const reason = REASONS.find(([codes]) => codes.test(code))?.[1]
  return reason === undefined ? null : `Pasar cannot use ${dataDir}: ${reason}`
}
