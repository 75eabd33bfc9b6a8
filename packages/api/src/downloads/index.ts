export { type OpenDownload, openDownload, startDownload, storeItemFile } from './commands'
export { type BoughtFileView, filesOfOrder, type PurchaseView, purchasesPage } from './reads'
