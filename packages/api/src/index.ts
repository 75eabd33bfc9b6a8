export type {
  BannerView,
  FollowedAuction,
  HistoryView,
  ItemCard,
  ItemDetail,
  NotificationView,
  OrderSummary,
  OwnStore,
  ParcelView,
  Picture,
  QuestionView,
  ReviewPhoto,
  ReviewView,
  SavedAddress,
  StoreFigures,
  StoreForm,
  StorePicture,
  StoreView,
  WishlistEntry,
  WishSort,
} from '@pasar/db'
export {
  type Actor,
  type ActorIn,
  type Admin,
  type Author,
  type Buyer,
  type Correspondent,
  isBuyer,
  type Manager,
  type Member,
  type RecentMember,
  type Reseller,
  requireActor,
  requireAdmin,
  requireBuyer,
  requireManager,
  requireMember,
  requireReseller,
  requireSeller,
  requireVerified,
  type Seller,
} from './access/actors'
export type { LoggedIn } from './accounts/commands/challenges'
export { answerChallenge } from './accounts/commands/challenges'
export { deleteAccount, deletionHurdles } from './accounts/commands/delete-account'
export {
  cancelEmailChange,
  confirmEmailChange,
  emailLinkOf,
  type PendingEmail,
  pendingEmailOf,
  requestEmailChange,
} from './accounts/commands/email-change'
export { firstAdminLink, holdsLink, makeFirstAdmin } from './accounts/commands/first-admin'
export { type Account, type LoginOutcome, logIn, register } from './accounts/commands/login'
export { changePassword, requestReset, resetPassword, viewResetLink } from './accounts/commands/passwords'
export {
  addAddress,
  changeAddress,
  changeProfile,
  choose,
  makeDefaultAddress,
  removeAddress,
  removeAvatar,
  setAvatar,
} from './accounts/commands/profile'
export { reauthenticate, requireRecent } from './accounts/commands/reauthenticate'
export { endOtherSessions, endSession, listSessions, type SessionView } from './accounts/commands/sessions'
export { liftSuspension, suspendMember } from './accounts/commands/suspension'
export { issueTokens, refreshTokens, type Tokens } from './accounts/commands/tokens'
export {
  beginTwoFactor,
  hasTwoFactor,
  mustSetUpTwoFactor,
  needsTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  type TwoFactorView,
  turnOff,
  turnOn,
  twoFactorOf,
} from './accounts/commands/two-factor'
export {
  confirmEmail,
  resendVerification,
  type VerifyLinkView,
  viewVerifyLink,
} from './accounts/commands/verification'
export type { EndedSessions } from './accounts/internal/session-ends'
export type { LiveSession, Sessions } from './accounts/internal/sessions'
export { exportData } from './accounts/reads/export'
export {
  addressesOf,
  addressOf,
  type ChoiceView,
  choicesOf,
  type Profile,
  profileOf,
  shippingAddressOf,
} from './accounts/reads/profile'
export { type BidAnswer, bid } from './auctions/commands'
export {
  type AuctionOnItem,
  type AuctionShown,
  auctionOnItem,
  type BidsPage,
  bidsPage,
  type ShownBid,
} from './auctions/reads/auctions'
export {
  type BidStatus,
  followedAuctions,
  type OfferStatus,
  type OwnBidView,
  type OwnOfferView,
  openOffers,
  ownBidsPage,
  ownOffersPage,
  type WonView,
} from './auctions/reads/own'
export { addToCart, changeQuantity, clearCart, removeFromCart, syncStock } from './cart/commands'
export { type CartView, cartOf } from './cart/reads'
export { addSeen, clearSeen, noteSeen } from './catalogue/commands'
export type { ItemSuggestion, Teaser } from './catalogue/internal/cached-types'
export * from './catalogue/reads/pages'
export { recentlySeen } from './catalogue/reads/recent'
export { type SearchView, searchItems, shownBySearch } from './catalogue/reads/search'
export { countSitemapFiles, type SitemapEntry, sitemapItems, sitemapPages } from './catalogue/reads/sitemap'
export { type Suggestions, suggest } from './catalogue/reads/suggest'
export { type TeaserPlace, teaseListing } from './catalogue/reads/teaser'
export { type Placed, type PlaceOrder, placeOrder } from './checkout/commands'
export {
  type AtCheckout,
  type CartPage,
  type CheckoutPage,
  type CheckoutQuote,
  type CheckoutSource,
  cartPage,
  cartQuote,
  checkoutPage,
  type Destination,
  findPurchase,
  quoteCheckout,
} from './checkout/reads'
export { applyCoupon, makeOwnCoupon, removeCoupon, switchCoupon } from './coupons/commands'
export type { CartCoupon } from './coupons/internal/fit'
export {
  activeCoupons,
  type CouponCard,
  couponCentre,
  couponGoods,
  type Eligibility,
  newUserEligibility,
  type OwnCouponView,
  ownCoupons,
  runningCoupons,
} from './coupons/reads'
export { acceptOffer, escalateClaim, sendGoodsBack, withdrawClaim } from './disputes/commands/buyer'
export { decideClaim } from './disputes/commands/decide'
export { openClaim } from './disputes/commands/open'
export {
  answerClaim,
  confirmReturnArrived,
  confirmReturnForSeller,
  contestReturn,
} from './disputes/commands/seller'
export { claimPhoto } from './disputes/internal/pictures'
export {
  type ClaimCase,
  type ClaimPage,
  claimForAdmin,
  claimPage,
  claimsPage,
  saleClaim,
  type WholeClaim,
} from './disputes/reads'
export { type OpenDownload, openDownload, startDownload, storeItemFile } from './downloads/commands'
export { type BoughtFileView, filesOfOrder, type PurchaseView, purchasesPage } from './downloads/reads'
export { type ReportedThing, type ReportTarget, report, reportedThing } from './moderation/commands'
export { readAllNotifications, readNotification } from './notifications/commands'
export { type NotificationsPage, notificationsPage } from './notifications/reads'
export { type BoughtAgain, buyAgain } from './orders/commands/buy-again'
export { cancelParcel, cancelSale } from './orders/commands/cancel-parcel'
export { cancelOrder, expireOrders } from './orders/commands/close'
export { correctTracking } from './orders/commands/correct-tracking'
export { deliverSale } from './orders/commands/deliver'
export { changeAddressOfOrder, mayMoveAddress, noteForSeller } from './orders/commands/edit-paid'
export { editUnpaidOrder } from './orders/commands/edit-unpaid'
export { confirmReceipt } from './orders/commands/receive'
export { refundSale } from './orders/commands/refund-sale'
export { shipParcel } from './orders/commands/ship'
export type { OrderEdit } from './orders/internal/edit-quote'
export type { PaperStyle, PaperWord, PickList } from './orders/internal/paper-style'
export { type InvoiceStyle, type InvoiceWord, makeInvoicePdf, sayPaidWith } from './orders/invoices'
export { type BuyerDashboard, buyerDashboard } from './orders/reads/dashboard'
export { type InvoiceView, invoiceOf } from './orders/reads/invoice'
export {
  type OrderView,
  type OwnOrder,
  type OwnParcel,
  orderPage,
  ordersPage,
  ownOrder,
} from './orders/reads/orders'
export { makePapersPdf, makePickListPdf, papersOf, pickListOf } from './orders/reads/papers'
export {
  exportSales,
  type SaleRow,
  type SalesPage,
  type SaleView,
  salePage,
  salesPage,
} from './orders/reads/sales'
export { type MatchedTable, matchTable, salesToShip } from './orders/reads/ship-many'
export { type TrackedOrder, trackOrder } from './orders/reads/track'
export { startPayment } from './payments/commands/start'
export { TEST_CODE } from './payments/providers/cards'
export type { PaymentMethod } from './payments/providers/methods'
export {
  type CardPage,
  cardPage,
  type PaymentChoice,
  paymentChoice,
  submitCard,
  submitCode,
} from './payments/reads'
export { receiveWebhook } from './payments/webhook'
export { changeBankAccount } from './payouts/commands/bank-account'
export { approvePayouts, cancelPayouts, proposePayouts } from './payouts/commands/runs'
export { bankFile, settlePayout, settleRest } from './payouts/commands/settle'
export { type BalanceEntry, balancePage } from './payouts/reads/balance'
export { bankAccountsOf, type ShownAccount } from './payouts/reads/bank-account'
export { proposalPage } from './payouts/reads/proposal'
export { payoutRunPage, payoutRunsPage } from './payouts/reads/runs'
export {
  makeStatementCsv,
  makeStatementPdf,
  type Statement,
  type StatementStyle,
  statementEntries,
  statementOf,
  statementPeriods,
} from './payouts/reads/statement'
export { type CacheContents, ChangeCache } from './platform/change-cache'
export { type Config, ConfigError, readConfig } from './platform/config'
export type { Context } from './platform/context'
export type { AuctionEvent, MemberEvent } from './platform/events'
export { type JobState, jobStates, startJobs } from './platform/jobs'
export type { Limits } from './platform/limits/limits'
export { contextFor } from './platform/limits/request-context'
export { type MailPreview, previewMail } from './platform/mail/preview'
export { type NewMail, queueMail } from './platform/mail/queue'
export { escapeMarkdown, type OwnTextView, renderOwnText } from './platform/markdown'
export { whileSending } from './platform/pictures/sending'
export { answerRest, CACHED_REST_PATHS, type RestAnswer } from './platform/rest/dispatch'
export { describeContract } from './platform/rest/document'
export { failWith } from './platform/rest/failure'
export { openServices, type ServiceOptions, type Services } from './platform/services'
export { changeAppLinks, readAppLinks } from './platform/settings/app-links'
export { chooseLanguage, prepareMarket, probeWrites } from './platform/settings/choices'
export { chooseCurrency, currencyOfMember, currencyRates } from './platform/settings/currency'
export { changeOperator, readOperator } from './platform/settings/operator'
export { SAFEGUARDS } from './platform/settings/safeguards'
export { type FailureData, type TrpcContext, toFailure } from './platform/trpc'
export { answerQuestion, askSeller } from './reviews/commands/questions'
export {
  answerReview,
  editReview,
  type LineAddress,
  voteHelpful,
  type WrittenReview,
  writeReview,
} from './reviews/commands/reviews'
export { type QuestionsPage, questionsPage } from './reviews/reads/questions'
export {
  type ReviewForm,
  type ReviewsPage,
  reviewForm,
  reviewStates,
  reviewsPage,
  type ShownReview,
} from './reviews/reads/reviews'
export { applyAsSeller } from './selling/commands/apply'
export { addListing, editListing } from './selling/commands/listing'
export { deleteListing, moveItem, setPrice, setStock } from './selling/commands/own-items'
export {
  approveSeller,
  openSellerProof,
  type Reviewer,
  rejectSeller,
  type SellerNumbers,
  showSellerNumbers,
} from './selling/commands/review'
export { type Selling, type SellingState, sellingOf } from './selling/reads/apply'
export { type SellerDesk, sellerDesk, type WorkWaits, workWaits } from './selling/reads/desk'
export { listingForm, ownItemsPage } from './selling/reads/listing'
export { type ApplicationPage, applicationPage, applicationsPage } from './selling/reads/review'
export {
  changeStore,
  createStore,
  removeStore,
  removeStorePicture,
  setStorePicture,
} from './stores/commands'
export { followStore } from './stores/commands/follow'
export { type FollowPage, followOf, ownStore, ownStores } from './stores/reads'
export {
  applyAsAffiliate,
  applyForPost,
  sendAccessibilityNote,
  sendContact,
} from './support/commands/messages'
export {
  confirmNewsletter,
  leaveNewsletter,
  type NewsletterLink,
  newsletterLinkOf,
  subscribe,
} from './support/commands/newsletter'
export { affiliateApplicationOf, type JobPost, openPosts } from './support/reads'
export { type AppRouter, appRouter } from './trpc'
export { addToWishlist, moveToCart, removeFromWishlist } from './wishlist/commands'
export { wishedOf, wishesPage, wishlistOf } from './wishlist/reads'
