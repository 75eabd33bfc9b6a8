import { type ErrorEntry, entry } from './entry'

export const selling = {
  IMPORT_FILE_KIND: entry(400, 'Please choose a CSV or XLSX file, or a ZIP with one and pictures.', 'table'),
  IMPORT_TOO_LARGE: entry(413, 'This file is too large: {{most}} MB at most.', 'table'),
  IMPORT_TOO_MANY_ROWS: entry(400, 'This file has more than {{most}} rows. Please split it.', 'table'),
  IMPORT_QUOTES: entry(
    400,
    'The quotes in row {{row}}, column {{column}} are broken: one that opens a cell has to close it.',
    'table',
  ),
  IMPORT_ARCHIVE: entry(400, 'This file is damaged or holds more than we unpack.', 'table'),
  IMPORT_PATH: entry(
    400,
    'The file "{{name}}" in this ZIP has a path that leads out of its folder. Please pack it again.',
    'table',
  ),
  IMPORT_COLUMNS: entry(
    400,
    'We do not recognise any column in the first row. Please compare it with the list of columns.',
    'table',
  ),
  IMPORT_MOVED: entry(409, 'This import has moved on meanwhile. Please look at it again.'),
  IMPORT_WAITS: entry(
    409,
    'The file "{{name}}" was checked before and waits for you. Tick that you give it up, or finish it first.',
    'replaces',
  ),
  IMPORT_UNDER_WAY: entry(409, 'Another import is under way. Please wait for it or cancel it.', 'table'),
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
  APPLICANT_SUSPENDED: entry(
    409,
    'The applicant is suspended as a member. Please lift the suspension first, or reject the application.',
  ),
  AFFILIATE_PENDING: entry(409, "We already have your application. We'll write to you."),
  AFFILIATE_ALREADY: entry(409, 'You are already an affiliate.'),
  ITEM_EDITED: entry(409, 'This item was changed in the meantime. Please look at it again.'),
  PRICE_CHANGED: entry(409, 'The price was changed in the meantime. It is {{now}} now.', 'price'),
  STOCK_CHANGED: entry(409, 'The stock changed in the meantime. It is {{now}} now.', 'stock'),
  ITEM_INCOMPLETE: entry(409, 'Something is still missing. Please open the item and fill it in.'),
  ITEM_ON_HOLIDAY: entry(
    409,
    'This item is hidden while its store is on holiday, and comes back by itself. To sell it now, change the holiday of the store.',
  ),
  ITEM_NOT_CHANGEABLE: entry(409, 'This can no longer be changed on this item.'),
  ITEM_PRICE_RANGE: entry(409, 'The new price would be below {{least}} or above {{most}}.'),
  ITEM_UNCHANGED: entry(409, 'There is nothing to change.'),
  ITEM_NOT_DRAFT: entry(409, 'Only drafts can be deleted. You can pause this item instead.'),
  ITEM_PICTURE_GONE: entry(
    409,
    'One of these pictures is gone: it was removed somewhere else. Please look at the pictures and save again.',
    'pictures',
  ),
  PICTURE_CROP: entry(400, 'This part does not fit the picture. Please choose it again.', 'pictures'),
  ITEM_WITHOUT_PICTURE: entry(400, 'Please add at least one picture.', 'pictures'),
  ITEM_TOO_MANY_PICTURES: entry(400, 'An item can have up to {{rule.itemPictures}} pictures.', 'pictures'),
} as const satisfies Record<string, ErrorEntry>
