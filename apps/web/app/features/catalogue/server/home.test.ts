import type { CacheContents } from '@pasar/api'
import { openTestServices } from '@pasar/api/testing'
import { expect, it } from 'vitest'
import { makeContext } from '../../../testing/context'
import { loadShelves } from './home.server'

it('returns the stores that the home page names', async () => {
  const services = await openTestServices()
  const received: CacheContents[] = []
  const request = new Request('http://pasar.test/')
  const context = makeContext(services, request, { keepPage: (contents) => void received.push(contents) })
  const { shelves } = await loadShelves(request, context)
  const shown = [...shelves.trending, ...shelves.featured, ...shelves.newest]
  const names = new Set(shown.map(({ storeName }) => storeName))
  const nameOf = services.database.handle.prepare('select name from stores where id = ?').pluck()
  expect(new Set([...(received[0]?.stores ?? [])].map((id) => nameOf.get(id)))).toEqual(names)
  expect(names.size).toBeGreaterThan(1)
  await services.dispose()
})
