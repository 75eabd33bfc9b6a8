import { asBuyer, asMember, openTestServices, SMALL } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { setFlash } from '../../../lib/session/flash.server'
import { answerOf, makeArgs, makeContext } from '../../../testing/context'
import { action, loader } from '../routes/coupons.server'

const member = asBuyer(SMALL.users.newbuyer)

async function openCentre(broken: 'nothing' | 'gift' | 'coupons', cookie = '') {
  const services = await openTestServices()
  const request = new Request('http://pasar.test/user/coupons', { headers: { cookie } })
  const session = async () => ({ member, cartCount: 0, unreadCount: 0, sessionId: '', expiresAt: 0 }) as never
  const context = makeContext(services, request, { session })
  // What only one of the two parts reads is taken away.
  if (broken === 'coupons') services.database.handle.exec('drop table cart_coupons')
  if (broken === 'gift')
    services.database.handle.exec(
      "update coupons set is_public = 0, scope_values = '{' where code = 'WELCOMEFREE'",
    )
  const shown = await loader({ request, context, params: {} } as never)
  await services.dispose()
  return shown
}

it('shows the gift and what can be used', async () => {
  const { gift, coupons, failed } = await openCentre('nothing')
  expect(gift?.code).toBe(SMALL.coupons.welcome.code)
  expect(coupons.length).toBeGreaterThan(0)
  expect(failed).toBeNull()
})

it('says which part could not be loaded, and shows the other', async () => {
  const { gift, coupons, failed } = await openCentre('coupons')
  expect(failed).toBe('offers.loadFailed')
  expect(gift?.code).toBe(SMALL.coupons.welcome.code)
  expect(coupons).toEqual([])
  const other = await openCentre('gift')
  expect(other.failed).toBe('coupons.infoFailed')
  expect(other.gift).toBeNull()
  expect(other.coupons.length).toBeGreaterThan(0)
})

it('says after a form that the new status is missing', async () => {
  const written = await setFlash({ tone: 'success', text: 'coupons.applied' })
  const { failed } = await openCentre('coupons', written.split(';')[0])
  expect(failed).toBe('coupons.refreshFailed')
})

it('stays in the part of the list where a coupon was taken', async () => {
  const services = await openTestServices()
  const buyer = asMember(SMALL.users.newbuyer, ROLE.BUYER)
  const form = new URLSearchParams({ couponCode: SMALL.coupons.welcome.code })
  const answer = await answerOf(action(makeArgs(services, '/user/coupons?show=platform', buyer, form)))
  const shown = await loader(makeArgs(services, '/user/coupons?show=platform', buyer))
  await services.dispose()
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/user/coupons?show=platform')
  expect(shown).toMatchObject({ view: 'platform', isFirst: true, gift: null, next: null })
})

it('says of a coupon on the cart that it is there, and takes it off again', async () => {
  const services = await openTestServices()
  const buyer = asMember(SMALL.users.newbuyer, ROLE.BUYER)
  const { code } = SMALL.coupons.welcome
  const press = async (intent: string) => {
    const form = new URLSearchParams({ couponCode: code, intent })
    await answerOf(action(makeArgs(services, '/user/coupons', buyer, form)))
    const { gift, coupons } = await loader(makeArgs(services, '/user/coupons', buyer))
    return [gift, ...coupons].filter((card) => card?.isInCart).map((card) => card?.code)
  }
  expect(await press('card')).toEqual([code])
  expect(await press('remove')).toEqual([])
  await services.dispose()
})
