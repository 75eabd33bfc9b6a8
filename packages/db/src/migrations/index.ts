import type { OpenDatabase } from '../sqlite/open'
import { people } from './0001-people'
import { catalogue } from './0002-catalogue'
import { search } from './0003-search'
import { cart } from './0004-cart'
import { orders } from './0005-orders'
import { ledger } from './0006-ledger'
import { site } from './0007-site'
import { mailAndJobs } from './0009-mail-and-jobs'
import { accounts } from './0010-accounts'
import { guards } from './0011-guards'
import { profile } from './0012-profile'
import { facets } from './0013-facets'
import { searchWords } from './0014-search-words'
import { cleanUp } from './0015-clean-up'
import { audit } from './0016-audit'
import { pastBuyers } from './0017-past-buyers'
import { inboxes } from './0018-inboxes'
import { reviewsAndQuestions } from './0019-reviews-and-questions'
import { claims } from './0020-claims'
import { downloads } from './0022-downloads'
import { unread } from './0023-unread'
import { newsletter } from './0024-newsletter'
import { itemFacts } from './0025-item-facts'
import { sellerApplications } from './0026-seller-applications'
import { bannerBlur } from './0027-banner-blur'
import { auctions } from './0028-auctions'
import { ownItems } from './0030-own-items'
import { salesByAge } from './0031-sales-by-age'
import { storeFronts } from './0032-store-fronts'
import { variants } from './0033-variants'
import { claimSides } from './0034-claim-sides'
import { payouts } from './0035-payouts'
import { sellerDesk } from './0037-seller-desk'
import { claimsByEmail } from './0038-claims-by-email'
import { couponKinds } from './0039-coupon-kinds'
import { freeShipping } from './0039-free-shipping'
import { imports } from './0040-imports'
import { ownProducts } from './0041-own-products'
import { listingPlans } from './0042-listing-plans'
import { couponBudgets } from './0043-coupon-budgets'
import { services } from './0045-services'
import { storeStaff } from './0046-store-staff'
import { applicationQuestions } from './0047-application-questions'
import { itemRemovals } from './0047-item-removals'
import { variantPictures } from './0048-variant-pictures'
import { sellerLists } from './0049-seller-lists'
import { messages } from './0051-messages'
import { itemViews } from './0052-item-views'
import { messagePictures } from './0053-message-pictures'
import { replies } from './0054-replies'
import { auctionPlans } from './0055-auction-plans'
import { staffDesks } from './0056-staff-desks'
import { sellerServices } from './0058-seller-services'
import { fileVersions } from './0060-file-versions'
import { itemAttributes } from './0061-item-attributes'
import { listingUploads } from './0062-listing-uploads'
import { marketSettings } from './0065-market-settings'
import { rollUps } from './0066-roll-ups'
import { staffCoupons } from './0067-staff-coupons'
import { couponStops } from './0068-coupon-stops'
import { parcelParts } from './0069-parcel-parts'
import { variantChoices } from './0070-variant-choices'
import { auditChain, chainEntries } from './0072-audit-chain'
import { operations } from './0073-operations'
import { books } from './0074-books'
import { bannerSchedules } from './0076-banner-schedules'
import { memberSearch } from './0077-member-search'
import { blog } from './0078-blog'
import { planner } from './0080-planner'
import { planGifts } from './0081-plan-gifts'
import { games } from './0082-games'
import { memberLooks } from './0083-member-looks'
import { courierPages } from './0085-courier-pages'
import { parcelWindows } from './0086-parcel-windows'
import { newsletterIssues } from './0087-newsletter-issues'
import { savedViews } from './0089-saved-views'
import { bulkChanges } from './0090-bulk-changes'
import { blogRemarks } from './0091-blog-remarks'
import { calendarFeeds } from './0092-calendar-feeds'
import { bankStatements } from './0093-bank-statements'
import { referralCodes } from './0094-referral-codes'
import { priceOutliers } from './0095-price-outliers'
import { inboxDesk } from './0100-inbox-desk'
import { staffChanges } from './0110-staff-changes'
import { codesOfResellers } from './0123-codes-of-resellers'
import { giftsFrom } from './0143-gifts-from'

export interface Migration {
  name: string
  sql: string
  /** It makes a table anew that others refer to: references are checked at its end instead of all along. */
  rebuilds?: true
  /** What SQL alone cannot do; runs after it, in the same transaction. */
  fill?: (handle: OpenDatabase['handle']) => void
}

