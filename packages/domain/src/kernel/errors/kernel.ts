import { type ErrorEntry, entry } from './entry'

export const kernel = {
  UNAUTHORIZED: entry(401, 'Please log in to continue.'),
  FORBIDDEN: entry(403, 'You are not allowed to do that.'),
  CROSS_SITE: entry(403, 'This request did not come from our own pages.'),
  OTHER_ADDRESS: entry(403, 'This market is open at another address.'),
  NOT_FOUND: entry(404, 'Not found.'),
  GONE: entry(
    404,
    'What this form is about no longer exists. What you wrote is still here: copy what you want to keep.',
  ),
  METHOD_NOT_ALLOWED: entry(405, 'Method not allowed.'),
  VALIDATION: entry(400, 'Please check what you entered.'),
  BAD_JSON: entry(400, 'The request is not a JSON object.'),
  TOO_LARGE: entry(413, 'That is too large.'),
  TOO_MANY_REQUESTS: entry(429, 'Too many tries. Please wait a little.'),
  BUSY: entry(503, 'We are very busy right now. Please try again in a moment.'),
  STORAGE_FULL: entry(503, 'We cannot save anything right now. Please try again later.'),
  UNKNOWN_ERROR: entry(500, 'Operation failed, please try again later.'),
} as const satisfies Record<string, ErrorEntry>
