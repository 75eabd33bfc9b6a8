import staff from './access/staff'
import accounts from './accounts/accounts'
import auth from './accounts/auth'
import profile from './accounts/profile'
import security from './accounts/security'
import taxDetails from './accounts/taxDetails'
import charts from './analytics/charts'
import figures from './analytics/figures'
import auction from './auctions/auction'
import offers from './auctions/offers'
import blog from './blog/blog'
import blogEditor from './blog/blogEditor'
import blogRemarks from './blog/blogRemarks'
import blogWork from './blog/blogWork'
import cart from './cart/cart'
import browse from './catalogue/browse'
import categories from './catalogue/categories'
import finder from './catalogue/finder'
import gallery from './catalogue/gallery'
import home from './catalogue/home'
import item from './catalogue/item'
import recent from './catalogue/recent'
import checkout from './checkout/checkout'
import coupons from './coupons/coupons'
import couponWork from './coupons/couponWork'
import ownCoupons from './coupons/ownCoupons'
import claims from './disputes/claims'
import claimWork from './disputes/claimWork'
import itemFiles from './downloads/itemFiles'
import games from './games/games'
import errors from './kernel/errors'
import validation from './kernel/validation'
import chat from './messaging/chat'
import messageReports from './messaging/messageReports'
import messages from './messaging/messages'
import messageWork from './messaging/messageWork'
import replies from './messaging/replies'
import auditLog from './moderation/auditLog'
import backOffice from './moderation/backOffice'
import bannerWork from './moderation/bannerWork'
import impersonation from './moderation/impersonation'
import inboxWork from './moderation/inboxWork'
import itemWork from './moderation/itemWork'
import memberWork from './moderation/memberWork'
import newsletterWork from './moderation/newsletterWork'
import operations from './moderation/operations'
import orderEvents from './moderation/orderEvents'
import orderWork from './moderation/orderWork'
import reports from './moderation/reports'
import reportWork from './moderation/reportWork'
import staffChanges from './moderation/staffChanges'
import staffSearch from './moderation/staffSearch'
import storeWork from './moderation/storeWork'
import notifications from './notifications/notifications'
import dashboard from './orders/dashboard'
import documents from './orders/documents'
import editOrder from './orders/editOrder'
import fulfilment from './orders/fulfilment'
import invoice from './orders/invoice'
import orders from './orders/orders'
import parts from './orders/parts'
import purchases from './orders/purchases'
import sales from './orders/sales'
import serviceDates from './orders/serviceDates'
import serviceEnds from './orders/serviceEnds'
import services from './orders/services'
import track from './orders/track'
import confirmCard from './payments/confirmCard'
import pay from './payments/pay'
import adjustments from './payouts/adjustments'
import bankStatements from './payouts/bankStatements'
import books from './payouts/books'
import debts from './payouts/debts'
import payoutRules from './payouts/payoutRules'
import payoutRuns from './payouts/payoutRuns'
import payouts from './payouts/payouts'
import statements from './payouts/statements'
import planner from './planner/planner'
import app from './platform/app'
import install from './platform/install'
import listKeys from './platform/listKeys'
import listTools from './platform/listTools'
import marketSettings from './platform/marketSettings'
import nav from './platform/nav'
import savedViews from './platform/savedViews'
import site from './platform/site'
import staffLog from './platform/staffLog'
import work from './platform/work'
import written from './platform/written'
import questions from './reviews/questions'
import reviews from './reviews/reviews'
import affiliates from './selling/affiliates'
import applyDraft from './selling/applyDraft'
import approvals from './selling/approvals'
import askMore from './selling/askMore'
import attributes from './selling/attributes'
import desk from './selling/desk'
import drafts from './selling/drafts'
import exports from './selling/exports'
import imports from './selling/imports'
import itemViews from './selling/itemViews'
import listing from './selling/listing'
import listingPictures from './selling/listingPictures'
import markdownEditor from './selling/markdownEditor'
import ownAuctions from './selling/ownAuctions'
import ownLists from './selling/ownLists'
import products from './selling/products'
import publicProfile from './selling/publicProfile'
import recruiting from './selling/recruiting'
import referrals from './selling/referrals'
import rejections from './selling/rejections'
import selling from './selling/selling'
import shippingDefaults from './selling/shippingDefaults'
import variantPictures from './selling/variantPictures'
import variants from './selling/variants'
import delivery from './shipping/delivery'
import feeds from './stores/feeds'
import follow from './stores/follow'
import storeStaff from './stores/storeStaff'
import stores from './stores/stores'
import inbox from './support/inbox'
import info from './support/info'
import wishlist from './wishlist/wishlist'

export default {
  ownAuctions,
  ownLists,
  ownCoupons,
  documents,
  parts,
  serviceDates,
  serviceEnds,
  services,
  listKeys,
  listTools,
  savedViews,
  written,
  work,
  payouts,
  payoutRules,
  payoutRuns,
  statements,
  storeStaff,
  stores,
  imports,
  listing,
  products,
  drafts,
  variants,
  affiliates,
  applyDraft,
  approvals,
  couponWork,
  charts,
  figures,
  fulfilment,
  accounts,
  app,
  askMore,
  auction,
  auth,
  browse,
  blog,
  blogEditor,
  blogRemarks,
  blogWork,
  cart,
  categories,
  checkout,
  claimWork,
  claims,
  coupons,
  confirmCard,
  dashboard,
  delivery,
  adjustments,
  bankStatements,
  books,
  debts,
  desk,
  editOrder,
  errors,
  finder,
  exports,
  itemFiles,
  itemViews,
  publicProfile,
  shippingDefaults,
  variantPictures,
  attributes,
  listingPictures,
  markdownEditor,
  feeds,
  follow,
  gallery,
  home,
  inbox,
  inboxWork,
  newsletterWork,
  chat,
  marketSettings,
  messages,
  messageReports,
  messageWork,
  replies,
  info,
  install,
  invoice,
  item,
  itemWork,
  impersonation,
  memberWork,
  recruiting,
  auditLog,
  backOffice,
  operations,
  bannerWork,
  orderEvents,
  orderWork,
  staffChanges,
  staffSearch,
  storeWork,
  staffLog,
  nav,
  notifications,
  offers,
  orders,
  pay,
  profile,
  taxDetails,
  purchases,
  questions,
  recent,
  reports,
  reportWork,
  reviews,
  security,
  referrals,
  rejections,
  selling,
  site,
  staff,
  sales,
  track,
  validation,
  games,
  planner,
  wishlist,
}
