import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { loader as affiliateLoader } from '../../support/routes/affiliate-register.server'
import { action, loader } from '../routes/become-seller.server'
import { loader as pendingLoader } from '../routes/seller-pending.server'

const buyer = asMember(SMALL.users.buyer, ROLE.BUYER)

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function argsOf(address: string, fields?: Record<string, string>, cookie = '') {
  const body = fields && new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) body?.set(name, value)
  const request = new Request(`http://pasar.test${address}`, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
    headers: { cookie, 'user-agent': 'Firefox' },
  })
  return { request, context: makeContext(services, request, { session: sessionOf(buyer) }), params: {} }
}

it('keeps an application that was begun, with the link that led to it', async () => {
  const typed = { legalName: 'Nur Aisyah', phone: 'not a number yet', ref: SMALL.users.reseller.id }
  expect(await action(argsOf('/become-seller', { ...typed, intent: 'autosave' }))).toEqual({
    failure: undefined,
  })
  const led = await answerOf(action(argsOf('/become-seller', { ...typed, intent: 'keep' })))
  expect(led instanceof Response && led.headers.get('location')).toBe('/become-seller')
  const { given, savedAt, referral } = (await loader(argsOf('/become-seller'))).data
  expect(given).toMatchObject({ legalName: 'Nur Aisyah', phone: 'not a number yet' })
  expect(savedAt).toBeGreaterThan(0)
  expect(referral).toBe(SMALL.users.reseller.id)
})

it('remembers whose link was opened for an application on another day, unless it may not', async () => {
  const { id } = SMALL.users.reseller
  const open = async (address: string, cookie = '') => {
    const { data, init } = await loader(argsOf(address, undefined, cookie))
    return { referral: data.referral, sets: new Headers(init?.headers).get('set-cookie') }
  }
  const opened = await open(`/become-seller?ref=${id}`)
  expect(opened).toEqual({
    referral: id,
    sets: expect.stringMatching(/^referral=.*HttpOnly; Max-Age=2592000$/),
  })
  const cookie = opened.sets?.split(';')[0]
  expect(await open('/become-seller', cookie)).toEqual({ referral: id, sets: null })
  expect(await open('/become-seller', 'referral=<b>')).toEqual({ referral: null, sets: null })
  // Nothing is kept of a link that is nobody's, or for who does not want it.
  expect((await open(`/become-seller?ref=${SMALL.users.seller.id}`)).sets).toBeNull()
  expect((await open(`/become-seller?ref=${id}`, 'cookieChoices=looks')).sets).toBeNull()
})

it('says before and after it is sent which orders and bids keep it from being approved', async () => {
  const { handle } = services.database
  const { purchases } = (await loader(argsOf('/become-seller'))).data
  const open = handle.prepare(`select distinct o.number from orders o join parcels p on p.order_id = o.id
    where o.buyer_id = ? and p.state not in ('completed', 'cancelled', 'refunded', 'expired', 'returned')`)
  expect(purchases?.orders.map(({ number }) => number).sort()).toEqual(open.pluck().all(buyer.id).sort())
  expect((purchases?.orders.length ?? 0) + (purchases?.bids.length ?? 0)).toBeGreaterThan(0)
  handle.prepare("update users set seller_status = 'pending' where id = ?").run(buyer.id)
  expect((await pendingLoader(argsOf('/seller-pending'))).purchases).toEqual(purchases)
  expect((await affiliateLoader(argsOf('/affiliate-register'))).purchases).toEqual(purchases)

  handle.prepare("update parcels set state = 'completed'").run()
  handle.prepare("update auctions set leader_id = null where state = 'running'").run()
  expect((await loader(argsOf('/become-seller'))).data.purchases).toEqual({ orders: [], bids: [] })
})
