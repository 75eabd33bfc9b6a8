import { days, sen } from '@pasar/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { kampung } from '../reviews/testing/helpers'
import { bulkChange } from '../selling/commands/bulk'
import { editListing } from '../selling/commands/listing'
import { changeOffer, moveItem } from '../selling/commands/own-items'
import { addItem, listingInput, offerOf, readItem } from '../selling/testing/helpers'
import { buyer, makeBuyers, newbuyer, useMarket } from '../testing/helpers'
import { addToWishlist, removeFromWishlist } from './commands'
import { notifyWishers } from './jobs'

const market = useMarket()
let id: string
beforeEach(async () => {
  id = await addItem(market)
  await addToWishlist(market.ctx, buyer, id)
})

const given = (userId = buyer.id) =>
  market
    .rows('select kind, data from notifications where user_id = ? order by created_at, id', userId)
    .map(({ kind, data }) => `${kind} ${JSON.parse(String(data)).amount}`)
const notify = () => notifyWishers(market.ctx)
const offer = async (typed: { price?: number; stock?: number }) => {
  const { price, ...rest } = typed
  const now = await offerOf(market, id, { ...rest, ...(price !== undefined && { price: sen(price) }) })
  return changeOffer(market.ctx, kampung, now)
}

describe('a lower price', () => {
  it('is sent once, whichever way it was changed', async () => {
    await offer({ price: 1_200 })
    await notify()
    await notify()
    const { version, stock: seenStock, pictures: kept } = await readItem(market, id)
    const listing = listingInput(market, { price: '11' })
    await editListing(market.ctx, kampung, id, { listing, pictures: [], version, seenStock, kept })
    await notify()
    const { version: next } = await readItem(market, id)
    await bulkChange(market.ctx, kampung, [{ id, version: next }], { action: 'price', bps: -1_000 })
    await notify()
    expect(given().sort()).toEqual(['wishCheaper 1100', 'wishCheaper 1200', 'wishCheaper 990'])
    expect(market.rows('select 1 from wish_news')).toEqual([])
  })

  it('is not sent for a price that was sent before, nor for a higher one than when it was saved', async () => {
    await offer({ price: 1_000 })
    await notify()
    await offer({ price: 2_000 })
    await offer({ price: 1_500 })
    await notify()
    await offer({ price: 1_000 })
    await notify()
    expect(given()).toEqual(['wishCheaper 1000'])
  })

  it('of what cannot be bought is sent when it can be', async () => {
    await moveItem(market.ctx, kampung, id, 'pause')
    await offer({ price: 1_000 })
    await notify()
    expect(given()).toEqual([])
    await moveItem(market.ctx, kampung, id, 'activate')
    await notify()
    expect(given()).toEqual(['wishCheaper 1000'])
  })
})

describe('stock that is back', () => {
  it('is sent once a day at most', async () => {
    market.wait(days(2))
    await offer({ stock: 0 })
    await offer({ stock: 3 })
    await notify()
    await offer({ stock: 0 })
    await offer({ stock: 3 })
    await notify()
    expect(given()).toEqual(['wishBack 1250'])
    market.wait(days(1))
    await offer({ stock: 0 })
    await offer({ stock: 3 })
    await notify()
    expect(given()).toHaveLength(2)
  })

  it('and costs less is sent in one notification', async () => {
    await offer({ stock: 0 })
    await offer({ stock: 3, price: 900 })
    await notify()
    expect(given()).toEqual(['wishBack 900'])
  })

  it('that is gone again is not sent', async () => {
    await offer({ stock: 0 })
    await offer({ stock: 3 })
    await offer({ stock: 0 })
    await notify()
    expect(given()).toEqual([])
  })
})

it('reaches each of many once, not those who do not wish for it any more, or want no such news', async () => {
  const many = makeBuyers(market, 120)
  for (const who of many) await addToWishlist(market.ctx, who, id)
  const [left, silent] = many
  if (left) await removeFromWishlist(market.ctx, left, id)
  market.run(
    "insert into notification_choices (user_id, kind, in_app, mail) values (?, 'priceDrop', 0, 0)",
    silent?.id,
  )
  await offer({ price: 1_000 })
  await Promise.all([notify(), notify()])
  const names = market
    .rows("select user_id from notifications where kind = 'wishCheaper'")
    .map((row) => row.user_id)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(many.length - 1)
  expect(given(newbuyer.id)).toEqual([])
})
