import { addToCart, placeOrder, quoteCheckout } from '@pasar/api'
import { asBuyer, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { type Address, LANGUAGES, showQuote } from '@pasar/domain'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { fieldError, formError } from '../../../lib/forms/failure'
import { refused, thrownBy } from '../../../testing/answers'
import { makeContext } from '../../../testing/context'
import { filledOn } from '../client/filled-on'
import { action, loader } from '../routes/edit-order.server'

const buyer = asBuyer(SMALL.users.buyer)
const ADDRESS: Address = {
  fullName: 'Daniel Wong',
  phone: '+60198765432',
  line1: '8 Jalan Ampang',
  line2: '',
  city: 'Kuala Lumpur',
  postcode: '50450',
  state: 'kul',
  country: 'MY',
}

let services: TestServices
let orderId = ''
beforeEach(async () => {
  services = await openTestServices()
  const { context: ctx } = services
  await addToCart(ctx, buyer, { itemId: SMALL.items.kopi.id, quantity: 2 })
  const source = { type: 'cart' } as const
  const { quote } = await quoteCheckout(ctx, buyer, source, { country: 'MY' })
  const placed = await placeOrder(ctx, buyer, {
    idempotencyKey: 'key-1',
    source,
    address: { type: 'new', address: ADDRESS },
    shown: showQuote(quote),
  })
  if (!placed.ok) throw new Error('not placed')
  orderId = placed.orderId
})
afterEach(() => services.dispose())

function argsOf(values?: Record<string, string>) {
  const body = values && new URLSearchParams(values)
  const request = new Request(`http://pasar.test/edit-order/${orderId}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
  })
  const session = async () => ({ member: buyer, cartCount: 0, unreadCount: 0 }) as never
  return { request, context: makeContext(services, request, { session }), params: { id: orderId } }
}

it('says at the field that an order takes no more pieces, and keeps what was typed', async () => {
  const { page } = await loader(argsOf())
  const field = `quantity-${page.parcels[0]?.lines[0]?.id}`
  const typed = { ...page.form, key: page.key, revision: '0', intent: 'order', [field]: '3', couponCode: '' }
  const answer: unknown = await action(argsOf({ ...typed, city: 'Ipoh' }))
  const { data, init } = refused(answer)
  expect(init.status).toBe(400)
  expect(data.failure?.values).toMatchObject({ [field]: '3', city: 'Ipoh' })
  const said = LANGUAGES.map((language) => {
    const t = translateFor(language)
    expect(formError(t, data.failure)).toBeUndefined()
    return fieldError(t, data.failure, field)
  })
  expect(said[0]).toBe('You can only reduce an order. To get more, please place another order.')
  expect(new Set(said).size).toBe(LANGUAGES.length)
  expect(
    services.database.handle
      .prepare('select quantity from order_lines where order_id = ?')
      .pluck()
      .get(orderId),
  ).toBe(2)
})

it('refuses what was typed before another change, and names the revision that is there now', async () => {
  const { page } = await loader(argsOf())
  const fields = page.parcels.flatMap(({ lines }) => lines).map(({ id }) => [`quantity-${id}`, '2'])
  const opened = {
    ...page.form,
    ...Object.fromEntries(fields),
    revision: '0',
    intent: 'order',
    couponCode: '',
  }
  await thrownBy(action(argsOf({ ...opened, key: page.key, line1: '1 Jalan Baru' })))

  // The page of the other tab has read the order anew: another key, and the old texts.
  const late = { ...opened, key: (await loader(argsOf())).page.key, fullName: 'Wong Kah Wai' }
  const { data } = refused(await action(argsOf(late)))
  expect(data.failure).toMatchObject({ code: 'ORDER_EDITED', details: { revision: 1 }, values: late })
  expect((await loader(argsOf())).page.form).toMatchObject({ fullName: 'Daniel Wong', line1: '1 Jalan Baru' })

  const revision = String(filledOn(0, data.failure))
  await thrownBy(action(argsOf({ ...late, revision })))
  expect((await loader(argsOf())).page.form.fullName).toBe('Wong Kah Wai')
})
