import { parseSettings } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { admin } from '../../payouts/testing/helpers'
import { changeSettings } from '../../platform/settings/change'
import { buyer, items, refusalOf, useMarket } from '../../testing/helpers'
import { searchItems } from './search'
import { suggest } from './suggest'

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

  it('finds by the synonyms that an admin has set, also what was searched for before', async () => {
    const found = async () => (await suggest(market.ctx, buyer, 'wake-up powder')).items.map(({ id }) => id)
    expect([await idsOf('wake-up powder'), await found()]).toEqual([[], []])
    const synonyms = 'kopi o, wake-up powder'
    const input = parseSettings('search', { version: '0', reason: 'A brand', synonyms })
    await changeSettings(market.ctx, admin, 'search', input)
    expect(await idsOf('wake-up powder')).toContain(items.kopi.id)
    expect(await found()).toContain(items.kopi.id)
  })

  it('knows no cursor that is none', async () => {
    expect(await refusalOf(search('kopi', 'zzzz'))).toBe('NOT_FOUND')
  })
})
