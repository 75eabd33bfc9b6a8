import { addToWishlist } from '@pasar/api'
import { asBuyer, SMALL } from '@pasar/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { readFlash } from '../../../lib/session/flash.server'
import { answerOf, cookiesAfter, makeArgs } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { loader as itemsLoader } from '../../orders/routes/user-items.server'
import { action, loader } from '../routes/wishlist.server'

const { items, users } = SMALL
const buyer = asBuyer(users.buyer)
const services = openForEachTest()
const args = (address: string) => makeArgs(services(), address, buyer)
const beyond = Buffer.from('999999999999999~itm_z').toString('base64url')

beforeEach(async () => {
  for (const { id } of [items.kopi, items.soldOut, items.auction])
    await addToWishlist(services().context, buyer, id)
})

const whereTo = async (answer: Promise<unknown>): Promise<string | null> => {
  const led = await answerOf(answer)
  if (!(led instanceof Response)) throw new Error('It leads nowhere')
  return led.headers.get('location')
}

describe('the wishlist', () => {
  it('is narrowed by its address, of which nonsense is left out', async () => {
    const shown = async (query: string) => {
      const { wishes, filter } = await loader(args(`/wishlist${query}`))
      return [wishes.map(({ id }) => id), filter]
    }
    expect(await shown('?show=out&sort=price')).toEqual([[items.soldOut.id], { show: 'out', sort: 'price' }])
    expect(await shown('?show=offer')).toEqual([[], { show: 'offer', sort: 'newest' }])
    const [all, filter] = await shown('?show=x&sort=ending')
    expect(all).toHaveLength(3)
    expect(filter).toEqual({ show: 'all', sort: 'newest' })
  })

  it('begins anew where nothing is left behind a cursor; one that is none is not found', async () => {
    expect(await whereTo(loader(args(`/wishlist?show=out&cursor=${beyond}`)))).toBe('/wishlist?show=out')
    expect(await answerOf(loader(args('/wishlist?cursor=x')))).toMatchObject({ status: 404 })
  })
})

describe('a heart without scripts', () => {
  const press = async (values: Record<string, string>) => {
    const answer = await answerOf(
      action(makeArgs(services(), '/wishlist', buyer, new URLSearchParams({ intent: 'add', ...values }))),
    )
    return readFlash(new Request('http://pasar.test', { headers: { cookie: cookiesAfter(answer) } }))
  }

  it('says why it failed where the server knows', async () => {
    services().database.handle.pragma('query_only = on')
    expect(await press({ itemId: items.lowStock.id })).toMatchObject({
      tone: 'error',
      text: 'errors.STORAGE_FULL',
    })
  })

  it('says that there is no such item, and of anything else that it failed', async () => {
    expect(await press({ itemId: 'itm_none' })).toMatchObject({ text: 'wishlist.noItem' })
    expect(await press({ itemId: '' })).toMatchObject({ text: 'wishlist.failed' })
  })
})

describe('watched auctions', () => {
  it('have two orders, and begin anew where nothing is left behind a cursor', async () => {
    const watched = async (sort: string) => {
      const { view, ...shown } = await itemsLoader(args(`/user-items?tab=watching&sort=${sort}`))
      return [view.tab === 'watching' && view.wishes.map(({ id }) => id), shown.sort]
    }
    expect(await watched('x')).toEqual([[items.auction.id], 'usual'])
    expect(await watched('reverse')).toEqual([[items.auction.id], 'reverse'])
    const last = `/user-items?tab=watching&sort=reverse&cursor=${beyond}`
    expect(await whereTo(itemsLoader(args(last)))).toBe('/user-items?tab=watching&sort=reverse')
  })
})
