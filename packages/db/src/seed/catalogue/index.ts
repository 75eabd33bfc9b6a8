import { days, makeRandom, ROLE } from '@pasar/domain'
import type { OpenDatabase } from '../../sqlite/open'
import { rm } from '../coupons'
import { GOODS } from '../goods'
import { drawOne, makeSeedIds, type Random, type SeedIds } from '../ids'
import { writeItem } from '../items'
import { writePerson } from '../people'
import { type SeedStore, writeStore } from '../stores'
import { type SeedWriter, writeInTransaction } from '../writer'
import { makeItemMaker } from './items'
import { MAKERS } from './words'

const ITEMS_PER_STORE = 500
/** Small enough that the log of a transaction stays in memory, large enough that commits cost nothing. */
const ITEMS_PER_TRANSACTION = 10_000
/** Others than Malaysia now and then, for the facet. */
const COUNTRIES = ['MY', 'MY', 'MY', 'MY', 'MY', 'MY', 'MY', 'SG', 'TH', 'CN', 'JP'] as const

/** Items came onto the market within two years, more of them lately. */
const PUBLISHED_WITHIN = days(730)

export interface CatalogueOptions {
  items: number
  now: number
  onProgress?: (done: number, total: number) => void
}

/** A number that no row has yet, so that a second catalogue can be added to the first. */
const countItems = ({ handle }: OpenDatabase): number =>
  handle.prepare<[], { last: number }>('select coalesce(max(seq), 0) as last from items').get()?.last ?? 0

/** Adds many items in stores of their own, for measuring how the market behaves when it is large. */
export function seedCatalogue(database: OpenDatabase, { items, now, onProgress }: CatalogueOptions): void {
  const first = countItems(database) + 1
  const random = makeRandom(first)
  const ids = makeSeedIds(random)
  const makeItem = makeItemMaker(random, ids, GOODS, now)
  // Triggers on reviews maintain ratings; these items have no reviews behind their ratings.
  const rate = database.handle.prepare<[number, number, number]>(
    'update items set rating_sum = ?, rating_count = ? where seq = ?',
  )
  let store: SeedStore | null = null
  for (let done = 0; done < items; ) {
    const end = Math.min(items, done + ITEMS_PER_TRANSACTION)
    writeInTransaction(database, (writer) => {
      for (; done < end; done++) {
        if (store === null || done % ITEMS_PER_STORE === 0)
          store = openStore(writer, random, ids, first + done, now)
        // In the order of time: ids and dates then grow with the rows, and indexes on them at their end.
        const publishedAt = now - Math.floor((1 - done / items) ** 1.5 * PUBLISHED_WITHIN) - 1
        const item = makeItem(first + done, store, publishedAt)
        const seq = writeItem(writer, item)
        if (item.stars.count > 0) rate.run(item.stars.sum, item.stars.count, seq)
      }
    })
    onProgress?.(done, items)
  }
  // Each transaction left a piece of it; words are then looked up in every one.
  database.handle.exec("insert into item_search (item_search) values ('optimize')")
}

/** Nobody knows a password for it. */
const makeUnknownHash = (random: Random): string => {
  const bytes = (count: number) => Buffer.from(Array.from({ length: count }, () => random() * 256))
  const encode = (count: number) => bytes(count).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=19456,t=2,p=1$${encode(16)}$${encode(32)}`
}

function openStore(writer: SeedWriter, random: Random, ids: SeedIds, number: number, now: number): SeedStore {
  const createdAt = now - days(800)
  const name = `${drawOne(random, MAKERS)} ${drawOne(random, ['Store', 'Trading', 'Mart', 'House', 'Supplies'])}`
  const seller = {
    id: ids.next('user', createdAt),
    email: `seller${number}@catalogue.test`,
    name: `Owner of ${name}`,
    role: ROLE.SELLER,
    language: 'en' as const,
    phone: null,
    recruitedBy: null,
    createdAt,
  }
  writePerson(writer, seller, makeUnknownHash(random))
  const store: SeedStore = {
    id: ids.next('store', createdAt),
    sellerId: seller.id,
    sellerEmail: seller.email,
    name,
    slug: `catalogue-${number}`,
    description: '',
    city: 'Kuala Lumpur',
    country: drawOne(random, COUNTRIES),
    logoKey: null,
    freeShippingFrom: random() < 0.3 ? rm(100) : null,
    createdAt,
  }
  writeStore(writer, store)
  return store
}
