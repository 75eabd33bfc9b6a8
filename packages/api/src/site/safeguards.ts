import { KEEP_CLAIMS } from '../auth/claim-sweep'
import { HASHING } from '../auth/passwords'
import { RECENT } from '../auth/proof'
import { KEEP_LINKS } from '../auth/sweep'
import { RECOVERY_CODES } from '../auth/two-factor'
import { KEEP_MAILS } from '../jobs/table'
import { KEEP_SILENT } from './newsletter'

/** What accounts and their data are kept safe by, for pages that tell of it. Durations in milliseconds. */
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
} as const
