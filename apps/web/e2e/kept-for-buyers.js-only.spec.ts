import { runSql, SMALL } from '@pasar/api/testing'
import type { APIRequestContext } from '@playwright/test'
import { expect, PASSWORD, test } from './test'

const { kopi, lowStock } = SMALL.items
const PAGES = [
  '/shop',
  '/shop-now',
  '/shop-now?q=kopi&sort=priceUp',
  '/shop/new',
  '/shop/category/beverage',
  `/item/${kopi.slug}`,
  '/terms',
  '/shipping',
  '/faq',
]

/**
 * Without what differs from copy to copy: the nonce, the empty comments that React sets between texts, and the
 * minutes an auction still runs, as a minute may end between the two.
 */
const settle = (html: string): string =>
  html
    .replace(/nonce="[^"]+"/g, 'nonce')
    .replaceAll('<!-- -->', '')
    .replace(/"giftDismissed[^"]*"/g, '')
    .replace(/(minutesLeft\\?",)\d+/g, '$1')

test('a page kept for all buyers is for each of them what would be made for that one alone', async ({
  playwright,
  market,
}) => {
  const open = (extra: Record<string, string> = {}) =>
    playwright.request.newContext({
      baseURL: market.url,
      extraHTTPHeaders: { Origin: market.url, 'User-Agent': 'Googlebot', ...extra },
    })
  const send = async (request: APIRequestContext, path: string, form: Record<string, string>) => {
    const answer = await request.post(path, { form, maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
  }
  const join = async (name: string): Promise<APIRequestContext> => {
    const request = await open()
    const email = `kept-${process.pid}-${Date.now()}-${name.length}@pasar.test`
    await send(request, '/register', { name, email, password: PASSWORD })
    return request
  }
  const full = await join(`Nur <b>&amp;"' Huda`)
  const empty = await join('陈 $& Wei')
  for (const itemId of [kopi.id, lowStock.id]) await send(full, '/wishlist', { intent: 'add', itemId })
  await send(full, '/cart', {
    intent: 'add',
    itemId: kopi.id,
    variantId: kopi.variantIds[0] ?? '',
    quantity: '3',
  })

  // Kept pages may have the order by trend of half a minute ago, and what was put into the cart just now changes it. When
  // another process has written, all of them go.
  await runSql(market.dataDir, "update settings set updated_at = updated_at + 1 where name = 'last_probe'")
  for (const person of [full, empty]) {
    // What the last form left to say is said, and gone.
    await person.get('/shop')
    const { cookies } = await person.storageState()
    const session = cookies.find(({ name }) => name === 'session')?.value ?? ''
    // Whoever has a message gets a page of their own; this one says nothing.
    const alone = await open({ Cookie: `session=${session}; flash=x` })
    for (const path of PAGES) {
      await person.get(path)
      const kept = await person.get(path)
      expect(kept.headers()['server-timing'], path).toMatch(/desc="[123] queries"/)
      const own = await alone.get(path)
      expect(settle(await kept.text()), path).toBe(settle(await own.text()))
      expect(kept.headers()['content-security-policy']).toContain(
        `'nonce-${/nonce="([^"]+)"/.exec(await kept.text())?.[1]}'`,
      )
    }
    await alone.dispose()
  }
  await full.dispose()
  await empty.dispose()
})
