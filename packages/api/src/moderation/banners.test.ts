import { readdirSync } from 'node:fs'
import { bannerChangeSchema, bannerSchema, dayOf, days, nestWords } from '@pasar/domain'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { homePage } from '../catalogue/reads/pages'
import { sweepPictures } from '../platform/pictures/sweep'
import { asAdmin } from '../testing'
import { refusalOf, useMarket, users } from '../testing/helpers'
import { changeBanner, deleteBanner, makeBanner, setBannerPicture, switchBanner } from './commands/banners'
import { bannerPage, bannersPage, previewBanner } from './reads/banners'

const market = useMarket()
const admin = asAdmin(users.admin)
const draw = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

const words = (title: string) =>
  Object.fromEntries(
    ['en', 'cn', 'ms'].flatMap((language) => [
      [`${language}.title`, `${title} ${language}`],
      [`${language}.description`, 'Lamps'],
      [`${language}.buttonText`, 'Look'],
    ]),
  )
const form = (over: Record<string, string> = {}) => ({
  link: '/shop',
  position: '1',
  ...words('Raya'),
  ...over,
})
const make = (over?: Record<string, string>) =>
  makeBanner(market.ctx, admin, bannerSchema.parse(nestWords(form(over))))
const change = (over: Record<string, string>) =>
  bannerChangeSchema.parse(nestWords({ ...form(over), version: over.version ?? '0', reason: 'A try' }))
const titles = async (language: 'en' | 'cn' | 'ms' = 'en') =>
  (await homePage(market.ctx, language)).banners.map(({ title }) => title)
const picture = async (id: string) => setBannerPicture(market.ctx, admin, id, draw)
const files = () => readdirSync(market.ctx.uploadsDir).filter((name) => name.startsWith('slide-')).length

async function makeShown(over?: Record<string, string>): Promise<string> {
  const id = await make(over)
  await picture(id)
  await switchBanner(market.ctx, admin, id, true)
  return id
}

beforeEach(() => market.run('update banners set is_active = 0'))

describe('a banner', () => {
  it('is shown once it has a picture and is on, with a link of its own for a language', async () => {
    const id = await make({ 'ms.link': '/categories' })
    expect(await refusalOf(switchBanner(market.ctx, admin, id, true))).toBe('PICTURE_MISSING')
    expect(await titles()).toEqual([])
    await picture(id)
    await switchBanner(market.ctx, admin, id, true)
    expect(await titles('cn')).toEqual(['Raya cn'])
    const [malay] = (await homePage(market.ctx, 'ms')).banners
    expect(malay).toMatchObject({ link: '/categories', image: expect.stringMatching(/^slide-/) })
    expect((await homePage(market.ctx, 'en')).banners[0]?.link).toBe('/shop')
  })

  it('begins and ends by itself, and says when', async () => {
    const first = dayOf(market.ctx.now() + days(1))
    await makeShown({ startsOn: first, endsOn: first })
    expect(await titles()).toEqual([])
    const begins = (await homePage(market.ctx, 'en')).bannersUntil ?? 0
    market.wait(begins - market.ctx.now())
    expect(await titles()).toEqual(['Raya en'])
    const ends = (await homePage(market.ctx, 'en')).bannersUntil ?? 0
    expect(ends - begins).toBe(days(1))
    market.wait(ends - market.ctx.now() - 1)
    expect(await titles()).toEqual(['Raya en'])
    market.wait(1)
    expect(await homePage(market.ctx, 'en')).toMatchObject({ banners: [], bannersUntil: null })
  })

  it('comes in the order of its place', async () => {
    await makeShown({ position: '2' })
    await makeShown({ position: '1', 'en.title': 'First' })
    expect(await titles()).toEqual(['First', 'Raya en'])
    const { banners } = await bannersPage(market.ctx, admin, 'en')
    expect(banners.filter(({ isShown }) => isShown).map(({ title }) => title)).toEqual(['First', 'Raya en'])
  })

  it('shows what a change does before it is made, and answers the second admin with who was first', async () => {
    const id = await makeShown()
    const input = change({ 'en.title': 'Deepavali', endsOn: '2020-01-01' })
    expect(await previewBanner(market.ctx, admin, id, input, 'en')).toEqual({
      changes: [
        { field: 'endsOn', language: null, before: '–', after: '2020-01-01' },
        { field: 'title', language: 'en', before: 'Raya en', after: 'Deepavali' },
      ],
      status: 'over',
      shown: [],
    })
    expect(await titles()).toEqual(['Raya en'])
    expect(await refusalOf(changeBanner(market.ctx, admin, id, change({})))).toBe('SETTINGS_SAME')
    await changeBanner(market.ctx, admin, id, change({ 'en.title': 'Deepavali' }))
    expect(await titles()).toEqual(['Deepavali'])
    await expect(changeBanner(market.ctx, admin, id, input)).rejects.toMatchObject({
      code: 'SETTINGS_CHANGED',
      details: { who: users.admin.name },
    })
    const { audit } = await bannerPage(market.ctx, admin, id)
    expect(audit.map(({ action }) => action).sort()).toEqual([
      'changeBanner',
      'makeBanner',
      'setBannerPicture',
      'showBanner',
    ])
    expect(audit.find(({ action }) => action === 'changeBanner')?.reason).toBe('A try\nRaya en → Deepavali')
  })

  it('is switched once, and deleted with its files when it is off', async () => {
    const id = await makeShown()
    const kept = files()
    await picture(id)
    expect(files()).toBe(kept)
    market.wait(days(1))
    await sweepPictures(market.ctx, new AbortController().signal)
    expect(files()).toBe(kept)
    expect(await refusalOf(switchBanner(market.ctx, admin, id, true))).toBe('SETTINGS_CHANGED')
    expect(await refusalOf(deleteBanner(market.ctx, admin, id))).toBe('SETTINGS_CHANGED')
    expect((await bannerPage(market.ctx, admin, id)).banner.words.cn.title).toBe('Raya cn')
    await switchBanner(market.ctx, admin, id, false)
    await deleteBanner(market.ctx, admin, id)
    expect(files()).toBe(0)
    expect(await refusalOf(deleteBanner(market.ctx, admin, id))).toBe('NOT_FOUND')
  })

  it('keeps its picture when what was sent is none', async () => {
    const id = await makeShown()
    const text = async () => Buffer.from('<svg/>')
    expect(await refusalOf(setBannerPicture(market.ctx, admin, id, text))).toBe('PICTURE_KIND')
    expect(await refusalOf(setBannerPicture(market.ctx, admin, 'ban_none', draw))).toBe('NOT_FOUND')
    expect(await titles()).toEqual(['Raya en'])
  })

  it('is one of forty at most', async () => {
    for (let n = market.value('select count(*) from banners'); n < 40; n++) await make()
    expect(await refusalOf(make())).toBe('BANNER_LIMIT')
  })
})
