import { BY_APPOINTMENT, DomainError, dayOf, days, ERRORS, LIMITS } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { Buyer } from '../../access/actors'
import { applyCoupon } from '../../checkout/commands/cart-coupons'
import { fieldOf, keysOf, nextOf, numberOf, rowsOf, textOf } from '../../platform/rest/testing/body'
import { askRest, type Sent } from '../../platform/rest/testing/helpers'
import { setSettings } from '../../platform/settings/change'
import {
  ADDRESS,
  buyer,
  expectSumsToMatch,
  fillCart,
  items,
  newbuyer,
  readAll,
  stockOf,
  useMarket,
  variantOf,
} from '../../testing/helpers'

const market = useMarket()
const get = (address: string, who: Buyer = buyer) => askRest(market, who, 'GET', address)
const post = (address: string, body: unknown = {}, who: Buyer = buyer) =>
  askRest(market, who, 'POST', address, body)
const order = (body: unknown, key: string | null = 'key-of-order-1', who: Buyer = buyer) =>
  askRest(market, who, 'POST', '/orders', body, key)
const oneKopi = { items: [{ itemId: items.kopi.id }] }

/** Refused with a code, and nothing was written. */
async function expectRefused(body: unknown, code: keyof typeof ERRORS, who: Buyer = buyer): Promise<void> {
  const before = readAll(market)
  const refused = await order(body, `key-${code}`, who)
  expect([fieldOf(refused.body, 'code'), refused.status]).toEqual([code, ERRORS[code].status])
  expect(readAll(market)).toEqual(before)
}

describe('a quote', () => {
  it('says what an order costs there', async () => {
    await fillCart(market, buyer, [items.kopi, 3])
    const near = (await post('/checkout/quote', { country: 'sg' })).body
    expect(fieldOf(near, 'quote')).toMatchObject({
      country: 'SG',
      itemsTotal: 38.7,
      shippingTotal: 8,
      total: 46.7,
    })
    const far = (await post('/checkout/quote', { country: 'FR', items: [{ itemId: items.heavy.id }] })).body
    expect(fieldOf(far, 'quote.parcels.0.shipping')).toMatchObject({
      zone: 'Zone3',
      chargeableKg: 8,
      fee: 90,
    })
  })

  it('counts coupons that are named in place of those on the cart, and writes nothing', async () => {
    await fillCart(market, buyer, [items.kopi, 3])
    await applyCoupon(market.ctx, buyer, 'KEDAI5')
    const before = readAll(market)
    const named = (await post('/checkout/quote', { couponCodes: ['ten', 'TEN'] })).body
    expect(fieldOf(named, 'quote.coupons')).toEqual([{ couponCode: 'TEN', amount: 3.87 }])
    const none = (await post('/checkout/quote', { couponCodes: [] })).body
    expect(fieldOf(none, 'quote.coupons')).toEqual([])
    expect(fieldOf((await post('/checkout/quote', { couponCodes: ['NONE'] })).body, 'code')).toBe(
      'COUPON_NOT_FOUND',
    )
    const refused = (await post('/checkout/quote', { couponCodes: ['WELCOMEFREE'] })).body
    expect(fieldOf(refused, 'quote.refusedCoupons.0')).toMatchObject({ code: 'COUPON_FIRST_PURCHASE_ONLY' })
    expect(readAll(market)).toEqual(before)
  })

  it('does not know addresses of others', async () => {
    const addressId = textOf((await post('/addresses', ADDRESS, newbuyer)).body, 'address._id')
    expect((await post('/checkout/quote', { addressId }, newbuyer)).status).toBe(200)
    expect((await post('/checkout/quote', { addressId })).status).toBe(404)
    await expectRefused({ ...oneKopi, addressId }, 'NOT_FOUND')
  })
})

