import { mkdirSync, readdirSync } from 'node:fs'
import { draftSchema, hours, type ListingInput, listingSchema } from '@pasar/domain'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brandMember } from '../../access/actors'
import { findWrongSums } from '../../platform/consistency-check'
import { kampung, makePhoto, sellerOf } from '../../reviews/testing/helpers'
import { items, readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { listingForm } from '../reads/listing'
import { sendPicture } from '../testing/helpers'
import { addListing, editListing } from './listing'
import { deleteListing, moveItem } from './own-items'

// Each picture is made by a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const market = useMarket()
const tan = sellerOf(users.tan)
const storeOf = (sellerId: string) =>
  market.value<string>('select id from stores where seller_id = ? order by created_at', sellerId)
const given = (over: Record<string, string> = {}): ListingInput =>
  listingSchema.parse({
    title: 'Sambal belacan',
    description: 'Freshly **pounded**.',
    category: 'food',
    condition: 'new',
    storeId: storeOf(kampung.id),
    price: '12.50',
    stock: '5',
    weight: '250',
    shipsFrom: 'MY',
    ...over,
  })
const add = (
  over: Record<string, string> = {},
  status: 'draft' | 'active' = 'active',
  kept = [sendPicture(market)],
) => addListing(market.ctx, kampung, { listing: given(over), pictures: [], kept }, status)
const own = async (id: string) => {
  const { item } = await listingForm(market.ctx, kampung, id)
  if (!item) throw new Error('It is not there')
  return item
}
const edit = async (id: string, over: Record<string, string> = {}, more: object = {}) => {
  const { version, stock: seenStock, pictures: kept } = await own(id)
  const edited = { listing: given(over), pictures: [], version, seenStock, kept, ...more }
  return editListing(market.ctx, kampung, id, edited)
}

beforeEach(() => void mkdirSync(market.ctx.uploadsDir, { recursive: true }))

describe('an item that is listed', () => {
  it('is on sale at once: by its address, in the lists and in the counts', async () => {
    const before = market.value("select items from category_counts where category = 'food'")
    const id = await add()
    expect(await own(id)).toMatchObject({ slug: 'sambal-belacan', price: 1_250, stock: 5, status: 'active' })
    expect(market.value("select items from category_counts where category = 'food'")).toBe(before + 1)
    expect(market.value("select count(*) from item_search where item_search match 'pounded'")).toBe(1)
    expect((await own(id)).baseShipping).toBeGreaterThan(0)
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('has an address of its own, which stays', async () => {
    const [first, second, third] = [await add(), await add(), await add({ title: '参巴酱' })]
    const slugs = (await Promise.all([first, second, third].map(own))).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(3)
    expect(slugs[2]).toMatch(/^item-\w{8}$/)
    await edit(first, { title: 'Sambal hijau' })
    expect(await own(first)).toMatchObject({ slug: 'sambal-belacan', title: 'Sambal hijau' })
    expect(market.value("select count(*) from item_search where item_search match 'hijau'")).toBe(1)
  })

  it('counts its words once, however often it is saved', async () => {
    const uses = (word: string) =>
      market.value<number | undefined>('select uses from search_words where word = ?', word)
    const id = await add({ description: 'Zingiberous.' })
    for (const description of ['Zingiberous.', 'Zingiberous!']) await edit(id, { description })
    expect(uses('zingiberous')).toBe(1)
    await add({ description: 'Zingiberous, too.' })
    expect(uses('zingiberous')).toBe(2)
    await edit(id, { description: 'Plain.' })
    expect(uses('zingiberous')).toBe(1)
  })

  it('keeps its pictures in their order; of a refused set none is left', async () => {
    const pictures = [await makePhoto(1), await makePhoto(2)]
    const id = await addListing(market.ctx, kampung, { listing: given(), pictures }, 'active')
    const [first, second] = (await own(id)).pictures
    const kept = [{ key: second?.key ?? '', alt: 'From above' }]
    const other = { key: 'listing-other', alt: '' }
    expect(await refusalOf(edit(id, {}, { kept: [...kept, other] }))).toBe('ITEM_PICTURE_GONE')
    await edit(id, {}, { kept })
    expect((await own(id)).pictures).toMatchObject([{ key: second?.key, alt: 'From above' }])
    expect(readdirSync(market.ctx.uploadsDir).some((name) => name.startsWith(first?.key ?? 'none'))).toBe(
      false,
    )
    const files = readdirSync(market.ctx.uploadsDir).length
    const broken = { listing: given(), pictures: [await makePhoto(3), Buffer.from('<svg/>')] }
    expect(await refusalOf(addListing(market.ctx, kampung, broken, 'active'))).toBe('PICTURE_KIND')
    expect(readdirSync(market.ctx.uploadsDir)).toHaveLength(files)
    const nine = {
      listing: given(),
      pictures: Array.from({ length: 9 }, () => pictures[0] ?? Buffer.alloc(0)),
    }
    expect(await refusalOf(addListing(market.ctx, kampung, nine, 'active'))).toBe('ITEM_TOO_MANY_PICTURES')
  })

  it('has a picture: it is not published, scheduled or left without one', async () => {
    const kept: [] = []
    expect(await refusalOf(add({}, 'active', kept))).toBe('ITEM_WITHOUT_PICTURE')
    const onSaleAt = market.ctx.now() + hours(1)
    const sent = { listing: given(), pictures: [], onSaleAt }
    expect(await refusalOf(addListing(market.ctx, kampung, sent, 'draft'))).toBe('ITEM_WITHOUT_PICTURE')
    const draft = await add({}, 'draft', kept)
    expect(await refusalOf(edit(draft, {}, { onSaleAt }))).toBe('ITEM_WITHOUT_PICTURE')
    const id = await add()
    expect(await refusalOf(edit(id, {}, { kept }))).toBe('ITEM_WITHOUT_PICTURE')
    expect((await own(id)).pictures).toHaveLength(1)
    // One that went on sale before a picture was asked for.
    market.run('delete from item_images where item_id = ?', id)
    await edit(id, { title: 'Sambal hijau' })
    expect(await own(id)).toMatchObject({ title: 'Sambal hijau', status: 'active', pictures: [] })
  })

  it('as a draft is seen by nobody else until it is put on sale, and can be deleted until then', async () => {
    const id = await add({}, 'draft')
    expect(market.value("select count(*) from item_search where item_search match 'pounded'")).toBe(0)
    market.wait(1_000)
    await moveItem(market.ctx, kampung, id, 'activate')
    expect(market.value("select count(*) from item_search where item_search match 'pounded'")).toBe(1)
    expect(market.value('select published_at from items where id = ?', id)).toBe(market.ctx.now())
    expect(await refusalOf(deleteListing(market.ctx, kampung, id))).toBe('ITEM_NOT_CHANGEABLE')
    const other = await add({}, 'draft')
    await deleteListing(market.ctx, kampung, other)
    expect(await refusalOf(listingForm(market.ctx, kampung, other))).toBe('NOT_FOUND')
  })
})

describe('a draft', () => {
  const draft = (over: Record<string, string> = {}) =>
    addListing(
      market.ctx,
      kampung,
      { listing: draftSchema.parse({ title: 'Kuih', storeId: storeOf(kampung.id), ...over }), pictures: [] },
      'draft',
    )

  it('needs a title only, and is put on sale once nothing is missing', async () => {
    const id = await draft()
    expect(await own(id)).toMatchObject({ title: 'Kuih', category: '', price: 0, stock: 0, weightG: 0 })
    const before = readAll(market)
    expect(await refusalOf(moveItem(market.ctx, kampung, id, 'activate'))).toBe('ITEM_INCOMPLETE')
    expect(readAll(market)).toEqual(before)
    await edit(id)
    expect(await refusalOf(moveItem(market.ctx, kampung, id, 'activate'))).toBe('ITEM_INCOMPLETE')
    await edit(id, {}, { kept: [sendPicture(market)] })
    await moveItem(market.ctx, kampung, id, 'activate')
    expect(await own(id)).toMatchObject({ status: 'active', price: 1_250 })
    expect(await findWrongSums(market.services.database)).toEqual([])
  })

  it('that is given in part keeps what was given, and refuses what cannot be', async () => {
    expect(await own(await draft({ price: '9', weight: '' }))).toMatchObject({ price: 900, weightG: 0 })
    expect(draftSchema.safeParse({ title: '', storeId: 's' }).success).toBe(false)
    expect(draftSchema.safeParse({ title: 'Kuih', storeId: 's', price: 'dear' }).success).toBe(false)
  })
})

describe('two tabs', () => {
  it('never overwrite each other’s texts; a stock nobody touched stays as sales left it', async () => {
    const id = await add()
    const { version } = await own(id)
    await edit(id, { title: 'Sambal ikan bilis' })
    expect(await refusalOf(edit(id, {}, { version }))).toBe('ITEM_EDITED')
    market.run('update item_variants set stock = 2 where item_id = ?', id)
    await edit(id, { price: '9' }, { seenStock: 5 })
    expect(await own(id)).toMatchObject({ stock: 2, price: 900 })
    expect(await refusalOf(edit(id, { stock: '7' }, { seenStock: 5 }))).toBe('STOCK_CHANGED')
  })
})

describe('what is not allowed', () => {
  it('touches no item of another seller, and no store', async () => {
    const id = await add()
    const listing = given({ storeId: storeOf(tan.id) })
    const before = readAll(market)
    const tries = [
      listingForm(market.ctx, tan, id),
      editListing(market.ctx, tan, id, { listing, pictures: [], version: 1, seenStock: 5, kept: [] }),
      moveItem(market.ctx, tan, id, 'pause'),
      deleteListing(market.ctx, tan, id),
    ]
    for (const tried of tries) expect(await refusalOf(tried)).toBe('NOT_FOUND')
    const foreign = addListing(market.ctx, kampung, { listing, pictures: [] }, 'active')
    expect(await refusalOf(foreign)).toBe('VALIDATION')
    expect(readAll(market)).toEqual(before)
  })

  it('is changing what staff removed, pausing an auction, or selling while suspended', async () => {
    const id = await add()
    market.run("update items set status = 'removed' where id = ?", id)
    expect(await refusalOf(moveItem(market.ctx, kampung, id, 'activate'))).toBe('ITEM_NOT_CHANGEABLE')
    expect(await refusalOf(edit(id))).toBe('ITEM_NOT_CHANGEABLE')
    const auctioneer = market.value<string>('select seller_id from items where id = ?', items.auction.id)
    const auction = { ...kampung, id: auctioneer } as typeof kampung
    expect(await refusalOf(moveItem(market.ctx, auction, items.auction.id, 'pause'))).toBe(
      'ITEM_NOT_CHANGEABLE',
    )
    const unproved = {
      ...kampung,
      person: brandMember({ ...kampung.person, isVerified: false }),
    }
    expect(
      await refusalOf(addListing(market.ctx, unproved, { listing: given(), pictures: [] }, 'active')),
    ).toBe('EMAIL_UNVERIFIED')
    market.run("update users set seller_status = 'suspended' where id = ?", kampung.id)
    expect(await refusalOf(add())).toBe('SELLER_SUSPENDED')
  })

  it.each([[null], ['pending'], ['rejected']])(
    'is selling while the application stands at %s',
    async (status) => {
      market.run('update users set seller_status = ? where id = ?', status, kampung.id)
      const kept = [sendPicture(market)]
      const before = readAll(market)
      expect(await refusalOf(add({}, 'active', kept))).toBe('SELLER_NOT_APPROVED')
      expect(readAll(market)).toEqual(before)
    },
  )

  it('is a way around the market in the description of a picture', async () => {
    const pictures = [await makePhoto(1)]
    const id = await addListing(market.ctx, kampung, { listing: given(), pictures }, 'active')
    const [picture] = (await own(id)).pictures
    const kept = [{ key: picture?.key ?? '', alt: 'Call 012-345 6789' }]
    expect(await refusalOf(edit(id, {}, { kept }))).toBe('VALIDATION')
    expect((await own(id)).pictures).toMatchObject([{ alt: 'Sambal belacan' }])
  })
})
