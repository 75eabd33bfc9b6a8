import { cancelOrder, expireOrders } from '@pasar/api'
import { asBuyer, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { DomainError, LANGUAGES, minutes } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { formError } from '../../../lib/forms/failure'
import { refused, thrownBy } from '../../../testing/answers'
import { makeArgs } from '../../../testing/context'
import { NEW_ADDRESS } from '../client/address-fields'
import { loader as cartLoader } from '../routes/checkout.server'
import { action, loader } from '../routes/checkout-item.server'
import type { CheckoutAnswer } from './checkout.server'

const buyer = asBuyer(SMALL.users.buyer)
const { kopi } = SMALL.items
const ADDRESS = {
  addressId: NEW_ADDRESS,
  fullName: 'Daniel Wong',
  phone: '012-345 6789',
  line1: '8 Jalan Ampang',
  line2: '',
  city: 'Kuala Lumpur',
  postcode: '50450',
  stateCode: 'kul',
  country: 'MY',
}

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const argsOf = (values?: Record<string, string>) => {
  const body = values && new URLSearchParams(values)
  return { ...makeArgs(services, `/checkout/${kopi.id}`, buyer, body), params: { id: kopi.id } }
}

/** Buys it now, and goes back to that page. */
async function buyAndComeBack() {
  const { view } = await loader(argsOf())
  const form = {
    ...ADDRESS,
    intent: 'place',
    couponCode: '',
    shown: view.shown,
    idempotencyKey: view.idempotencyKey,
  }
  await thrownBy(action(argsOf(form)))
  const orders = services.database.handle.prepare('select id from orders where idempotency_key = ?')
  const orderId = String(orders.pluck().get(view.idempotencyKey))
  return { form, orderId, again: (key: string) => action(argsOf({ ...form, idempotencyKey: key })) }
}

const close = {
  cancelled: (orderId: string) => cancelOrder(services.context, buyer, orderId),
  expired: async () => {
    services.clock.now += minutes(31)
    await expireOrders(services.context)
  },
  refunded: async (orderId: string) => {
    const { handle } = services.database
    handle.prepare("update orders set state = 'refunded', paid_at = 1 where id = ?").run(orderId)
  },
}

it.each(['cancelled', 'expired', 'refunded'] as const)(
  'says that the order of this page was %s, and places another with the next press',
  async (state) => {
    const { form, orderId, again } = await buyAndComeBack()
    await close[state](orderId)

    const answer = await again(form.idempotencyKey)
    const { data, init } = refused(answer)
    expect([data.failure.code, init.status]).toEqual(['ORDER_ENDED', 409])
    const said = LANGUAGES.map((language) => formError(translateFor(language), data.failure))
    expect(said[0]).toMatch(/^You placed this order before/)
    expect(new Set(said).size).toBe(LANGUAGES.length)

    const { idempotencyKey } = (answer as { data: CheckoutAnswer }).data.view
    expect(idempotencyKey).not.toBe(form.idempotencyKey)
    expect((await thrownBy(again(idempotencyKey))).headers.get('Location')).toMatch(/\/pay\//)
  },
)

it('pressed twice, leads to the payment of the one order', async () => {
  const { form, again } = await buyAndComeBack()
  expect((await thrownBy(again(form.idempotencyKey))).headers.get('Location')).toMatch(/\/pay\//)
  const orders = services.database.handle.prepare('select count(*) from orders where idempotency_key = ?')
  expect(orders.pluck().get(form.idempotencyKey)).toBe(1)
})

it('pressed again too often, leads to the order, which can be paid from there', async () => {
  const { form, orderId, again } = await buyAndComeBack()
  const { context } = services
  const taken: unknown[] = []
  const take = async (...asked: unknown[]) => {
    taken.push(asked)
    throw new DomainError('TOO_MANY_REQUESTS', { minutes: 10 })
  }
  const limits = { ...context.limits, take }
  Object.assign(context, { limits })
  expect((await thrownBy(again(form.idempotencyKey))).headers.get('Location')).toBe(`/orders/user/${orderId}`)
  expect(taken).toEqual([['payment', buyer.id]])
})

it('of an empty cart says which orders wait for their payment, until they are paid or over', async () => {
  const { orderId } = await buyAndComeBack()
  const cart = () => cartLoader(makeArgs(services, '/checkout', buyer))
  services.database.handle.prepare('delete from cart_lines').run()
  const { unpaid } = (await cart()).view
  expect(unpaid).toMatch(/Order PSR-\w+ waits for payment until/)
  expect(unpaid).toContain(`<form method="post" action="/orders/user/${orderId}">`)
  await close.cancelled(orderId)
  expect((await cart()).view.unpaid).toBe('')
})

it('takes no address of the book whose postcode cannot be in its state, and leads to where it is corrected', async () => {
  const { handle } = services.database
  const { view } = await loader(argsOf())
  const [saved] = view.addresses
  if (!saved) throw new Error('An address in the book')
  const { idempotencyKey, shown } = view
  const form = { addressId: saved.id, intent: 'place', couponCode: '', shown, idempotencyKey }
  const place = () => action(argsOf(form))
  const setPostcode = (postcode: string) =>
    handle.prepare('update addresses set postcode = ? where id = ?').run(postcode, saved.id)
  const before = String(handle.prepare('select postcode from addresses where id = ?').pluck().get(saved.id))
  setPostcode('88000')
  const answer = await place()
  const { data, init } = refused(answer)
  expect([data.failure.code, data.failure.fields, init.status]).toEqual([
    'ADDRESS_UNFIT',
    { address: 'ADDRESS_UNFIT' },
    400,
  ])
  const { correction } = (answer as { data: CheckoutAnswer }).data.view
  expect(correction).toContain(`href="/user-profile/addresses/${saved.id}"`)
  expect(
    handle.prepare('select count(*) from orders where idempotency_key = ?').pluck().get(idempotencyKey),
  ).toBe(0)
  setPostcode(before)
  expect((await thrownBy(place())).headers.get('Location')).toMatch(/\/pay\//)
})
