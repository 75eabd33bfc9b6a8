import { findSettings, touchSetting } from '@pasar/db'
import { APP_LINK_KINDS, APP_LINK_SETTING, type AppLinks, type AppLinksInput } from '@pasar/domain'
import type { Context } from '../context'

/** Where the market's app is to be had. What nobody has told is an empty text, and is shown nowhere. */
export async function readAppLinks(ctx: Pick<Context, 'db'>): Promise<AppLinks> {
  const kept = await findSettings(ctx.db, Object.values(APP_LINK_SETTING))
  const read = (kind: keyof AppLinks): string => kept.get(APP_LINK_SETTING[kind]) ?? ''
  return { apk: read('apk'), appStore: read('appStore'), googlePlay: read('googlePlay') }
}

/** Writes where the app is to be had; what is left out stays as it is, an empty text takes a link away. */
export async function changeAppLinks(ctx: Context, input: AppLinksInput): Promise<void> {
  await ctx.transact(async (tx) => {
    for (const kind of APP_LINK_KINDS) {
      const link = input[kind]
      if (link !== undefined) await touchSetting(tx, APP_LINK_SETTING[kind], link, ctx.now())
    }
  })
}
