export { applyAsSeller } from './commands/apply'
export { cancelImport, confirmImport, dropImportFile, receiveImport, startImport } from './commands/imports'
export { addListing, editListing } from './commands/listing'
export { deleteListing, moveItem, setPrice, setStock } from './commands/own-items'
export {
  approveSeller,
  openSellerProof,
  type Reviewer,
  rejectSeller,
  type SellerNumbers,
  showSellerNumbers,
} from './commands/review'
export { runImports } from './jobs'
export { type Selling, type SellingState, sellingOf } from './reads/apply'
export { type SellerDesk, sellerDesk, type WorkWaits, workWaits } from './reads/desk'
export {
  exportItems,
  type ImportItemState,
  type ImportItemView,
  type ImportState,
  type ImportSummary,
  type ImportView,
  importPage,
  importsPage,
  listRefusals,
} from './reads/imports'
export { listingForm, ownItemsPage } from './reads/listing'
export { type ApplicationPage, applicationPage, applicationsPage } from './reads/review'
