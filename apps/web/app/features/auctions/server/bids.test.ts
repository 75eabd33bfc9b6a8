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
