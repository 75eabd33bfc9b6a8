export interface ErrorEntry {
  /** HTTP status. */
  status: number
  /** English text of the published contract. Pages say it in the reader's language under the same code. */
  message: string
  /** The form field it belongs to, when there is one. */
  field?: string
}

const entry = (status: number, message: string, field?: string): ErrorEntry =>
  field === undefined ? { status, message } : { status, message, field }

/** Every failure a person or a client can be told about. One catalogue, read by the form, tRPC and REST mappers. */
export const ERRORS = {
  UNAUTHORIZED: entry(401, 'Please log in to continue.'),
  FORBIDDEN: entry(403, 'You may not do that.'),
  CROSS_SITE: entry(403, 'This request did not come from our own pages.'),
  NOT_FOUND: entry(404, 'Not found.'),
  METHOD_NOT_ALLOWED: entry(405, 'Method not allowed.'),
  VALIDATION: entry(400, 'Please check what you entered.'),
  BAD_JSON: entry(400, 'The request is not valid JSON.'),
  TOO_LARGE: entry(413, 'That is too large.'),
  TOO_MANY_REQUESTS: entry(429, 'Too many tries. Please wait a little.'),
  BUSY: entry(503, 'We are very busy. Please try again in a moment.'),
  STORAGE_FULL: entry(503, 'We cannot save anything right now. Please try again later.'),
  UNKNOWN_ERROR: entry(500, 'Operation failed, please try again later.'),

  FIRST_ADMIN_LINK_ENDED: entry(404, 'This link is no longer valid.'),
  WRONG_LOGIN: entry(401, 'The email or the password is not right.', 'email'),
  EMAIL_TAKEN: entry(409, 'This email cannot be used. Perhaps you already have an account?', 'email'),
  ACCOUNT_SUSPENDED: entry(403, 'This account is suspended.'),
  WRONG_PASSWORD: entry(400, 'The password is not right.', 'password'),
  LINK_ENDED: entry(410, 'This link no longer works.'),
  EMAIL_UNVERIFIED: entry(403, 'Please confirm your email first.'),
  SESSION_EXPIRED: entry(401, 'Please log in again.'),
  REAUTHENTICATE: entry(403, 'Please show that it is you first.'),
  LOGIN_CHALLENGE_ENDED: entry(401, 'That took too long or too many tries. Please log in again.'),
  TWO_FACTOR_IS_ON: entry(409, 'Two-step login is already on.'),
  TWO_FACTOR_IS_OFF: entry(409, 'Two-step login is not on.'),
  TWO_FACTOR_NEEDED: entry(403, 'Your role needs two-step login, so it cannot be turned off.'),
  TWO_FACTOR_MISSING: entry(403, 'Your role needs two-step login. Please turn it on first.'),
  ADDRESS_BOOK_FULL: entry(400, 'Your address book holds 20 addresses at most.'),
  PICTURE_MISSING: entry(400, 'Please choose a picture first.', 'picture'),
  PICTURE_KIND: entry(400, 'Please choose a JPEG, PNG, WebP or AVIF picture.', 'picture'),
  PICTURE_UNREADABLE: entry(400, 'This picture is damaged and cannot be read.', 'picture'),
  PICTURE_TOO_MANY_PIXELS: entry(400, 'This picture has more than 40 megapixels.', 'picture'),
  PICTURE_TOO_LARGE_FOR_KIND: entry(
    400,
    'A picture of this kind may have {{limit}} megapixels. Please make it smaller, or save it as an ordinary JPEG.',
    'picture',
  ),
  PICTURE_SEVERAL_FRAMES: entry(400, 'This file holds an animation or several pictures.', 'picture'),
  PICTURE_NOT_PROCESSED: entry(
    400,
    'This picture could not be processed. Please make it smaller, or save it as an ordinary JPEG.',
    'picture',
  ),
  PICTURES_BUSY: entry(
    503,
    'Too many pictures are being processed right now. Please try again in a minute.',
    'picture',
  ),
  PICTURE_TOO_HEAVY: entry(413, 'This picture is larger than 8 MB.', 'picture'),
  ACCOUNT_HAS_OPEN_ORDERS: entry(409, 'You still have orders that are not finished.'),
  ACCOUNT_HAS_OPEN_SALES: entry(409, 'You still have parcels to send or sales that are not finished.'),
  ACCOUNT_HAS_BALANCE: entry(409, 'Money of your sales has not been paid out yet.'),
  ACCOUNT_HAS_BIDS: entry(409, 'You lead an auction, or have won one that still waits for you.'),
  ACCOUNT_IS_LAST_ADMIN: entry(409, 'You are the only administrator.'),

  CV_MISSING: entry(400, 'Please choose your CV as a PDF file.', 'cv'),
  CV_KIND: entry(400, 'Please send your CV as a PDF file.', 'cv'),
  CV_TOO_HEAVY: entry(413, 'This file is larger than 5 MB.', 'cv'),
  JOB_POST_CLOSED: entry(409, 'This post is no longer open.', 'post'),
  PAPER_MISSING: entry(400, 'Please add a proof of who you are.', 'paper'),
  PAPER_KIND: entry(400, 'Please send a PDF, or a picture as JPEG, PNG or WebP.', 'paper'),
  PAPER_TOO_HEAVY: entry(413, 'This file is larger than 5 MB.', 'paper'),
  SELLER_PENDING: entry(409, 'You have applied already. We will write to you.'),
  SELLER_ALREADY: entry(409, 'You are a seller already.'),
  SELLER_SUSPENDED: entry(403, 'Your selling is suspended.'),
  STORE_NAME_TAKEN: entry(409, 'Another store has this name already. Please choose another.', 'name'),
  STORE_LIMIT: entry(409, 'You have 10 stores already, which is the most a seller can have.'),
  STORE_EDITED: entry(409, 'This store was changed in the meantime. Please look at it again.'),
  STORE_IN_USE: entry(409, 'A store with items or coupons cannot be deleted.'),
  APPLICATION_DECIDED: entry(409, 'Somebody else has decided on this application in the meantime.'),
  APPLICATION_NUMBERS_LOST: entry(409, 'These numbers can no longer be read.'),
  APPLICANT_HAS_ORDERS: entry(409, 'The applicant still has orders or bids under way.'),
  AFFILIATE_PENDING: entry(409, 'You have applied already. We will write to you.'),
  AFFILIATE_ALREADY: entry(409, 'You are an affiliate already.'),

  ITEM_EDITED: entry(409, 'This item was changed in the meantime. Please look at it again.'),
  PRICE_CHANGED: entry(409, 'The price was changed in the meantime. It is {{now}} now.', 'price'),
  STOCK_CHANGED: entry(409, 'The stock changed in the meantime. It is {{now}} now.', 'stock'),
  ITEM_NOT_CHANGEABLE: entry(409, 'This can no longer be changed on this item.'),
  ITEM_TOO_MANY_PICTURES: entry(400, 'An item has 8 pictures at most.', 'pictures'),

  INSUFFICIENT_STOCK: entry(400, 'Insufficient stock.', 'quantity'),
  ITEM_UNAVAILABLE: entry(404, 'This item is no longer for sale.'),
  ITEM_IS_AUCTION: entry(400, 'This item is sold by auction and cannot go into the cart.'),
  OWN_ITEM: entry(403, 'This is your own item.'),
  AUCTION_ENDED: entry(409, 'This auction is over.', 'maximum'),
  AUCTION_TAKEN: entry(409, 'Somebody is buying this item right now.', 'maximum'),
  BID_TOO_LOW: entry(400, 'Please bid at least {{least}}.', 'maximum'),
  BID_TOO_HIGH: entry(400, 'A bid is RM 1,000,000.00 at most.', 'maximum'),
  BID_BELOW_OWN: entry(400, 'You have bid more than that already. A bid cannot be taken back.', 'maximum'),
  CHOOSE_VARIANT: entry(400, 'Please choose an option first.', 'variantId'),
  CART_LINE_MISSING: entry(404, 'This item is no longer in your cart.'),
  CART_FULL: entry(400, 'Your cart holds 100 different items at most.'),
  CART_EMPTY: entry(400, 'Your cart is empty.'),

  REVIEW_TOO_EARLY: entry(409, 'You can review this once the parcel is completed.'),
  REVIEW_EXISTS: entry(409, 'You have already reviewed this.'),
  REVIEW_LOCKED: entry(409, 'A review can be changed for 30 days.'),
  REVIEW_ANSWERED: entry(409, 'You have already answered this review.'),
  REVIEW_TOO_MANY_PHOTOS: entry(400, 'A review has 4 photos at most.', 'photos'),
  OWN_REVIEW: entry(403, 'This is your own review.'),
  QUESTION_ANSWERED: entry(409, 'This question is already answered.'),

  COUPON_NOT_FOUND: entry(404, 'We do not know this coupon code.', 'couponCode'),
  COUPON_NOT_STARTED: entry(400, 'This coupon is not valid yet.', 'couponCode'),
  COUPON_ENDED: entry(400, 'This coupon has ended.', 'couponCode'),
  COUPON_USED_UP: entry(400, 'This coupon has been used up.', 'couponCode'),
  COUPON_ALREADY_USED: entry(400, 'You have already used this coupon.', 'couponCode'),
  COUPON_FIRST_PURCHASE_ONLY: entry(400, 'This coupon is for a first purchase.', 'couponCode'),
  COUPON_MIN_SPEND: entry(400, 'Your order is below the minimum spend of this coupon.', 'couponCode'),
  COUPON_NOT_FOR_THESE_ITEMS: entry(400, 'This coupon does not fit what is in your cart.', 'couponCode'),
  COUPON_TOO_FEW_ITEMS: entry(400, 'Add more items from one seller to use this coupon.', 'couponCode'),
  COUPON_SLOT_TAKEN: entry(400, 'Only one coupon of this kind can be used per order.', 'couponCode'),

  ORDER_CHANGED: entry(409, 'Something changed since you opened this page. Nothing has been ordered.'),
  IDEMPOTENCY_MISMATCH: entry(409, 'This form was already used for another order.'),
  ORDER_NOT_PAYABLE: entry(409, 'This order can no longer be paid.'),
  PAYMENT_UNAVAILABLE: entry(
    503,
    'The payment page cannot be opened right now. Please try again in a moment.',
  ),
  ORDER_NOT_CANCELLABLE: entry(409, 'This order can no longer be cancelled.'),
  ORDER_EDITED: entry(409, 'This order was changed in the meantime. Please look at it again.'),
  ORDER_NOT_EDITABLE: entry(409, 'This can no longer be changed.'),
  QUANTITY_RAISED: entry(
    400,
    'An order can only become smaller. For more pieces, please place another order.',
  ),
  ORDER_WOULD_BE_EMPTY: entry(400, 'At least one item must stay. To give up everything, cancel the order.'),
  ADDRESS_OTHER_ZONE: entry(400, 'The address must stay in the same shipping zone.', 'country'),
  PARCEL_NOT_CANCELLABLE: entry(409, 'This parcel can no longer be cancelled.'),
  PARCEL_NOT_SHIPPABLE: entry(409, 'This parcel can no longer be shipped.'),
  PARCEL_NOT_DELIVERABLE: entry(409, 'This parcel cannot be marked as delivered now.'),
  TRACKING_FIXED: entry(409, 'The tracking number can no longer be changed.'),
  PARCEL_NOT_CONFIRMABLE: entry(409, 'The receipt of this parcel cannot be confirmed now.'),
  CLAIM_NOT_POSSIBLE: entry(409, 'This cannot be claimed now.', 'kind'),
  CLAIM_EMPTY: entry(400, 'Please choose what it is about.', 'lines'),
  CLAIM_MOVED: entry(409, 'This claim has moved on in the meantime.'),
  CLAIM_AMOUNT: entry(400, 'Please enter an amount within what was claimed.', 'amount'),
  TOO_MANY_PICTURES: entry(400, 'Please choose four photos at most.', 'photos'),
  ORDER_UNKNOWN: entry(404, 'We know of no order with this number and email.', 'number'),
  ADDRESS_MISSING: entry(400, 'Please tell us where to send it.', 'address'),

  DOWNLOADS_USED_UP: entry(409, 'You have fetched this file 5 times. The seller can help you on.'),
  DOWNLOAD_ENDED: entry(410, 'This purchase was cancelled or refunded: its files are no longer yours.'),
  FILE_MISSING: entry(400, 'Please choose a file first.', 'file'),
  FILE_KIND: entry(400, 'Files of this kind cannot be sold here.', 'file'),
  FILE_TOO_HEAVY: entry(413, 'This file is larger than 100 MB.', 'file'),
  FILES_FULL: entry(400, 'An item can have 10 files at most.', 'file'),
  ITEM_NOT_DIGITAL: entry(400, 'Only digital goods come with files.', 'file'),

  CARD_NUMBER_INVALID: entry(400, 'This card number is not right.', 'cardNumber'),
  CARD_EXPIRED: entry(400, 'This card has expired.', 'expiry'),
  CARD_EXPIRY_INVALID: entry(400, 'Please enter the expiry as MM/YY.', 'expiry'),
  CARD_CVC_INVALID: entry(400, 'Please enter the 3 or 4 digits of the CVC.', 'cvc'),
  CARD_DECLINED: entry(402, 'The card was declined. Nothing was charged.', 'cardNumber'),
  CODE_WRONG: entry(400, 'This code is not right.', 'code'),
  APP_CODE_UNREADABLE: entry(
    503,
    'Codes of your app cannot be checked at the moment. Please use a recovery code.',
    'code',
  ),
  BAD_SIGNATURE: entry(400, 'The signature is not right.'),
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof ERRORS
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text)

/** Values for the words of a message, e.g. the stock that is left. */
export type ErrorDetails = Record<string, string | number>

/** The one error of the house. Anything else that is thrown is a bug. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    /** Messages per field, as keys of the `validation` texts. */
    readonly fields: Record<string, string> = {},
  ) {
    super(ERRORS[code].message)
  }
  get status(): number {
    return ERRORS[this.code].status
  }
  get field(): string | undefined {
    const found: ErrorEntry = ERRORS[this.code]
    return found.field
  }
}
