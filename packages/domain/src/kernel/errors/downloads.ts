import { type ErrorEntry, entry } from './entry'

export const downloads = {
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
} as const satisfies Record<string, ErrorEntry>
