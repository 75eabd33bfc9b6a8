import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../testing/test'

const { kopi, lowStock, soldOut, withVariants, virtual, heavy, auction, endedAuction, onOffer, noPicture } =
  SMALL.items

const addButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true })

async function open(page: Page, item: { slug: string; title: string }): Promise<Locator> {
  await page.goto(`/item/${item.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
  return page.getByRole('main')
}

/** The structured data of the page. */
async function readJsonLd(page: Page): Promise<unknown[]> {
  const scripts = page.locator('script[type="application/ld+json"]')
  await expect(scripts).toHaveCount(2)
  return (await scripts.allTextContents()).map((text): unknown => JSON.parse(text))
}

test('an item at a fixed price says what it is, who sells it and what else there is', {
  tag: '@plain-only',
}, async ({ page }) => {
  const main = await open(page, kopi)
  await expect(page).toHaveTitle(new RegExp(kopi.title))
  await expect(main.getByText('RM 12.90').first()).toBeVisible()
  await expect(addButton(page)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Buy now' })).toBeVisible()
  await expect(main.getByText('Shipping to Malaysia: RM 7.00')).toBeVisible()
  await expect(main.getByText('Packed with care, sent within two days.')).toBeVisible()
  await expect(main.getByText('500 g')).toBeVisible()
  await expect(main.getByText('Only buyers can review it')).toBeVisible()
  await expect(main.getByRole('heading', { name: kopi.store.name })).toBeVisible()
  const similar = page.getByRole('region', { name: 'Similar items' })
  await expect(similar.getByRole('article').first()).toBeVisible()
  await expect(similar.getByRole('article').filter({ hasText: kopi.title })).toHaveCount(0)
  await similar.getByRole('article').first().getByRole('link').first().click()
  await expect(page).not.toHaveURL(new RegExp(`${kopi.slug}$`))
  await expect(page).toHaveURL(/\/item\//)
})

test('the store and the category are a step away', { tag: '@plain-only' }, async ({ page }) => {
  const main = await open(page, kopi)
  await main.getByRole('link', { name: 'Visit the store' }).click()
  await expect(page.getByRole('heading', { level: 1, name: kopi.store.name })).toBeVisible()
  await signIn(page, SMALL.users.newbuyer.email)
  await open(page, kopi)
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Beverage' }).click()
  await expect(page).toHaveURL(/\/shop\/category\/beverage$/)
})

test('an offer shows the price before and how much less it is', { tag: '@plain-only' }, async ({ page }) => {
  const main = await open(page, onOffer)
  await expect(main.getByText('−30%').first()).toBeVisible()
  await expect(main.getByText('was RM 70.00').first()).toBeVisible()
  await expect(main.getByText('RM 49.00').first()).toBeVisible()
})

test('little stock is said, and so is none', { tag: '@plain-only' }, async ({ page }) => {
  const main = await open(page, lowStock)
  await expect(main.getByText(`Only ${lowStock.stock} left`).first()).toBeVisible()
  await open(page, kopi)
  await expect(main.getByRole('heading', { level: 1 }).locator('..').getByText(/^Only/)).toHaveCount(0)
  await open(page, soldOut)
  await expect(main.getByText('Out of stock').first()).toBeVisible()
  await expect(main.getByText('Add it to your wishlist to see when it is back.')).toBeVisible()
  await expect(addButton(page)).toHaveCount(0)
})

test('an auction shows its price and end, and cannot be put into the cart', { tag: '@plain-only' }, async ({
  page,
}) => {
  const main = await open(page, auction)
  await expect(main.getByText('Starting price')).toBeVisible()
  await expect(main.getByText('RM 250.00').first()).toBeVisible()
  await expect(main.getByText(/^Ends on/)).toBeVisible()
  await expect(main.getByText(/\d+d \d+h left/).first()).toBeVisible()
  await expect(addButton(page)).toHaveCount(0)
  await open(page, endedAuction)
  await expect(main.getByText('This auction has ended')).toBeVisible()
  await expect(addButton(page)).toHaveCount(0)
})

test('options are listed with their prices, and the range stands above', { tag: '@plain-only' }, async ({
  page,
}) => {
  const main = await open(page, withVariants)
  await expect(main.getByText('89.00 – 95.00').first()).toBeVisible()
  const option = main.getByLabel('Option')
  await expect(option.getByRole('option')).toHaveText([
    'Choose an option',
    /^S · RM.89\.00 · \d+ left$/,
    /^M · RM.89\.00 · \d+ left$/,
    /^L · RM.95\.00 · \d+ left$/,
  ])
})

test('digital goods ship nothing; reviews and measures are shown where there are some', {
  tag: '@plain-only',
}, async ({ page }) => {
  const main = await open(page, virtual)
  await expect(main.getByText('Digital Delivery, free')).toBeVisible()
  await expect(main.getByText('Ships from')).toHaveCount(0)
  await open(page, heavy)
  await expect(main.getByText('24 × 24 × 20 cm')).toBeVisible()
  await expect(main.getByText('7.4 kg')).toBeVisible()
  await expect(main.getByText('Heavy, honest granite.')).toBeVisible()
  await expect(main.getByText('1 review', { exact: true })).toBeVisible()
})

test('pictures open in full size, and one without pictures has a placeholder', async ({ page, request }) => {
  const main = await open(page, kopi)
  const pictures = main.getByRole('region', { name: 'Pictures' })
  await expect(pictures.getByRole('img', { name: kopi.title }).first()).toBeVisible()
  const full = await pictures.getByRole('link').first().getAttribute('href')
  const answer = await request.get(full ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^image\//)
  await open(page, noPicture)
  await expect(main.getByRole('region', { name: 'Pictures' })).toHaveCount(0)
})

test('structured data has the product, its price and its availability', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  for (const [item, price, availability] of [
    [kopi, 12.9, 'InStock'],
    [soldOut, 129, 'OutOfStock'],
    [auction, 250, 'InStock'],
  ] as const) {
    await open(page, item)
    const [product, trail] = await readJsonLd(page)
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: item.title }],
    })
    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: item.title,
      offers: {
        '@type': 'Offer',
        url: `${market.url}/item/${item.slug}`,
        price,
        priceCurrency: 'MYR',
        availability: `https://schema.org/${availability}`,
      },
    })
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${market.url}/item/${item.slug}`,
    )
  }
})

test('an item nobody knows is an unknown page', { tag: '@plain-only' }, async ({ page }) => {
  for (const slug of ['no-such-item', '%00', 'constructor', `${kopi.slug}-`]) {
    expect((await page.goto(`/item/${slug}`))?.status(), slug).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})
