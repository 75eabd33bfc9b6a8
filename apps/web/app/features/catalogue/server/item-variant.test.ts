import { bid } from '@pasar/api'
import { asBuyer, openTestServices, SMALL, type TestServices } from '@pasar/api/testing'
import { sen } from '@pasar/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeContext } from '../../../testing/context'
import { loader } from '../routes/item.server'

let services: TestServices
beforeEach(async () => {
  services = await openTestServices()
})
afterEach(() => services.dispose())

const { kopi, lowStock, withVariants } = SMALL.items
const run = (sql: string, ...values: unknown[]) => services.database.handle.prepare(sql).run(...values)

async function loadPage(query: string, slug: string = kopi.slug) {
  const request = new Request(`http://pasar.test/item/${slug}${query}`)
  const context = makeContext(services, request, { session: async () => null })
  return loader({ request, context, params: { slug } })
}
const load = async (query: string) => (await loadPage(query)).item

/** What search engines read of an item. */
async function describeItem(query: string, slug: string = kopi.slug): Promise<Record<string, unknown>> {
  const { meta } = await loadPage(query, slug)
  const [product] = meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []))
  return { ...Object(product) }
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

it('cuts no character of a description in two', async () => {
  run('update items set description = ? where id = ?', `${'a'.repeat(158)}🙂 and more`, kopi.id)
  expect((await describeItem('')).description).toBe(`${'a'.repeat(158)}…`)
})

describe('search engines read', () => {
  const offerOf = async (query: string, slug?: string) => (await describeItem(query, slug)).offers
  const [small = '', , large = ''] = withVariants.variantIds
  const { slug } = withVariants

  it('of the variant that the address names, as the feed of the store does', async () => {
    run("update item_variants set gtin = '9556001234567' where id = ?", large)
    const product = await describeItem(`?variant=${large}`, slug)
    expect(product).toMatchObject({
      sku: large,
      inProductGroupWithID: withVariants.id,
      gtin: '9556001234567',
      offers: { price: 95, availability: 'https://schema.org/InStock' },
    })
    expect(Object(product.offers).url).toMatch(new RegExp(`/item/${slug}\\?variant=${large}$`))
    expect(await describeItem('', slug)).toMatchObject({ sku: withVariants.id, offers: { price: 89 } })
  })

  it('of an auction what it costs by now, not what it began with', async () => {
    const { auction } = SMALL.items
    const before = Object(await offerOf('', auction.slug)).price
    for (const [who, amount] of [
      [SMALL.users.buyer, 90_000],
      [SMALL.users.newbuyer, 95_000],
    ] as const)
      await bid(services.context, asBuyer(who), { itemId: auction.id, maximum: sen(amount) })
    const now = Object(await offerOf('', auction.slug)).price
    expect(now).toBeGreaterThan(before)
    expect(now * 100).toBe(
      services.database.handle.prepare('select price_sen from items where id = ?').pluck().get(auction.id),
    )
  })

  it('of one that is sold out that it is, while others are not', async () => {
    run('update item_variants set stock = 0 where id = ?', small)
    expect(await offerOf(`?variant=${small}`, slug)).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    })
    expect(await offerOf('', slug)).toMatchObject({ availability: 'https://schema.org/InStock' })
  })

  it('that a store on holiday ships later, but for downloads', async () => {
    const until = '2099-12-31'
    run('update stores set holiday_until = ? where id = ?', until, kopi.store.id)
    const later = {
      availability: 'https://schema.org/BackOrder',
      availabilityStarts: '2099-12-30T16:00:00.000Z',
    }
    expect(await offerOf('')).toMatchObject(later)
    run('update items set is_virtual = 1 where id = ?', kopi.id)
    expect(await offerOf('')).toMatchObject({ availability: 'https://schema.org/InStock' })
    run('update items set is_virtual = 0 where id = ?', kopi.id)
    run('update item_variants set stock = 0 where item_id = ?', kopi.id)
    expect(await offerOf('')).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  })
})

it('says once how few pieces are left', async () => {
  expect((await loadPage('', lowStock.slug)).item).toMatchObject({ pieces: 0 })
  expect((await load('')).pieces).toBeGreaterThan(0)
})
