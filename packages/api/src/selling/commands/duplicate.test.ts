import { mkdirSync, readdirSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { kampung, makePhoto, sellerOf } from '../../reviews/testing/helpers'
import { items, readAll, refusalOf, useMarket, users } from '../../testing/helpers'
import { addItem, listingInput, readItem, sendPicture } from '../testing/helpers'
import { duplicateListing } from './duplicate'
import { addListing, editListing } from './listing'
import { deleteListing, moveItem } from './own-items'

// Each picture is made by a process of its own.
vi.setConfig({ testTimeout: 60_000 })

const market = useMarket()
beforeEach(() => void mkdirSync(market.ctx.uploadsDir, { recursive: true }))
const filesOf = (key = 'none') =>
  readdirSync(market.ctx.uploadsDir).filter((name) => name.startsWith(key)).length

it('is a draft with an address of its own, which nobody finds until it is published', async () => {
  const id = await addItem(market, { sku: 'S-1' })
  market.run('update items set original_price_sen = 2000 where id = ?', id)
  const copy = await duplicateListing(market.ctx, kampung, id)
  const [first, second] = [await readItem(market, id), await readItem(market, copy)]
  expect(second).toMatchObject({
    title: first.title,
    description: first.description,
    price: first.price,
    stock: first.stock,
    weightG: first.weightG,
    status: 'draft',
    originalPrice: null,
    sku: '',
  })
  expect(second.slug).not.toBe(first.slug)
  const found = "select count(*) from item_search where item_search match 'pounded'"
  expect(market.value(found)).toBe(1)
  await moveItem(market.ctx, kampung, copy, 'activate')
  expect(market.value(found)).toBe(2)
})

it('shares its pictures: they stay for as long as one of the two shows them', async () => {
  const pictures = [await makePhoto(1)]
  const id = await addListing(market.ctx, kampung, { listing: listingInput(market), pictures }, 'active')
  const copy = await duplicateListing(market.ctx, kampung, id)
  const [picture] = (await readItem(market, copy)).pictures
  expect((await readItem(market, id)).pictures).toEqual([picture])
  const { version, stock: seenStock } = await readItem(market, id)
  const kept = [sendPicture(market)]
  const other = { listing: listingInput(market), pictures: [], version, seenStock, kept }
  await editListing(market.ctx, kampung, id, other)
  expect(filesOf(picture?.key)).toBeGreaterThan(0)
  await deleteListing(market.ctx, kampung, copy)
  expect(filesOf(picture?.key)).toBe(0)
})

it('is made of one’s own goods only, and not of an auction, a file or what was removed', async () => {
  const id = await addItem(market)
  const before = readAll(market)
  expect(await refusalOf(duplicateListing(market.ctx, sellerOf(users.tan), id))).toBe('NOT_FOUND')
  for (const other of [items.auction, items.virtual]) {
    const sellerId = market.value<string>('select seller_id from items where id = ?', other.id)
    const seller = sellerOf({ ...users.tan, id: sellerId })
    expect(await refusalOf(duplicateListing(market.ctx, seller, other.id))).toBe('ITEM_NOT_CHANGEABLE')
  }
  expect(readAll(market)).toEqual(before)
  market.run("update items set status = 'removed' where id = ?", id)
  expect(await refusalOf(duplicateListing(market.ctx, kampung, id))).toBe('ITEM_NOT_CHANGEABLE')
})
