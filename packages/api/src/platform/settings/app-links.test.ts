import path from 'node:path'
import { appLinksSchema } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestServices, runSql, type TestServices } from '../../testing'
import { changeAppLinks, readAppLinks } from './app-links'
import { changeOperator } from './operator'

let market: TestServices
beforeEach(async () => {
  market = await openTestServices()
})
afterEach(() => market.dispose())

const NONE = { apk: '', appStore: '', googlePlay: '' }
const APK = 'https://example.my/pasar.apk'
const STORE = 'https://apps.apple.com/my/app/id1'

describe('where the app is to be had', () => {
  it('is shown nowhere until someone sets it', async () => {
    expect(await readAppLinks(market.context)).toEqual(NONE)
    expect(await market.context.appLinks.read()).toEqual(NONE)
  })

  it('is what was written; what is left out stays, and an empty text takes it away', async () => {
    const { context: ctx } = market
    await changeAppLinks(ctx, appLinksSchema.parse({ apk: APK, appStore: STORE }))
    await changeAppLinks(ctx, appLinksSchema.parse({ apk: '' }))
    expect(await readAppLinks(ctx)).toEqual({ ...NONE, appStore: STORE })
  })
})

describe('what is kept in memory', () => {
  it('takes no statement, and follows a change at once', async () => {
    const { context: ctx } = market
    const first = ctx.appLinks.read()
    expect(ctx.appLinks.read()).toBe(first)
    await changeAppLinks(ctx, { googlePlay: 'https://play.google.com/store/apps/details?id=my.pasar' })
    expect(await ctx.appLinks.read()).toEqual({
      ...NONE,
      googlePlay: 'https://play.google.com/store/apps/details?id=my.pasar',
    })
  })

  it('follows what another process wrote', async () => {
    const { context: ctx } = market
    expect(await ctx.appLinks.read()).toEqual(NONE)
    await runSql(
      path.dirname(market.database.handle.name),
      `insert into settings (name, value, updated_at) values ('appLinkApk', '${APK}', 1)`,
    )
    expect(await ctx.appLinks.read()).toEqual({ ...NONE, apk: APK })
  })

  it('is not what was there before a change that came while it was being read', async () => {
    const { context: ctx } = market
    const early = ctx.appLinks.read()
    await changeOperator(ctx, { name: 'Kedai' })
    expect(ctx.appLinks.read()).not.toBe(early)
  })
})
