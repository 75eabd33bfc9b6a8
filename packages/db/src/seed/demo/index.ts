import { type Language, makeRandom } from '@pasar/domain'
import type { OpenDatabase } from '../../sqlite/open'
import { writeBanners } from '../banners'
import { writeBusiness } from '../businesses'
import { type SeedCoupon, writeCoupon } from '../coupons'
import { GOODS, STORES } from '../goods'
import { makeSeedIds, type Random, type SeedIds } from '../ids'
import { type StoredFileLike, type StoredPictureLike, writeItem } from '../items'
import { writeHistory } from '../order-history'
import { writeMoney } from '../order-money'
import { makeUseCounter, writeOrder } from '../order-rows'
import { writeAddress, writePerson } from '../people'
import { type SeedStore, writeStore } from '../stores'
import { type SeedWriter, writeInTransaction } from '../writer'
import { writeArticles } from './articles'
import { planAuctions } from './auctions'
import { type SealNumber, writeBankAccounts } from './bank-accounts'
import { planBusinesses } from './businesses'
import { writeCommunity } from './community'
import { planCoupons } from './coupons'
import { chooseFeatured, type DemoItem, planItems } from './items'
import { writeJobPosts } from './job-posts'
import { writeMessages } from './messages'
import { writeNews, writeSubscribers } from './news'
import { writeOperator } from './operator'
import { type DemoOrders, planOrders } from './orders'
import { type DemoPeople, listPeople, planPeople } from './people'
import { writePlans } from './planner'
import { POLICIES } from './policies'
import { type PlannedReview, planReviews, writeReview } from './reviews'
import { writeCart, writeWishlists } from './shopping'
import { planStores } from './stores'
import { countSold, scoreTrends } from './trend'
import { writeViews } from './views'

const SEED = 19_570_831

export interface DemoOptions {
  now: number
  /** Of the demo password, for every account. */
  passwordHash: string
  /** Pictures per good, aligned with the list of goods. */
  pictures: readonly (readonly StoredPictureLike[])[]
  /** Photos that buyers took, per good, aligned with the list of goods. */
  customerPhotos?: readonly (readonly StoredPictureLike[])[]
  /** Files per good, aligned with the list of goods; those that are not digital have none. */
  files: readonly (readonly StoredFileLike[])[]
  /** One per store, aligned with the list of stores. */
  logos: readonly StoredPictureLike[]
  /** One per banner (`BANNER_COUNT`). */
  banners: readonly StoredPictureLike[]
  /** For the numbers of bank accounts: the server opens them with its own key. */
  seal: SealNumber
}

export interface DemoSummary {
  members: number
  stores: number
  items: number
  auctions: number
  coupons: number
  orders: number
  parcels: number
  reviews: number
  notifications: number
}

interface DemoPlan {
  languages: ReadonlyMap<string, Language>
  photos: ReadonlyMap<string, readonly StoredPictureLike[]>
  people: DemoPeople
  stores: ReadonlyMap<string, SeedStore>
  items: readonly DemoItem[]
  coupons: readonly SeedCoupon[]
  sales: DemoOrders
  reviews: readonly PlannedReview[]
}

/**
 * Fills an empty database with a marketplace that has been running for months. The same options give the
 * same rows. It is one transaction: either all of it is there afterwards or nothing.
 */
export function seedDemo(database: OpenDatabase, options: DemoOptions): DemoSummary {
  const random = makeRandom(SEED)
  const ids = makeSeedIds(random)
  const plan = planDemo(random, ids, options)
  const notifications = writeInTransaction(database, (writer) =>
    writeDemo(writer, random, ids, plan, options),
  )
  return {
    members: listPeople(plan.people).length,
    stores: plan.stores.size,
    items: plan.items.length,
    auctions: plan.items.filter(({ listingType }) => listingType === 'Auction').length,
    coupons: plan.coupons.length,
    orders: plan.sales.orders.length,
    parcels: plan.sales.orders.reduce((sum, { parcels }) => sum + parcels.length, 0),
    reviews: plan.reviews.length,
    notifications,
  }
}

