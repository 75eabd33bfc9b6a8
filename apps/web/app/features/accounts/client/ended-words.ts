import type { TextKey } from '../../../i18n/translate'

/** Why the link of a mail opens nothing. */
export const ENDED_WORDS = {
  unknown: 'accounts.linkUnknown',
  used: 'accounts.linkUsed',
  expired: 'accounts.linkExpired',
} as const satisfies Record<string, TextKey>
