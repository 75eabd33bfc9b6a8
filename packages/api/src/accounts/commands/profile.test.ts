import { readdirSync } from 'node:fs'
import { addressSchema, profileSchema } from '@pasar/domain'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ADDRESS, buyer, makeBuyers, newbuyer, refusalOf, useMarket } from '../../testing/helpers'
import { addressesOf, addressOf, choicesOf, profileOf } from '../reads/profile'
import {
  addAddress,
  changeAddress,
  changeProfile,
  choose,
  makeDefaultAddress,
  removeAddress,
  removeAvatar,
  setAvatar,
} from './profile'

const market = useMarket()

describe('details', () => {
  it.each([
    ['Nur Aisyah binti Mohd Ali', '012-345 6789', '+60123456789'],
    ['陈伟强 🦊', '+65 6123 4567', '+6561234567'],
    ['محمد \u200fعلي', '', null],
    ["<script>alert('x')</script>", '', null],
  ])('%s is kept character for character', async (name, typed, phone) => {
    const input = profileSchema.parse({ name, phone: typed, language: 'ms', currency: 'SGD' })
    await changeProfile(market.ctx, buyer, input)
    expect(await profileOf(market.ctx, buyer)).toMatchObject({ name, phone, language: 'ms', currency: 'SGD' })
  })

  it.each([
    [{ name: 'a\u202eb' }, { name: 'hiddenSigns' }],
    [{ name: '\u200b \u3164' }, { name: 'required' }],
    [{ name: 'x'.repeat(81) }, { name: 'tooLong' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [{ currency: 'XXX' }, { currency: 'invalid' }],
  ])('%j is refused', (change, fields) => {
    const typed = { name: 'Siti', phone: '', language: 'en', currency: 'MYR', ...change }
    const issues = profileSchema.safeParse(typed).error?.issues ?? []
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(fields)
  })
})

describe('addresses', () => {
  it('the first is the default; when it goes the newest of the others is', async () => {
    const first = await addAddress(market.ctx, newbuyer, ADDRESS, false)
    market.wait(1)
    const second = await addAddress(market.ctx, newbuyer, { ...ADDRESS, line1: '2' }, false)
    market.wait(1)
    const third = await addAddress(market.ctx, newbuyer, { ...ADDRESS, line1: '3' }, true)
    const defaults = async () =>
      (await addressesOf(market.ctx, newbuyer)).filter(({ isDefault }) => isDefault).map(({ id }) => id)
    expect(await defaults()).toEqual([third])
    await makeDefaultAddress(market.ctx, newbuyer, first)
    expect(await defaults()).toEqual([first])
    await removeAddress(market.ctx, newbuyer, first)
    expect(await defaults()).toEqual([third])
    expect((await addressesOf(market.ctx, newbuyer)).map(({ id }) => id)).toEqual([third, second])
  })

  it('are twenty at most, also when all are added at once', async () => {
    const adding = Array.from({ length: 25 }, (_, at) =>
      addAddress(market.ctx, newbuyer, { ...ADDRESS, line1: `${at} Jalan Ampang` }, true),
    )
    const done = await Promise.allSettled(adding)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const saved = await addressesOf(market.ctx, newbuyer)
    expect(saved).toHaveLength(20)
    expect(saved.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('are stored once, however often the same is sent', async () => {
    const first = await addAddress(market.ctx, newbuyer, ADDRESS, false)
    const other = await addAddress(market.ctx, newbuyer, { ...ADDRESS, line1: '2' }, true)
    const again = { ...ADDRESS, line1: ` ${ADDRESS.line1.toUpperCase()}` }
    const ids = await Promise.all([1, 2, 3].map(() => addAddress(market.ctx, newbuyer, again, false)))
    expect(new Set(ids)).toEqual(new Set([first]))
    expect((await addressesOf(market.ctx, newbuyer)).map(({ id }) => id)).toEqual([other, first])
    expect(await addAddress(market.ctx, newbuyer, ADDRESS, true)).toBe(first)
    expect((await addressesOf(market.ctx, newbuyer))[0]).toMatchObject({ id: first, isDefault: true })
  })

  it("of someone else are unknown, and nobody's default changes", async () => {
    const own = await addAddress(market.ctx, newbuyer, ADDRESS, false)
    const [foreign] = await addressesOf(market.ctx, buyer)
    const id = foreign?.id ?? ''
    const tries = [
      addressOf(market.ctx, newbuyer, id),
      changeAddress(market.ctx, newbuyer, id, ADDRESS, true),
      makeDefaultAddress(market.ctx, newbuyer, id),
      removeAddress(market.ctx, newbuyer, id),
    ]
    for (const one of tries) expect(await refusalOf(one)).toBe('NOT_FOUND')
    expect(await addressesOf(market.ctx, buyer)).toContainEqual(foreign)
    expect(await addressOf(market.ctx, newbuyer, own)).toMatchObject({ isDefault: true })
  })

  it('keep 300 characters, and a postcode gives its state', async () => {
    const long = '🏠 '.repeat(100).trim()
    const typed = { ...ADDRESS, line1: long, state: '', postcode: '11900' }
    const id = await addAddress(market.ctx, newbuyer, addressSchema.parse(typed), false)
    expect(await addressOf(market.ctx, newbuyer, id)).toMatchObject({ line1: long, state: 'png' })
  })
})

describe('the picture', () => {
  const make = (format: 'jpeg' | 'png' | 'webp' | 'avif', edge = 400) =>
    sharp({ create: { width: edge, height: edge / 2, channels: 3, background: '#0b6b57' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toFormat(format)
      .toBuffer()
  const allFiles = () => readdirSync(market.ctx.uploadsDir)
  /** What the others lie beside. */
  const files = () => allFiles().filter((name) => name.endsWith('.webp'))
  const send = (bytes: Buffer) => setAvatar(market.ctx, buyer, async () => bytes)

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is made anew out of %s, square and bare',
    async (format) => {
      await send(await make(format))
      const [file = ''] = files()
      expect(file).toMatch(/^avatar-[0-9a-f]{32}-320\.webp$/)
      const kept = await sharp(`${market.ctx.uploadsDir}/${file}`).metadata()
      expect(kept).toMatchObject({ format: 'webp', width: 320, height: 320 })
      expect(kept.exif).toBeUndefined()
    },
  )

  it('lies there as AVIF too, and both files go with it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const photo = sharp({ create: { width: 400, height: 400, channels: 3, background: 'red', noise } })
    await send(await photo.png().toBuffer())
    const [webp = ''] = files()
    const avif = webp.replace('.webp', '.avif')
    expect(allFiles().sort()).toEqual([avif, webp])
    const kept = await sharp(`${market.ctx.uploadsDir}/${avif}`).metadata()
    expect(kept).toMatchObject({ mediaType: 'image/avif', width: 320, height: 320 })
    await removeAvatar(market.ctx, buyer)
    expect(allFiles()).toEqual([])
  })

  it('takes the place of the one before, whose file goes', async () => {
    await send(await make('png'))
    const [before] = files()
    await send(await make('jpeg'))
    expect(files()).toHaveLength(1)
    expect(files()).not.toContain(before)
    await removeAvatar(market.ctx, buyer)
    expect(allFiles()).toEqual([])
    expect((await profileOf(market.ctx, buyer)).avatarKey).toBeNull()
  })

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['nothing', 'PICTURE_MISSING', () => Buffer.alloc(0)],
    ['an SVG', 'PICTURE_KIND', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page', 'PICTURE_KIND', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', 'PICTURE_KIND', () => Buffer.from('GIF89a<script>')],
    ['half a picture', 'PICTURE_UNREADABLE', async () => (await make('png')).subarray(0, 60)],
    ['a file too heavy', 'PICTURE_TOO_HEAVY', () => Buffer.alloc(8 * 1024 * 1024 + 1, 0xff)],
    [
      'a bomb of pixels',
      'PICTURE_TOO_MANY_PIXELS',
      () =>
        sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
  ])('%s is refused, and nothing is left of it', async (_what, code, bytes) => {
    expect(await refusalOf(send(await bytes()))).toBe(code)
    expect(allFiles()).toEqual([])
  })

  it('with a page hidden behind it is only a picture', async () => {
    await send(Buffer.concat([await make('jpeg'), Buffer.from('<script>alert(1)</script>')]))
    const [file = ''] = files()
    const kept = await sharp(`${market.ctx.uploadsDir}/${file}`).toBuffer()
    expect(kept.includes('script')).toBe(false)
  })

  it('is sent one at a time', async () => {
    const bytes = await make('png')
    let finish: (bytes: Buffer) => void = () => {}
    const sent = new Promise<Buffer>((resolve) => {
      finish = resolve
    })
    const slow = setAvatar(market.ctx, buyer, () => sent)
    expect(await refusalOf(send(bytes))).toBe('UPLOAD_RUNNING')
    finish(bytes)
    await slow
    expect(files()).toHaveLength(1)
  })
})

describe('preferences', () => {
  it('are kept per kind and channel; what is essential stays on', async () => {
    const [shopper] = makeBuyers(market, 1)
    if (!shopper) throw new Error('no shopper')
    await choose(market.ctx, shopper, {
      message: { inApp: false, mail: true },
      priceDrop: { inApp: true, mail: true },
      security: { inApp: false, mail: false },
    })
    const choices = new Map((await choicesOf(market.ctx, shopper)).map((choice) => [choice.kind, choice]))
    expect(choices.get('message')).toMatchObject({ inApp: false, mail: true })
    expect(choices.get('priceDrop')).toMatchObject({ inApp: true, mail: true, channels: ['inApp', 'mail'] })
    expect(choices.get('store')).toMatchObject({ channels: ['inApp'] })
    for (const [kind, { channels }] of choices) expect(channels, kind).not.toEqual([])
    expect(choices.get('security')).toMatchObject({ inApp: true, mail: true })
    expect(choices.get('community')).toMatchObject({ inApp: true, mail: false })
    expect(choices.has('sale')).toBe(false)
  })
})
