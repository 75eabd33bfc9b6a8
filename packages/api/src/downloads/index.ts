export { type OpenDownload, openAppDownload, openDownload, startDownload } from './commands'
export { storeItemFile, withdrawFileVersion } from './commands/item-files'
export { isAppToken } from './internal/link'
export {
  type BoughtFileView,
  filesOfOrder,
  type ItemFilesView,
  itemFilesPage,
  offeredFiles,
  type PurchaseView,
  purchasesPage,
} from './reads'
