import {
  CATEGORIES,
  HOME_SECTION_SIZE,
  hasBankDigits,
  LANGUAGES,
  millis,
  ORDER_STATES,
  PARCEL_STATES,
  parseBrowse,
  refuseCoupon,
  type SwiftCode,
} from '@pasar/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCartLines } from '../cart/queries'
import { browseItems } from '../catalogue/queries/browse'
import { findFeatured, findTrending } from '../catalogue/queries/item-cards'
import { findCouponByCode } from '../coupons/queries/coupons'
import { findBanners } from '../platform/queries/settings'
import { matchItems } from '../sqlite/matches'
import type { OpenDatabase } from '../sqlite/open'
import { toMatch } from '../sqlite/search'
import { demoOptions, makeTestDatabase, type TestDatabase } from '../testing'
import { expectSound, hashDump, listRows, listValues, withDatabase } from '../testing/seed-helpers'
import { SYNONYMS } from '../testing/synonyms'
import { BANNER_COUNT, GOODS, seedDemo } from '.'

const NOW = Date.UTC(2026, 10, 21, 4)
let test: TestDatabase
let database: OpenDatabase
beforeAll(async () => {
  test = await makeTestDatabase({ seed: 'empty' })
  database = test.database
  seedDemo(database, demoOptions(NOW))
})
afterAll(() => test.dispose())

const search = async (query: string): Promise<number> => {
  const { filter } = parseBrowse(new URLSearchParams({ q: query }))
  const match = await toMatch(database.read, SYNONYMS, query)
  const page = await browseItems(
    database.read,
    filter,
    match === null ? null : matchItems({ words: match, place: null }),
    null,
    24,
    NOW,
  )
  return page.items.length
}
const idOf = (email: string): string =>
  String(listValues(database, `select id from users where email = '${email}'`)[0])

