import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { days, hours } from '@pasar/domain'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { sweepPictures } from '../../platform/pictures/sweep'
import { kampung, makePhoto, sellerOf } from '../../reviews/testing/helpers'
import { readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { MAX_UPLOADS } from '../internal/uploads'
import { listingForm } from '../reads/listing'
import { listingInput, readItem } from '../testing/helpers'
import { addListing, editListing } from './listing'
import { cropPicture, uploadPicture } from './listing-uploads'

// Each picture is made by a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const market = useMarket()
const tan = sellerOf(users.tan)
const noPart = { itemId: '', turns: 0, left: 0, top: 0, width: 100, height: 100 }
const upload = (source: Buffer, seller = kampung) => uploadPicture(market.ctx, seller, source)
const uploads = async (seller = kampung) => (await listingForm(market.ctx, seller, null)).uploads
const filesOf = (key: string) => readdirSync(market.ctx.uploadsDir).filter((name) => name.startsWith(key))
const originalOf = (key: string) => path.join(market.ctx.claimsDir, 'originals', key)
const sweep = () => sweepPictures(market.ctx, new AbortController().signal)

/** Red on the left, blue on the right; the camera was held so that the right side is up. */
const makeTurned = async () =>
  sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 1_000, height: 1_000, channels: 3, background: '#0000ff' } },
        left: 1_000,
        top: 0,
      },
    ])
    .jpeg({ quality: 100 })
    .withMetadata({ orientation: 8 })
    .toBuffer()

beforeEach(() => void mkdirSync(market.ctx.uploadsDir, { recursive: true }))

it('is its seller’s alone, waits for an item, and becomes the item’s in the order that is named', async () => {
  const [first, second] = [await upload(await makePhoto(1)), await upload(await makePhoto(2))]
  expect((await uploads()).map(({ key }) => key).toSorted()).toEqual([first.key, second.key].toSorted())
  expect(await uploads(tan)).toEqual([])
  const kept = [
    { key: second.key, alt: 'From above' },
    { key: first.key, alt: '' },
  ]
  const listing = listingInput(market)
  const id = await addListing(market.ctx, kampung, { listing, pictures: [], kept }, 'active')
  expect((await readItem(market, id)).pictures).toMatchObject([
    { key: second.key, alt: 'From above' },
    { key: first.key, alt: listing.title },
  ])
  expect(await uploads()).toEqual([])
})

it('is known by how it looks from the moment it is sent, whatever becomes of its place', async () => {
  const drawn = Buffer.from('<svg width="90" height="90"><path d="M9 20 80 9 60 85Z" fill="#a53"/></svg>')
  const [first, second] = [
    await upload(await sharp(drawn).flatten({ background: '#dcb' }).png().toBuffer()),
    await upload(await makePhoto(2)),
  ]
  const looks = (id: string) =>
    market.rows<{ key: string }>(
      `select p.key, h.state, h.band0, h.band1, h.band2, h.band3 from item_images p
       join picture_hashes h on h.item_id = p.item_id and h.position = p.position where p.item_id = ? order by p.position`,
      id,
    )
  const kept = [first, second].map(({ key }) => ({ key, alt: '' }))
  const listing = listingInput(market)
  const id = await addListing(market.ctx, kampung, { listing, pictures: [], kept }, 'active')
  const before = looks(id)
  expect(before.map(({ key }) => key)).toEqual([first.key, second.key])
  expect(before).toMatchObject([{ state: 'hashed' }, { state: 'plain', band0: null }])
  const { version, stock: seenStock } = await readItem(market, id)
  const edit = { listing, pictures: [], kept: kept.toReversed(), version, seenStock }
  await editListing(market.ctx, kampung, id, edit)
  expect(looks(id)).toEqual(before.toReversed())
})

it('of another seller, or gone, makes nothing of the form: no item, no change, no loss', async () => {
  const [mine, theirs] = [await upload(await makePhoto(1)), await upload(await makePhoto(2), tan)]
  const kept = [mine, theirs].map(({ key }) => ({ key, alt: '' }))
  const before = readAll(market)
  const sent = { listing: listingInput(market), pictures: [], kept }
  await expect(addListing(market.ctx, kampung, sent, 'active')).rejects.toMatchObject({
    code: 'ITEM_PICTURE_GONE',
    details: { gone: theirs.key },
  })
  expect(readAll(market)).toEqual(before)
  expect(await uploads()).toMatchObject([{ key: mine.key }])
  expect(await uploads(tan)).toMatchObject([{ key: theirs.key }])
  expect(await refusalOf(cropPicture(market.ctx, kampung, { ...noPart, key: theirs.key }))).toBe('NOT_FOUND')
})

