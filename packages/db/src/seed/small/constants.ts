import { CATEGORIES, WELCOME_CODE } from '@pasar/domain'
import { SMALL_GOODS, type SmallGood, type SmallStoreKey } from './goods'
import { fixedId, fixedOrderNumber, type NamedUser, SMALL_USERS } from './names'
import { SMALL_FILLERS } from './shelves'

export interface NamedStore {
  id: string
  slug: string
  name: string
  seller: NamedUser
}

const store = (slug: string, name: string, seller: NamedUser): NamedStore => ({
  id: fixedId('store', slug),
  slug,
  name,
  seller,
})

const STORES: Record<SmallStoreKey, NamedStore> = {
  kampung: store('kedai-kampung', 'Kedai Kampung', SMALL_USERS.seller),
  /** Ships free from RM 100; its seller was recruited by the reseller. */
  gaya: store('rumah-gaya', 'Rumah Gaya', SMALL_USERS.tan),
  crafts: store('priya-crafts', 'Priya Crafts', SMALL_USERS.priya),
}

export interface NamedItem {
  id: string
  slug: string
  title: string
  /** In sen. */
  price: number
  stock: number
  /** What goes into a cart: one per option, or a single one. */
  variantIds: readonly string[]
  store: NamedStore
}

export const nameItem = (good: SmallGood): NamedItem => ({
  id: fixedId('item', good.slug),
  slug: good.slug,
  title: good.title,
  price: good.price,
  stock: good.stock,
  variantIds: (good.variants ?? ['']).map((_, index) => fixedId('variant', `${good.slug} ${index}`)),
  store: STORES[good.store],
})

type SmallItemKey = keyof typeof SMALL_GOODS

const coupon = (code: string) => ({ id: fixedId('coupon', code), code })
const order = (name: string) => ({ id: fixedId('order', name), number: fixedOrderNumber(name) })

/** Everything in the small seed that a test may name. Ids, slugs, prices and stock are always the same. */
export const SMALL = {
  /** Of every account. */
  password: 'Pasar-demo-2026',
  users: SMALL_USERS,
  stores: STORES,
  items: Object.fromEntries(
    Object.entries(SMALL_GOODS).map(([key, good]) => [key, nameItem(good)]),
  ) as Record<SmallItemKey, NamedItem>,
  /** A category with more items than fit on a page. */
  pagedCategory: CATEGORIES.find(({ slug }) => slug === 'food') ?? CATEGORIES[0],
  itemCount: Object.keys(SMALL_GOODS).length + SMALL_FILLERS.length,
  coupons: {
    /** Free shipping on a first purchase, once per member. */
    welcome: coupon(WELCOME_CODE),
    /** 10 % off, at most RM 20. */
    ten: coupon('TEN'),
    /** RM 5 off at Kedai Kampung from RM 20; paid by its seller. */
    kedai5: coupon('KEDAI5'),
    /** RM 3 off, for one use in all. */
    once: coupon('ONCE'),
    ended: coupon('ENDED'),
    notStarted: coupon('SOON'),
    /** RM 8 off from RM 200. */
    minSpend: coupon('BIG'),
    /** Works, but is on no list. */
    hidden: coupon('SECRET'),
  },
  /** The buyer's orders. */
  orders: {
    /** A month old: the heavy mortar, completed and reviewed. */
    completed: order('completed'),
    /** Paid yesterday, two parcels to ship: two kopi and one onOffer. */
    paid: order('paid'),
  },
} as const
