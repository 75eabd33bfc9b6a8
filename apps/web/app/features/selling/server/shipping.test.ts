import { asMember, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerOf, makeContext, sessionOf } from '../../../testing/context'
import { loader as profile } from '../../accounts/routes/profile.server'
import { loader as form } from '../routes/add-items.server'
import { loader, action as save } from '../routes/seller-shipping.server'

const { users } = SMALL
type Work = (args: never) => Promise<unknown>

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

function call(
  work: unknown,
  path: string,
  {
    who = asMember(users.seller, ROLE.SELLER),
    values,
  }: { who?: ReturnType<typeof asMember>; values?: Record<string, string> } = {},
) {
  const init = values ? { method: 'POST', body: new URLSearchParams(values) } : {}
  const request = new Request(`http://pasar.test${path}`, init)
  const context = makeContext(services, request, { session: sessionOf(who) })
  return answerOf((work as Work)({ request, context, params: {} } as never))
}
const PATH = '/seller/settings/shipping'
const USUAL = { weight: '450', length: '20', width: '15', height: '4', shipsFrom: 'SG', baseShipping: '6.50' }
const saved = () => services.database.handle.prepare('select count(*) from shipping_defaults').pluck().get()

it('keeps how a seller usually ships, and new items begin with it', async () => {
  expect(await call(loader, PATH)).toMatchObject({ fields: { shipsFrom: 'MY' } })
  for (const values of [USUAL, { ...USUAL, weight: '' }]) {
    const answer = await call(save, PATH, { values })
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/seller/settings')
    expect(await call(loader, PATH)).toMatchObject({ fields: values })
    expect(await call(form, '/add-items')).toMatchObject({ fields: { ...values, condition: 'new' } })
  }
  expect(saved()).toBe(1)
  const itemId = services.database.handle
    .prepare<[string], string>("select id from items where seller_id = ? and listing_type = 'Fixed' limit 1")
    .pluck()
    .get(users.seller.id)
  expect(await call(form, `/add-items?item=${itemId}`)).toMatchObject({ fields: { shipsFrom: 'MY' } })
})

it('says at its field what is wrong, and keeps what was typed', async () => {
  for (const [values, field, code] of [
    [{ ...USUAL, weight: '-1' }, 'weight', 'weight'],
    [{ ...USUAL, height: '' }, 'height', 'sideCm'],
    [{ ...USUAL, baseShipping: 'six' }, 'baseShipping', 'itemPrice'],
  ] as const)
    expect(await call(save, PATH, { values })).toMatchObject({
      data: { failure: { fields: { [field]: code }, values } },
    })
  expect(saved()).toBe(0)
  const buyer = asMember(users.buyer, ROLE.BUYER)
  const turned = await call(save, PATH, { who: buyer, values: USUAL })
  expect(turned instanceof Response && turned.status).toBe(302)
  expect(saved()).toBe(0)
})

it('shows sellers on their profile what buyers see, and nothing to buyers', async () => {
  const page = await call(profile, '/seller-profile')
  expect(page).toMatchObject({
    stores: [{ name: expect.any(String), slug: expect.any(String), reviews: expect.any(Number) }],
  })
  expect(await call(profile, '/user-profile', { who: asMember(users.buyer, ROLE.BUYER) })).toMatchObject({
    stores: null,
  })
})
