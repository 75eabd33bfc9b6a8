import { NO_ROOTS } from '@pasar/db'
import { parseBrowse } from '@pasar/domain'
import { expect, it } from 'vitest'
import { items, useMarket } from '../../testing/helpers'
import { browse } from './browse'
import { teaseListing } from './teaser'

const market = useMarket()
const tease = (search: string, place = {}) => teaseListing(market.ctx, new URLSearchParams(search), place)
const totalOf = async (search: string, place = {}) => {
  const { filter } = parseBrowse(new URLSearchParams(search), place)
  return (await browse(market.ctx, filter, place, null)).facets.total
}

it.each([
  ['q=kopi', {}],
  ['q=kopi&max=20', {}],
  ['', {}],
  ['', { category: 'beverage' as const }],
  ['', { isFeatured: true }],
])('counts what members see at “%s” %j', async (search, place) => {
  const teaser = await tease(search, place)
  expect(teaser?.total).toBeGreaterThan(0)
  expect(teaser?.total).toBe(await totalOf(search, place))
  expect(teaser?.items.length).toBe(Math.min(4, teaser?.total ?? 0))
})

it('says what was meant by a typing error, and nothing of nonsense', async () => {
  expect(await tease('q=kopii')).toMatchObject({ query: 'kopi' })
  expect(await tease('q=zzzzqqqq')).toMatchObject({ query: 'zzzzqqqq', total: 0, items: [] })
  expect(await tease('q=kopi&min=cheap')).toBeNull()
})

it('is cached for every way to write the search, until a commit changes it', async () => {
  const first = await tease('q=kopi')
  for (const same of ['q=KOPI', 'q=%20kopi%20&sort=newest', 'cursor=made-up&q=kopi&utm_source=mail'])
    expect(await tease(same)).toBe(first)
  expect(await tease('q=kopi', { category: 'beverage' })).not.toBe(first)
  await market.ctx.transact(NO_ROOTS.alone, (tx) =>
    tx.updateTable('items').set({ status: 'removed' }).where('id', '=', items.kopi.id).execute(),
  )
  const after = await tease('q=kopi')
  expect(after?.total).toBe((first?.total ?? 0) - 1)
  expect(after?.items.map(({ id }) => id)).not.toContain(items.kopi.id)
})
