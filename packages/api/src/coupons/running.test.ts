import { expect, it } from 'vitest'
import { asMember } from '../testing'
import { buyer, newbuyer, useMarket, users } from '../testing/helpers'
import { activeCoupons, runningCoupons } from './reads'

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
