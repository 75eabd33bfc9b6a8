import { expect, it } from 'vitest'
import { newUserEligibility } from '../../coupons/reads/cards'
import { newbuyer, useMarket } from '../../testing/helpers'
import { prepareMarket } from './choices'

const market = useMarket()

it('gives an empty marketplace its welcome gift, once', async () => {
  market.run('delete from coupon_uses')
  market.run('delete from cart_coupons')
  market.run('delete from coupons')
  await prepareMarket(market.ctx)
  await prepareMarket(market.ctx)
  expect(market.value("select count(*) from coupons where code = 'WELCOMEFREE'")).toBe(1)
  expect(await newUserEligibility(market.ctx, newbuyer)).toMatchObject({ isEligible: true })
})

it('leaves the gift of a marketplace that has one as it is', async () => {
  market.run("update coupons set cap_sen = 500 where code = 'WELCOMEFREE'")
  await prepareMarket(market.ctx)
  expect(market.value("select cap_sen from coupons where code = 'WELCOMEFREE'")).toBe(500)
})
