import type { CacheContents } from '@pasar/api'
import { openTestServices, publishArticle, SMALL, type TestServices } from '@pasar/api/testing'
import { type Audience, ROUTES } from '@pasar/domain'
import type { LoaderFunction } from '@remix-run/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loader as rootLoader } from '../../app/features/platform/routes/root.server'
import { makeContext } from '../../app/testing/context'
import { makeSlots } from './page-template'
import { makeSharedRender } from './shared-render'

const PARAMS: Record<string, Record<string, string>> = {
  '/item/:slug': { slug: SMALL.items.kopi.slug },
  '/store/:id': { id: SMALL.stores.kampung.id },
  '/shop/category/:categoryName': { categoryName: 'beverage' },
}
const CACHED = ROUTES.flatMap(({ path, file, cache }) =>
  cache ? cache.for.map((audience) => ({ path, file: file ?? '', audience })) : [],
)
const modules = import.meta.glob<{ loader: LoaderFunction }>('../../app/routes/*.tsx')
const load = async (file: string): Promise<LoaderFunction> => {
  const found = await modules[`../../app/routes/${file}.tsx`]?.()
  if (!found) throw new Error(`no route file ${file}`)
  return found.loader
}

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
  const { slug } = await publishArticle(services.context.config.dataDir)
  PARAMS['/blog/:slug'] = { slug }
})
afterAll(() => services.dispose())

function renderFor(audience: Audience) {
  const received: CacheContents[] = []
  const shared = makeSharedRender(audience, audience === 'buyer' ? makeSlots('token-') : null)
  const context = makeContext(services, new Request('http://pasar.test'), {
    shared,
    session: () => Promise.reject(new Error('a cached page asked who is signed in')),
    keepPage: (contents) => void received.push(contents),
  })
  return { context, received, shared }
}

it.each(CACHED)(
  '$path is rendered for every $audience without asking who it is',
  async ({ path, file, audience }) => {
    const params = PARAMS[path] ?? {}
    const url = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const { context, received, shared } = renderFor(audience)
    const request = new Request(`http://pasar.test${url}`)
    for (const loader of [rootLoader, await load(file)]) await loader({ request, params, context })
    expect(received).toHaveLength(1)
    expect(shared.isDeclined).toBe(false)
  },
)

it('an auction says that a buyer’s page cannot be shared: where a bidder stands is on it', async () => {
  const { slug } = SMALL.items.auction
  const load = async (audience: Audience) => {
    const { context, shared } = renderFor(audience)
    const loader = (await modules['../../app/routes/item.tsx']?.())?.loader
    await loader?.({ request: new Request(`http://pasar.test/item/${slug}`), params: { slug }, context })
    return shared.isDeclined
  }
  expect(await load('buyer')).toBe(true)
  expect(await load('visitor')).toBe(false)
})
