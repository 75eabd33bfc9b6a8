export type {
  BannerView,
  FollowedAuction,
  HistoryView,
  ItemCard,
  ItemDetail,
  NotificationView,
  OrderSummary,
  ParcelView,
  Picture,
  QuestionView,
  ReviewPhoto,
  ReviewView,
  SavedAddress,
  StoreFigures,
  StoreView,
  WishlistEntry,
  WishSort,
} from '@pasar/db'
export { type BidAnswer, bid } from './auctions/commands'
export {
  type BidStanding,
  followedAuctions,
  type OfferStanding,
  type OwnBidView,
  type OwnOfferView,
  openOffers,
  ownBidsPage,
  ownOffersPage,
  type WonView,
} from './auctions/own'
export {
  type AuctionOnItem,
  type AuctionShown,
  auctionOnItem,
  type BidsPage,
  bidsPage,
  type ShownBid,
} from './auctions/reads'
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
} from './auth/actors'
export { answerChallenge } from './auth/challenges'
export { type Account, type LoginOutcome, logIn, register } from './auth/commands'
export { firstAdminLink, holdsLink, makeFirstAdmin } from './auth/first-admin'
export { changePassword, requestReset, resetPassword, viewResetLink } from './auth/password-change'
export { reauthenticate, requireRecent } from './auth/proof'
export type { EndedSessions } from './auth/session-ends'
export { endOtherSessions, endSession, listSessions, type SessionView } from './auth/session-list'
export type { LiveSession, Sessions } from './auth/sessions'
export { liftSuspension, suspendMember } from './auth/suspension'
export { issueTokens, refreshTokens, type Tokens } from './auth/tokens'
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
} from './auth/two-factor'
export { confirmEmail, resendVerification, type VerifyLinkView, viewVerifyLink } from './auth/verification'
export { addToCart, changeQuantity, clearCart, removeFromCart, syncStock } from './cart/commands'
export { type CartView, cartOf } from './cart/reads'
export * from './catalogue/reads'
export { type SearchView, searchItems, shownBySearch } from './catalogue/search'
export { type ItemSuggestion, type Suggestions, suggest } from './catalogue/suggest'
export { type Placed, type PlaceOrder, placeOrder } from './checkout/place-order'
export {
  type CheckoutPage,
  type CheckoutQuote,
  type CheckoutSource,
  cartQuote,
  checkoutPage,
  type Destination,
  findPurchase,
  quoteCheckout,
} from './checkout/reads'
export { acceptOffer, escalateClaim, sendGoodsBack, withdrawClaim } from './claims/buyer-commands'
export { decideClaim } from './claims/decide-claim'
export { openClaim } from './claims/open-claim'
export { claimPhoto } from './claims/pictures'
export { type ClaimPage, claimPage } from './claims/reads'
export {
  answerClaim,
  confirmReturnArrived,
  confirmReturnForSeller,
  contestReturn,
} from './claims/seller-commands'
export { type Config, ConfigError, readConfig } from './config'
export type { Context } from './context'
export { applyCoupon, removeCoupon } from './coupons/commands'
export {
  activeCoupons,
  type CouponCard,
  type Eligibility,
  newUserEligibility,
  runningCoupons,
} from './coupons/reads'
export { type BuyerDashboard, buyerDashboard } from './dashboard/reads'
export { type OpenDownload, openDownload, startDownload, storeItemFile } from './downloads/commands'
export { type BoughtFileView, filesOfOrder, type PurchaseView, purchasesPage } from './downloads/reads'
export type { AuctionEvent, MemberEvent } from './events'
export type { Limits } from './guards/limits'
export { contextFor } from './guards/request-context'
export { applyAsAffiliate, applyForPost, sendAccessibilityNote, sendContact } from './inbox/commands'
export { affiliateApplicationOf, type JobPost, openPosts } from './inbox/reads'
export { type InvoiceStyle, type InvoiceWord, makeInvoicePdf, sayPaidWith } from './invoices'
export { type InvoiceView, invoiceOf } from './invoices/reads'
export { type JobState, jobStates, startJobs } from './jobs'
export { type MailPreview, previewMail } from './mail/preview'
export { type NewMail, queueMail } from './mail/queue'
export { escapeMarkdown, type OwnTextView, renderOwnText } from './markdown'
export { readAllNotifications, readNotification } from './notifications/commands'
export { type NotificationsPage, notificationsPage } from './notifications/reads'
export { type BoughtAgain, buyAgain } from './orders/buy-again'
export { cancelParcel, cancelSale } from './orders/cancel-parcel'
export { cancelOrder, expireOrders } from './orders/close'
export { changeAddressOfOrder, mayMoveAddress, noteForSeller } from './orders/edit-paid'
export type { OrderEdit } from './orders/edit-quote'
export { editUnpaidOrder } from './orders/edit-unpaid'
export {
  type OrderView,
  type OwnOrder,
  type OwnParcel,
  orderPage,
  ordersPage,
  ownOrder,
} from './orders/reads'
export { confirmReceipt } from './orders/receive'
export { shipParcel } from './orders/ship'
export { type TrackedOrder, trackOrder } from './orders/track'
export { type CardPage, cardPage, submitCard, submitCode } from './payments/card-page'
export { TEST_CODE } from './payments/cards'
export { startPayment } from './payments/start'
export { receiveWebhook } from './payments/webhook'
export { whileSending } from './pictures/sending'
export {
  addAddress,
  changeAddress,
  changeProfile,
  choose,
  makeDefaultAddress,
  removeAddress,
  removeAvatar,
  setAvatar,
} from './profile/commands'
export { deleteAccount, deletionHurdles } from './profile/delete-account'
export {
  cancelEmailChange,
  confirmEmailChange,
  emailLinkOf,
  type PendingEmail,
  pendingEmailOf,
  requestEmailChange,
} from './profile/email-change'
export { exportData } from './profile/export'
export {
  addressesOf,
  addressOf,
  type ChoiceView,
  choicesOf,
  type Profile,
  profileOf,
} from './profile/reads'
export { answerQuestion, askSeller } from './questions/commands'
export { type QuestionsPage, questionsPage } from './questions/reads'
export { addSeen, clearSeen, noteSeen } from './recent/commands'
export { recentlySeen } from './recent/reads'
export { type ReportedThing, type ReportTarget, report, reportedThing } from './reports/commands'
export { answerRest, type RestAnswer } from './rest/dispatch'
export { describeContract } from './rest/document'
export { failWith } from './rest/failure'
export {
  answerReview,
  editReview,
  type LineAddress,
  voteHelpful,
  type WrittenReview,
  writeReview,
} from './reviews/commands'
export {
  type ReviewForm,
  type ReviewsPage,
  reviewForm,
  reviewStates,
  reviewsPage,
  type ShownReview,
} from './reviews/reads'
export { type AppRouter, appRouter } from './router'
export { applyAsSeller } from './selling/commands'
export { type Selling, type SellingState, sellingOf } from './selling/reads'
export { openServices, type ServiceOptions, type Services } from './services'
export { changeAppLinks, readAppLinks } from './site/app-links'
export { chooseLanguage, prepareMarket, probeWrites } from './site/commands'
export { chooseCurrency, currencyOfMember, currencyRates } from './site/currency'
export {
  confirmNewsletter,
  leaveNewsletter,
  type NewsletterLink,
  newsletterLinkOf,
  subscribe,
} from './site/newsletter'
export { changeOperator, readOperator } from './site/operator'
export { SAFEGUARDS } from './site/safeguards'
export { countSitemapFiles, type SitemapEntry, sitemapItems, sitemapPages } from './site/sitemap'
export { type AnswerContents, type FailureData, type TrpcContext, toFailure } from './trpc'
export { addToWishlist, moveToCart, removeFromWishlist } from './wishlist/commands'
export { wishedOf, wishesPage, wishlistOf } from './wishlist/reads'
