import { UnsoundCopyError } from '@pasar/db'
import { describeOpenFailure } from './open-failure'

/** No backup was made; its message is for whoever runs the market. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed'
}

/** What stops whoever writes, by the code of the error: the disk of the copy, as nothing is written into the market. */
const OF_COPY = /^(ENOSPC|EDQUOT|EROFS|EEXIST|ENOTDIR|SQLITE_FULL)$/

/** A sentence in place of an error of the system or of SQLite; any other error as it is. */
export function asBackupFailed(error: unknown, dataDir: string, target: string): unknown {
  if (error instanceof UnsoundCopyError) return new BackupFailed(error.message)
  if (!(error instanceof Error) || error instanceof BackupFailed) return error
  const [code, file] = ['code', 'path'].map((name) => String(Reflect.get(error, name) ?? ''))
  const isOfCopy = OF_COPY.test(code ?? '') || file?.startsWith(target) === true
  const sentence = describeOpenFailure(error, isOfCopy ? target : dataDir)
  return sentence === null ? error : new BackupFailed(sentence)
}
