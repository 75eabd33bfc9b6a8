/** What the time is called at which a mail of a list is tried, or was finished. */
export const MAIL_TIMES = {
  waiting: 'operations.nextTry',
  sent: 'operations.sentAt',
  failed: 'operations.failedAt',
} as const
