const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Another process holds the lock; the same work may succeed when tried again. */
export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY')

/** The disk is full or cannot be written: reading still works. */
export const isStorageFull = (error: unknown): boolean => /^SQLITE_(FULL|IOERR|READONLY)/.test(codeOf(error))

/** A row with this unique key is already there. */
export const isDuplicate = (error: unknown): boolean =>
  ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error))
