import { describe, expect, it } from 'vitest'
import { buyer, newbuyer, refusalOf, useMarket } from '../../testing/helpers'
import { chooseLanguage, probeWrites } from './choices'

const market = useMarket()

describe('chooseLanguage', () => {
  const languageOf = (id: string) => market.value('select language from users where id = ?', id)

  it("is kept for a member, and changes nobody else's", async () => {
    await chooseLanguage(market.ctx, buyer, 'cn')
    await chooseLanguage(market.ctx, null, 'ms')
    expect([languageOf(buyer.id), languageOf(newbuyer.id)]).toEqual(['cn', 'en'])
  })
})

describe('probeWrites', () => {
  it('proves that the database takes writes, and says so when it does not', async () => {
    await probeWrites(market.ctx)
    market.services.database.handle.pragma('query_only = on')
    expect(await refusalOf(probeWrites(market.ctx))).toBe('STORAGE_FULL')
    market.services.database.handle.pragma('query_only = off')
    await expect(probeWrites(market.ctx)).resolves.toBeUndefined()
  })
})
