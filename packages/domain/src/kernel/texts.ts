/**
 * Control characters and lone surrogates, which no keyboard types, and those that turn the direction of what
 * follows: they could make a name rewrite the page around it. Marks of right-to-left scripts are not among them.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u

/** What shows nothing: spaces, joiners and marks on their own, and letters that are blank by design. */
const BLANK = /[\p{Cf}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu

/** Unicode's own bound for text that is worked on as it streams (UAX #15, Stream-Safe Text Format). */
export const MAX_MARKS_IN_A_ROW = 30

export const hasHiddenSigns = (text: string): boolean => HIDDEN.test(text)

/** True when a reader would see nothing at all. */
export const isInvisible = (text: string): boolean => text.replace(BLANK, '') === ''

/** How members are named to everyone who asks: by their first name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** The beginning of a text, which ends in no lone surrogate: `encodeURIComponent` throws for one. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