function planDemo(
  random: Random,
  ids: SeedIds,
  { now, pictures, files, logos, customerPhotos = [] }: DemoOptions,
): DemoPlan {
  const people = planPeople(random, ids, STORES, now)
  const stores = planStores(ids, STORES, logos, people)
  const listed = planItems(random, ids, GOODS, stores, { pictures, files }, now)
  const coupons = planCoupons(ids, stores, now)
  const sales = planOrders(random, ids, people, listed, coupons, now)
  const sold = countSold(sales.orders)
  const trends = scoreTrends(random, listed, sales.orders, now)
  const featured = chooseFeatured(listed, trends, now)
  const bid = planAuctions(makeRandom(SEED + 2), listed, people, now)
  const items = bid.map((item) => ({
    ...item,
    soldCount: sold.get(item.id) ?? 0,
    trend: trends.get(item.id) ?? 0,
    featuredAt: featured.get(item.id) ?? null,
  }))
  const languages = new Map(listPeople(people).map(({ id, language }) => [id, language]))
  const byId = new Map(items.map((item) => [item.id, item]))
  const planned = planReviews(random, ids, sales.orders, byId, languages, now)
  // Something is left for the demo buyer to write about.
  const latest = planned.findLast(({ userId }) => userId === people.buyer.id)
  const reviews = planned.filter((review) => review !== latest)
  const photos = new Map(listed.map(({ id }, index) => [id, customerPhotos[index] ?? []]))
  return { people, stores, items, coupons, sales, reviews, languages, photos }
}

function writeDemo(
  writer: SeedWriter,
  random: Random,
  ids: SeedIds,
  { people, stores, items, coupons, sales, reviews, languages, photos }: DemoPlan,
  { now, passwordHash, banners, seal }: DemoOptions,
): number {
  writePeople(writer, ids, people, passwordHash)
  for (const [index, store] of [...stores.values()].entries())
    writeStore(writer, store, POLICIES[index % POLICIES.length])
  for (const business of planBusinesses(stores.values())) writeBusiness(writer, business)
  // In the order they came onto the market, so that row numbers say the same as dates.
  for (const item of [...items].sort((a, b) => a.publishedAt - b.publishedAt)) writeItem(writer, item)
  for (const coupon of coupons) writeCoupon(writer, coupon, sales.uses.get(coupon.id))
  const countUse = makeUseCounter()
  for (const order of sales.orders) {
    writeOrder(writer, ids, order, countUse)
    writeHistory(writer, ids, order)
    writeMoney(writer, ids, order)
  }
  for (const review of reviews) writeReview(writer, review)
  // Draws of its own: what else the market holds does not depend on it.
  const community = makeRandom(SEED + 1)
  const plan = { people, items, reviews, languages, photos, now }
  writeCommunity(writer, community, makeSeedIds(community), plan)
  writeViews(writer, makeRandom(SEED + 5), { items, orders: sales.orders, now })
  const banks = makeRandom(SEED + 3)
  const payees = [...new Set([people.seller, people.reseller, ...people.owners.values()])]
  writeBankAccounts(writer, banks, makeSeedIds(banks), { payees, seal })
  writeMessages(writer, makeSeedIds(makeRandom(SEED + 4)), plan)
  writeArticles(writer, makeSeedIds(makeRandom(SEED + 6)), {
    authors: [people.seller, people.buyer, people.reseller],
    readers: people.buyers,
    items,
    now,
  })
  writeCart(writer, random, people, items, now)
  writeWishlists(writer, random, people, items, now)
  writePlans(writer, people, items, now)
  writeSubscribers(writer, people)
  writeOperator(writer, now)
  writeJobPosts(writer, ids, now)
  writeBanners(writer, ids, banners, now)
  return writeNews(writer, ids, sales.orders, people, now)
}

function writePeople(writer: SeedWriter, ids: SeedIds, people: DemoPeople, passwordHash: string): void {
  for (const person of listPeople(people)) writePerson(writer, person, passwordHash)
  for (const { id, addresses, createdAt } of [people.buyer, ...people.buyers])
    for (const [index, address] of addresses.entries())
      writeAddress(writer, ids, { userId: id, address, isDefault: index === 0, createdAt })
}
