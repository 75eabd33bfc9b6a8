import { describe, expect, it } from 'vitest'
import { items, refusalOf, useMarket } from '../../testing/helpers'
import { searchItems } from './search'

const market = useMarket()
const search = (q: string, cursor?: string) => searchItems(market.ctx, { q, cursor })
const idsOf = async (q: string) => (await search(q)).items.map(({ id }) => id)

describe('a search', () => {
  it('finds cards by the beginnings of words', async () => {
    expect(await idsOf('kop')).toContain(items.kopi.id)
    expect((await search('kopi')).correctedQuery).toBeNull()
  })

  it('corrects what finds nothing, and says so', async () => {
    const view = await search('kopii')
    expect(view.correctedQuery).toBe('kopi')
    expect(view.items.map(({ id }) => id)).toContain(items.kopi.id)
  })

  it('goes on with fewer words where nothing has all of them, and says so', async () => {
    for (const query of ['coffee for zzzzz', 'kopii zzzzz']) {
      const view = await search(query)
      expect(view.correctedQuery, query).toMatch(/^(?:coffee|kopi)$/)
      expect(view.items.map(({ id }) => id)).toContain(items.kopi.id)
    }
    expect(await search('zzzzz qqqqq')).toMatchObject({ items: [], correctedQuery: null })
  })

  it('knows no cursor that is none', async () => {
    expect(await refusalOf(search('kopi', 'zzzz'))).toBe('NOT_FOUND')
  })
})