describe('placing an order', () => {
  it('of a service takes the date that is wished for', async () => {
    market.run(
      "update items set service_place = 'seller', shipping_method = ?, weight_g = 0, base_shipping_sen = 0 where id = ?",
      BY_APPOINTMENT,
      items.kopi.id,
    )
    const [variantId = ''] = items.kopi.variantIds
    const wish = (day: string) => ({ ...oneKopi, wishes: [{ variantId, day }] })
    const past = await order(wish(dayOf(market.ctx.now() - days(1))), 'key-of-the-past')
    expect([past.status, fieldOf(past.body, 'code')]).toEqual([400, 'VALIDATION'])
    expect(keysOf(past.body, 'errors')).toEqual(['wishes'])
    const day = dayOf(market.ctx.now() + days(3))
    const placed = await order(wish(day), 'key-of-a-service')
    expect(placed.status).toBe(201)
    expect(fieldOf(placed.body, 'order.parcels.0')).toMatchObject({
      shippingMethod: BY_APPOINTMENT,
      appointment: { state: 'wished', day, part: 'any' },
    })
  })

  it('of the cart brings the order and where to pay it', async () => {
    await fillCart(market, buyer, [items.kopi, 3], [items.withVariants, 1])
    const quoted = (await post('/checkout/quote', { couponCodes: ['TEN'] })).body
    const body = { address: ADDRESS, couponCodes: ['TEN'], expectedTotal: numberOf(quoted, 'quote.total') }
    const placed = await order(body)
    expect(placed.status).toBe(201)
    expect(fieldOf(placed.body, 'order')).toMatchObject({
      state: 'awaiting_payment',
      isPayable: true,
      total: fieldOf(quoted, 'quote.total'),
      address: ADDRESS,
      coupons: [{ couponCode: 'TEN' }],
      paidAt: null,
    })
    expect(fieldOf(placed.body, 'payment.url')).toMatch(/^http.+\/pay\//)
    expect(fieldOf((await get('/cart')).body, 'cart')).toEqual([])
    expect((await order(body)).body).toEqual(placed.body)
    expect(fieldOf((await order({ address: ADDRESS })).body, 'code')).toBe('IDEMPOTENCY_MISMATCH')
    await expectSumsToMatch(market)
  })

  it('of items leaves the cart as it is, and takes pieces asked for twice together', async () => {
    await fillCart(market, buyer, [items.lowStock, 1])
    const before = stockOf(market, variantOf(items.kopi))
    const twice = [{ itemId: items.kopi.id, quantity: 2 }, { itemId: items.kopi.id }]
    const { body } = await order({ address: ADDRESS, items: twice })
    expect(fieldOf(body, 'order.parcels.0.lines')).toMatchObject([{ quantity: 3 }])
    expect(stockOf(market, variantOf(items.kopi))).toBe(before - 3)
    expect(fieldOf((await get('/cart')).body, 'cart')).toHaveLength(1)
  })

  it('ten times at once with one key is one order; with ten keys one gets the last piece', async () => {
    const ten = (keyOf: (at: number) => string) =>
      Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          order({ address: ADDRESS, items: [{ itemId: items.lastOne.id }] }, keyOf(at)),
        ),
      )
    const statuses = (await ten((at) => `key-number-${at}`)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    market.run('update item_variants set stock = 5 where id = ?', variantOf(items.lastOne))
    const same = await ten(() => 'one-and-the-same')
    expect(new Set(same.map(({ body }) => fieldOf(body, 'order._id'))).size).toBe(1)
    expect(stockOf(market, variantOf(items.lastOne))).toBe(4)
    await expectSumsToMatch(market)
  })

  it('needs a key', async () => {
    const [missing, wrong] = ['Please fill in “Idempotency-Key”.', 'This is not valid.']
    for (const [key, said] of [
      [null, missing],
      ['', missing],
      ['short', wrong],
      ['with spaces in it', wrong],
      ['x'.repeat(81), 'This is too long.'],
    ] as const) {
      const { status, body } = await order({ address: ADDRESS, ...oneKopi }, key)
      expect([status, fieldOf(body, 'code')]).toEqual([400, 'VALIDATION'])
      expect(fieldOf(body, 'errors')).toEqual({ 'Idempotency-Key': said })
    }
    const none = await order({ items: [], address: ADDRESS }, 'key-of-nothing')
    expect(fieldOf(none.body, 'errors')).toEqual({ items: 'This is not valid.' })
  })

  it('is refused whole', async () => {
    await expectRefused({ address: ADDRESS }, 'CART_EMPTY')
    await expectRefused(oneKopi, 'ADDRESS_MISSING')
    await expectRefused({ ...oneKopi, address: ADDRESS, expectedTotal: 1 }, 'ORDER_CHANGED')
    await expectRefused({ items: [{ itemId: items.withVariants.id }], address: ADDRESS }, 'CHOOSE_VARIANT')
    await expectRefused({ items: [{ itemId: 'itm_none' }], address: ADDRESS }, 'ITEM_UNAVAILABLE')
    const auction = [{ itemId: items.endedAuction.id }]
    await expectRefused({ items: auction, address: ADDRESS }, 'ITEM_UNAVAILABLE')
    const tooMany = [{ itemId: items.lastOne.id, quantity: 2 }]
    await expectRefused({ items: tooMany, address: ADDRESS }, 'INSUFFICIENT_STOCK')
    await expectRefused({ ...oneKopi, address: ADDRESS, couponCodes: ['NONE'] }, 'COUPON_NOT_FOUND')
    await expectRefused(
      { ...oneKopi, address: ADDRESS, couponCodes: ['WELCOMEFREE'] },
      'COUPON_FIRST_PURCHASE_ONLY',
    )
    const unverified = { ...buyer, isVerified: false }
    await expectRefused({ ...oneKopi, address: ADDRESS }, 'EMAIL_UNVERIFIED', unverified)
  })

  it('stands when the page to pay it cannot be opened', async () => {
    const start = () => Promise.reject(new DomainError('PAYMENT_UNAVAILABLE'))
    const ctx = { ...market.ctx, payments: { ...market.ctx.payments, start } }
    const closed = { ...market, ctx }
    const body = { address: ADDRESS, ...oneKopi }
    const placed = await askRest(closed, buyer, 'POST', '/orders', body, 'key-of-order-1')
    expect([placed.status, fieldOf(placed.body, 'payment.url')]).toEqual([201, null])
    const pay = `/orders/${textOf(placed.body, 'order._id')}/pay`
    expect(fieldOf((await askRest(closed, buyer, 'POST', pay)).body, 'code')).toBe('PAYMENT_UNAVAILABLE')
    expect(fieldOf((await post(pay)).body, 'payment.url')).toMatch(/\/pay\//)
    expect(fieldOf((await order(body)).body, 'order._id')).toBe(fieldOf(placed.body, 'order._id'))
  })

  it('of a cart that changed since it was seen takes the total that was shown, and nothing else', async () => {
    await fillCart(market, buyer, [items.kopi, 2])
    market.run('update item_variants set price_sen = 1500 where id = ?', variantOf(items.kopi))
    await expectRefused({ address: ADDRESS }, 'ORDER_CHANGED')
    const quoted = (await post('/checkout/quote')).body
    const placed = await order({ address: ADDRESS, expectedTotal: numberOf(quoted, 'quote.total') })
    expect(fieldOf(placed.body, 'order.itemsTotal')).toBe(30)
  })
})

describe('a coupon on the cart that cannot be used', () => {
  it('is taken off, and then does not count', async () => {
    await fillCart(market, buyer, [items.kopi, 3])
    await applyCoupon(market.ctx, buyer, 'TEN')
    const codes = async () => fieldOf((await get('/cart')).body, 'couponCodes')
    expect(await codes()).toEqual(['TEN'])
    for (let time = 0; time < 2; time++)
      expect((await askRest(market, buyer, 'DELETE', '/coupons/ten')).status).toBe(200)
    expect(await codes()).toEqual([])
  })

  it('refuses an order whose buyer was shown no total, and only that', async () => {
    await fillCart(market, buyer, [items.kopi, 3])
    await applyCoupon(market.ctx, buyer, 'TEN')
    market.run("update coupons set ends_at = ? where code = 'TEN'", market.ctx.now() - 1)
    await expectRefused({ address: ADDRESS }, 'COUPON_ENDED')
    const quoted = (await post('/checkout/quote')).body
    const body = { address: ADDRESS, expectedTotal: numberOf(quoted, 'quote.total') }
    expect((await order(body, 'key-of-total')).status).toBe(201)
    await fillCart(market, buyer, [items.kopi, 3])
    // What is bought beside the cart may be of a store that the coupon is not for.
    expect((await order({ ...oneKopi, address: ADDRESS }, 'key-beside-the-cart')).status).toBe(201)
    expect((await order({ address: ADDRESS, couponCodes: [] }, 'key-without-coupons')).status).toBe(201)
  })
})

it('says of a coupon on the cart that was stopped since that there is none, and which', async () => {
  await fillCart(market, buyer, [items.kopi, 3])
  await applyCoupon(market.ctx, buyer, 'TEN')
  const quoted = (await post('/checkout/quote', {})).body
  market.run("update coupons set is_active = 0, stopped_by = 'staff' where code = 'TEN'")
  const refused = await order({ address: ADDRESS }, 'key-stopped-coupon')
  expect(refused.status).toBe(404)
  expect(refused.body).toMatchObject({ code: 'COUPON_NOT_FOUND', details: { code: 'TEN' } })
  // Who says what they saw is told what costs more; who says that none counts gets the order.
  const expectedTotal = numberOf(quoted, 'quote.total')
  expect((await order({ address: ADDRESS, expectedTotal }, 'key-stopped-total')).body).toMatchObject({
    code: 'ORDER_CHANGED',
  })
  expect((await order({ address: ADDRESS, couponCodes: [] }, 'key-stopped-none')).status).toBe(201)
})

describe('codes of coupons', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })
  it.each(['/checkout/quote', '/orders'])('cannot be guessed through %s', async (path) => {
    const codes: unknown[] = []
    for (let at = 0; at < 11; at++) {
      const body = { ...oneKopi, address: ADDRESS, couponCodes: [`GUESS${at}`] }
      codes.push(fieldOf((await askRest(limited, buyer, 'POST', path, body, `key-guess-${at}`)).body, 'code'))
    }
    expect([codes[0], codes[9], codes[10]]).toEqual([
      'COUPON_NOT_FOUND',
      'COUPON_NOT_FOUND',
      'TOO_MANY_REQUESTS',
    ])
  })
})

