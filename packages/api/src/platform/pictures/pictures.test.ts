import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomainError, PICTURE_WIDTHS } from '@pasar/domain'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { chooseGround } from './compose'
import { CAREFUL, makeBlur } from './encode'
import { removePicture } from './files'
import {
  composePicture,
  makeDrawer,
  makePreviewer,
  PICTURE_FORMATS,
  picturePath,
  planGoods,
  planStoreLogos,
  storePicture,
} from './index'
import { writePicture } from './write'

const TEAPOT = '1fad6'
const KITE = '1fa81'
let dir = ''

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pasar-pictures-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

/** Much to be said about every pixel, as in a photo. */
const makeNoise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#0B6B57',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer()

describe('composePicture', () => {
  it('makes a square of 960 px', async () => {
    const picture = await composePicture({ emoji: TEAPOT, view: 0, seed: 3 })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 960, height: 960 })
  })

  it('gives the same bytes for the same input and others for another view or seed', async () => {
    const make = (view: number, seed: number) => composePicture({ emoji: KITE, view, seed })
    const [one, again, otherView, otherSeed] = await Promise.all([
      make(0, 7),
      make(0, 7),
      make(1, 7),
      make(0, 8),
    ])
    expect(again.equals(one)).toBe(true)
    expect(otherView.equals(one)).toBe(false)
    expect(otherSeed.equals(one)).toBe(false)
  })

  it('refuses what is not an emoji of the package', async () => {
    await expect(composePicture({ emoji: '../package', view: 0, seed: 0 })).rejects.toThrow('Not an emoji')
    await expect(composePicture({ emoji: 'ffff', view: 0, seed: 0 })).rejects.toThrow()
  })
})

describe('chooseGround', () => {
  it('never gives neighbours the same kind or colour, whatever their emojis look like', () => {
    const means = [
      [20, 20, 20],
      [244, 236, 223],
      [31, 133, 112],
      [201, 58, 82],
      [249, 207, 121],
    ] as const
    for (let seed = 0; seed < 240; seed++) {
      for (const mean of means) {
        for (const next of means) {
          const one = chooseGround({ emoji: '', view: 0, seed }, { mean })
          const other = chooseGround({ emoji: '', view: 0, seed: seed + 1 }, { mean: next })
          expect(one.ground.kind).not.toBe(other.ground.kind)
          expect(one.family.name).not.toBe(other.family.name)
        }
      }
    }
  })
})

describe('storePicture', () => {
  it('writes three widths in both formats, without metadata, and a small preview', async () => {
    const source = await sharp(await makeNoise(1200, 900))
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const stored = await storePicture(source, dir, 'upload-1')
    expect(stored).toMatchObject({ key: 'upload-1', width: 960, height: 720 })
    expect(stored.blur).toMatch(/^data:image\/webp;base64,/)
    expect(stored.blur.length).toBeLessThanOrEqual(160)
    // From far away such noise is one grey.
    expect(stored.hash).toBe('')
    for (const width of PICTURE_WIDTHS) {
      const sizes: number[] = []
      for (const format of PICTURE_FORMATS) {
        const file = await readFile(join(dir, picturePath('upload-1', width, format)))
        const meta = await sharp(file).metadata()
        expect(meta).toMatchObject({ mediaType: `image/${format}`, width, height: width * 0.75 })
        for (const kind of ['exif', 'icc', 'iptc', 'xmp', 'comments'] as const)
          expect(meta[kind], `${kind} of ${width}.${format}`).toBeUndefined()
        expect(file.includes('somebody')).toBe(false)
        sizes.push(file.length)
      }
      expect(sizes[1]).toBeLessThan(sizes[0] ?? 0)
    }
    await removePicture(dir, 'upload-1')
    expect((await readdir(dir)).filter((name) => name.startsWith('upload-1'))).toEqual([])
  })

  it('keeps no AVIF that would be larger than its WebP', async () => {
    const dot = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await storePicture(dot, dir, 'dot')
    expect((await readdir(dir)).filter((name) => name.startsWith('dot-')).sort()).toEqual(
      PICTURE_WIDTHS.map((width) => picturePath('dot', width)),
    )
  })

  it('keeps the WebP and reports when an AVIF fails', async () => {
    vi.spyOn(sharp.prototype, 'avif').mockImplementation(() => {
      throw new Error('no such encoder')
    })
    const onAvifFailure = vi.fn()
    const open = () => sharp({ create: { width: 400, height: 400, channels: 3, background: 'red' } })
    const size = { width: 400, height: 400 }
    expect(await writePicture(open, size, dir, 'lame', CAREFUL, onAvifFailure)).toMatchObject({ key: 'lame' })
    expect((await readdir(dir)).filter((name) => name.startsWith('lame-')).sort()).toEqual(
      PICTURE_WIDTHS.map((width) => picturePath('lame', width)),
    )
    expect(onAvifFailure.mock.calls.map(([, width]) => width).sort()).toEqual([...PICTURE_WIDTHS])
    await expect(writePicture(open, size, dir, 'lamer', CAREFUL)).rejects.toThrow('no such encoder')
  })

  it('turns a picture upright and does not enlarge a small one', async () => {
    const source = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#F2A71B' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await storePicture(source, dir, 'upload-2')).toMatchObject({ width: 100, height: 200 })
  })

  it('refuses what is no picture, and a key that leaves the folder', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(storePicture(drawing, dir, 'upload-3')).rejects.toThrow(DomainError)
    await expect(storePicture(Buffer.from('no picture'), dir, 'upload-3')).rejects.toThrow(DomainError)
    const source = await composePicture({ emoji: TEAPOT, view: 0, seed: 1 })
    await expect(storePicture(source, dir, '../escape')).rejects.toThrow('Not a picture key')
  })
})

