import { type Context, ownItemsPage, type Seller, salesPage, sellerDesk } from '@pasar/api'
import { type OwnItemsFilter, readOwnItemsFilter } from '@pasar/domain'

/** A page of a seller, as its loader reads it. */
export interface SellerScene {
  name: string
  path: string
  run: () => Promise<unknown>
}

const linkTo = (path: string, query: string, cursor: string | null): string => {
  const params = new URLSearchParams(query)
  if (cursor !== null) params.set('cursor', cursor)
  return params.size === 0 ? path : `${path}?${params}`
}

/** How far in a list the deep cursors are. */
const DEEP = 0.5

type Page = { next: string | null }

/** The cursor in the middle of a list: its pages are turned as one would. */
async function findMiddle(read: (cursor: string | null) => Promise<Page>): Promise<string | null> {
  const cursors: (string | null)[] = [null]
  for (;;) {
    const { next } = await read(cursors.at(-1) ?? null)
    if (next === null) return cursors[Math.floor(cursors.length * DEEP)] ?? null
    cursors.push(next)
  }
}

const PRODUCTS: Record<string, string> = {
  'the first page': '',
  'the cheapest first': 'sort=cheapest',
  'the dearest first': 'sort=dearest',
  'the least stock first': 'sort=scarce',
  'the best-selling first': 'sort=bestSelling',
  'the slowest first': 'sort=slow',
  'the oldest first': 'sort=oldest',
  'on sale': 'status=active',
  'on sale, the dearest first': 'status=active&sort=dearest',
  'removed, the cheapest first': 'status=removed&sort=cheapest',
  'removed, the best-selling first': 'status=removed&sort=bestSelling',
  'of a category': 'category=food',
  'of a category, the cheapest first': 'category=food&sort=cheapest',
  'on sale, of a category': 'category=food&status=active',
  'low in stock': 'stock=low',
  'sold out, the newest first': 'stock=out&sort=newest',
  'by a word of many titles': 'q=lampu',
  'by words of one title': 'q=lampu+803',
  'by a word of none': 'q=zzzz',
  'by the number of a variant': 'q=SKU-500',
}

const ORDERS: Record<string, { state: string; search?: string }> = {
  'to ship': { state: 'to_ship' },
  shipped: { state: 'shipped' },
  delivered: { state: 'delivered' },
  claims: { state: 'claims' },
  completed: { state: 'completed' },
  cancelled: { state: 'cancelled' },
  all: { state: 'all' },
  'by a number': { state: 'all', search: 'B-500' },
  'by a number of none': { state: 'all', search: 'B-none' },
}

/** The dashboard and both lists: first page, filtered, sorted by each column, and deep in each. */
export async function listScenes(ctx: Context, seller: Seller): Promise<SellerScene[]> {
  const scenes: SellerScene[] = [
    { name: 'dashboard', path: '/seller-dashboard', run: () => sellerDesk(ctx, seller) },
  ]
  const products = (filter: OwnItemsFilter) => (cursor: string | null) =>
    ownItemsPage(ctx, seller, filter, cursor)
  for (const [name, query] of Object.entries(PRODUCTS)) {
    const read = products(readOwnItemsFilter(new URLSearchParams(query)))
    scenes.push({ name: `items, ${name}`, path: linkTo('/my-products', query, null), run: () => read(null) })
  }
  for (const query of ['', 'sort=dearest', 'status=active&sort=scarce']) {
    const read = products(readOwnItemsFilter(new URLSearchParams(query)))
    const middle = await findMiddle(read)
    const path = linkTo('/my-products', query, middle)
    scenes.push({ name: `items, deep in ${query || 'the newest'}`, path, run: () => read(middle) })
  }
  const orders = (query: { state: string; search?: string }) => (cursor: string | null) =>
    salesPage(ctx, seller, { ...query, cursor })
  for (const [name, query] of Object.entries(ORDERS)) {
    const read = orders(query)
    const path = linkTo('/orders/seller', `state=${query.state}&q=${query.search ?? ''}`, null)
    scenes.push({ name: `orders, ${name}`, path, run: () => read(null) })
  }
  for (const state of ['all', 'completed', 'claims']) {
    const read = orders({ state })
    const middle = await findMiddle(read)
    const path = linkTo('/orders/seller', `state=${state}`, middle)
    scenes.push({ name: `orders, deep in ${state}`, path, run: () => read(middle) })
  }
  return scenes
}
