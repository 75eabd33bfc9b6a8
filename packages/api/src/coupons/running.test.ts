import { findCartCoupons, findCouponByCode } from '@pasar/db'
import { ROLE } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { deleteAccount } from '../accounts/commands/delete-account'
import { liftSuspension, suspendMember } from '../accounts/commands/suspension'
import { hideStore, showStore } from '../moderation/commands/stores'
import { asAdmin, asMember, asSeller, SMALL } from '../testing'
import { buyer, newbuyer, stores, useMarket, users } from '../testing/helpers'
import { activeCoupons, couponCentre, runningCoupons } from './reads/cards'

const market = useMarket()
const codes = (coupons: readonly { code: string }[]) => coupons.map(({ code }) => code)

it('shows everyone the same coupons, the welcome gift first while it is to be had', async () => {
  const all = codes(await activeCoupons(market.ctx, buyer)).toSorted()
  for (const actor of [null, asMember(users.seller, users.seller.role), newbuyer]) {
    const running = await runningCoupons(market.ctx, actor)
    expect(codes(running).toSorted()).toEqual(all)
    expect(running[0]?.code).toBe('WELCOMEFREE')
  }
})

it('says what a buyer may not use, and says it last', async () => {
  const running = await runningCoupons(market.ctx, buyer)
  const refused = running.map(({ refusal }) => refusal !== null)
  expect(running.at(-1)).toMatchObject({ code: 'WELCOMEFREE', refusal: expect.any(String) })
  expect(refused).toEqual(refused.toSorted())
  expect((await runningCoupons(market.ctx, null)).every(({ refusal }) => refusal === null)).toBe(true)
})

describe('a coupon of a store that is shown to nobody', () => {
  const admin = asAdmin(users.admin)
  const { id, code } = SMALL.coupons.kedai5
  /** Where it is offered: on the pages, in the cart it was put on, and by its code. */
  const offers = async () => [
    codes(await runningCoupons(market.ctx, null)).includes(code),
    codes((await couponCentre(market.ctx, buyer, 'all', null)).coupons).includes(code),
    codes(await findCartCoupons(market.ctx.db, buyer.id)).includes(code),
    (await findCouponByCode(market.ctx.db, code, buyer.id)) !== null,
  ]
  const EVERYWHERE = [true, true, true, true]
  const NOWHERE = [false, false, false, false]
  const inCart = () => {
    market.run('update coupons set is_public = 1 where id = ?', id)
    market.run(
      'insert or ignore into cart_coupons (user_id, coupon_id, added_at) values (?, ?, 1)',
      buyer.id,
      id,
    )
  }

  it('is not on offer while staff hide the store or its seller is suspended', async () => {
    inCart()
    expect(await offers()).toEqual(EVERYWHERE)
    await hideStore(market.ctx, admin, stores.kampung.id, { reason: 'Copies' })
    expect(await offers()).toEqual(NOWHERE)
    await suspendMember(market.ctx, admin, users.seller.id, { reason: 'Spam' })
    await showStore(market.ctx, admin, stores.kampung.id, { reason: '' })
    expect(await offers()).toEqual(NOWHERE)
    await liftSuspension(market.ctx, admin, users.seller.id, { reason: '' })
    expect(await offers()).toEqual(EVERYWHERE)
  })

  it('is not on offer when the market pays for it, either, and never again when its seller has left', async () => {
    inCart()
    market.run(
      "update coupons set payer = 'platform', store_id = null, scope = 'store', scope_values = json_array(?) where id = ?",
      stores.kampung.id,
      id,
    )
    expect(await offers()).toEqual(EVERYWHERE)
    await hideStore(market.ctx, admin, stores.kampung.id, { reason: 'Copies' })
    expect(await offers()).toEqual(NOWHERE)
    await showStore(market.ctx, admin, stores.kampung.id, { reason: '' })
    await suspendMember(market.ctx, admin, users.seller.id, { reason: 'Spam' })
    expect(await offers()).toEqual(NOWHERE)
    await liftSuspension(market.ctx, admin, users.seller.id, { reason: '' })
    expect(await offers()).toEqual(EVERYWHERE)
    const seller = asSeller(users.newbuyer)
    market.run("update users set role = ?, seller_status = 'approved' where id = ?", ROLE.SELLER, seller.id)
    market.run('update stores set seller_id = ? where id = ?', seller.id, stores.kampung.id)
    await deleteAccount(market.ctx, seller, { password: SMALL.password, code: '' })
    expect(await offers()).toEqual(NOWHERE)
  })

  it('is stopped for good when its seller leaves', async () => {
    inCart()
    const seller = asSeller(users.newbuyer)
    market.run("update users set role = ?, seller_status = 'approved' where id = ?", ROLE.SELLER, seller.id)
    market.run('update stores set seller_id = ? where id = ?', seller.id, stores.kampung.id)
    await deleteAccount(market.ctx, seller, { password: SMALL.password, code: '' })
    expect(await offers()).toEqual(NOWHERE)
    expect(market.rows('select is_active, stopped_by from coupons where id = ?', id)).toEqual([
      { is_active: 0, stopped_by: 'seller' },
    ])
  })
})

it('leave out for visitors what is used up, which is so for everybody', async () => {
  const shown = async () => (await runningCoupons(market.ctx, null)).map(({ code }) => code)
  expect(await shown()).toContain('TEN')
  market.run("update coupons set total_uses = 12, used_count = 12 where code = 'TEN'")
  expect(await shown()).not.toContain('TEN')
  market.run("update coupons set total_uses = null, budget_sen = 500, spent_sen = 500 where code = 'TEN'")
  expect(await shown()).not.toContain('TEN')
})
