export { applyAsSeller } from './commands/apply'
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
export { type Selling, type SellingState, sellingOf } from './reads/apply'
export { type SellerDesk, sellerDesk, type WorkWaits, workWaits } from './reads/desk'
export { listingForm, ownItemsPage } from './reads/listing'
export { type ApplicationPage, applicationPage, applicationsPage } from './reads/review'
