import { IMPERSONATION_LENGTH } from '../access/impersonation'
import { FIRST_ADMIN_LINK_LIFE, MAX_RESENDS_PER_HOUR, RECOVERY_CODE_LENGTH } from '../accounts/accounts'
import { LIFETIME } from '../accounts/lifetimes'
import { MIN_PASSWORD_LENGTH } from '../accounts/schemas'
import { VIEWS_DAYS } from '../analytics/item-views'
import { AUCTION_DAYS, HIGHEST_BID } from '../auctions/auctions'
import { UNPAID_WINS } from '../auctions/unpaid-wins'
import {
  MAX_OPEN_POSTS,
  MAX_POST_LINKS,
  MAX_POST_PICTURES,
  MAX_POST_TAGS,
  MAX_TAG_LENGTH,
  MIN_ARTICLE_LENGTH,
} from '../blog/posts'
import { MAX_OPEN_REMARKS } from '../blog/remarks'
import { MAX_CART_LINES, MAX_QUANTITY } from '../cart/cart'
import { MAX_STARS } from '../catalogue/facets'
import { BUNDLE } from '../coupons/kinds/buy-two-get-one'
import { MAX_COUPON_PERCENT, MIN_COUPON_CODE } from '../coupons/own-coupons'
import { MAX_CLAIM_PICTURES } from '../disputes/claims'
import {
  DOWNLOAD_LINK_LIFE,
  MAX_DOWNLOADS,
  MAX_FILE_BYTES,
  MAX_FILES_PER_ITEM,
  MAX_SELLER_FILE_BYTES,
} from '../downloads/downloads'
import { ROUND_LIFETIME } from '../games/games'
import { MEMORY_MISSES } from '../games/memory-match'
import { QUIZ_NEEDED, QUIZ_QUESTIONS } from '../games/price-quiz'
import { WORD_MISSES, WORDS_TO_FIND } from '../games/word-search'
import { ERRORS, type ErrorCode, type ErrorDetails } from '../kernel/errors'
import { formatAmount } from '../kernel/format'
import { days, hours, minutes } from '../kernel/time'
import { MAX_MESSAGE_PICTURES, MAX_REJECTION_LENGTH } from '../messaging/messages'
import { MAX_QUICK_REPLIES } from '../messaging/quick-replies'
import { REPLY_DAYS, REPLY_IN_TIME, REPLY_MINIMUM } from '../messaging/reply-times'
import { MAX_APPOINTMENT_DAYS } from '../orders/appointments'
import { CORRECTION_WINDOW } from '../orders/fulfilment'
import { WINDOWS } from '../orders/protection'
import { MAX_SHIPPED_AT_ONCE } from '../orders/tracking-rows'
import { COUNTED_ON_ALL, COUNTED_ON_ONE } from '../payouts/adjustments'
import { ACCOUNT_WAIT } from '../payouts/payouts'
import {
  GIFT_HOLD,
  MAX_PLAN_LINES,
  MAX_PLAN_PIECES,
  MAX_PLAN_YEARS,
  MAX_PLANS,
  PLAN_KEPT,
  PLAN_REMINDER,
} from '../planner/limits'
import {
  MAX_QUESTION_LENGTH,
  MAX_REVIEW_BYTES,
  MAX_REVIEW_LENGTH,
  MAX_REVIEW_PHOTOS,
  REVIEW_EDIT_DAYS,
} from '../reviews/reviews'
import { MAX_ANSWER_DOCUMENTS } from '../selling/application-questions'
import { MAX_DOCUMENT_BYTES } from '../selling/applications'
import { BULK_BPS, MAX_ITEM_PRICE } from '../selling/bulk'
import { HEALTH_DAYS, HEALTH_LIMITS } from '../selling/desk'
import { MAX_STOCK, MAX_WEIGHT_G } from '../selling/listing'
import { MAX_BULK, MAX_ITEM_PICTURES, MAX_LISTING_BYTES } from '../selling/listing-limits'
import { MAX_SAVED_ADDRESSES } from '../shipping/addresses'
import { MAX_STORE_DESCRIPTION, MAX_STORE_NAME } from '../stores/schemas'
import { MAX_STAFF, STAFF_INVITATION_AGE } from '../stores/staff'
import { MAX_STORES } from '../stores/stores'
import { MAX_CV_BYTES, MIN_MESSAGE_LENGTH, NEWSLETTER_UNCONFIRMED_KEPT } from '../support/schemas'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './pictures'
import { MAX_SAVED_VIEWS } from './saved-views'

const MEGABYTE = 1024 * 1024
const MEGAPIXEL = 1_000_000

/**
 * The numbers of rules that texts state, by the name a text uses: `{{rule.cartLines}}`. The unit is part of the text. What
 * an admin can change is not among these: such a value is given to the text when it is shown.
 */
