import { openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeContext } from '../../../testing/context'
import { loader } from '../routes/item.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const { kopi, lowStock } = SMALL.items
const run = (sql: string, ...values: unknown[]) => services.database.handle.prepare(sql).run(...values)

async function load(query: string) {
  const request = new Request(`http://pasar.test/item/${kopi.slug}${query}`)
  const context = makeContext(services, request, { session: async () => null })
  return (await loader({ request, context, params: { slug: kopi.slug } })).item
}

it('begins with the variant that the address names, and its picture', async () => {
  const [variantId = ''] = kopi.variantIds
  run('delete from item_images where item_id = ?', kopi.id)
  for (const at of [0, 1, 2])
    run(
      'insert into item_images (item_id, position, key, width, height) values (?, ?, ?, 9, 9)',
      kopi.id,
      at,
      `k${at}`,
    )
  run("update item_variants set picture_key = 'k2' where id = ?", variantId)
  const plain = await load('')
  expect(plain.chosen).toBe('')
  expect(plain.images.map(({ key }) => key)).toEqual(['k0', 'k1', 'k2'])
  expect(plain.variants.find(({ id }) => id === variantId)?.picture).toBe(3)
  const chosen = await load(`?variant=${variantId}`)
  expect(chosen.chosen).toBe(variantId)
  expect(chosen.images.map(({ key }) => key)).toEqual(['k2', 'k0', 'k1'])
  expect(chosen.variants.find(({ id }) => id === variantId)?.picture).toBe(1)
})

it('begins with none that is sold out, or of another item', async () => {
  const [variantId = ''] = kopi.variantIds
  run('update item_variants set stock = 0 where id = ?', variantId)
  expect((await load(`?variant=${variantId}`)).chosen).toBe('')
  expect((await load(`?variant=${lowStock.variantIds[0]}`)).chosen).toBe('')
})
