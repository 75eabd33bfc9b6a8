import { describe, expect, it } from 'vitest'
import { cancelOrder } from '../../orders/commands/close'
import { SMALL } from '../../testing'
import { buyer, fillCart, items, newbuyer, place, useMarket } from '../../testing/helpers'
import { fieldOf, keysOf, objectOf, rowsOf, textOf } from './testing/body'
import { askRest } from './testing/helpers'

const market = useMarket()
const get = (address: string, actor: typeof buyer | null = buyer) => askRest(market, actor, 'GET', address)
const post = (address: string, body: unknown, actor: typeof buyer | null = buyer) =>
  askRest(market, actor, 'POST', address, body)

describe('items', () => {
  it.each(['featured', 'trending', 'new-arrivals'])('lists of %s are open to everyone', async (list) => {
    const { status, body } = await get(`/items/${list}`, null)
    expect([status, fieldOf(body, 'success')]).toEqual([200, true])
    expect(fieldOf(body, 'items.length')).toBeLessThanOrEqual(25)
    for (const item of rowsOf(body, 'items')) expect(fieldOf(item, 'images.0') ?? 'http://').toMatch(/^http:/)
  })

  it('one item has ringgit, its stock as quantity, and its seller’s email for members only', async () => {
    const { body } = await get(`/items/${items.kopi.id}`)
    expect(fieldOf(body, 'item')).toMatchObject({
      _id: items.kopi.id,
      price: 12.9,
      slug: items.kopi.slug,
      listingType: 'Fixed',
    })
    expect(fieldOf(body, 'item.quantity')).toBe(
      market.value('select stock from items where id = ?', items.kopi.id),
    )
    expect(fieldOf(body, 'item.seller.email')).toContain('@')
    const open = await get(`/items/slug/${items.kopi.slug}`, null)
    expect(fieldOf(open.body, 'item')).toEqual({
      ...objectOf(body, 'item'),
      seller: { ...objectOf(body, 'item.seller'), email: '' },
    })
  })

  it('one that is paused has none to buy', async () => {
    const item = async () => (await get(`/items/${items.withVariants.id}`)).body
    expect(fieldOf(await item(), 'item.isForSale')).toBe(true)
    market.run("update items set status = 'paused' where id = ?", items.withVariants.id)
    const paused = await item()
    expect(fieldOf(paused, 'item')).toMatchObject({ isForSale: false, quantity: 0 })
    expect(rowsOf(paused, 'item.variants').map(({ quantity }) => quantity)).toEqual(
      items.withVariants.variantIds.map(() => 0),
    )
  })

  it('what nobody knows is not found', async () => {
    const missing = { success: false, code: 'NOT_FOUND', message: 'Not found.' }
    for (const path of ['/items/itm_none', '/items/slug/none', '/nothing', '/items/%E0%A4%A', '/items//x'])
      expect(await get(path)).toEqual({ status: 404, body: missing })
  })
})

describe('the cart', () => {
  it('answers with what is in it', async () => {
    const { status, body } = await post('/cart', { itemId: items.kopi.id, quantity: 2 })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      cart: [{ itemId: items.kopi.id, quantity: 2, shippingMethod: 'Standard', item: { price: 12.9 } }],
    })
  })

  it('says what the catalogue says', async () => {
    const refused = await post('/cart', { itemId: items.lastOne.id, quantity: 5 })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({ code: 'INSUFFICIENT_STOCK', message: 'Insufficient stock.' })
    expect((await post('/cart', { itemId: items.kopi.id }, null)).body).toEqual({
      success: false,
      code: 'UNAUTHORIZED',
      message: 'Please log in to continue.',
    })
    const wrong = await post('/cart', { quantity: -1 })
    expect([wrong.status, keysOf(wrong.body, 'errors')]).toEqual([400, ['itemId', 'quantity']])
  })

  it.each([[[1, 2]], ['text'], [null], [7]])('a body that is no object (%j) is refused', async (body) => {
    expect((await post('/cart', body)).status).toBe(400)
  })

  it('another method gets the list of those there are', async () => {
    const { status, body } = await askRest(market, buyer, 'PUT', '/cart', {})
    expect([status, fieldOf(body, 'code')]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  })
})

describe('accounts', () => {
  const { email } = SMALL.users.buyer
  const password = 'Pasar-demo-2026'

  it('a login brings tokens, a refresh the next ones, a wrong password one answer', async () => {
    const { body } = await post('/auth/login', { email, password }, null)
    expect(body).toMatchObject({ success: true, expiresIn: 3600, userLevel: 3, user: { email } })
    const next = await post('/auth/refresh-token', { refreshToken: fieldOf(body, 'refreshToken') }, null)
    expect(fieldOf(next.body, 'token')).not.toBe(fieldOf(body, 'token'))
    expect(await market.services.sessions.findBearer(`Bearer ${fieldOf(next.body, 'token')}`)).not.toBeNull()
    const wrong = await post('/auth/login', { email, password: 'something else' }, null)
    expect([wrong.status, fieldOf(wrong.body, 'code')]).toEqual([401, 'WRONG_LOGIN'])
    expect(fieldOf((await post('/auth/refresh-token', { refreshToken: 'none' }, null)).body, 'code')).toBe(
      'SESSION_EXPIRED',
    )
  })

  it('a logout ends the session', async () => {
    const [here, there] = [
      (await post('/auth/login', { email, password }, null)).body,
      (await post('/auth/login', { email, password }, null)).body,
    ]
    const isAlive = async (given: typeof here) =>
      (await market.services.sessions.findBearer(`Bearer ${textOf(given, 'token')}`)) !== null
    const logOut = (body: object) =>
      askRest(market, buyer, 'POST', '/auth/logout', body, null, textOf(here, 'sessionId'))
    // One's own on another device is another one, too.
    expect(fieldOf((await logOut({ sessionId: textOf(there, 'sessionId') })).body, 'code')).toBe('FORBIDDEN')
    expect([await isAlive(here), await isAlive(there)]).toEqual([true, true])
    const out = await logOut({ sessionId: textOf(here, 'sessionId') })
    expect(out.body).toEqual({ success: true, message: 'Logged Out!' })
    expect([await isAlive(here), await isAlive(there)]).toEqual([false, true])
  })

  it('the profile is one’s own', async () => {
    expect(fieldOf((await get('/users/profile')).body, 'data')).toMatchObject({
      _id: buyer.id,
      email,
      userLevel: 3,
    })
    expect((await get('/users/profile', null)).status).toBe(401)
  })

  it('registering answers the same for an email that has an account', async () => {
    const join = (who: string) => post('/auth/register', { name: 'A', email: who, password }, null)
    const [fresh, taken] = [await join('fresh@pasar.test'), await join(email)]
    expect([fresh.status, taken.status]).toEqual([201, 201])
    expect(keysOf(taken, 'body')).toEqual(keysOf(fresh, 'body'))
  })
})

