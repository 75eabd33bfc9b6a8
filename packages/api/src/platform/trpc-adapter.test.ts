import { ERRORS, isErrorCode, mayEnter, ROLE } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../access/actors'
import { asMember } from '../testing'
import { buyer, items, newbuyer, useMarket, users, variantOf } from '../testing/helpers'
import { ask, call as callOf, PROCEDURES } from '../testing/procedures'
import { CACHED_CALLS } from '../trpc'

const market = useMarket()
const kopi = variantOf(items.kopi)

const call = (actor: Actor, name: string, input?: unknown) => callOf(market, actor, name, input)

const names = PROCEDURES.map(({ name }) => name)
const CALLS: Record<string, unknown> = {
  'auction.bid': { itemId: items.auction.id, maximum: '300' },
  'cart.get': undefined,
  'cart.atCheckout': undefined,
  'cart.add': { itemId: items.kopi.id, quantity: 2 },
  'cart.setQuantity': { variantId: kopi, quantity: 5 },
  'cart.remove': { variantId: kopi },
  'cart.clear': undefined,
  'cart.sync': undefined,
  'catalogue.search': { q: 'kopi' },
  'coupon.active': undefined,
  'coupon.eligibility': undefined,
  'coupon.usage': { id: 'cpn_1' },
  'coupon.use': { couponCode: ' ten ' },
  'coupon.remove': { couponCode: 'TEN' },
  'moderation.applications': undefined,
  'moderation.dashboard': undefined,
  'moderation.search': { q: 'kopi' },
  'order.sales': { state: 'to_ship', cursor: null, search: '' },
  'selling.changeOffer': {
    itemId: items.kopi.id,
    variantId: kopi,
    price: '13.50',
    seenPrice: '12.90',
    stock: '7',
    seenStock: '7',
  },
  'selling.cropPicture': {
    itemId: '',
    key: 'listing-none',
    turns: 0,
    left: 0,
    top: 0,
    width: 64,
    height: 64,
  },
  'selling.desk': undefined,
  'selling.previewText': { text: '**Kuih**' },
  'selling.recruiting': undefined,
  'selling.saveDraft': { itemId: '', version: 0, itemVersion: 0, fields: '{"title":"Kuih"}' },
  'selling.waits': undefined,
  'wishlist.list': undefined,
  'wishlist.add': { itemId: items.kopi.id },
  'wishlist.remove': { itemId: items.kopi.id },
}

describe('who may call', () => {
  it('is set here for every procedure', () => {
    expect(Object.keys(CALLS).sort()).toEqual([...names].sort())
  })

  it('is set by the router for every procedure', () => {
    expect(PROCEDURES.filter(({ meta }) => meta?.area === undefined).map(({ name }) => name)).toEqual([])
  })

  const roles = Object.entries(ROLE)
  it.each(PROCEDURES)('$name: those whom its area admits, and nobody else', async ({ name, meta }) => {
    const area = meta?.area ?? 'everyone'
    // The role alone sells nothing: what is asked here is whether it is let in.
    market.run("update users set seller_status = 'approved' where id = ?", users.newbuyer.id)
    const visitor = await call(null, name, CALLS[name])
    if (!mayEnter('visitor', area)) {
      expect([visitor.status, visitor.message]).toEqual([401, 'Please log in to continue.'])
      expect(visitor.failure).toEqual({ code: 'UNAUTHORIZED', details: {}, fields: {} })
    }
    for (const [title, role] of roles) {
      const { status, failure } = await call(asMember(users.newbuyer, role), name, CALLS[name])
      const isRefused = status === 403 || failure?.code === 'FORBIDDEN' || failure?.code === 'UNAUTHORIZED'
      expect(`${title} ${isRefused ? 'refused' : 'let in'}`).toBe(
        `${title} ${mayEnter(role, area) ? 'let in' : 'refused'}`,
      )
      expect(status).not.toBe(500)
    }
  })

  it('looks at who calls before it looks at what is sent', async () => {
    for (const { name, meta } of PROCEDURES)
      if (!mayEnter('visitor', meta?.area ?? 'everyone'))
        expect((await call(null, name, { nonsense: 1 })).failure?.code).toBe('UNAUTHORIZED')
  })
})

describe('whose page calls', () => {
  /** Somebody whom a procedure lets in. */
  const callerOf = (area: Parameters<typeof mayEnter>[1]) =>
    asMember(users.newbuyer, Object.values(ROLE).find((role) => mayEnter(role, area)) ?? ROLE.BUYER)

  it.each(PROCEDURES)(
    '$name: changes nothing for another member than that of the page',
    async (procedure) => {
      const { name, meta, isQuery } = procedure
      const caller = callerOf(meta?.area ?? 'everyone')
      market.run("update users set seller_status = 'approved' where id = ?", users.newbuyer.id)
      const before = market.value('select total_changes()')
      const { status, failure } = await callOf(market, caller, name, CALLS[name], users.buyer.id)
      if (isQuery) return expect(failure?.code).not.toBe('OTHER_ACCOUNT')
      expect([status, failure?.code]).toEqual([409, 'OTHER_ACCOUNT'])
      expect(market.value('select total_changes()')).toBe(before)
      for (const own of [caller.id, undefined])
        expect((await callOf(market, caller, name, CALLS[name], own)).failure?.code).not.toBe('OTHER_ACCOUNT')
    },
  )
})

