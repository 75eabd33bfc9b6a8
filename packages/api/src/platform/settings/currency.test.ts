import { DEFAULT_CURRENCY_RATES } from '@pasar/domain'
import { expect, it } from 'vitest'
import { buyer, newbuyer, useMarket } from '../../testing/helpers'
import { setSettings } from './change'
import { chooseCurrency, currencyOfMember, currencyRates } from './currency'

const market = useMarket()

it('returns the default rates until others are set', async () => {
  expect(await currencyRates(market.ctx)).toEqual(DEFAULT_CURRENCY_RATES)
  await setSettings(market.ctx, 'rates', { USD: '0.25' })
  expect(await currencyRates(market.ctx)).toEqual({ ...DEFAULT_CURRENCY_RATES, USD: 0.25 })
})

it("keeps a member's choice, and changes nobody else's", async () => {
  await chooseCurrency(market.ctx, buyer, 'SGD')
  await chooseCurrency(market.ctx, null, 'USD')
  expect(await currencyOfMember(market.ctx, buyer.id)).toBe('SGD')
  expect(await currencyOfMember(market.ctx, newbuyer.id)).toBe('MYR')
  expect(await currencyOfMember(market.ctx, 'usr_nobody')).toBe('MYR')
})
