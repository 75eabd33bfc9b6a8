import { APP_LINK_SETTING, type AppLinks, type AppLinksInput } from '@pasar/domain'
import type { Context } from '../context'
import { setSettings } from './change'
import { givenOf, readSettingGroup } from './setting-groups'

/** Links to the market's app. A missing one is an empty text, and is not shown. */
export const readAppLinks = (ctx: Pick<Context, 'db'>): Promise<AppLinks> =>
  readSettingGroup(ctx, APP_LINK_SETTING)

/** Writes where the app is to be had; what is left out stays as it is, an empty text takes a link away. */
export const changeAppLinks = (ctx: Context, input: AppLinksInput): Promise<void> =>
  setSettings(ctx, 'apps', givenOf(input))
