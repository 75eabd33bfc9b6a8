import type { z } from 'zod'
import { typedString } from './bounded-text'
import { form } from './schemas'
import { hasHiddenSigns } from './texts'

/** Where the market's app is to be had, in the order it is shown. */
export const APP_LINK_KINDS = ['apk', 'appStore', 'googlePlay'] as const
export type AppLinkKind = (typeof APP_LINK_KINDS)[number]

/** An address for each; an empty one is shown nowhere. */
export type AppLinks = Record<AppLinkKind, string>

/** Under these names the settings hold them. */
export const APP_LINK_SETTING = {
  apk: 'appLinkApk',
  appStore: 'appLinkAppStore',
  googlePlay: 'appLinkGooglePlay',
} as const satisfies Record<AppLinkKind, string>

const MAX_LINK = 500

/** Only https: whoever installs a file that could be changed on its way installs anything. Names and passwords are no part of a link. */
function isSafeLink(typed: string): boolean {
  if (!URL.canParse(typed)) return false
  const { protocol, username, password, hostname } = new URL(typed)
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.')
}

/** Empty takes a link away. */
const linkSchema = typedString(MAX_LINK)
  .trim()
  .max(MAX_LINK, { error: 'tooLong', abort: true })
  .refine((typed) => !hasHiddenSigns(typed), 'hiddenSigns')
  .refine((typed) => typed === '' || isSafeLink(typed), 'link')
  .transform((typed) => (typed === '' ? '' : new URL(typed).href))

/** What is left out stays as it is. */
export const appLinksSchema = form({
  apk: linkSchema,
  appStore: linkSchema,
  googlePlay: linkSchema,
}).partial()
export type AppLinksInput = z.output<typeof appLinksSchema>
