import { type ErrorEntry, entry } from './entry'

export const support = {
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
  INBOX_ANSWERED: entry(
    409,
    'This was answered in the meantime, by {{who}}. The answer is on this page. What you wrote was not sent.',
  ),
  INBOX_CLOSED: entry(409, 'This was closed in the meantime, by {{who}}. What you wrote was not sent.'),
  INBOX_TAKEN: entry(409, 'This was taken in the meantime, by {{who}}. What you wrote was not sent.'),
  INBOX_CHANGED: entry(
    409,
    'This was changed in the meantime, by {{who}}. Here is how it stands now. What you wrote was not sent.',
  ),
  NEWSLETTER_CHANGED: entry(
    409,
    'This newsletter was changed in the meantime, by {{who}}. Here is how it stands now. Your changes were not saved.',
  ),
  NEWSLETTER_BUSY: entry(409, 'Another newsletter is being sent. Wait for it to end, or stop it first.'),
  NEWSLETTER_NOBODY: entry(409, 'Nobody has subscribed yet, so there is nobody to send it to.'),
  NEWSLETTER_SENT: entry(
    409,
    'This newsletter has gone to everybody already. There is nothing left to stop.',
  ),
} as const satisfies Record<string, ErrorEntry>
