import { confirmEmails } from '@pasar/api/testing'
import { registerPlainly } from '../e2e/testing/plain-forms'
import type { Market } from './market'
import { emailOf, FORM } from './members'
import { chooseGood, makeOrderForms, placeOrders } from './purchase'

/** A page whose every asking is the first one lately: of another address, or never cached. */
export interface ColdPage {
  name: string
  /** How many addresses differ; more askings than that are answered from the cache. */
  addresses: number
  pathOf(index: number): string
  headersOf(index: number): Record<string, string>
}

const LINES_IN_CART = 3
const ORDERS = 4
/** What browsers send. */
const PACKED = { 'accept-encoding': 'gzip, deflate, br, zstd' }

const INFO = ['/about', '/faq', '/returns', '/shipping', '/security', '/privacy', '/terms', '/help-center']
const LOOKS = ['en', 'zh-CN', 'ms'].flatMap((language) =>
  ['', 'currency=USD', 'currency=SGD', 'currency=EUR', 'currency=CNY'].flatMap((currency) =>
    ['', 'theme=dark', 'theme=light'].map((theme) => ({
      'accept-language': language,
      cookie: [currency, theme].filter(Boolean).join('; '),
    })),
  ),
)

const WORDS = 'kopi batik anggerik damai jade copper premium family classic ivory teal charcoal'.split(' ')

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('nothing to ask for')
  return found
}

/** Fills a cart and places orders for a new member. @returns the pages, which hold no server's address */
export async function makeColdPages(url: string, dataDir: string, market: Market): Promise<ColdPage[]> {
  const email = emailOf(0)
  const cookie = await registerPlainly(url, email)
  await confirmEmails(dataDir, email)
  const member = { cookie }
  const { itemId, variantId } = await chooseGood(url, member, market)
  const sitemap = await (await fetch(`${url}/sitemap-items-1.xml`)).text()
  const items = [...sitemap.matchAll(/<loc>[^<]*?(\/item\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const half = Math.floor(items.length / 2)
  const checkout = `/checkout/${variantId}`
  const order = await makeOrderForms(url + checkout, member)
  const form = { ...member, 'content-type': FORM, 'sec-fetch-site': 'same-origin' }
  await placeOrders(ORDERS, url + checkout, (index) => ({
    headers: form,
    body: order(`cold-${index}`),
  }))
  const orders = await (await fetch(`${url}/orders/user`, { headers: member })).text()
  const [, orderPath = ''] = /href="(\/orders\/user\/ord_[a-z0-9]+)"/.exec(orders) ?? []
  for (let line = 0; line < LINES_IN_CART; line++) {
    const page = await (await fetch(url + at(items, line * 7), { headers: member })).text()
    const named = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    const body = new URLSearchParams({
      intent: 'add',
      itemId: named('itemId') || itemId,
      variantId: named('variantId') || variantId,
      quantity: '1',
    })
    await fetch(`${url}/cart`, { method: 'POST', headers: form, body, redirect: 'manual' })
  }
  const visitor = { 'accept-language': 'en', ...PACKED }
  const buyer = { ...member, ...visitor }
  const page = (
    name: string,
    pathOf: ColdPage['pathOf'],
    { headersOf = () => buyer, addresses = Number.POSITIVE_INFINITY }: Partial<ColdPage> = {},
  ): ColdPage => ({ name, addresses, pathOf, headersOf })
  return [
    // Half of the items for each: an item that a visitor asked for is cached when a buyer asks next.
    page('item, visitor', (index) => at(items, index), { headersOf: () => visitor, addresses: half }),
    page('item, buyer', (index) => at(items, half + index), { addresses: half }),
    page('listing', (index) => `/shop-now?sort=newest&max=${9_000 + index / 100}`),
    page('search', (index) => `/shop-now?q=${at(WORDS, index)}&max=${9_000 + index / 100}`),
    page('categories', () => '/categories', {
      headersOf: (index) => ({
        ...buyer,
        ...at(LOOKS, index),
        cookie: `${cookie}; ${at(LOOKS, index).cookie}`,
      }),
    }),
    page('information', (index) => at(INFO, Math.floor(index / LOOKS.length)), {
      headersOf: (index) => ({ ...visitor, ...at(LOOKS, index) }),
      addresses: INFO.length * LOOKS.length,
    }),
    page('cart', () => '/cart'),
    page('checkout', () => checkout),
    page('orders', () => '/orders/user'),
    page('order', () => orderPath),
    page('dashboard', () => '/buyer-dashboard'),
  ]
}
