import { changeStock, SMALL } from '@pasar/api/testing'
import { order } from '../testing/shopper'
import { expect, signUp, test } from '../testing/test'

const { lowStock } = SMALL.items
const path = `/item/${lowStock.slug}`

const nonceOf = (text: string): string => /nonce[-=]"?'?([A-Za-z0-9+/=]+)/.exec(text)?.[1] ?? ''

test('a cached page has its own nonce each time, and is dropped when what it shows changes', async ({
  page,
  playwright,
  market,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: market.url })
  // Cached with the second asking.
  for (let asking = 0; asking < 2; asking++) await visitor.get(path)
  const first = await visitor.get(path)
  const second = await visitor.get(path)
  // A page from memory asks the database nothing, and says nothing of it.
  expect(first.headers()['server-timing']).toBeUndefined()
  const [one, two] = [await first.text(), await second.text()]
  expect(one).toContain(lowStock.title)
  expect(nonceOf(one)).not.toBe(nonceOf(two))
  expect(first.headers()['content-security-policy']).toContain(`'nonce-${nonceOf(one)}'`)
  expect(one.replaceAll(nonceOf(one), '')).toBe(two.replaceAll(nonceOf(two), ''))
  const left = Number(/Only (\d+) left/.exec(one)?.[1])
  expect(left).toBeGreaterThan(1)

  await signUp(page)
  await order(page, lowStock)

  const after = await (await visitor.get(path)).text()
  expect(after).toContain(`Only ${left - 1} left`)
  await visitor.dispose()
  await changeStock(market.dataDir, lowStock.variantIds[0] ?? '', left)
})

test('information pages come from memory, but not those with a form or a search', async ({ request }) => {
  const isMade = async (place: string): Promise<boolean> => {
    for (let asking = 0; asking < 2; asking++) await request.get(place)
    return (await request.get(place)).headers()['server-timing'] !== undefined
  }
  for (const place of ['/about', '/terms', '/faq', '/help-center', '/shipping', '/sellon', '/affiliate'])
    expect(await isMade(place), place).toBe(false)
  for (const place of [
    '/faq?q=refund',
    '/shipping?kg=2',
    '/contact',
    '/careers',
    '/careers/apply',
    '/cookies',
  ])
    expect(await isMade(place), place).toBe(true)
})

test('members and people with a message never get a cached page', async ({ request }) => {
  await request.get(path)
  for (const cookie of ['session=anything', 'theme=dark; session=x', 'flash=x', 'pendingAdd=x']) {
    const answer = await request.get(path, { headers: { Cookie: cookie } })
    expect(answer.headers()['server-timing'], cookie).toBeDefined()
  }
})
