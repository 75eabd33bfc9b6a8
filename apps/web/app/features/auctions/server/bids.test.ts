import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { linkTo, ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { refusalOf, refused, thrownBy } from '../../../testing/answers'
import { formOf, makeArgs, makeContext } from '../../../testing/context'
import { action, loader } from '../routes/item-bids.server'

const { users, items } = SMALL
const { id: itemId, slug } = items.auction
const HERE = linkTo('/item/:slug/bids', { slug })
const params = { slug }

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const form = () => formOf({ itemId, maximum: '300' })
const buyer = asMember(users.buyer, ROLE.BUYER)
const bidOf = (member: typeof buyer) => action({ ...makeArgs(services, HERE, member, form()), params })

function visit(body?: FormData) {
  const request = new Request(`http://pasar.test${HERE}`, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
  })
  return { request, context: makeContext(services, request), params }
}

it('keeps the bid of who is logged out in the form, and places none until it is sent again', async () => {
  const answer = refused(await action(visit(form())))
  expect(answer.init.status).toBe(401)
  expect(answer.data.failure).toMatchObject({ code: 'UNAUTHORIZED', fields: {}, values: { maximum: '300' } })
  expect((await loader(visit())).bids).toEqual([])

  const placed = await thrownBy(bidOf(buyer))
  expect(placed.headers.get('location')).toBe(linkTo('/item/:slug', { slug }))
  expect((await loader(visit())).bids).toHaveLength(1)
})

it('says at the field what is wrong with a bid, before it asks who it is', async () => {
  const wrong = formOf({ itemId, maximum: 'much' })
  expect(refusalOf(await action(visit(wrong)))).toMatchObject({ fields: { maximum: 'price' } })
})

it('asks once about a maximum far above the price, and takes it as it was confirmed', async () => {
  const bidding = (typed: Record<string, string>) =>
    action({ ...makeArgs(services, HERE, buyer, formOf({ itemId, ...typed })), params })
  const bids = async () => (await loader(visit())).bids.length
  const { price } = (await loader(visit())).auction
  const maximum = String((price * 11) / 100 + 200)
  expect(refusalOf(await bidding({ maximum }))).toMatchObject({
    code: 'BID_UNUSUAL',
    fields: { maximum: 'BID_UNUSUAL' },
    values: { maximum },
  })
  expect(refusalOf(await bidding({ maximum, confirmed: '5' }))).toMatchObject({ code: 'BID_UNUSUAL' })
  expect(await bids()).toBe(0)
  await thrownBy(bidding({ maximum, confirmed: maximum }))
  expect(await bids()).toBe(1)
  // What one has stated before is no slip.
  await thrownBy(bidding({ maximum: `${Number(maximum) + 100}` }))
})

it('says on top what is no matter of the amount', async () => {
  services.database.handle.prepare('update item_variants set stock = 0 where item_id = ?').run(itemId)
  expect(refusalOf(await bidOf(buyer))).toMatchObject({ code: 'AUCTION_TAKEN', fields: {} })
})
