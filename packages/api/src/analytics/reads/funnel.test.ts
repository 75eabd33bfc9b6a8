import { days, malaysianDay } from '@pasar/domain'
import { expect, it } from 'vitest'
import { checkoutPage } from '../../checkout/reads'
import { admin } from '../../payouts/testing/helpers'
import { buy, buyer, fillCart, items, newbuyer, useMarket } from '../../testing/helpers'
import { rollUpDays, writeSteps } from '../jobs'
import { marketReport } from './report'

const market = useMarket()
const today = () => malaysianDay(market.ctx.now())
const report = () =>
  marketReport(market.ctx, admin, { period: '7', from: null, to: null, compared: 'before' }, 10)

it('says how many checkouts were paid, beside the time before', async () => {
  const visit = async () => {
    await buy(market, buyer, [items.kopi, 1])
    await fillCart(market, newbuyer, [items.kopi, 1])
    await checkoutPage(market.ctx, newbuyer, { type: 'cart' }, { country: 'MY', phone: null })
    await writeSteps(market.ctx)
  }
  await visit()
  const first = await report()
  const orders = first.steps.at(-1)?.orders
  expect(first.conversion.at(-1)).toMatchObject({ paid: orders, checkouts: expect.any(Number) })
  const { checkouts = 0 } = first.conversion.at(-1) ?? {}
  expect(checkouts).toBeGreaterThan(0)
  market.wait(days(7))
  await rollUpDays(market.ctx)
  const { conversion, stepsBefore, funnel } = await report()
  expect(conversion.at(-1)).toEqual({
    day: today(),
    checkouts: 0,
    paid: 0,
    checkoutsBefore: checkouts,
    paidBefore: orders,
  })
  expect(stepsBefore.at(-1)).toMatchObject({ day: today(), orders })
  expect(funnel.find(({ step }) => step === 'checkout')).toMatchObject({ count: 0, before: checkouts })
})

it('leaves out orders from before checkouts were counted', async () => {
  await buy(market, buyer, [items.kopi, 1])
  await writeSteps(market.ctx)
  market.run('delete from counted_days')
  const { steps, conversion } = await report()
  expect(steps.at(-1)?.orders).toBeGreaterThan(0)
  expect(conversion.map(({ paid }) => paid)).toEqual([0, 0, 0, 0, 0, 0, 0])
})
