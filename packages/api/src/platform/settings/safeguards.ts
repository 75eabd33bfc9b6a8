import { RECENT } from '../../accounts/commands/reauthenticate'
import { RECOVERY_CODES } from '../../accounts/commands/two-factor'
import { HASHING } from '../../accounts/internal/passwords'
import { KEEP_LINKS } from '../../accounts/jobs/sweep'
import { KEEP_CLAIMS } from '../../accounts/jobs/unconfirmed'
import { KEEP_REPORTED } from '../../moderation/jobs/report-texts'
import { KEEP_READ, KEEP_UNREAD } from '../../notifications/jobs'
import { KEEP_SILENT } from '../../support/commands/newsletter'
import { KEEP_MAILS } from '../jobs/table'

/** The protections of accounts and their data, for pages that state them. Durations in milliseconds. */
export const SAFEGUARDS = {
  hashMemoryKiB: HASHING.memoryCost,
  recoveryCodes: RECOVERY_CODES,
  /** Within it one has just shown who one is. */
  recent: RECENT,
  keepMails: KEEP_MAILS,
  keepLinks: KEEP_LINKS,
  /** Accounts whose email nobody confirmed. */
  keepClaims: KEEP_CLAIMS,
  /** Addresses that did not say whether they want the newsletter. */
  keepSilent: KEEP_SILENT,
  /** Notifications since they were made, those that were read and those that were not. */
  keepRead: KEEP_READ,
  keepUnread: KEEP_UNREAD,
  /** What something said that was reported, since the report was closed. */
  keepReported: KEEP_REPORTED,
} as const
