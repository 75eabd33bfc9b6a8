export { approveAffiliate, rejectAffiliate } from './commands/affiliates'
export { answerReviewer, askApplicant, withdrawApplication } from './commands/application-questions'
export { applyAsSeller, saveApplicationDraft } from './commands/apply'
export {
  changeAuctionSettings,
  offerToSecond,
  relistAuction,
  stopAuction,
  unscheduleAuction,
} from './commands/auctions'
export {
  type BulkItemRequest,
  bulkChange,
  requireBulkChange,
  undoBulkChange,
} from './commands/bulk'
export { duplicateListing } from './commands/duplicate'
export { discardFormDraft, saveFormDraft } from './commands/form-drafts'
export { cancelImport, confirmImport, dropImportFile, receiveImport, startImport } from './commands/imports'
export { addListing, editListing } from './commands/listing'
export { cropPicture, uploadPicture } from './commands/listing-uploads'
export { changeOffer, deleteListing, moveItem } from './commands/own-items'
export { countReferral, referralCodeOf, resellerBehind } from './commands/referral'
export {
  approveSeller,
  openSellerProof,
  rejectSeller,
  type SellerNumbers,
  showSellerNumbers,
} from './commands/review'
export { saveShippingDefaults, shippingDefaultsOf } from './commands/shipping-defaults'
export { writeXlsx } from './internal/export-xlsx'
export type { Reviewer } from './internal/review-case'
export { runImports } from './jobs/imports'
export { type AffiliatePage, affiliatePage, affiliatesPage, exportAffiliates } from './reads/affiliates'
export { openPurchases, type Selling, type SellingState, sellingOf, sellingSuspension } from './reads/apply'
export { OWN_AUCTION_LISTS, type OwnAuctionList, ownAuctionsPage } from './reads/auctions'
export { type BulkPreviewRow, bulkPreview } from './reads/bulk'
export { type CommissionPage, commissionPage, exportCommission } from './reads/commission'
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
export { listingForm, ownItemIds, ownItemsPage } from './reads/listing'
export {
  exportGroupSales,
  exportRecruited,
  type GroupSalesPage,
  groupSalesPage,
  RECENT_DAYS,
  recruitedPage,
} from './reads/recruiting'
export { type ResellerDesk, resellerDesk } from './reads/reseller-desk'
export { type ApplicationPage, applicationPage, applicationsPage, exportApplications } from './reads/review'
