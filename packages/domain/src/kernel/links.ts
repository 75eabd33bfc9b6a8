import { typedString } from './bounded-text'
import { hasHiddenSigns } from './texts'

/** What is shown as a link and comes from people or from a request: it leads to a page of ours, or by https elsewhere. */

const MAX_LINK = 500
/** Longer than any path of ours with a search in it; a header has to hold it. */
const MAX_PATH = 2_000
/** A placeholder for our own origin. */
const OWN = 'http://own.invalid'

/** An address in its parts; null for none. `URL.canParse` is missing in Safari before 17. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** A path of our own as browsers will read it; null for whatever could lead elsewhere. */
export function ownPath(wanted: string | null | undefined): string | null {
  if (
    !wanted?.startsWith('/') ||
    wanted.length > MAX_PATH ||
    wanted.startsWith('//') ||
    /[\\\p{Cc}]/u.test(wanted)
  )
    return null
  const url = parseUrl(wanted, OWN)
  if (!url) return null
  // Dots in a path can leave two slashes at its start ("/.//x"), and with those begins another site.
  const isOwn = url.origin === OWN && !url.pathname.startsWith('//')
  return isOwn ? `${url.pathname}${url.search}${url.hash}` : null
}

/**
 * An https address as browsers will read it; null for any other. Only https: whoever installs a file that could be
 * changed on its way installs anything. Names and passwords are no part of a link.
 */
function httpsAddress(typed: string): string | null {
  const url = /[\\\p{Cc}]/u.test(typed) ? null : parseUrl(typed)
  if (!url) return null
  const { protocol, username, password, hostname, href } = url
  const isSafe = protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
  return isSafe ? href : null
}

/** A path of our own or an https address; null for anything else. */
export const safeLink = (typed: string): string | null => ownPath(typed) ?? httpsAddress(typed)

/** A link of any length and kind before it is looked at. */
const typedLink = typedString(MAX_LINK)
  .trim()
  .max(MAX_LINK, { error: 'tooLong', abort: true })
  .refine((typed) => !hasHiddenSigns(typed), 'hiddenSigns')

/** An https address; empty takes a link away. */
export const httpsLinkSchema = typedLink
  .refine((typed) => typed === '' || httpsAddress(typed) !== null, 'link')
  .transform((typed) => httpsAddress(typed) ?? '')

/** Where a banner of the home page leads. */
export const bannerLinkSchema = typedLink
  .refine((typed) => safeLink(typed) !== null, 'bannerLink')
  .transform((typed) => safeLink(typed) ?? '/')
