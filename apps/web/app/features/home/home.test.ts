import { openTestServices } from '@pasar/api/testing'
import type { AppLoadContext } from '@remix-run/node'
import { expect, it } from 'vitest'
import type { PageContents } from '../../../server/page-cache/entry-store'
import { loadShelves } from './home.server'

it('tells which stores the home page names', async () => {
  const services = await openTestServices()
  const told: PageContents[] = []
  const context: AppLoadContext = {
    ctx: services.context,
    services,
    nonce: '',
    requestId: '',
    logPath: (url) => url,
    session: async () => null,
    userAgent: '',
    playground: false,
    keepPage: (contents) => void told.push(contents),
  }
  const { shelves } = await loadShelves(new Request('http://pasar.test/'), context)
  const shown = [...shelves.trending, ...shelves.featured, ...shelves.newest]
  const names = new Set(shown.map(({ storeName }) => storeName))
  const nameOf = services.database.handle.prepare('select name from stores where id = ?').pluck()
  expect(new Set([...(told[0]?.stores ?? [])].map((id) => nameOf.get(id)))).toEqual(names)
  expect(names.size).toBeGreaterThan(1)
  await services.dispose()
})
