import { openTestServices, SMALL } from '@pasar/api/testing'
import { expect, it } from 'vitest'
import { makeContext } from '../../../testing/context'
import { loadItem } from './item-view.server'

it('names the store of an auction that goes on while the store is hidden, and leads to no page of it', async () => {
  const services = await openTestServices()
  const { auction } = SMALL.items
  const read = async () => {
    const request = new Request(`http://pasar.test/item/${auction.slug}`)
    const context = makeContext(services, request, { session: async () => null })
    return (await loadItem(request, context, auction.slug)).parts.store
  }
  const link = `href="/store/${auction.store.slug}"`
  expect(await read()).toContain(link)
  services.database.handle
    .prepare(
      "insert into store_hidings (id, store_id, cause, reason, hidden_at) values ('hid_1', ?, 'staff', 'Fraud', 1)",
    )
    .run(auction.store.id)
  const hidden = await read()
  expect(hidden).toContain(auction.store.name)
  expect(hidden).not.toContain(link)
  await services.dispose()
})
