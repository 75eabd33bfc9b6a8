import { expect, it, vi } from 'vitest'
import { useMarket } from '../testing/helpers'
import { searchOrCorrect } from './internal/search-or-correct'

const market = useMarket()

/** Finds what is spelled right. */
const makeSearch = () => vi.fn(async (query: string) => (query === 'kopi' ? ['Kopi O Kampung'] : []))
const run = (query: string, search: (query: string) => Promise<string[]>) =>
  searchOrCorrect(market.ctx, query, search, ({ length }) => length === 0)

it('searches once for what is found', async () => {
  const search = makeSearch()
  expect(await run('kopi', search)).toEqual({ found: ['Kopi O Kampung'], correctedQuery: null })
  expect(search).toHaveBeenCalledTimes(1)
})

it('searches once more with the typing error corrected, and says for what', async () => {
  expect(await run('kopii', makeSearch())).toEqual({ found: ['Kopi O Kampung'], correctedQuery: 'kopi' })
})

it('does not search again for what cannot be corrected', async () => {
  const search = makeSearch()
  expect(await run('xqzwv', search)).toEqual({ found: [], correctedQuery: null })
  expect(search).toHaveBeenCalledTimes(1)
})
