export { type OpenDownload, openDownload, startDownload } from './commands'
export { storeItemFile, withdrawFileVersion } from './commands/item-files'
export {
  type BoughtFileView,
  filesOfOrder,
  type ItemFilesView,
  itemFilesPage,
  offeredFiles,
  type PurchaseView,
  purchasesPage,
} from './reads'