const RULES = {
  accountWaitHours: ACCOUNT_WAIT / hours(1),
  adjustDays: COUNTED_ON_ONE / days(1),
  adjustHours: COUNTED_ON_ALL / hours(1),
  viewsDays: VIEWS_DAYS,
  answerDocuments: MAX_ANSWER_DOCUMENTS,
  answerHours: HEALTH_LIMITS.answers.watch,
  articleLeast: MIN_ARTICLE_LENGTH,
  openPosts: MAX_OPEN_POSTS,
  openRemarks: MAX_OPEN_REMARKS,
  postLinks: MAX_POST_LINKS,
  postPictures: MAX_POST_PICTURES,
  postTags: MAX_POST_TAGS,
  tagLetters: MAX_TAG_LENGTH,
  appointmentDays: MAX_APPOINTMENT_DAYS,
  auctionDaysLeast: AUCTION_DAYS.least,
  auctionDaysMost: AUCTION_DAYS.most,
  auctionCheckoutHours: WINDOWS.auctionCheckout / hours(1),
  bulkItems: MAX_BULK,
  bulkPercentLeast: BULK_BPS.lowest / 100,
  bulkPercentMost: BULK_BPS.highest / 100,
  bundleItems: BUNDLE,
  bundlePaid: BUNDLE - 1,
  cartLines: MAX_CART_LINES,
  correctionHours: CORRECTION_WINDOW / hours(1),
  couponCodeLetters: MIN_COUPON_CODE,
  couponPercent: MAX_COUPON_PERCENT,
  claimPhotos: MAX_CLAIM_PICTURES,
  cvMegabytes: MAX_CV_BYTES / MEGABYTE,
  downloadLinkMinutes: DOWNLOAD_LINK_LIFE / minutes(1),
  downloads: MAX_DOWNLOADS,
  fileMegabytes: MAX_FILE_BYTES / MEGABYTE,
  files: MAX_FILES_PER_ITEM,
  filesGigabytes: MAX_SELLER_FILE_BYTES / (1024 * MEGABYTE),
  firstAdminHours: FIRST_ADMIN_LINK_LIFE / hours(1),
  healthDays: HEALTH_DAYS,
  memoryMisses: MEMORY_MISSES,
  quizNeeded: QUIZ_NEEDED,
  quizQuestions: QUIZ_QUESTIONS,
  wordMisses: WORD_MISSES,
  wordsToFind: WORDS_TO_FIND,
  gameHours: ROUND_LIFETIME / hours(1),
  giftHours: GIFT_HOLD / hours(1),
  itemPictures: MAX_ITEM_PICTURES,
  listingMegabytes: MAX_LISTING_BYTES / MEGABYTE,
  messageLetters: MIN_MESSAGE_LENGTH,
  messagePhotos: MAX_MESSAGE_PICTURES,
  newsletterDays: NEWSLETTER_UNCONFIRMED_KEPT / days(1),
  passwordLetters: MIN_PASSWORD_LENGTH,
  pictureMegabytes: MAX_PICTURE_BYTES / MEGABYTE,
  pictureMegapixels: MAX_PICTURE_PIXELS / MEGAPIXEL,
  proofMegabytes: MAX_DOCUMENT_BYTES / MEGABYTE,
  quantity: MAX_QUANTITY,
  questionLetters: MAX_QUESTION_LENGTH,
  quickReplies: MAX_QUICK_REPLIES,
  planItems: MAX_PLAN_LINES,
  planPieces: MAX_PLAN_PIECES,
  planKeptDays: PLAN_KEPT / days(1),
  planReminderDays: PLAN_REMINDER / days(1),
  plans: MAX_PLANS,
  savedViews: MAX_SAVED_VIEWS,
  planYears: MAX_PLAN_YEARS,
  recoveryLetters: RECOVERY_CODE_LENGTH,
  rejectionLetters: MAX_REJECTION_LENGTH,
  replyDays: REPLY_DAYS,
  replyHours: REPLY_IN_TIME / hours(1),
  replyMinimum: REPLY_MINIMUM,
  resendsPerHour: MAX_RESENDS_PER_HOUR,
  lookMinutes: IMPERSONATION_LENGTH / minutes(1),
  resetMinutes: LIFETIME.resetLink / minutes(1),
  reviewDays: REVIEW_EDIT_DAYS,
  reviewLetters: MAX_REVIEW_LENGTH,
  reviewMegabytes: MAX_REVIEW_BYTES / MEGABYTE,
  reviewPhotos: MAX_REVIEW_PHOTOS,
  savedAddresses: MAX_SAVED_ADDRESSES,
  sessionHours: LIFETIME.session / hours(1),
  shippedAtOnce: MAX_SHIPPED_AT_ONCE,
  staff: MAX_STAFF,
  staffInvitationDays: STAFF_INVITATION_AGE / days(1),
  stars: MAX_STARS,
  stock: MAX_STOCK,
  storeDescriptionLetters: MAX_STORE_DESCRIPTION,
  storeNameLetters: MAX_STORE_NAME,
  stores: MAX_STORES,
  unpaidWinDays: UNPAID_WINS.within / days(1),
  unpaidWins: UNPAID_WINS.most,
  verifyHours: LIFETIME.verifyLink / hours(1),
  weightGrams: MAX_WEIGHT_G,
} as const

const plain = new Intl.NumberFormat('en-US')

/** As they are written in all three languages: 2000 is "2,000". */
export const RULE_VALUES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(RULES).map(([name, value]): [string, string] => [name, plain.format(value)]),
  // In ringgit, without the currency.
  ['highestBid', formatAmount(HIGHEST_BID)],
  ['itemPrice', formatAmount(MAX_ITEM_PRICE)],
])

/**
 * A text with the numbers of its rules filled in; other values stay as they are.
 * @throws RangeError for a name that is not in the table
 */
export const fillRules = (text: string): string =>
  text.replace(/\{\{rule\.(\w+)\}\}/g, (_, name: string) => {
    const value = RULE_VALUES.get(name)
    if (value === undefined) throw new RangeError(`No rule has the name ${name}`)
    return value
  })

/** Stands for a value that is not known, such as in an example. */
const UNKNOWN_VALUE = '…'

/**
 * The English sentence of an error, as REST and tRPC send it.
 * @param details the values of its own that it names
 */
export const errorMessage = (code: ErrorCode, details: ErrorDetails = {}): string =>
  fillRules(ERRORS[code].message).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(details, name) ? details[name] : undefined
    return typeof value === 'number' ? plain.format(value) : (value ?? UNKNOWN_VALUE)
  })