describe('an order that was placed', () => {
  const limited = useMarket({ RATE_LIMITS: 'on' })
  const ask = (body: object, key: string, who = buyer) =>
    askRest(limited, who, 'POST', '/orders', { ...oneKopi, address: ADDRESS, ...body }, key)

  it('is answered however often it is asked for again, which takes nothing from the limit', async () => {
    const placed = await ask({}, 'key-lost-answer')
    expect(placed.status).toBe(201)
    for (let at = 0; at < 12; at++)
      expect(textOf((await ask({}, 'key-lost-answer')).body, 'order._id')).toBe(
        textOf(placed.body, 'order._id'),
      )
    const codes: unknown[] = []
    for (let at = 0; at < 10; at++)
      codes.push(fieldOf((await ask({ couponCodes: [`GUESS${at}`] }, 'key-lost-answer')).body, 'code'))
    expect(codes).toEqual([...Array.from({ length: 9 }, () => 'IDEMPOTENCY_MISMATCH'), 'TOO_MANY_REQUESTS'])
    expect((await ask({}, 'key-lost-answer')).status).toBe(201)
    expect(fieldOf((await ask({}, 'key-of-another')).body, 'code')).toBe('TOO_MANY_REQUESTS')
    expect(limited.value("select count(*) from orders where idempotency_key = 'key-lost-answer'")).toBe(1)
  })

  it('has its page of payment opened again some times only', async () => {
    const { body } = await ask({}, 'key-paid-again')
    const pay = `/orders/${textOf(body, 'order._id')}/pay`
    for (let time = 1; time < LIMITS.payment.most; time++) await limited.ctx.limits.take('payment', buyer.id)
    const statuses = [await askRest(limited, buyer, 'POST', pay), await askRest(limited, buyer, 'POST', pay)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 429])
  })

  it('asks its provider no more often for being sent again', async () => {
    const place = async () => {
      const { status, body } = await ask({}, 'key-sent-again')
      return [status, fieldOf(body, 'payment.url')]
    }
    const page = [201, expect.stringMatching(/\/pay\//)]
    expect(await place()).toEqual(page)
    for (let time = 1; time < LIMITS.payment.most; time++) await limited.ctx.limits.take('payment', buyer.id)
    expect([await place(), await place()]).toEqual([page, [201, null]])
  })
})

describe('orders', () => {
  it('are listed a page at a time', async () => {
    const seen: unknown[] = []
    let next: string | null = ''
    while (next !== null) {
      const { body }: Sent = await get(`/orders${next && `?cursor=${next}`}`)
      seen.push(...rowsOf(body, 'orders').map(({ _id }) => _id))
      next = nextOf(body)
    }
    expect(seen).toHaveLength(market.value('select count(*) from orders where buyer_id = ?', buyer.id))
    expect(fieldOf((await get('/orders?state=paid')).body, 'orders.length')).toBeGreaterThan(0)
    expect((await get('/orders?state=nonsense')).status).toBe(400)
    expect((await get('/orders?cursor=nonsense')).status).toBe(404)
  })

  it('are one’s own, to be read, paid and cancelled', async () => {
    const id = textOf((await order({ address: ADDRESS, ...oneKopi })).body, 'order._id')
    expect(fieldOf((await get(`/orders/${id}`)).body, 'order._id')).toBe(id)
    expect(fieldOf((await post(`/orders/${id}/pay`)).body, 'payment.url')).toMatch(/\/pay\//)
    for (const path of [`/orders/${id}/pay`, `/orders/${id}/cancel`])
      expect((await post(path, {}, newbuyer)).status).toBe(404)
    expect((await get(`/orders/${id}`, newbuyer)).status).toBe(404)
    const cancelled = await post(`/orders/${id}/cancel`)
    expect([cancelled.status, fieldOf(cancelled.body, 'order.state')]).toEqual([200, 'cancelled'])
    const before = readAll(market)
    expect(await post(`/orders/${id}/cancel`)).toEqual(cancelled)
    expect(readAll(market)).toEqual(before)
    expect((await post(`/orders/${id}/cancel`, {}, newbuyer)).status).toBe(404)
    expect(fieldOf((await post(`/orders/${id}/pay`)).body, 'code')).toBe('ORDER_NOT_PAYABLE')
    // The same key still means the same order.
    const again = await order({ address: ADDRESS, ...oneKopi })
    expect([again.status, fieldOf(again.body, 'order._id')]).toEqual([201, id])
    expect(fieldOf(again.body, 'payment')).toEqual({ url: null })
  })
})

it('an order that is paid, or was not paid in time, is not cancelled', async () => {
  const place = async (key: string) =>
    textOf((await order({ address: ADDRESS, ...oneKopi }, key)).body, 'order._id')
  const [paid, late] = [await place('key-of-paid'), await place('key-of-late')]
  market.run("update orders set state = 'paid' where id = ?", paid)
  market.run("update orders set state = 'expired' where id = ?", late)
  for (const id of [paid, late])
    expect((await post(`/orders/${id}/cancel`)).body).toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
})

describe('addresses', () => {
  it('are kept, each for its member', async () => {
    const { status, body } = await post('/addresses', { ...ADDRESS, state: '' }, newbuyer)
    expect([status, fieldOf(body, 'address')]).toMatchObject([201, { ...ADDRESS, isDefault: true }])
    expect(fieldOf((await get('/addresses', newbuyer)).body, 'addresses')).toEqual([fieldOf(body, 'address')])
    const second = (
      await post('/addresses', { ...ADDRESS, line1: '2 Jalan Ipoh', isDefault: true }, newbuyer)
    ).body
    expect(fieldOf(second, 'address.isDefault')).toBe(true)
    const wrong = await post('/addresses', { ...ADDRESS, phone: '12', postcode: '1', country: 'XX' })
    expect(keysOf(wrong.body, 'errors')).toEqual(expect.arrayContaining(['phone', 'country']))
  })

  it('are stored once, changed and removed, each by its member', async () => {
    const before = rowsOf((await get('/addresses', newbuyer)).body, 'addresses').length
    const add = async () => textOf((await post('/addresses', ADDRESS, newbuyer)).body, 'address._id')
    const id = await add()
    expect(await add()).toBe(id)
    const change = (who: Buyer, body: unknown) => askRest(market, who, 'PATCH', `/addresses/${id}`, body)
    const moved = { ...ADDRESS, line1: '9 Jalan Ampang' }
    expect((await change(buyer, moved)).status).toBe(404)
    expect(fieldOf((await change(newbuyer, moved)).body, 'address.line1')).toBe('9 Jalan Ampang')
    expect((await change(newbuyer, { ...moved, postcode: 'x' })).status).toBe(400)
    const remove = (who: Buyer) => askRest(market, who, 'DELETE', `/addresses/${id}`)
    expect([(await remove(buyer)).status, (await remove(newbuyer)).status]).toEqual([404, 200])
    expect(rowsOf((await get('/addresses', newbuyer)).body, 'addresses')).toHaveLength(before)
  })

  it('have countries, states, and zones', async () => {
    const { body } = await get('/countries')
    expect(fieldOf(body, 'countries.0')).toEqual({ code: 'MY', name: 'Malaysia' })
    expect(fieldOf(body, 'states')).toHaveLength(16)
    expect(fieldOf((await get('/shipping/zones')).body, 'zones.0')).toMatchObject({ baseFee: 6, perKgFee: 1 })
    await setSettings(market.ctx, 'zones', { Zone3Countries: '' })
    const zones = rowsOf((await get('/shipping/zones')).body, 'zones')
    expect(zones.map(({ name }) => name)).toEqual(['Zone1', 'Zone2', 'Zone4', 'Zone5', 'Default'])
  })
})