describe('the demo pictures', () => {
  const goods = [
    { emoji: TEAPOT, stock: 80 },
    { emoji: KITE, stock: 3 },
    { emoji: '1f4bb', stock: 999, isVirtual: true },
  ]

  it('are aligned with the goods, two or three each', () => {
    expect(planGoods(goods).map((views) => views.map(({ key }) => key))).toEqual([
      ['demo-0000-0', 'demo-0000-1', 'demo-0000-2'],
      ['demo-0001-0', 'demo-0001-1'],
      ['demo-0002-0', 'demo-0002-1'],
    ])
  })

  it('are written in every width, and small enough for a full home page', async () => {
    const [folder, drafts] = [join(dir, 'demo'), join(dir, 'drafts')]
    await mkdir(folder)
    const draw = makeDrawer(folder, drafts)
    for (const picture of planGoods(goods).flat()) await draw(picture)
    const names = await readdir(folder)
    expect(names.filter((name) => name.endsWith('.webp'))).toHaveLength(7 * PICTURE_WIDTHS.length)
    // The largest are left to the command: they take longest.
    expect(names.filter((name) => name.endsWith('.avif')).map((name) => name.slice(-8, -5))).toEqual(
      Array.from({ length: 7 }, () => ['320', '640']).flat(),
    )
    expect((await readFile(join(folder, picturePath('demo-0001-0', 320)))).length).toBeLessThan(12_000)
    expect(await readdir(drafts)).toEqual([])
  })

  it('have previews of the same colours before they are drawn', async () => {
    const preview = makePreviewer()
    const [folder, drafts] = [join(dir, 'previewed'), join(dir, 'drafts')]
    await mkdir(folder)
    const draw = makeDrawer(folder, drafts)
    const logos = planStoreLogos([{ slug: 'wau-pok-mat', emoji: KITE }])
    for (const picture of [...planGoods(goods).flat(), ...logos]) {
      const stored = await preview(picture)
      expect(stored).toMatchObject({ key: picture.key, width: 960, height: 960 })
      expect(stored.blur.length).toBeLessThanOrEqual(200)
      await draw(picture)
      const drawn = await makeBlur(sharp(await readFile(join(folder, picturePath(picture.key, 960)))))
      expect(await measureDifference(stored.blur, drawn), picture.key).toBeLessThan(20)
    }
  })

  it('give each store a logo', () => {
    expect(planStoreLogos([{ slug: 'wau-pok-mat', emoji: KITE }])).toMatchObject([
      { key: 'store-wau-pok-mat' },
    ])
  })
})

/** How far the colours of two previews are from each other, 0–255, on average. */
async function measureDifference(...blurs: [string, string]): Promise<number> {
  const [one, other] = await Promise.all(
    blurs.map((blur) =>
      sharp(Buffer.from(blur.slice(blur.indexOf(',') + 1), 'base64'))
        .removeAlpha()
        .raw()
        .toBuffer(),
    ),
  )
  if (!one || one.length !== other?.length) throw new Error('Previews of two sizes')
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
}
