export { addressRow, lineRow, orderSums, parcelMoney } from './checkout/rows'
export type { Db } from './kernel/db'
export { jsonColumn } from './kernel/json-column'
export { NotMoved } from './kernel/not-moved'
export type { Reference } from './kernel/references'
export {
  lockSteps,
  NO_ROOTS,
  ROOTS,
  type RootKind,
  type RootRef,
  type Roots,
  selectRoots,
} from './kernel/roots'
export { makeTransact, type Transact, type Tx } from './kernel/transact'
export { isBlank, migrate, missingMigrations, NewerDatabaseError } from './migrations/migrate'
export * from './queries'
export { type BackupReport, backupDatabase, UnsoundCopyError } from './sqlite/backup'
export type { ChangeListener, Changes } from './sqlite/changes'
export { isBusy, isDuplicate, isStorageFull } from './sqlite/errors'
export { checkFile } from './sqlite/integrity'
export { type OpenDatabase, openDatabase } from './sqlite/open'
export { findReferences } from './sqlite/references'
