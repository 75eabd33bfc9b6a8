import { readFile } from 'node:fs/promises'
import { changeRows, readRows, SMALL, SMALL_FILE } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { buy } from '../testing/shopper'
import { expect, expectNoAxeViolations, type Market, signIn, signUp, test } from '../testing/test'

const { virtual } = SMALL.items

const downloadButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: `Download ${SMALL_FILE.name}` })

async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const came = page.waitForEvent('download')
  await downloadButton(page).click()
  const file = await came
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** The link of one download, as a program that goes on after a break would ask it. */
async function makeLink(page: Page, market: Market, orderId: string): Promise<string> {
  const [line] = await readRows<{ id: string }>(
    market.dataDir,
    'select id from order_lines where order_id = ?',
    orderId,
  )
  const answer = await page.request.post('/downloads', {
    form: { lineId: line?.id ?? '', fileId: SMALL_FILE.id },
    headers: { origin: market.url },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  return answer.headers().location ?? ''
}

/** Lets an hour pass since the last download that was counted. */
const waitAnHour = (market: Market) =>
  changeRows(market.dataDir, 'update line_downloads set last_at = last_at - 3600000')

test('what was bought as a file is fetched five times, and not a sixth', {
  tag: ['@layout', '@nightly'],
}, async ({ page, market }) => {
  const { id } = await buy(page, virtual)
  await page.goto(`/order-success?order=${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Downloads' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My items' })).toBeVisible()
  await expect(page.getByText('5 downloads left')).toBeVisible()
  await expectNoAxeViolations(page)
  for (let left = 4; left >= 0; left--) {
    const { name, bytes } = await download(page)
    expect(name).toBe(SMALL_FILE.name)
    expect(bytes.equals(SMALL_FILE.content)).toBe(true)
    await waitAnHour(market)
    await page.reload()
    await expect(
      page.getByText(left === 0 ? 'No downloads left' : new RegExp(`${left} downloads? left`)),
    ).toBeVisible()
  }
  await expect(downloadButton(page)).toHaveCount(0)
})

test('a sixth press from a page that was left open is refused in words', { tag: '@plain-only' }, async ({
  page,
  market,
}) => {
  const { id: orderId } = await buy(page, virtual)
  await page.goto(`/orders/user/${orderId}`)
  await expect(page.getByText('5 downloads left')).toBeVisible()
  for (let time = 0; time < 5; time++) {
    await makeLink(page, market, orderId)
    await waitAnHour(market)
  }
  await downloadButton(page).click()
  await expect(page.getByText('You have downloaded this file 5 times.').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/orders/user/${orderId}$`))
})

test('a transfer that broke goes on where it stopped, without being counted again', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const link = await makeLink(page, market, (await buy(page, virtual)).id)
  const ask = (headers: Record<string, string> = {}) => page.request.get(link, { headers })
  const whole = await ask()
  expect(whole.status()).toBe(200)
  expect(whole.headers()).toMatchObject({
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-length': String(SMALL_FILE.bytes),
  })
  expect(whole.headers()['content-disposition']).toMatch(/^attachment; filename="Nyonya Recipes /)
  const etag = whole.headers().etag ?? ''
  const rest = await ask({ range: 'bytes=1000-', 'if-range': etag })
  expect(rest.status()).toBe(206)
  expect(rest.headers()['content-range']).toBe(`bytes 1000-${SMALL_FILE.bytes - 1}/${SMALL_FILE.bytes}`)
  expect((await rest.body()).equals(SMALL_FILE.content.subarray(1000))).toBe(true)
  expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).status()).toBe(200)
  expect((await ask({ range: `bytes=${SMALL_FILE.bytes}-` })).status()).toBe(416)
  const head = await page.request.head(link)
  expect([head.status(), head.headers()['content-length']]).toEqual([200, String(SMALL_FILE.bytes)])
  await page.goto('/user-items?tab=downloads')
  await expect(page.getByText('4 downloads left')).toBeVisible()
})

test('refunded goods are no longer handed out, and the page says so', { tag: '@plain-only' }, async ({
  page,
  market,
}) => {
  const { id: orderId } = await buy(page, virtual)
  const link = await makeLink(page, market, orderId)
  await changeRows(market.dataDir, "update orders set state = 'refunded' where id = ?", orderId)
  await page.goto(link)
  await expect(page).toHaveURL(/\/user-items\?tab=downloads$/)
  await expect(page.getByText('its files can no longer be downloaded').first()).toBeVisible()
  await expect(downloadButton(page)).toHaveCount(0)
})

test('a link is its buyer’s alone', { tag: '@plain-only' }, async ({ page, market }) => {
  const link = await makeLink(page, market, (await buy(page, virtual)).id)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(page).toHaveURL(/\/login\?from=/)
  await signUp(page)
  for (const path of [link, '/downloads/nonsense', `${link}x`])
    expect((await page.goto(path))?.status(), path).toBe(404)
})

test('my items are found by words and lead to their orders', { tag: '@plain-only' }, async ({ page }) => {
  await signIn(page, SMALL.users.buyer.email)
  await page.goto('/orders/user')
  await page.getByRole('link', { name: 'My items and downloads' }).click()
  const { kopi, heavy } = SMALL.items
  const rows = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(rows.filter({ hasText: kopi.title })).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Search what you bought' }).fill('mortar')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/q=mortar/)
  await expect(rows).toHaveText([heavy.title])
  await page.getByRole('link', { name: `Order ${SMALL.orders.completed.number}` }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/user/${SMALL.orders.completed.id}$`))
  await page.goto('/user-items?q=nothing-like-it')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  expect((await page.goto('/user-items?cursor=nonsense'))?.status()).toBe(404)
})