describe('the demo marketplace', () => {
  it('contradicts itself nowhere', () => expectSound(database))

  it('comes out the same twice, and sound on another day', async () => {
    const first = hashDump(database)
    await withDatabase((again) => {
      seedDemo(again, demoOptions(NOW))
      expect(hashDump(again)).toBe(first)
    })
    await withDatabase(async (later) => {
      seedDemo(later, demoOptions(Date.UTC(2028, 1, 29, 23, 59)))
      await expectSound(later)
    })
  })

  it('has orders and parcels in every state', () => {
    const orders = listValues(database, 'select distinct state from orders')
    const parcels = listValues(database, 'select distinct state from parcels')
    expect(new Set(orders)).toEqual(new Set(ORDER_STATES))
    expect(new Set(parcels)).toEqual(new Set(PARCEL_STATES))
  })

  it('shows its own buyer every state, too', () => {
    const own = `buyer_id = '${idOf('buyer@pasar.test')}'`
    const orders = listValues(database, `select distinct state from orders where ${own}`)
    const parcels = listValues(
      database,
      `select distinct p.state from parcels p join orders o on o.id = p.order_id where ${own}`,
    )
    expect(new Set(orders)).toEqual(new Set(ORDER_STATES))
    expect(new Set(parcels)).toEqual(new Set(PARCEL_STATES))
  })

  it('is as full as it should be', () => {
    const count = (what: string): number => Number(listValues(database, `select count(*) from ${what}`)[0])
    expect(count('items')).toBe(GOODS.length)
    expect(count('stores')).toBe(40)
    expect(count("users where role = 2 and seller_status = 'approved'")).toBe(39)
    expect(count('users where recruited_by is not null')).toBe(5)
    expect(count('orders')).toBeGreaterThan(650)
    expect(count('reviews')).toBeGreaterThan(750)
    expect(count('reviews where photo_count > 0')).toBeGreaterThan(50)
    expect(count('reviews where helpful_count > 0')).toBeGreaterThan(200)
    expect(count('questions where answered_at is not null')).toBeGreaterThan(150)
    const own = `seller_id = '${idOf('seller@pasar.test')}'`
    expect(count(`questions where answered_at is null and ${own}`)).toBeGreaterThan(0)
    expect(count(`recent_items where user_id = '${idOf('buyer@pasar.test')}'`)).toBe(12)
    expect(count('(select distinct category from items)')).toBe(CATEGORIES.length)
    expect(count("items where listing_type = 'Auction' and status = 'sold_out'")).toBeGreaterThanOrEqual(3)
    expect(count(`items where ends_at > ${NOW} and status = 'active'`)).toBeGreaterThanOrEqual(12)
    expect(count(`wishlist where user_id = '${idOf('buyer@pasar.test')}'`)).toBe(8)
    expect(count(`addresses where user_id = '${idOf('buyer@pasar.test')}'`)).toBe(3)
    expect(count(`stores where seller_id = '${idOf('seller@pasar.test')}'`)).toBe(2)
  })

  it('fills the home page in every language', async () => {
    expect(await findTrending(database.read, HOME_SECTION_SIZE)).toHaveLength(HOME_SECTION_SIZE)
    expect(await findFeatured(database.read, HOME_SECTION_SIZE)).toHaveLength(HOME_SECTION_SIZE)
    for (const language of LANGUAGES)
      expect(await findBanners(database.read, language)).toHaveLength(BANNER_COUNT)
  })

  it('features other items than those that are trending, of every category', async () => {
    const trending = await findTrending(database.read, HOME_SECTION_SIZE)
    const featured = await findFeatured(database.read, HOME_SECTION_SIZE)
    const ids = new Set(trending.map(({ id }) => id))
    expect(featured.filter(({ id }) => ids.has(id))).toEqual([])
    expect(new Set(featured.map(({ category }) => category)).size).toBe(CATEGORIES.length)
  })

  it('has slugs in plain letters, for Chinese titles too', () => {
    const slugs = listValues(database, 'select slug from items').map(String)
    expect(slugs.filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  it('finds a category by its name in each language', async () => {
    for (const word of ['food', '食品', 'makanan']) expect(await search(word), word).toBe(24)
  })

  it('gives the buyer a cart of three sellers with something virtual in it', async () => {
    const lines = await findCartLines(database.read, idOf('buyer@pasar.test'))
    expect(lines).toHaveLength(4)
    expect(new Set(lines.map(({ item }) => item.seller)).size).toBe(3)
    expect(lines.filter(({ item }) => item.isVirtualGood)).toHaveLength(1)
    expect(lines.every(({ item, isForSale }) => isForSale && item.stockAvailable >= item.quantity)).toBe(true)
  })

  it.each([
    ['newbuyer@pasar.test', 'WELCOMEFREE', null],
    ['buyer@pasar.test', 'WELCOMEFREE', 'COUPON_FIRST_PURCHASE_ONLY'],
    ['newbuyer@pasar.test', 'PASAR10', null],
    ['newbuyer@pasar.test', 'BORONG3', null],
    ['newbuyer@pasar.test', 'MERDEKA20', 'COUPON_ENDED'],
    ['newbuyer@pasar.test', 'HUJUNGTAHUN', 'COUPON_NOT_STARTED'],
    ['newbuyer@pasar.test', 'CEPAT5', 'COUPON_USED_UP'],
  ])('answers %s with %s: %s', async (email, code, refusal) => {
    const coupon = await findCouponByCode(database.read, code, idOf(email))
    expect(coupon && refuseCoupon(coupon, coupon.usage, millis(NOW))).toBe(refusal)
  })

  it('counts uses of coupons, and what they cost', () => {
    const uses = 'from coupon_uses u where u.coupon_id = c.id and u.released_at is null'
    const wrong = `select code from coupons c where used_count <> (select count(*) ${uses})
      or spent_sen <> (select coalesce(sum(u.amount_sen), 0) ${uses})`
    expect(listValues(database, wrong)).toEqual([])
    expect(listValues(database, 'select code from coupons where spent_sen > 0').length).toBeGreaterThan(5)
  })

  it('knows no two members with the same phone', () => {
    expect(
      listValues(
        database,
        'select phone from users where phone is not null group by phone having count(*) > 1',
      ),
    ).toEqual([])
  })

  it('knows where sellers are paid, but for a few', () => {
    const [accounts = 0] = listValues(
      database,
      'select count(*) from bank_accounts where replaced_at is null',
    )
    const [payees = 0] = listValues(database, 'select count(distinct user_id) from bank_accounts')
    const [sellers = 0] = listValues(database, `select count(distinct seller_id) from stores`)
    expect(accounts).toBe(payees)
    expect(Number(accounts)).toBeLessThan(Number(sellers))
    expect(Number(accounts)).toBeGreaterThan(Number(sellers) * 0.8)
    const own = `select bank, sealed_number as sealed from bank_accounts where user_id = '${idOf('seller@pasar.test')}'`
    const [account] = listRows<{ bank: SwiftCode; sealed: string }>(database, own)
    const [userId, number = ''] = account?.sealed.split(':') ?? []
    expect(userId).toBe(idOf('seller@pasar.test'))
    expect(hasBankDigits({ bank: account?.bank ?? 'MBBEMYKL', accountNumber: number })).toBe(true)
  })

  it('writes nothing when a part of it fails', async () => {
    await withDatabase((broken) => {
      broken.handle.exec('drop table notifications')
      expect(() => seedDemo(broken, demoOptions(NOW))).toThrow('notifications')
      expect(listValues(broken, 'select count(*) from users')).toEqual([0])
    })
  })
})
