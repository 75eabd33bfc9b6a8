import { describe, expect, it } from 'vitest'
import { buyer, items, useMarket, variantOf } from '../testing/helpers'
import { call as callOf } from '../testing/procedures'
import { appRouter } from '../trpc'

const market = useMarket()
const kopi = variantOf(items.kopi)
const call = (name: string, input?: unknown) => callOf(market, buyer, name, input)

describe('nonsense', () => {
  const NUMBERS = [
    -1,
    0,
    0.5,
    1e9,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '-1',
    '1e9',
    'x',
    '9'.repeat(5_000),
    null,
    [],
    {},
    true,
  ]
  const IDS = [undefined, '', 'x'.repeat(41), 7, null, {}, ['a']]
  const CODES = [undefined, '', ' ', 'x'.repeat(33), 'TEN OFF', "'; --", 7, null]
  const TABLE = [
    ...NUMBERS.map((quantity) => ['cart.add', { itemId: items.kopi.id, quantity }, 'quantity'] as const),
    ...NUMBERS.map((quantity) => ['cart.setQuantity', { variantId: kopi, quantity }, 'quantity'] as const),
    ...IDS.map((itemId) => ['cart.add', { itemId }, 'itemId'] as const),
    ...IDS.map((variantId) => ['cart.setQuantity', { variantId, quantity: 1 }, 'variantId'] as const),
    ...IDS.map((variantId) => ['cart.remove', { variantId }, 'variantId'] as const),
    ...IDS.flatMap((itemId) =>
      (['wishlist.add', 'wishlist.remove'] as const).map((name) => [name, { itemId }, 'itemId'] as const),
    ),
    ...CODES.flatMap((couponCode) =>
      (['coupon.use', 'coupon.remove'] as const).map((name) => [name, { couponCode }, 'couponCode'] as const),
    ),
  ]

  it('is refused with the field it is about, and changes nothing', async () => {
    for (const [name, input, field] of TABLE) {
      const { status, failure } = await call(name, input)
      const sent = `${name} ${JSON.stringify(input).slice(0, 80)}`
      expect([sent, status, failure?.code, Object.keys(failure?.fields ?? {})]).toEqual([
        sent,
        400,
        'VALIDATION',
        [field],
      ])
      expect(failure?.fields[field]).toMatch(/^[a-zA-Z]+$/)
    }
    expect(market.value('select count(*) from cart_lines')).toBe(0)
  })

  it('that JSON cannot carry is refused too', async () => {
    const cart = appRouter.createCaller({ context: market.ctx, actor: buyer }).cart
    for (const quantity of [Number.NaN, Number.POSITIVE_INFINITY, -0.5])
      await expect(cart.add({ itemId: items.kopi.id, quantity })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
  })

  it('in place of an input is refused, whole', async () => {
    for (const input of [null, 'x', 7, []])
      expect((await call('cart.add', input)).failure).toMatchObject({ code: 'VALIDATION' })
    expect((await call('cart.add')).failure).toMatchObject({ code: 'BAD_JSON' })
  })
})
