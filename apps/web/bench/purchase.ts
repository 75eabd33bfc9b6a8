import { fillOrder } from '../e2e/testing/plain-forms'
import type { Market } from './market'

export type Headers = Record<string, string>

/** What is looked at and bought. */
export interface Good {
  slug: string
  itemId: string
  variantId: string
  /** The path of the page of the store that sells it. */
  store: string
}

const between = (text: string, before: string, after: string): string =>
  text.split(before)[1]?.split(after)[0] ?? ''

const read = async (url: string, headers: Headers): Promise<string> => (await fetch(url, { headers })).text()

/** One of the newest without options: its only variant stands in its form. */
export async function chooseGood(url: string, headers: Headers, { kopi }: Market): Promise<Good> {
  const listing = await read(`${url}/shop-now?sort=newest`, headers)
  for (const [, slug = ''] of listing.matchAll(/href="\/item\/([a-z0-9-]+)"/g)) {
    const page = await read(`${url}/item/${slug}`, headers)
    const variantId = between(page, 'name="variantId" value="', '"')
    if (!variantId.startsWith('var_')) continue
    const itemId = between(page, 'name="itemId" value="', '"')
    return { slug, itemId, variantId, store: `/store/${between(page, 'href="/store/', '"')}` }
  }
  return { slug: kopi.slug, itemId: kopi.id, variantId: kopi.variantIds[0] ?? '', store: '/' }
}

/** Forms that place an order for what is at a checkout's address, each another order. */
export async function makeOrderForms(checkout: string, headers: Headers): Promise<(key: string) => string> {
  const form = fillOrder(await read(checkout, headers), '')
  if (form === null) throw new Error(`no order form at ${checkout}`)
  const began = Date.now()
  return (key) => new URLSearchParams({ ...form, idempotencyKey: `bench-${began}-${key}` }).toString()
}

const AT_ONCE = 16

interface Unpaid {
  url: string
  headers: Headers
}

/** Places orders. @returns where each is to be paid, and by whom */
export async function placeOrders(
  count: number,
  checkout: string,
  ask: (index: number) => { headers: Headers; body: string },
): Promise<Unpaid[]> {
  const place = async (index: number): Promise<Unpaid> => {
    const { headers, body } = ask(index)
    const answer = await fetch(checkout, { method: 'POST', headers, body, redirect: 'manual' })
    const where = answer.headers.get('location')
    if (where === null) throw new Error(`an order was not placed: ${answer.status}`)
    return { url: new URL(where, checkout).href, headers }
  }
  const unpaid: Unpaid[] = []
  while (unpaid.length < count)
    unpaid.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => place(unpaid.length + i)))))
  return unpaid
}
