import { APP_LINK_SETTING, type AppLinks, type AppLinksInput } from '@pasar/domain'
import type { Context } from '../context'
import { changeTold, readTold } from './setting-groups'

/** Where the market's app is to be had. What nobody has told is an empty text, and is shown nowhere. */
export const readAppLinks = (ctx: Pick<Context, 'db'>): Promise<AppLinks> => readTold(ctx, APP_LINK_SETTING)

/** Writes where the app is to be had; what is left out stays as it is, an empty text takes a link away. */
export const changeAppLinks = (ctx: Context, input: AppLinksInput): Promise<void> =>
  changeTold(ctx, APP_LINK_SETTING, input)
