import { days, makeRandom } from '@pasar/domain'
import type { OpenDatabase } from '../../sqlite/open'
import { writeBanners } from '../banners'
import { writeBusiness } from '../businesses'
import { rm } from '../coupons'
import { makeSeedIds, type SeedIds } from '../ids'
import { writeItem } from '../items'
import { writeAddress, writePerson } from '../people'
import { type SeedStore, writeStore } from '../stores'
import { type SeedWriter, writeInTransaction } from '../writer'
import { SMALL } from './constants'
import { writeSmallCoupons } from './coupons'
import { makeSmallItems, SMALL_PICTURE_KEYS } from './items'
import { BUYER_ADDRESS, SMALL_SOLD, writeSmallOrders } from './orders'

const SEED = 20_261_121

export interface SmallOptions {
  now: number
  /** Of `SMALL.password`, for every account. */
  passwordHash: string
}

/** Fills an empty database with the little that tests need; everything they may name is in `SMALL`. */
export function seedSmall(database: OpenDatabase, { now, passwordHash }: SmallOptions): void {
  const random = makeRandom(SEED)
  const ids = makeSeedIds(random)
  const memberSince = now - days(200)
  writeInTransaction(database, (writer) => {
    writePeople(writer, ids, passwordHash, memberSince)
    const stores = makeStores(memberSince)
    for (const store of stores.values()) writeStore(writer, store)
    writeBusinesses(writer, memberSince)
    const items = makeSmallItems(stores, SMALL_SOLD, now)
    for (const item of items.values()) writeItem(writer, item)
    writeSmallCoupons(writer, now)
    const pictures = SMALL_PICTURE_KEYS.map((key) => ({ key, blur: '' }))
    writeBanners(writer, ids, pictures, now)
    writeSmallOrders(writer, ids, random, items, now)
  })
}

function writePeople(writer: SeedWriter, ids: SeedIds, passwordHash: string, createdAt: number): void {
  const { tan, reseller, buyer } = SMALL.users
  for (const [index, user] of Object.values(SMALL.users).entries()) {
    const recruitedBy = user === tan ? reseller.id : null
    const phone = `+6012345678${9 - index}`
    writePerson(writer, { ...user, language: 'en', phone, recruitedBy, createdAt }, passwordHash)
  }
  writeAddress(writer, ids, { userId: buyer.id, address: BUYER_ADDRESS, isDefault: true, createdAt })
}

/** One seller below the tax's threshold and one above; the third has not given business details yet. */
function writeBusinesses(writer: SeedWriter, from: number): void {
  const { seller, tan } = SMALL.users
  const place = { address: '12, Jalan Telawi 3, 59100 Kuala Lumpur', phone: '+60322841234', from }
  writeBusiness(writer, {
    ...place,
    sellerId: seller.id,
    name: 'Kedai Kampung Enterprise',
    registration: '202203104729',
    sst: null,
    email: seller.email,
  })
  writeBusiness(writer, {
    ...place,
    sellerId: tan.id,
    name: 'Rumah Gaya Sdn. Bhd.',
    registration: '201801112648',
    sst: { number: 'W10-1808-32000017', bps: 1_000 },
    email: tan.email,
  })
}

const makeStores = (createdAt: number): Map<string, SeedStore> =>
  new Map(
    Object.values(SMALL.stores).map(({ id, name, slug, seller }) => [
      id,
      {
        id,
        sellerId: seller.id,
        sellerEmail: seller.email,
        name,
        slug,
        description: `Everything at ${name} is made or chosen by ${seller.name}.`,
        city: 'Kuala Lumpur',
        country: 'MY',
        logoKey: null,
        freeShippingFrom: id === SMALL.stores.gaya.id ? rm(100) : null,
        createdAt,
      },
    ]),
  )
