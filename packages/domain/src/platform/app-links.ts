import type { z } from 'zod'
import { httpsLinkSchema } from '../kernel/links'
import { form } from '../kernel/schemas'
import type { SettingField } from './setting-fields'

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

/** What is left out stays as it is. */
export const appLinksSchema = form({
  apk: httpsLinkSchema,
  appStore: httpsLinkSchema,
  googlePlay: httpsLinkSchema,
}).partial()
export type AppLinksInput = z.output<typeof appLinksSchema>

/** The fields of the app links on the settings page. */
export const APP_LINK_FIELDS = {
  apk: { kind: 'link', label: 'appApk', name: APP_LINK_SETTING.apk, usual: '' },
  appStore: { kind: 'link', label: 'appAppStore', name: APP_LINK_SETTING.appStore, usual: '' },
  googlePlay: { kind: 'link', label: 'appGooglePlay', name: APP_LINK_SETTING.googlePlay, usual: '' },
} as const satisfies Record<AppLinkKind, SettingField>