/** In the order they run. Forward only: one that has landed is never edited, a new one is added. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001-people', sql: people },
  { name: '0002-catalogue', sql: catalogue },
  { name: '0003-search', sql: search },
  { name: '0004-cart', sql: cart },
  { name: '0005-orders', sql: orders },
  { name: '0006-ledger', sql: ledger },
  { name: '0007-site', sql: site },
  { name: '0009-mail-and-jobs', sql: mailAndJobs },
  { name: '0010-accounts', sql: accounts, rebuilds: true },
  { name: '0011-guards', sql: guards },
  { name: '0012-profile', sql: profile },
  { name: '0013-facets', sql: facets },
  { name: '0014-search-words', sql: searchWords },
  { name: '0015-clean-up', sql: cleanUp },
  { name: '0016-audit', sql: audit },
  { name: '0017-past-buyers', sql: pastBuyers },
  { name: '0018-inboxes', sql: inboxes },
  { name: '0019-reviews-and-questions', sql: reviewsAndQuestions },
  { name: '0020-claims', sql: claims },
  { name: '0022-downloads', sql: downloads },
  { name: '0023-unread', sql: unread },
  { name: '0024-newsletter', sql: newsletter },
  { name: '0025-item-facts', sql: itemFacts },
  { name: '0026-seller-applications', sql: sellerApplications },
  { name: '0027-banner-blur', sql: bannerBlur },
  { name: '0028-auctions', sql: auctions },
  { name: '0030-own-items', sql: ownItems },
  { name: '0031-sales-by-age', sql: salesByAge },
  { name: '0032-store-fronts', sql: storeFronts },
  { name: '0033-variants', sql: variants },
  { name: '0034-claim-sides', sql: claimSides },
  { name: '0035-payouts', sql: payouts },
  { name: '0037-seller-desk', sql: sellerDesk },
  { name: '0038-claims-by-email', sql: claimsByEmail },
  { name: '0039-coupon-kinds', sql: couponKinds, rebuilds: true },
  { name: '0039-free-shipping', sql: freeShipping },
  { name: '0040-imports', sql: imports },
  { name: '0041-own-products', sql: ownProducts },
  { name: '0042-listing-plans', sql: listingPlans },
  { name: '0043-coupon-budgets', sql: couponBudgets },
  { name: '0045-services', sql: services },
  { name: '0046-store-staff', sql: storeStaff },
  { name: '0047-application-questions', sql: applicationQuestions },
  { name: '0047-item-removals', sql: itemRemovals },
  { name: '0048-variant-pictures', sql: variantPictures },
  { name: '0049-seller-lists', sql: sellerLists },
  { name: '0051-messages', sql: messages },
  { name: '0052-item-views', sql: itemViews },
  { name: '0053-message-pictures', sql: messagePictures },
  { name: '0054-replies', sql: replies },
  { name: '0055-auction-plans', sql: auctionPlans },
  { name: '0056-staff-desks', sql: staffDesks },
  { name: '0058-seller-services', sql: sellerServices },
  { name: '0060-file-versions', sql: fileVersions },
  { name: '0061-item-attributes', sql: itemAttributes },
  { name: '0062-listing-uploads', sql: listingUploads },
  { name: '0065-market-settings', sql: marketSettings },
  { name: '0066-roll-ups', sql: rollUps },
  { name: '0067-staff-coupons', sql: staffCoupons },
  { name: '0068-coupon-stops', sql: couponStops },
  { name: '0069-parcel-parts', sql: parcelParts },
  { name: '0070-variant-choices', sql: variantChoices },
  { name: '0072-audit-chain', sql: auditChain, fill: chainEntries },
  { name: '0073-operations', sql: operations },
  { name: '0074-books', sql: books },
  { name: '0076-banner-schedules', sql: bannerSchedules },
  { name: '0077-member-search', sql: memberSearch },
  { name: '0078-blog', sql: blog },
  { name: '0080-planner', sql: planner },
  { name: '0081-plan-gifts', sql: planGifts },
  { name: '0082-games', sql: games },
  { name: '0083-member-looks', sql: memberLooks },
  { name: '0085-courier-pages', sql: courierPages },
  { name: '0086-parcel-windows', sql: parcelWindows },
  { name: '0087-newsletter-issues', sql: newsletterIssues },
  { name: '0089-saved-views', sql: savedViews },
  { name: '0090-bulk-changes', sql: bulkChanges },
  { name: '0091-blog-remarks', sql: blogRemarks },
  { name: '0092-calendar-feeds', sql: calendarFeeds },
  { name: '0093-bank-statements', sql: bankStatements },
  { name: '0094-referral-codes', sql: referralCodes },
  { name: '0095-price-outliers', sql: priceOutliers },
  { name: '0100-inbox-desk', sql: inboxDesk },
  { name: '0110-staff-changes', sql: staffChanges },
  { name: '0123-codes-of-resellers', sql: codesOfResellers },
  { name: '0143-gifts-from', sql: giftsFrom },
]
