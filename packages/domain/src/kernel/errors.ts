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

/** Every failure that a person or a client can see. One catalogue, read by the form, tRPC and REST mappers. */
export const ERRORS = {
  UNAUTHORIZED: entry(401, 'Please log in to continue.'),
  FORBIDDEN: entry(403, 'You are not allowed to do that.'),
  CROSS_SITE: entry(403, 'This request did not come from our own pages.'),
  NOT_FOUND: entry(404, 'Not found.'),
  FEATURE_OFF: entry(403, 'This is switched off at the moment.'),
  AUCTIONS_OFF: entry(
    403,
    'New auctions are switched off at the moment. Save this as a draft, or sell it at a fixed price.',
    'format',
  ),
  MESSAGES_OFF: entry(403, 'Messages are switched off at the moment. You can still read yours.', 'body'),
  METHOD_NOT_ALLOWED: entry(405, 'Method not allowed.'),
  VALIDATION: entry(400, 'Please check what you entered.'),
  BAD_JSON: entry(400, 'The request is not valid JSON.'),
  TOO_LARGE: entry(413, 'That is too large.'),
  TOO_MANY_REQUESTS: entry(429, 'Too many tries. Please wait a little.'),
  BUSY: entry(503, 'We are very busy right now. Please try again in a moment.'),
  STORAGE_FULL: entry(503, 'We cannot save anything right now. Please try again later.'),
  UNKNOWN_ERROR: entry(500, 'Operation failed, please try again later.'),

  FIRST_ADMIN_LINK_ENDED: entry(404, 'This link is no longer valid.'),
  WRONG_LOGIN: entry(401, 'The email or password is incorrect.', 'email'),
  EMAIL_TAKEN: entry(409, 'This email cannot be used. Perhaps you already have an account?', 'email'),
  ACCOUNT_SUSPENDED: entry(403, 'This account is suspended. Please contact us.'),
  WRONG_PASSWORD: entry(400, 'The password is incorrect.', 'password'),
  LINK_ENDED: entry(410, 'This link no longer works.'),
  EMAIL_UNVERIFIED: entry(403, 'Please confirm your email first.'),
  SESSION_EXPIRED: entry(401, 'Please log in again.'),
  REAUTHENTICATE: entry(403, "Please verify it's you first."),
  LOGIN_CHALLENGE_ENDED: entry(401, 'That took too long or too many attempts. Please log in again.'),
  TWO_FACTOR_IS_ON: entry(409, 'Two-step login is already on.'),
  TWO_FACTOR_IS_OFF: entry(409, 'Two-step login is not on.'),
  TWO_FACTOR_NEEDED: entry(403, 'Your role needs two-step login, so it cannot be turned off.'),
  TWO_FACTOR_MISSING: entry(403, 'Your role needs two-step login. Please turn it on first.'),
  ADDRESS_BOOK_FULL: entry(
    400,
    'Your address book can hold up to {{rule.savedAddresses}} addresses. Remove one to add another.',
  ),
  PLAN_DAY: entry(400, 'Please choose a date from today on, within {{rule.planYears}} years.', 'day'),
  PLANS_FULL: entry(409, 'You can have up to {{rule.plans}} lists. Remove one to make another.'),
  ITEM_CHANGED_SINCE: entry(409, 'It was changed since then.'),
  VIEWS_FULL: entry(
    409,
    'You can save up to {{rule.savedViews}} views of a list. Delete one to save another.',
  ),
  VIEW_NAME_TAKEN: entry(409, 'Another view of this list has this name.', 'name'),
  VIEW_IS_WHOLE: entry(409, 'This is the whole list. Filter or sort it first.'),
  PLAN_FULL: entry(409, 'A list can hold up to {{rule.planItems}} items. Remove one to add another.'),
  PLAN_AUCTION: entry(400, 'An auction has no fixed price, so it cannot be planned.'),
  PLAN_IS_EMPTY: entry(409, 'There is nothing on this list yet.'),
  GIFT_TAKEN: entry(409, 'Somebody else is giving this already. {{left}} left to give.'),
  OWN_REGISTRY: entry(403, 'This list is yours. You can bring it into your cart from your planner.'),
  PICTURE_MISSING: entry(400, 'Please choose a picture first.', 'picture'),
  PICTURE_KIND: entry(
    400,
    'Please choose a JPEG, PNG, WebP or AVIF picture. Other file types cannot be used.',
    'picture',
  ),
  PICTURE_UNREADABLE: entry(
    400,
    'This picture is damaged and cannot be read. Please try another one.',
    'picture',
  ),
  PICTURE_TOO_MANY_PIXELS: entry(
    400,
    'This picture has more than {{rule.pictureMegapixels}} megapixels. Please make it smaller.',
    'picture',
  ),
  PICTURE_TOO_LARGE_FOR_KIND: entry(
    400,
    'A picture of this kind may have {{limit}} megapixels. Please make it smaller, or save it as an ordinary JPEG.',
    'picture',
  ),
  PICTURE_SEVERAL_FRAMES: entry(
    400,
    'This file holds an animation or several pictures. Please choose a single still picture.',
    'picture',
  ),
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
  PICTURE_TOO_HEAVY: entry(
    413,
    'This picture is larger than {{rule.pictureMegabytes}} MB. Please choose a smaller one.',
    'picture',
  ),
  ACCOUNT_HAS_OPEN_ORDERS: entry(
    409,
    'You still have orders that are not finished. Cancel or receive them first.',
  ),
  ACCOUNT_HAS_OPEN_SALES: entry(409, 'You still have parcels to send or sales that are not finished.'),
  ACCOUNT_HAS_BALANCE: entry(409, 'Money from your sales has not been paid out yet.'),
  ACCOUNT_OWES: entry(
    409,
    'More was refunded than you have earned, so your balance is below zero. Your next sales settle it; to leave now, write to us on the contact page and we write it off.',
  ),
  ACCOUNT_HAS_SMALL_BALANCE: entry(
    409,
    'There is still {{amount}} on your balance. Tick that you give it up.',
  ),
  ACCOUNT_HAS_BIDS: entry(409, 'You are leading an auction, or have won one and not checked out yet.'),
  ACCOUNT_IS_LAST_ADMIN: entry(409, 'You are the only administrator. Make someone else one first.'),

  TRACKING_FILE_KIND: entry(400, 'Please choose a CSV or XLSX file.', 'table'),
  TRACKING_EMPTY: entry(
    400,
    'No order numbers were found. Each row needs an order number, a courier and a tracking number.',
    'table',
  ),
  IMPORT_FILE_KIND: entry(400, 'Please choose a CSV or XLSX file, or a ZIP with one and pictures.', 'table'),
  IMPORT_TOO_LARGE: entry(413, 'This file is too large: {{most}} MB at most.', 'table'),
  IMPORT_TOO_MANY_ROWS: entry(400, 'This file has more than {{most}} rows. Please split it.', 'table'),
  IMPORT_QUOTES: entry(
    400,
    'The quotes in row {{row}}, column {{column}} are broken: one that opens a cell has to close it.',
    'table',
  ),
  IMPORT_ARCHIVE: entry(400, 'This file is damaged or holds more than we unpack.', 'table'),
  IMPORT_COLUMNS: entry(
    400,
    'No columns that we know stand in the first row. Please compare it with the list of columns.',
    'table',
  ),
  IMPORT_MOVED: entry(409, 'This import has moved on meanwhile. Please look at it again.'),
  IMPORT_UNDER_WAY: entry(409, 'Another import is under way. Please wait for it or cancel it.', 'table'),

  CV_MISSING: entry(400, 'Please choose your CV as a PDF file.', 'cv'),
  CV_KIND: entry(400, 'This is not a PDF. Please save your CV as a PDF and choose it again.', 'cv'),
  CV_TOO_HEAVY: entry(
    413,
    'This file is larger than {{rule.cvMegabytes}} MB. Please choose a smaller one.',
    'cv',
  ),
  JOB_POST_CLOSED: entry(
    409,
    'This position has been filled. You can still apply without naming a position.',
    'post',
  ),
  DOCUMENT_MISSING: entry(400, 'Please add proof of your identity: a photo or a PDF.', 'document'),
  DOCUMENT_KIND: entry(
    400,
    'This is neither a PDF nor a JPEG, PNG or WebP picture. Please choose another file.',
    'document',
  ),
  DOCUMENT_TOO_HEAVY: entry(
    413,
    'This file is larger than {{rule.proofMegabytes}} MB. Please choose a smaller one.',
    'document',
  ),
  SELLER_PENDING: entry(409, "We already have your application. We'll write to you."),
  SELLER_ALREADY: entry(409, 'You are already a seller.'),
  SELLER_SUSPENDED: entry(403, 'Your seller account is suspended. Please write to us.'),
  SELLER_NOT_APPROVED: entry(403, 'You can sell as soon as your application is approved.'),
  STORE_NAME_TAKEN: entry(409, 'Another store has this name already. Please choose another.', 'name'),
  STORE_LIMIT: entry(
    409,
    'You have {{rule.stores}} stores already, which is the most a seller can have: buyers should be able to tell them apart. Write to us if you need more.',
  ),
  STORE_EDITED: entry(409, 'This store was changed in the meantime. Please look at it again.'),
  STORE_IN_USE: entry(409, 'A store with items or coupons cannot be deleted: orders refer to it.'),
  STAFF_MAY_NOT: entry(403, 'You work for {{seller}}, but may not do this there. Please ask {{seller}}.'),
  STAFF_ALREADY: entry(409, 'This person already works for you or is invited.', 'email'),
  STAFF_LIMIT: entry(
    409,
    'You have {{rule.staff}} staff and open invitations, which is the most there can be.',
  ),
  STAFF_CHANGED: entry(409, 'This was changed in the meantime. Please look at it again.'),
  STAFF_OTHER_EMAIL: entry(403, 'This invitation was sent to another email. Please sign in with that one.'),
  STAFF_ELSEWHERE: entry(409, 'You already work for another seller. Stop working there first.'),
  STAFF_ROLE: entry(403, 'Whoever runs the market cannot work for a seller.'),
  APPLICATION_DECIDED: entry(409, 'This application was decided on in the meantime, by {{who}}.'),
  APPLICATION_MOVED: entry(
    409,
    'Another reviewer asked for more, or the applicant answered, after you opened this. Please look at it again.',
  ),
  APPLICATION_CHANGED: entry(
    409,
    'Your application has changed in the meantime. This page shows its current status.',
  ),
  APPLICATION_FILES: entry(
    400,
    'You can send up to {{rule.answerDocuments}} files with an answer.',
    'document',
  ),
  APPLICATION_STORE_TAKEN: entry(
    409,
    'Another store has this name by now. Please reject the application and ask for another name.',
  ),
  APPLICATION_NUMBERS_LOST: entry(
    409,
    'These numbers can no longer be read. Please reject the application and ask for a new one.',
  ),
  APPLICANT_HAS_ORDERS: entry(
    409,
    'The applicant still has open orders or bids as a buyer. Please approve once these are finished; until then nothing changes.',
  ),
  COUPON_CODE_TAKEN: entry(
    409,
    'There is a coupon with this code already. Please choose another.',
    'couponCode',
  ),
  COUPON_LIMIT: entry(409, 'You can have {{limit}} coupons that are not stopped. Stop one first.'),
  BANNER_LIMIT: entry(409, 'There are {{limit}} banners already. Please delete one first.'),
  COUPON_SWITCHED: entry(409, 'This coupon was changed in the meantime. Please look at it again.'),
  COUPON_STOPPED_BY_STAFF: entry(
    409,
    'We stopped this coupon, so you cannot run it again. Please write to us.',
  ),
  COUPON_STOPPED_BY_SELLER: entry(409, 'The seller stopped this coupon. Only they can run it again.'),
  PRINT_NONE: entry(409, 'None of these parcels has to be shipped any more.'),
  PRINT_TOO_MANY: entry(400, 'Up to {{limit}} parcels are printed at once. Please tick fewer.'),
  BANK_ACCOUNT_SAME: entry(409, 'This is already your account.', 'accountNumber'),
  PAYOUT_NOTHING: entry(409, 'Nobody is due to be paid right now.'),
  PAYOUT_RUN_OPEN: entry(409, 'There is a proposal already. Approve or discard it first.'),
  PAYOUT_RUN_MOVED: entry(409, 'This run was decided in the meantime, by {{name}}.'),
  PAYOUT_SECOND_ADMIN: entry(403, 'A run of this size has to be approved by another admin.'),
  PAYOUT_OTHER_ADMIN: entry(403, 'Another admin has to confirm this: you have recorded it as failed.'),
  PAYOUT_RULES_CHANGED: entry(
    409,
    'These rules were changed in the meantime, by {{who}}. Please look at them again.',
  ),
  SETTINGS_CHANGED: entry(409, 'This was changed in the meantime, by {{who}}. Nothing was saved.'),
  SETTINGS_SAME: entry(409, 'Nothing would change.'),
  DEBT_CHANGED: entry(409, 'This balance is {{amount}} by now. Nothing was written off.'),
  ADJUST_OWN: entry(403, 'Another admin has to adjust your balance.'),
  ADJUST_NOT_POSSIBLE: entry(409, 'This member has no such balance.', 'side'),
  BALANCE_CHANGED: entry(409, 'This balance is {{amount}} by now. Nothing was booked.'),
  ADJUSTMENT_REVERSED: entry(409, 'This adjustment is reversed already. It was done by {{name}}.'),
  PAYOUT_MOVED: entry(409, 'This was updated in the meantime, by {{who}}. Please look at it again.'),
  STATEMENT_KIND: entry(400, 'Please choose the statement as a CSV or XLSX file.', 'statement'),
  STATEMENT_TOO_LARGE: entry(413, 'This file is too large: {{most}} MB at most.', 'statement'),
  STATEMENT_TOO_MANY_LINES: entry(
    400,
    'This file has more than {{most}} rows. Please choose a shorter period.',
    'statement',
  ),
  STATEMENT_DAMAGED: entry(400, 'This file is damaged, or its quotes are broken.', 'statement'),
  STATEMENT_EMPTY: entry(400, 'There are no rows in this file.', 'statement'),
  STATEMENT_NO_LINES: entry(409, 'No line was found with these columns. Nothing can be matched.'),
  STATEMENT_MOVED: entry(409, 'This statement was decided in the meantime, by {{name}}.'),
  STATEMENT_LINE_EXPLAINED: entry(409, 'This line is explained already, by {{name}}.'),
  AFFILIATE_PENDING: entry(409, "We already have your application. We'll write to you."),
  AFFILIATE_ALREADY: entry(409, 'You are already an affiliate.'),

  ITEM_EDITED: entry(409, 'This item was changed in the meantime. Please look at it again.'),
  PRICE_CHANGED: entry(409, 'The price was changed in the meantime. It is {{now}} now.', 'price'),
  STOCK_CHANGED: entry(409, 'The stock changed in the meantime. It is {{now}} now.', 'stock'),
  ITEM_INCOMPLETE: entry(409, 'Something is still missing. Please open the item and fill it in.'),
  ITEM_REMOVED_BY: entry(409, 'This item was removed already, by {{name}}. The reason is on this page.'),
  ITEM_SELLER_GONE: entry(409, 'The seller has deleted their account, so this item stays removed.'),
  ITEM_RESTORED_BY: entry(409, 'This item was restored in the meantime, by {{name}}.'),
  ITEMS_TOLD_APART_BY: entry(409, 'These are two different items: {{name}} already said so.'),
  ITEM_PAIR_GONE: entry(409, 'These items no longer show the same picture, or one of them is off sale.'),
  MEMBER_SUSPENDED_BY: entry(409, 'This member is suspended already. It was done by {{name}}.'),
  JOB_RUNS: entry(
    409,
    'This job is running already or is about to. {{name}} was the last to start it by hand.',
  ),
  MAIL_RETRIED_BY: entry(409, 'Nothing is left here to be sent again. {{name}} did it already.'),
  MEMBER_FREED_BY: entry(
    409,
    'This member is not suspended any more. The suspension was lifted by {{name}}.',
  ),
  LOOK_REFUSED: entry(
    403,
    'This cannot be seen or done while you look at the shop as a member. End the look first.',
  ),
  LOOK_OVER: entry(403, 'The time to look at the shop as this member is over. End the look to go on.'),
  LOOK_NOT_POSSIBLE: entry(
    409,
    'You can only look at the shop as an active buyer, seller or reseller who has confirmed the email.',
  ),
  LOOK_IS_OPEN: entry(409, 'You are looking at the shop as a member already. End that look first.'),
  ROLE_OWN: entry(403, 'Another admin has to change your role.'),
  ROLE_CHANGED: entry(409, 'This was updated in the meantime, by {{who}}. Please look at it again.'),
  ROLE_NOT_POSSIBLE: entry(409, 'This member cannot have this role.', 'to'),
  ROLE_HAS_ORDERS: entry(409, 'This member has open orders or bids.'),
  ROLE_HAS_SALES: entry(409, 'This member has sales that are not settled.'),
  ROLE_HAS_PAYOUT: entry(409, 'A payout to this member is under way.'),
  ROLE_HAS_BALANCE: entry(409, 'This member still has commission to be paid, or owes the market.'),
  ROLE_WORKS_FOR: entry(409, 'This member works for a seller.'),
  STORE_HIDDEN_BY: entry(409, 'This store is hidden already. It was done by {{name}}.'),
  STORE_SHOWN_BY: entry(409, 'This store is shown again. It was done by {{name}}.'),
  ITEM_ON_HOLIDAY: entry(
    409,
    'This item is hidden while its store is on holiday, and comes back by itself. To sell it now, change the holiday of the store.',
  ),
  STORE_HIDDEN: entry(403, 'This store is hidden, so nothing can be put on sale in it.', 'storeId'),
  ORDER_HAS_NO_MAIL: entry(409, 'No email was sent about this order yet.'),
  APPEAL_ANSWERED_BY: entry(409, 'This appeal was answered in the meantime, by {{name}}.'),
  APPEAL_NOT_POSSIBLE: entry(409, 'You have appealed already, or the item is no longer removed.', 'appeal'),
  ITEM_HAS_BIDS: entry(409, 'This auction has bids. It can be removed once it is over.'),
  ITEM_NOT_FEATURED: entry(409, 'The featured items have changed in the meantime. Please look again.'),
  ITEM_NOT_CHANGEABLE: entry(409, 'This can no longer be changed on this item.'),
  FORM_DRAFT_CHANGED: entry(409, 'This form was saved somewhere else in the meantime.'),
  ITEM_PRICE_RANGE: entry(409, 'The new price would be below {{least}} or above {{most}}.'),
  ITEM_UNCHANGED: entry(409, 'There is nothing to change.'),
  ITEM_NOT_DRAFT: entry(409, 'Only drafts can be deleted. You can pause this item instead.'),
  ITEM_PICTURE_GONE: entry(
    409,
    'One of these pictures is gone: it was removed somewhere else. Please look at the pictures and save again.',
    'pictures',
  ),
  PICTURE_CROP: entry(400, 'This part does not fit the picture. Please choose it again.', 'pictures'),
  ITEM_TOO_MANY_PICTURES: entry(400, 'An item can have up to {{rule.itemPictures}} pictures.', 'pictures'),

  INSUFFICIENT_STOCK: entry(400, 'Insufficient stock.', 'quantity'),
  ITEM_UNAVAILABLE: entry(404, 'This item is no longer for sale.'),
  ITEM_IS_AUCTION: entry(400, 'This item is sold by auction and cannot go into the cart.'),
  OWN_ITEM: entry(403, 'This is your own item.'),
  AUCTION_ENDED: entry(409, 'This auction has ended.', 'maximum'),
  AUCTION_TAKEN: entry(
    409,
    "Someone is buying this item right now. If they don't pay, bidding continues.",
    'maximum',
  ),
  AUCTION_HAS_BIDS: entry(409, 'Somebody has bid on this auction, so this can no longer be changed.'),
  AUCTION_NOT_STARTED: entry(409, 'This auction has already started, or is no longer scheduled.'),
  AUCTION_NOT_UNSOLD: entry(409, 'This auction is not over, was sold, or has already been relisted.'),
  AUCTION_NO_SECOND: entry(409, 'There is nobody this auction can be offered to any more.'),
  AUCTION_NOT_IMPORTED: entry(409, 'Auctions are changed in their own form, not by a file.'),
  CARD_NEEDED: entry(
    403,
    'You have not paid for {{rule.unpaidWins}} auctions you won in {{rule.unpaidWinDays}} days. Please confirm a card before you bid.',
    'maximum',
  ),
  BID_TOO_LOW: entry(400, 'Please bid at least {{least}}.', 'maximum'),
  BID_TOO_HIGH: entry(400, 'The highest possible bid is RM {{rule.highestBid}}.', 'maximum'),
  BID_BELOW_OWN: entry(400, 'You have already bid more than that. A bid cannot be lowered.', 'maximum'),
  CHOOSE_VARIANT: entry(400, 'Please choose an option first.', 'variantId'),
  CART_LINE_MISSING: entry(404, 'This item is no longer in your cart.'),
  CART_FULL: entry(400, 'Your cart can hold up to {{rule.cartLines}} different items.'),
  CART_EMPTY: entry(400, 'Your cart is empty.'),

  REVIEW_TOO_EARLY: entry(409, 'You can review this once the parcel is completed.'),
  REVIEW_EXISTS: entry(409, 'You have already reviewed this.'),
  REVIEW_LOCKED: entry(
    409,
    'A review can be changed for {{rule.reviewDays}} days, and that time has passed.',
  ),
  REVIEW_ANSWERED: entry(409, 'You have already answered this review.'),
  REVIEW_TOO_MANY_PHOTOS: entry(400, 'A review can have up to {{rule.reviewPhotos}} photos.', 'photos'),
  OWN_REVIEW: entry(403, 'This is your own review.'),
  QUESTION_ANSWERED: entry(409, 'This question is already answered.'),
  MESSAGE_TO_SELF: entry(403, 'You cannot write to yourself.', 'body'),
  MESSAGE_CLOSED: entry(409, 'This member no longer takes messages.', 'body'),
  MESSAGE_BLOCKED: entry(403, 'You cannot write to each other: one of you has blocked the other.', 'body'),
  MESSAGE_KEY_USED: entry(
    409,
    'This form has already sent another message. Please send it again to send this one, too.',
    'body',
  ),
  QUICK_REPLIES_FULL: entry(
    409,
    'You can save up to {{rule.quickReplies}} quick replies. Please delete one first.',
    'title',
  ),
  AWAY_ANSWER_HELD: entry(
    400,
    'This text would be held for review. Please leave out phone numbers, emails, links, bank accounts, and other ways to pay or talk.',
    'away',
  ),
  MESSAGE_TOO_MANY_PICTURES: entry(400, 'A message can have up to {{rule.messagePhotos}} photos.', 'photos'),
  INBOX_ANSWERED: entry(
    409,
    'This was answered in the meantime, by {{who}}. The answer is on this page. Nothing of yours was sent.',
  ),
  INBOX_CLOSED: entry(409, 'This was closed in the meantime, by {{who}}. Nothing of yours was sent.'),
  INBOX_TAKEN: entry(409, 'This was taken in the meantime, by {{who}}. Nothing of yours was sent.'),
  INBOX_CHANGED: entry(
    409,
    'This was changed in the meantime, by {{who}}. Here is how it stands now. Nothing of yours was sent.',
  ),
  NEWSLETTER_CHANGED: entry(
    409,
    'This newsletter was changed in the meantime, by {{who}}. Here is how it stands now. Nothing of yours was saved.',
  ),
  NEWSLETTER_BUSY: entry(409, 'Another newsletter is being sent. Wait for it to end, or stop it first.'),
  NEWSLETTER_NOBODY: entry(409, 'Nobody has subscribed yet, so there is nobody to send it to.'),
  NEWSLETTER_SENT: entry(
    409,
    'This newsletter has gone to everybody already. There is nothing left to stop.',
  ),
  BLOG_MOVED: entry(409, 'This article has moved on in the meantime. Here is how it stands now.'),
  BLOG_SAVED_ELSEWHERE: entry(
    409,
    'This article was saved in another tab in the meantime. What you typed here is kept in the history: compare the two, and save again.',
  ),
  BLOG_LOCKED: entry(
    409,
    'This article cannot be changed while it is being read by us or is published. Take it back first.',
  ),
  BLOG_TOO_MANY_PICTURES: entry(400, 'An article can have up to {{rule.postPictures}} pictures.', 'pictures'),
  BLOG_TOO_MANY_LINKS: entry(
    400,
    'An article can have up to {{rule.postLinks}} links to other sites.',
    'body',
  ),
  BLOG_TOO_SHORT: entry(
    400,
    'Please write at least {{rule.articleLeast}} characters before you submit the article.',
    'body',
  ),
  BLOG_TRANSLATED: entry(409, 'This article is written in that language already.', 'language'),
  BLOG_REASON_MISSING: entry(
    400,
    'Please write what to change, or remark on passages of the text.',
    'reason',
  ),
  BLOG_QUOTE_MISSING: entry(
    400,
    'These words do not stand in the passage. Please copy them from it.',
    'quote',
  ),
  BLOG_TOO_MANY_REMARKS: entry(
    409,
    'This article has {{rule.openRemarks}} remarks that are not done yet. Please ask for these changes first.',
    'remark',
  ),
  BLOG_TOO_MANY_POSTS: entry(
    409,
    'You have {{rule.openPosts}} articles that are not published yet. Please finish one of them first.',
    'title',
  ),
  BLOG_PUBLISH_DAY: entry(400, 'Please choose a day from today on, within a year.', 'day'),
  COMMENT_DECIDED: entry(409, 'This comment was decided on in the meantime, by {{who}}.'),
  MESSAGE_DECIDED: entry(409, 'This message was decided on in the meantime, by {{who}}.'),
  REPORT_CLOSED: entry(409, 'This report was closed in the meantime, by {{who}}.'),
  MESSAGE_UNDELIVERABLE: entry(
    409,
    'Its receiver no longer takes messages from this member. You can only reject it.',
  ),
  WORD_LIST_CHANGED: entry(409, 'This list was changed in the meantime, by {{who}}. Please reload the page.'),

  COUPON_NOT_FOUND: entry(404, "We couldn't find this coupon code.", 'couponCode'),
  COUPON_NOT_STARTED: entry(400, 'This coupon is not valid yet.', 'couponCode'),
  COUPON_ENDED: entry(400, 'This coupon has expired.', 'couponCode'),
  COUPON_USED_UP: entry(400, 'This coupon has been used up.', 'couponCode'),
  COUPON_ALREADY_USED: entry(400, 'You have already used this coupon.', 'couponCode'),
  COUPON_FIRST_PURCHASE_ONLY: entry(400, 'This coupon is for first purchases only.', 'couponCode'),
  COUPON_MIN_SPEND: entry(400, 'Your order is below the minimum spend of this coupon.', 'couponCode'),
  COUPON_NOT_FOR_THESE_ITEMS: entry(
    400,
    'This coupon does not apply to the items in your cart.',
    'couponCode',
  ),
  COUPON_TOO_FEW_ITEMS: entry(400, 'Add more items from one seller to use this coupon.', 'couponCode'),
  COUPON_SLOT_TAKEN: entry(400, 'Only one coupon of this kind can be used per order.', 'couponCode'),

  GAME_ROUNDS_OVER: entry(429, 'You have played enough rounds for today. Come back tomorrow.'),
  GAME_ROUND_ENDED: entry(409, 'This round has ended. Start a new one.'),
  GAME_MOVED: entry(409, 'This round went on in another tab. Here is how it stands.'),
  GAME_MOVE: entry(400, 'This move is not possible.'),
  GAME_NOT_READY: entry(503, 'There are not enough items on sale for this game yet.'),

  ORDER_CHANGED: entry(409, 'Something changed since you opened this page. Nothing has been ordered.'),
  IDEMPOTENCY_MISMATCH: entry(409, 'This form was already used for another order.'),
  ORDER_NOT_PAYABLE: entry(409, 'This order can no longer be paid.'),
  PAYMENT_UNAVAILABLE: entry(
    503,
    'The payment page cannot be opened right now. Please try again in a moment.',
  ),
  ORDER_NOT_CANCELLABLE: entry(409, 'This order can no longer be cancelled.'),
  ORDER_EDITED: entry(409, 'This order was changed in the meantime. Please check it again.'),
  ORDER_NOT_EDITABLE: entry(409, 'This can no longer be changed.'),
  QUANTITY_RAISED: entry(400, 'You can only reduce an order. To get more, please place another order.'),
  ORDER_WOULD_BE_EMPTY: entry(400, 'At least one item must stay. To remove everything, cancel the order.'),
  ADDRESS_OTHER_ZONE: entry(400, 'The address must stay in the same shipping zone.', 'country'),
  PARCEL_NOT_CANCELLABLE: entry(409, 'This parcel can no longer be cancelled.'),
  PARCEL_NOT_SHIPPABLE: entry(409, 'This parcel can no longer be shipped.'),
  PARCEL_SHIPPED_BY: entry(
    409,
    'This parcel was shipped by {{name}} in the meantime. Its tracking number is {{tracking}}.',
  ),
  PART_EMPTY: entry(400, 'Please choose pieces that are still to be shipped.', 'lines'),
  PARCEL_NOT_DELIVERABLE: entry(409, 'This parcel cannot be marked as delivered now.'),
  SALE_NOT_REFUNDABLE: entry(409, 'This parcel can no longer be refunded here.'),
  SALE_CHANGED: entry(409, 'This parcel has changed in the meantime. Please look at it again.'),
  TRACKING_FIXED: entry(409, 'The tracking number can no longer be changed.'),
  APPOINTMENT_PAST: entry(409, 'This date has passed. Please name another one.'),
  APPOINTMENT_MOVED: entry(
    409,
    'The date of this service has changed in the meantime. Please look at it again.',
  ),
  PARCEL_NOT_CONFIRMABLE: entry(409, 'The receipt of this parcel cannot be confirmed now.'),
  CLAIM_NOT_POSSIBLE: entry(409, "You can't open a claim for this now.", 'kind'),
  CLAIM_EMPTY: entry(400, 'Please choose the items it is about.', 'lines'),
  CLAIM_DECIDED: entry(409, 'This claim was decided in the meantime, by {{who}}.'),
  CLAIM_MOVED: entry(409, 'This claim was updated in the meantime.'),
  CLAIM_AMOUNT: entry(400, 'Please enter an amount up to what was claimed.', 'amount'),
  TOO_MANY_PICTURES: entry(400, 'Please choose up to {{rule.claimPhotos}} photos.', 'photos'),
  ORDER_UNKNOWN: entry(404, "We couldn't find an order with this number and email.", 'number'),
  ADDRESS_MISSING: entry(400, 'Please enter a delivery address.', 'address'),

  DOWNLOADS_USED_UP: entry(
    409,
    'You have downloaded this file {{rule.downloads}} times. Ask the seller if you need it again.',
  ),
  DOWNLOAD_ENDED: entry(
    410,
    'This purchase was cancelled or refunded, so its files can no longer be downloaded.',
  ),
  FILE_MISSING: entry(400, 'Please choose a file first.', 'file'),
  FILE_MISNAMED: entry(
    400,
    'This file is not what its name says. Check that it opens, and that its name ends as it should.',
    'file',
  ),
  FILE_KIND: entry(400, 'Files of this type cannot be sold here. A ZIP file can hold anything.', 'file'),
  FILE_TOO_HEAVY: entry(
    413,
    'This file is larger than {{rule.fileMegabytes}} MB. Please make it smaller or split it.',
    'file',
  ),
  FILES_FULL: entry(400, 'An item can have up to {{rule.files}} files. Pack several into one ZIP.', 'file'),
  FILES_SPACE: entry(
    400,
    'Your files would take more than {{rule.filesGigabytes}} GB. Withdraw versions that nobody needs any more; their space is free a day later.',
    'file',
  ),
  FILE_LAST: entry(409, 'Buyers need a file to download. Upload another one before you withdraw this one.'),
  FILE_WITHDRAWN: entry(
    410,
    'The seller has withdrawn this version. Download the one listed with your order.',
  ),
  ITEM_WITHOUT_FILE: entry(
    409,
    'Buyers of a download need a file. Save the item as a draft, upload the file, and then publish it.',
    'servicePlace',
  ),
  ITEM_NOT_DIGITAL: entry(400, 'Only digital goods come with files.', 'file'),

  CARD_NUMBER_INVALID: entry(400, 'This card number is incorrect. Please check the digits.', 'cardNumber'),
  CARD_EXPIRED: entry(400, 'This card has expired. Please use another one.', 'expiry'),
  CARD_EXPIRY_INVALID: entry(400, 'Please enter the expiry as MM/YY, for example 08/29.', 'expiry'),
  CARD_CVC_INVALID: entry(400, 'Please enter the 3 or 4 digits of the CVC.', 'cvc'),
  CARD_DECLINED: entry(
    402,
    'The card was declined and nothing was charged. Please try another card.',
    'cardNumber',
  ),
  CODE_WRONG: entry(400, 'This code is incorrect. Please check it and try again.', 'code'),
  APP_CODE_UNREADABLE: entry(
    503,
    "We can't check codes from your app right now. Please use a recovery code, or contact us.",
    'code',
  ),
  BAD_SIGNATURE: entry(400, 'The signature is invalid.'),
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