describe('what is answered', () => {
  const ok = async (name: string, input = CALLS[name], actor: Actor = buyer) => {
    const { status, data, text } = await call(actor, name, input)
    expect([status, text.slice(0, 200)]).toEqual([200, expect.stringMatching(/^\{"result"/)])
    return data
  }

  it.each([...CACHED_CALLS])('of %s from the cache: what the call itself answers', async (name, cached) => {
    expect(PROCEDURES.find((procedure) => procedure.name === name)).toMatchObject({
      isQuery: true,
      meta: { area: 'buyer' },
    })
    const input = cached.read(CALLS[name])
    expect(cached.read(input)).toEqual(input)
    expect((await cached.answer(market.ctx, input)).data).toEqual(await ok(name))
    expect(cached.read('nonsense')).toBeUndefined()
  })

  it('of the cart: the cart as it stands then', async () => {
    const added = await ok('cart.add')
    expect(added).toMatchObject({
      items: [{ variantId: kopi, quantity: 2 }],
      groups: [{ storeName: items.kopi.store.name }],
      totals: { itemCount: 2, subtotal: 2_580 },
      notices: [],
      couponCodes: [],
    })
    expect(await ok('cart.get')).toEqual(added)
    expect(await ok('cart.sync')).toEqual(added)
    expect(await ok('cart.setQuantity')).toMatchObject({ totals: { itemCount: 5 } })
    expect(await ok('cart.remove')).toMatchObject({ items: [] })
    expect(await ok('cart.clear')).toMatchObject({ items: [] })
  })

  it('of coupons: the quote with them', async () => {
    await ok('cart.add')
    expect(await ok('coupon.use')).toMatchObject({ quote: { itemDiscount: 258, coupons: [{ code: 'TEN' }] } })
    expect(await ok('coupon.remove')).toMatchObject({ quote: { itemDiscount: 0, coupons: [] } })
    expect(await ok('coupon.active')).toContainEqual(expect.objectContaining({ code: 'TEN', refusal: null }))
    expect(await ok('coupon.eligibility')).toMatchObject({ isEligible: false })
    expect(await ok('coupon.eligibility', undefined, newbuyer)).toMatchObject({ isEligible: true })
  })

  it('of the wishlist: whether it is on it', async () => {
    expect(await ok('wishlist.add')).toEqual({ itemId: items.kopi.id, isWished: true })
    expect(await ok('wishlist.list')).toMatchObject([{ id: items.kopi.id }])
    expect(await ok('wishlist.remove')).toEqual({ itemId: items.kopi.id, isWished: false })
  })

  it('leaves out what a client adds of its own', async () => {
    const forged = { ...(CALLS['cart.add'] as object), price: 1, userId: newbuyer.id, seller: buyer.id }
    expect(await ok('cart.add', forged)).toMatchObject({ items: [{ price: 1_290, seller: users.seller.id }] })
    expect(await ok('cart.get', undefined, newbuyer)).toMatchObject({ items: [] })
  })
})

describe('failures', () => {
  it('of a rule carry its code, its sentence and the values for its words', async () => {
    const { status, failure, message } = await call(buyer, 'cart.add', {
      itemId: items.lowStock.id,
      quantity: 9,
    })
    expect(status).toBe(ERRORS.INSUFFICIENT_STOCK.status)
    expect(message).toBe('Insufficient stock.')
    expect(failure).toEqual({
      code: 'INSUFFICIENT_STOCK',
      details: { stock: 3, name: items.lowStock.title },
      fields: {},
    })
  })

  it.each([
    ['an unknown procedure', 'cart.steal', {}, 404, 'NOT_FOUND'],
    ['a mutation by GET', 'cart.clear', {}, 405, 'METHOD_NOT_ALLOWED'],
    [
      'broken JSON',
      'cart.add',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
      400,
      'BAD_JSON',
    ],
  ])('of %s have the same form', async (_what, name, init, status, code) => {
    const answer = await ask(market, buyer, name, init)
    expect([answer.status, answer.failure?.code]).toEqual([status, code])
  })

  it('of our own making are reported without details', async () => {
    market.services.database.handle.exec('alter table cart_lines rename to lost_lines')
    const { status, failure, message, text } = await call(buyer, 'cart.get')
    expect([status, failure]).toEqual([500, { code: 'UNKNOWN_ERROR', details: {}, fields: {} }])
    expect(message).toBe(ERRORS.UNKNOWN_ERROR.message)
    expect(text).not.toMatch(/cart_lines|no such table|sqlite|stack|\.ts/i)
  })

  it('of a full disk are reported in a sentence', async () => {
    market.services.database.handle.pragma('query_only = on')
    const { status, failure } = await call(buyer, 'cart.add', CALLS['cart.add'])
    expect([status, failure?.code]).toEqual([503, 'STORAGE_FULL'])
    expect((await call(buyer, 'cart.get')).status).toBe(200)
  })

  it('always carry a code of the catalogue', async () => {
    for (const name of names) {
      const { failure } = await call(null, name)
      expect(isErrorCode(failure?.code ?? '')).toBe(true)
    }
  })
})
