import { parseBrowse } from '@pasar/domain'
import { describe, expect, it } from 'vitest'
import { browseItems } from '../catalogue/queries/browse'
import { findItem } from '../catalogue/queries/items'
import { makeTestDatabase } from '../testing'
import { expectSound, hashDump, listRows, listValues, withDatabase } from '../testing/seed-helpers'
import { SMALL, seedSmall } from '.'

const OPTIONS = { now: Date.UTC(2026, 10, 21, 4), passwordHash: 'hash' }

describe('the small seed', () => {
  it('contradicts itself nowhere', async () => {
    await withDatabase(async (database) => {
      seedSmall(database, OPTIONS)
      await expectSound(database)
    })
  })

  it('comes out the same twice', async () => {
    const hashes: string[] = []
    for (let run = 0; run < 2; run++)
      await withDatabase((database) => {
        seedSmall(database, OPTIONS)
        hashes.push(hashDump(database))
      })
    expect(hashes[0]).toBe(hashes[1])
  })

  it('holds every item that is named, with its slug, price and stock', async () => {
    const { database, dispose } = await makeTestDatabase({ seed: 'small' })
    for (const item of Object.values(SMALL.items)) {
      const found = await findItem(database.read, { slug: item.slug })
      expect(found).toMatchObject({ id: item.id, title: item.title, price: item.price, stock: item.stock })
      expect(found?.variants.map(({ id }) => id)).toEqual(item.variantIds)
      expect(found?.store.slug).toBe(item.store.slug)
    }
    expect(listValues(database, 'select count(*) from items')).toEqual([SMALL.itemCount])
    await dispose()
  })

  it('holds the accounts, stores, coupons and orders that are named', async () => {
    const { database, dispose } = await makeTestDatabase({ seed: 'small' })
    const emails = Object.values(SMALL.users).map(({ email }) => email)
    expect(
      listValues(database, 'select email from users where verified_at is not null order by rowid'),
    ).toEqual(emails)
    const stores = Object.values(SMALL.stores).map(({ id }) => id)
    expect(listValues(database, 'select id from stores order by rowid')).toEqual(stores)
    const codes = Object.values(SMALL.coupons).map(({ code }) => code)
    expect(listValues(database, 'select code from coupons order by rowid')).toEqual(codes)
    expect(listRows(database, 'select id, number from orders order by placed_at')).toEqual(
      Object.values(SMALL.orders),
    )
    expect(listValues(database, 'select state from parcels order by created_at, position')).toEqual([
      'completed',
      'to_ship',
      'to_ship',
    ])
    await dispose()
  })

  it('has a category with more than one page', async () => {
    const { database, dispose } = await makeTestDatabase({ seed: 'small' })
    const { filter } = parseBrowse(new URLSearchParams({ category: SMALL.pagedCategory.slug }))
    const page = await browseItems(database.read, filter, null, null, 24, OPTIONS.now)
    expect(page.items).toHaveLength(24)
    expect(page.next).not.toBeNull()
    await dispose()
  })
})

describe('a test database', () => {
  it('is a copy that nobody else sees', async () => {
    const one = await makeTestDatabase({ seed: 'small' })
    const other = await makeTestDatabase({ seed: 'small' })
    one.database.handle.exec('delete from cart_coupons; update item_variants set stock = 1')
    const stock = (database: typeof one.database) =>
      listValues(database, `select stock from items where id = '${SMALL.items.kopi.id}'`)
    expect(stock(one.database)).toEqual([1])
    expect(stock(other.database)).toEqual([SMALL.items.kopi.stock])
    await one.dispose()
    await other.dispose()
  })

  it('can be empty', async () => {
    const { database, dispose } = await makeTestDatabase({ seed: 'empty' })
    expect(listValues(database, 'select count(*) from users')).toEqual([0])
    await dispose()
  })
})