it('is refused as what is no picture, and leaves nothing', async () => {
  expect(await refusalOf(upload(Buffer.from('a text that is called photo.jpg')))).toBe('PICTURE_KIND')
  expect(await refusalOf(upload(Buffer.alloc(0)))).toBe('PICTURE_MISSING')
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  expect(await refusalOf(upload(bomb))).toBe('PICTURE_TOO_MANY_PIXELS')
  expect(await uploads()).toEqual([])
  expect(filesOf('listing-')).toEqual([])
})

it('is cropped from the file that was sent, upright, after it was turned', async () => {
  const source = await makeTurned()
  const whole = await upload(source)
  // Upright it is tall: blue above, red below.
  expect(whole).toMatchObject({ width: 960, height: 1_920 })
  const box = { itemId: '', turns: 1, left: 960, top: 0, width: 960, height: 960 }
  const part = await cropPicture(market.ctx, kampung, { ...box, key: whole.key })
  expect(part).toMatchObject({ width: 960, height: 960 })
  const pixel = async (key: string) => {
    const file = path.join(market.ctx.uploadsDir, `${key}-960.webp`)
    return [...(await sharp(file).extract({ left: 400, top: 400, width: 1, height: 1 }).raw().toBuffer())]
  }
  // A quarter clockwise brings what was above to the right.
  const [red = 0, , blue = 0] = await pixel(part.key)
  expect([red < 60, blue > 190]).toEqual([true, true])
  const left = await cropPicture(market.ctx, kampung, { ...box, left: 0, key: whole.key })
  const [leftRed = 0, , leftBlue = 0] = await pixel(left.key)
  expect([leftRed > 190, leftBlue < 60]).toEqual([true, true])
  expect((await uploads()).map(({ key }) => key)).toContain(whole.key)
})

it('is cropped within itself only', async () => {
  const { key } = await upload(await makePhoto())
  for (const wrong of [{ left: 1 }, { width: 41 }, { turns: 4 }, { turns: 1 }, { height: 0 }])
    expect(
      await refusalOf(cropPicture(market.ctx, kampung, { ...noPart, width: 40, height: 30, ...wrong, key })),
    ).toBe('PICTURE_CROP')
})

it('of an item is cropped without changing the item, by its seller only', async () => {
  const { key } = await upload(await makePhoto())
  const sent = { listing: listingInput(market), pictures: [], kept: [{ key, alt: 'Red' }] }
  const id = await addListing(market.ctx, kampung, sent, 'active')
  const crop = { itemId: id, key, turns: 0, left: 5, top: 0, width: 30, height: 30 }
  expect(await refusalOf(cropPicture(market.ctx, tan, crop))).toBe('NOT_FOUND')
  const made = await cropPicture(market.ctx, kampung, crop)
  const item = await readItem(market, id)
  expect(item.pictures).toMatchObject([{ key }])
  const edit = {
    listing: listingInput(market),
    pictures: [],
    version: item.version,
    seenStock: item.stock,
    kept: [{ key: made.key, alt: 'Red' }],
  }
  await editListing(market.ctx, kampung, id, edit)
  expect((await readItem(market, id)).pictures).toMatchObject([{ key: made.key, width: 30, height: 30 }])
  expect(filesOf(key)).toEqual([])
  expect(existsSync(originalOf(key))).toBe(false)
})

it('is swept when no item takes it on within a month, and so is the file that was sent', async () => {
  const { key } = await upload(await makePhoto())
  const seconds = market.ctx.now() / 1_000
  for (const name of filesOf(key)) utimesSync(path.join(market.ctx.uploadsDir, name), seconds, seconds)
  utimesSync(originalOf(key), seconds, seconds)
  market.wait(days(29))
  await sweep()
  expect([filesOf(key).length > 0, existsSync(originalOf(key))]).toEqual([true, true])
  market.wait(days(1) + hours(2))
  await sweep()
  expect([filesOf(key), existsSync(originalOf(key)), await uploads()]).toEqual([[], false, []])
})

it('leaves no file that was sent of a picture that has gone', async () => {
  const { key } = await upload(await makePhoto())
  const seconds = market.ctx.now() / 1_000
  utimesSync(originalOf(key), seconds, seconds)
  market.run('delete from listing_uploads')
  market.wait(hours(2))
  await sweep()
  expect(existsSync(originalOf(key))).toBe(false)
})

it('is let go of for newer ones with its files, when too many wait', async () => {
  const oldest = await upload(await makePhoto())
  market.run('update listing_uploads set uploaded_at = 0')
  market.run(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MAX_UPLOADS + 3})
     insert into listing_uploads (key, seller_id, width, height, blur, uploaded_at)
     select 'listing-' || i, ?, 9, 9, '', i from n`,
    kampung.id,
  )
  const { key } = await upload(await makePhoto())
  const waiting = (await uploads()).map((own) => own.key)
  expect(waiting).toHaveLength(MAX_UPLOADS)
  expect(waiting).toContain(key)
  expect(waiting).not.toContain('listing-4')
  expect([filesOf(oldest.key), existsSync(originalOf(oldest.key))]).toEqual([[], false])
})
