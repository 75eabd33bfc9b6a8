import { confirmEmails } from '@pasar/api/testing'
import { registerPlainly } from '../e2e/testing/plain-forms'
import { listColdRequests } from './cold-requests'
import type { Market } from './market'
import { emailOf, FORM } from './members'
import { chooseGood, type Headers, makeOrderForms, placeOrders } from './purchase'
import { counted, type Scene } from './scene'

const MEMBERS = 32

/**
 * Everything that is measured, with what it needs.
 * @param payments so many orders wait to be paid, at least
 */
export async function makeScenes(
  url: string,
  dataDir: string,
  market: Market,
  payments: number,
): Promise<Scene[]> {
  const cookies: string[] = []
  for (let index = 0; index < MEMBERS; index++) cookies.push(await registerPlainly(url, emailOf(index)))
  await confirmEmails(dataDir, ...cookies.map((_, index) => emailOf(index)))
  const [cookie = ''] = cookies
  const member = { cookie }
  const { slug, itemId, variantId, store } = await chooseGood(url, member, market)
  const checkout = `${url}/checkout/${variantId}`
  const order = await makeOrderForms(checkout, member)
  const asSomeone = (index: number, headers: Headers) => ({
    headers: { ...headers, cookie: cookies[index % cookies.length] ?? cookie },
  })

  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  /** The published contract's way in with a cookie. */
  const call = { ...json, 'x-requested-with': 'XMLHttpRequest' }
  const form = { 'content-type': FORM, 'sec-fetch-site': 'same-origin' }
  const unpaid = await placeOrders(payments, checkout, (index) => ({
    ...asSomeone(index, form),
    body: order(`paid-${index}`),
  }))
  /** Somebody who is here for the first time: such pages bring the styles with them. */
  const newcomer = { 'sec-fetch-site': 'none' }
  const visited = { headers: newcomer, withLimit: true }
  return [
    { name: 'home, visitor', url: `${url}/`, withPlainRender: true, ...visited },
    { name: 'item, visitor', url: `${url}/item/${slug}`, withPlainRender: true, ...visited },
    { name: 'store, visitor', url: `${url}${store}`, ...visited },
    { name: 'information, visitor', url: `${url}/faq`, ...visited },
    { name: 'home, member (/shop)', url: `${url}/shop`, headers: member },
    { name: 'item, member', url: `${url}/item/${slug}`, headers: member },
    {
      name: 'listing of 24',
      url: `${url}/shop-now?sort=newest`,
      headers: member,
      withPlainRender: true,
    },
    {
      name: 'listing with facets',
      url: `${url}/shop/category/food?stock=1&condition=new&sort=priceUp`,
      headers: member,
    },
    { name: 'search', url: `${url}/shop-now?q=kopi`, headers: member },
    {
      name: 'search (tRPC)',
      url: `${url}/trpc/catalogue.search?input=${encodeURIComponent('{"q":"kopi"}')}`,
      headers: { ...member, 'x-requested-with': 'XMLHttpRequest' },
    },
    {
      name: 'cart.add (tRPC)',
      url: `${url}/trpc/cart.add`,
      method: 'POST',
      headers: { ...json, ...member },
      body: JSON.stringify({ itemId, variantId, quantity: 1 }),
      next: counted((index) => asSomeone(index, json)),
    },
    { name: 'GET /api/items/{id}', url: `${url}/api/items/${itemId}`, withLimit: true },
    {
      name: 'POST /api/cart',
      url: `${url}/api/cart`,
      method: 'POST',
      headers: { ...call, ...member },
      body: JSON.stringify({ itemId, variantId, quantity: 1 }),
      next: counted((index) => asSomeone(index, call)),
    },
    {
      name: 'cart.get (tRPC)',
      url: `${url}/trpc/cart.get`,
      headers: { ...member, 'x-requested-with': 'XMLHttpRequest' },
    },
    ...listColdRequests(url, member, slug),
    { name: 'quote (checkout page)', url: checkout, headers: member },
    {
      name: 'place order',
      url: checkout,
      method: 'POST',
      next: counted((index) => ({ ...asSomeone(index, form), body: order(`${index}`) })),
      expectsRedirect: true,
    },
    {
      name: 'pay (with its webhook)',
      url: checkout,
      method: 'POST',
      body: new URLSearchParams({ cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' }).toString(),
      next: counted((index) => unpaid[index % unpaid.length] ?? {}),
      expectsRedirect: true,
    },
  ]
}
