import { addToCart, applyCoupon, cartOf } from '@pasar/api'
import { asBuyer, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import type { AppLoadContext } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COOKIES } from '../../../lib/cookies/cookie-list'
import { type Flash, readFlash } from '../../../lib/session/flash.server'
import { runCheckout } from '../../checkout/server/checkout.server'
import { action as chooseCurrency } from '../../platform/routes/settings-currency.server'
import { action as chooseLanguage } from '../../platform/routes/settings-language.server'
import { action, loader } from '../routes/cart.server'

const { kopi, lowStock } = SMALL.items
const buyer = asBuyer(SMALL.users.buyer)
let services: TestServices
let context: AppLoadContext

beforeEach(async () => {
  services = await openTestServices()
  context = {
    ctx: services.context,
    services,
    nonce: '',
    requestId: '',
    logPath: (url) => url,
    session: async () =>
      ({ member: buyer, cartCount: 0, unreadCount: 0, sessionId: '', expiresAt: 0 }) as never,
    userAgent: '',
    playground: false,
    keepPage: () => {},
  }
  for (const { id } of [kopi, lowStock]) await addToCart(services.context, buyer, { itemId: id, quantity: 2 })
})
afterEach(() => services.dispose())

const run = (sql: string, ...values: unknown[]) => services.database.handle.prepare(sql).run(...values)
const lines = () =>
  services.database.handle
    .prepare(
      'select variant_id, quantity, seen_price_sen from cart_lines where user_id = ? order by added_at',
    )
    .all(buyer.id)
const kopiLine = kopi.variantIds[0] ?? ''
const lowLine = lowStock.variantIds[0] ?? ''
const request = (path: string, values: Record<string, string>) =>
  new Request(`http://pasar.test${path}`, { method: 'POST', body: new URLSearchParams(values) })

/** Posts a form of the cart page: what it says on the page it leads to, or the answer of a form that is refused. */
async function post(
  values: Record<string, string>,
): Promise<Flash | null | Awaited<ReturnType<typeof action>>> {
  try {
    return await action({ request: request('/cart', values), context, params: {} })
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    const cookie = thrown.headers.get('set-cookie')?.split(';')[0] ?? ''
    return readFlash(new Request('http://pasar.test', { headers: { cookie } }))
  }
}

describe('a form of the cart page', () => {
  it('makes true what the page said, and says it once more', async () => {
    run('update item_variants set stock = 0 where id = ?', kopiLine)
    const before = lines()
    const { cart } = await loader({ request: new Request('http://pasar.test/cart'), context, params: {} })
    expect(cart.notices).toMatchObject([{ kind: 'soldOut', variantId: kopiLine }])
    expect(lines()).toEqual(before)

    expect(await post({ intent: 'coupon', couponCode: 'TEN' })).toMatchObject({
      text: 'cart.couponApplied',
      more: [{ text: 'cart.noticeSoldOut', values: { name: kopi.title } }],
    })
    expect(lines()).toEqual([expect.objectContaining({ variant_id: lowLine })])
    expect((await cartOf(services.context, buyer)).notices).toEqual([])
  })

  it('that is refused says it in its answer', async () => {
    run("update items set status = 'paused' where id = ?", kopi.id)
    expect(await post({ intent: 'coupon', couponCode: 'NOSUCH' })).toMatchObject({
      data: { failure: { code: 'COUPON_NOT_FOUND' }, notices: [{ kind: 'gone', variantId: kopiLine }] },
      init: { status: 404 },
    })
    expect(lines()).toHaveLength(1)
  })

  it('that sets a quantity says a new price', async () => {
    run('update item_variants set price_sen = 1390 where id = ?', kopiLine)
    expect(await post({ intent: 'set', variantId: kopiLine, quantity: '3' })).toMatchObject({
      tone: 'warning',
      title: 'cart.changed',
      text: 'cart.noticePrice',
      values: { name: kopi.title, from: 'RM 12.90', to: 'RM 13.90' },
    })
    expect(lines()[0]).toMatchObject({ quantity: 3, seen_price_sen: 1_390 })
  })

  it('of another page leaves the rest of the cart alone', async () => {
    run('update item_variants set stock = 0 where id = ?', kopiLine)
    const flash = await post({ intent: 'add', itemId: lowStock.id, quantity: '1', from: '/item/x' })
    expect(flash).toMatchObject({ text: 'cart.addedText' })
    expect(flash).not.toHaveProperty('more')
    expect(lines()).toHaveLength(2)
  })
})

describe('a form of the checkout', () => {
  const checkOut = (values: Record<string, string>) =>
    runCheckout({ request: request('/checkout', values), context, buyer, source: { type: 'cart' } })

  it('makes true what the page says', async () => {
    run('update item_variants set stock = 0 where id = ?', kopiLine)
    const { data } = await checkOut({ intent: 'update' })
    expect(data.view.notices).toMatchObject([{ kind: 'soldOut', variantId: kopiLine }])
    expect(lines()).toHaveLength(1)
    expect((await checkOut({ intent: 'update' })).data.view.notices).toEqual([])
  })

  it('keeps what was typed while the disk is full, and goes on when it is not', async () => {
    run('update item_variants set stock = 0 where id = ?', kopiLine)
    services.database.handle.pragma('query_only = on')
    const typed = { intent: 'apply-coupon', couponCode: 'TEN', addressId: '', line1: '1, Jalan Ampang' }
    const full = await checkOut(typed)
    expect([full.init?.status, full.data.failure?.code]).toEqual([503, 'STORAGE_FULL'])
    expect(full.data.view.form).toMatchObject({ addressId: '', line1: '1, Jalan Ampang' })
    expect(full.data.view.notices).toMatchObject([{ kind: 'soldOut', variantId: kopiLine }])
    services.database.handle.pragma('query_only = off')
    expect((await checkOut(typed)).data.addedCoupon).toBe('TEN')
  })

  it('takes off the coupon it names, and no word takes off all', async () => {
    for (const code of ['TEN', 'KEDAI5']) await applyCoupon(context.ctx, buyer, code)
    const codesAfter = async (code: string) => {
      const { quote, refusedCoupons } = (await checkOut({ removeCoupon: code })).data.view
      return [...quote.coupons, ...refusedCoupons].map((coupon) => coupon.code).sort()
    }
    expect(await codesAfter('all')).toEqual(['KEDAI5', 'TEN'])
    expect(await codesAfter('ten')).toEqual(['KEDAI5'])
  })
})

describe('a choice of language or currency', () => {
  it.each([
    ['language', 'ms', chooseLanguage],
    ['currency', 'SGD', chooseCurrency],
  ] as const)('holds in this browser while the disk is full: %s', async (name, value, action) => {
    services.database.handle.pragma('query_only = on')
    const asked = request(`/settings/${name}`, { [name]: value, from: '/faq' })
    const answer = await action({ request: asked, context, params: {} })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/faq'])
    expect(answer.headers.get('set-cookie')).toContain(`${COOKIES[name].name}=`)
  })
})
