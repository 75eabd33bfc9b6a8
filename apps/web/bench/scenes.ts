import { confirmEmails } from '@pasar/api/testing'
import { listFirstAskings } from './first-askings'
import type { Market } from './market'
import { counted, type Scene } from './scene'

export const FORM = 'application/x-www-form-urlencoded'
const MEMBERS = 32

const RUN = Date.now().toString(36)
export const PASSWORD = 'Pasar-demo-2026'
export const emailOf = (index: number): string => `bench-${RUN}-${index}@pasar.test`

async function signUp(url: string, index: number): Promise<string> {
  const body = new URLSearchParams({
    name: `Bench ${index}`,
    email: emailOf(index),
    password: PASSWORD,
  })
  const answer = await fetch(`${url}/register`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Origin: url },
  })
  const cookie = answer.headers.getSetCookie().find((header) => header.startsWith('session='))
  if (!cookie) throw new Error(`no session for member ${index}: ${answer.status}`)
  return cookie.split(';')[0] ?? ''
}

const between = (text: string, before: string, after: string): string =>
  text.split(before)[1]?.split(after)[0] ?? ''
const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** Everything that is measured, with what it needs. */
export async function makeScenes(url: string, dataDir: string, market: Market): Promise<Scene[]> {
  const cookies: string[] = []
  for (let index = 0; index < MEMBERS; index++) cookies.push(await signUp(url, index))
  await confirmEmails(dataDir, ...cookies.map((_, index) => emailOf(index)))
  const [cookie = ''] = cookies
  const member = { cookie }
  const { kopi } = market

  const listing = await (await fetch(`${url}/shop-now?sort=newest`, { headers: member })).text()
  const slugs = [
    ...new Set([...listing.matchAll(/href="\/item\/([a-z0-9-]+)"/g)].map(([, slug = '']) => slug)),
  ]
  // One without options: its only variant stands in its form.
  let [slug, itemId, variantId] = [kopi.slug, kopi.id, kopi.variantIds[0] ?? '']
  for (const candidate of slugs) {
    const page = await (await fetch(`${url}/item/${candidate}`, { headers: member })).text()
    const variant = between(page, 'name="variantId" value="', '"')
    if (!variant.startsWith('var_')) continue
    slug = candidate
    variantId = variant
    itemId = between(page, 'name="itemId" value="', '"')
    break
  }

  const checkout = await (await fetch(`${url}/checkout/${variantId}`, { headers: member })).text()
  const shown = decodeEntities(between(checkout, 'name="shown" value="', '"'))
  const order = (index: number) =>
    new URLSearchParams({
      intent: 'place',
      idempotencyKey: `bench-${Date.now()}-${index}`,
      shown,
      addressId: 'new',
      fullName: 'Siti Aminah',
      phone: '0123456789',
      line1: '1, Jalan Ampang',
      line2: '',
      city: 'Kuala Lumpur',
      postcode: '50450',
      stateCode: 'kul',
      country: 'MY',
    }).toString()

  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  /** The published contract's way in with a cookie. */
  const call = { ...json, 'x-requested-with': 'XMLHttpRequest' }
  const form = { 'content-type': FORM, 'sec-fetch-site': 'same-origin' }
  const asSomeone = (index: number, headers: Record<string, string>) => ({
    headers: { ...headers, cookie: cookies[index % cookies.length] ?? cookie },
  })
  return [
    { name: 'home, visitor', url: `${url}/`, withLimit: true, withPlainRender: true },
    { name: 'item, visitor', url: `${url}/item/${slug}`, withLimit: true, withPlainRender: true },
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
    ...listFirstAskings(url, member, slug),
    { name: 'quote (checkout page)', url: `${url}/checkout/${variantId}`, headers: member },
    {
      name: 'place order',
      url: `${url}/checkout/${variantId}`,
      method: 'POST',
      next: counted((index) => ({ ...asSomeone(index, form), body: order(index) })),
      expectsRedirect: true,
    },
  ]
}