describe('coupons', () => {
  it('the welcome gift is there for who never bought', async () => {
    const gift = async (who: typeof buyer) => (await get('/coupons/check-new-user-eligibility', who)).body
    expect(await gift(newbuyer)).toMatchObject({ isEligible: true, couponDetails: { _id: 'WELCOMEFREE' } })
    await fillCart(market, newbuyer, [items.kopi, 1])
    const put = await post('/coupons/apply', { couponCode: 'welcomefree', currentShippingCost: -5 }, newbuyer)
    expect(put.body).toMatchObject({ success: true, couponCode: 'WELCOMEFREE', shipping: 0 })
    const { orderId } = await place(market, newbuyer)
    const record = (who: typeof buyer, couponId = 'WELCOMEFREE') =>
      post('/coupons/record-usage', { userId: buyer.id, couponId, orderId }, who)
    expect(fieldOf((await record(newbuyer)).body, 'success')).toBe(true)
    expect(fieldOf((await record(newbuyer, 'OTHER')).body, 'code')).toBe('COUPON_NOT_FOUND')
    expect((await record(buyer)).status).toBe(404)
    expect(fieldOf((await record(newbuyer, ' welcomefree')).body, 'success')).toBe(true)
    await cancelOrder(market.ctx, newbuyer, orderId)
    expect(fieldOf((await record(newbuyer)).body, 'code')).toBe('COUPON_NOT_FOUND')
  })

  it('lists what runs', async () => {
    const codes = async (who: typeof buyer | null) =>
      rowsOf((await get('/coupons/active', who)).body, 'coupons')
        .map(({ _id }) => _id)
        .sort()
    expect((await codes(buyer)).length).toBeGreaterThan(0)
    expect(await codes(null)).toEqual(await codes(buyer))
  })
})

describe('the rest of the shop', () => {
  it('the wishlist', async () => {
    const hints = { name: 'other', price: 0.01, imageUrl: 'x' }
    expect((await post('/wishlist/add', { itemId: items.kopi.id, ...hints })).status).toBe(200)
    const saved = { itemId: items.kopi.id, price: 12.9, slug: items.kopi.slug }
    expect(fieldOf((await get('/wishlist')).body, 'wishlist')).toMatchObject([saved])
    await askRest(market, buyer, 'DELETE', `/wishlist/remove/${items.kopi.id}`)
    expect(fieldOf((await get('/wishlist')).body, 'wishlist')).toEqual([])
  })

  it('the wishlist goes on behind a hundred', async () => {
    market.run(
      `insert into wishlist (user_id, item_id, price_sen, was_in_stock, created_at)
       select ?, id, price_sen, 1, seq from items where status = 'active' limit 3`,
      buyer.id,
    )
    const before = market.value<number>('select count(*) from wishlist where user_id = ?', buyer.id)
    const like = items.kopi.id
    const columns = market
      .rows<{ name: string }>("select name from pragma_table_info('items')")
      .map(({ name }) => name)
      .filter((name) => name !== 'seq')
    for (let at = before; at < 101; at++) {
      const own = { id: `'itm_copy${at}'`, slug: `'copy-${at}'`, stock: '0' } as Record<string, string>
      market.run(
        `insert into items (${columns}) select ${columns.map((name) => own[name] ?? name)} from items where id = ?`,
        like,
      )
      market.run(
        'insert into wishlist (user_id, item_id, price_sen, was_in_stock, created_at) values (?, ?, 1, 1, 1)',
        buyer.id,
        `itm_copy${at}`,
      )
    }
    const first = (await get('/wishlist')).body
    const rest = (await get(`/wishlist?cursor=${textOf(first, 'next')}`)).body
    const ids = [first, rest].map((body) => rowsOf(body, 'wishlist').map(({ itemId }) => itemId))
    expect([ids[0]?.length, ids[1]?.length, fieldOf(rest, 'next')]).toEqual([100, 1, null])
    expect(new Set(ids.flat()).size).toBe(101)
    expect((await get('/wishlist?cursor=nonsense')).status).toBe(404)
  })

  it('the newsletter answers 201, the rates have a ringgit as one', async () => {
    const answer = await post('/newsletter/subscribe', { email: 'x@pasar.test' }, null)
    expect(answer).toEqual({
      status: 201,
      body: { success: true, message: 'Thanks for subscribing! Check your inbox.' },
    })
    expect(fieldOf((await get('/currency/rates', null)).body, 'rates')).toEqual({
      MYR: 1,
      USD: 0.22,
      SGD: 0.3,
      EUR: 0.2,
      CNY: 1.57,
    })
  })
})
