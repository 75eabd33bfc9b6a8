import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { expect, hasScripts, PASSWORD, signIn, test, waitForHydration } from '../testing/test'

const { kopi, lowStock, lastOne, soldOut, heavy, auction, onOffer, chinese, virtual } = SMALL.items
/** The auction that is over is on no shelf. */
const ON_SALE = SMALL.itemCount - 1

const filters = (page: Page): Locator => page.getByRole('search', { name: 'Filters' })
const tile = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: title })

/** Enter in a field of the filters shows what they say, with scripts and without. */
const apply = (page: Page): Promise<void> => filters(page).getByLabel('From', { exact: true }).press('Enter')

/** What is chosen is sent by itself; without scripts it waits for Enter. */
const applyChoice = async (page: Page): Promise<void> => {
  if (!hasScripts()) await apply(page)
}

async function search(page: Page, words: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/shop-now')
  // With scripts it becomes a combobox once it has the focus.
  const box = page.getByRole('banner').getByLabel('Search', { exact: true }).first()
  await box.fill(words)
  await box.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === words)
}

const titles = (page: Page): Locator => page.getByRole('main').getByRole('article').getByRole('heading')

/** Of the page as it stands: something of it has been waited for. */
const pricesOf = async (page: Page): Promise<number[]> => {
  const texts = await page.getByRole('main').getByRole('article').allTextContents()
  return texts.map((text) => Number(/RM ([\d,.]+)/.exec(text)?.[1]?.replace(',', '')))
}

test('the home page has its three shelves, each with a way to all of it', { tag: '@plain-only' }, async ({
  page,
}) => {
  await page.goto('/')
  for (const [name, path] of [
    ['Trending', '/shop/trending'],
    ['Featured', '/shop/featured'],
    ['New Arrivals', '/shop/new'],
  ] as const) {
    const shelf = page.getByRole('region', { name })
    await expect(shelf.getByRole('link', { name: 'View All' })).toHaveAttribute('href', path)
    await expect(shelf.getByRole('article').first()).toBeVisible()
    const count = await shelf.getByRole('article').count()
    expect(count, name).toBeGreaterThan(0)
    expect(count, name).toBeLessThanOrEqual(25)
  }
  const categories = page.getByRole('region', { name: 'Shop by Category' })
  await expect(categories.getByRole('listitem')).toHaveCount(24)
  // With scripts it opens the coupon popup instead.
  await expect(categories.getByRole('link', { name: 'Coupon', exact: true })).toHaveAttribute(
    'href',
    '/user/coupons',
  )
  await expect(categories.getByRole('link', { name: 'All categories' })).toHaveAttribute(
    'href',
    '/categories',
  )
  for (const promise of ['Buyer protection', 'Secure payments', 'Global shipping', '24/7 support'])
    await expect(page.getByRole('heading', { name: promise })).toBeVisible()
})

test('a visitor who opens a category logs in first, sees why, and arrives there', {
  tag: '@plain-only',
}, async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: 'Shop by Category' })
    .getByRole('link', { name: 'Food', exact: true })
    .click()
  await page.waitForURL(/\/login\?from=%2Fshop%2Fcategory%2Ffood/)
  await expect(page.getByText('Please login to view category details')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(SMALL.users.newbuyer.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/shop\/category\/food$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Food' })).toBeVisible()
})

test('the shelves of the home page open as listings', { tag: '@plain-only' }, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  for (const [shelf, heading, first] of [
    // What trends follows what the tests before have looked at.
    ['Trending', 'Trending', 'RM '],
    ['Featured', 'Featured', kopi.title],
    ['New Arrivals', 'New Arrivals', kopi.title],
  ] as const) {
    await page.goto('/shop')
    await page.getByRole('region', { name: shelf }).getByRole('link', { name: 'View All' }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(first)
  }
})

test('each filter narrows the listing to what it says', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  for (const [role, name, present, absent] of [
    ['radio', /^Food/, lowStock.title, kopi.title],
    ['radio', /^Used/, lastOne.title, kopi.title],
    ['radio', /^Auction/, auction.title, kopi.title],
    ['radio', /^4 stars and up/, heavy.title, kopi.title],
    ['radio', /^Japan/, 'Washi Paper Set', kopi.title],
    ['checkbox', /^On sale/, onOffer.title, kopi.title],
    ['checkbox', /^In stock/, kopi.title, soldOut.title],
  ] as const) {
    await page.goto('/shop-now')
    await expect(page.getByText(`${ON_SALE} items`, { exact: true })).toBeVisible()
    await waitForHydration(page)
    await filters(page).getByRole(role, { name }).check()
    await applyChoice(page)
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible()
    await expect(tile(page, absent)).toHaveCount(0)
    await expect(tile(page, present).first()).toBeVisible()
  }
})

test('a price that is none gets a sentence at its field and stays typed', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop-now')
  const from = filters(page).getByLabel('From', { exact: true })
  const to = filters(page).getByLabel('To', { exact: true })
  await from.fill('cheap')
  await apply(page)
  await expect(from).toHaveAccessibleDescription('Please enter an amount like 12.50.')
  await expect(from).toHaveValue('cheap')
  await expect(page.getByText(`${ON_SALE} items`, { exact: true })).toBeVisible()
  await from.fill('20')
  await to.fill('10')
  await to.press('Enter')
  await expect(to).toHaveAccessibleDescription('The highest price is below the lowest.')
  await expect(from).toHaveValue('20')
  await expect(to).toHaveValue('10')
})

test('a price range narrows, and its chips take themselves away', { tag: '@journey' }, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop-now')
  await filters(page).getByLabel('To', { exact: true }).fill('140')
  await filters(page).getByLabel('From', { exact: true }).fill('100')
  await apply(page)
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('link', { name: /^From RM 100.00/ })).toBeVisible()
  await expect(chips.getByRole('link', { name: /^Up to RM 140.00/ })).toBeVisible()
  await expect(tile(page, soldOut.title)).toBeVisible()
  await expect(tile(page, kopi.title)).toHaveCount(0)
  const prices = await pricesOf(page)
  expect(prices).toContain(129)
  for (const price of prices) {
    expect(price).toBeGreaterThanOrEqual(100)
    expect(price).toBeLessThanOrEqual(140)
  }
  await chips.getByRole('link', { name: /^From RM 100.00/ }).click()
  await expect(chips.getByRole('link', { name: /^From/ })).toHaveCount(0)
  await expect(filters(page).getByLabel('From', { exact: true })).toHaveValue('')
  await expect(tile(page, kopi.title)).toBeVisible()
  await expect(tile(page, auction.title)).toHaveCount(0)
  await chips.getByRole('link', { name: /^Up to RM 140.00/ }).click()
  await expect(chips).toHaveCount(0)
  await expect(page.getByText(`${ON_SALE} items`, { exact: true })).toBeVisible()
})

test('all filters are cleared at once, and nothing found says what to do', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop-now?category=food&condition=used&sort=priceUp')
  await expect(page.getByRole('heading', { name: 'No items match all of these filters' })).toBeVisible()
  await expect(page.getByText('Remove one, or start over.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear all filters' }).last().click()
  await expect(page).toHaveURL(/\/shop-now\?sort=priceUp$/)
  await expect(page.getByText(`${ON_SALE} items`, { exact: true })).toBeVisible()
})

test('items are sorted by their price', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop-now')
  await waitForHydration(page)
  for (const [choice, sort, isRising] of [
    ['Price: low to high', 'priceUp', true],
    ['Price: high to low', 'priceDown', false],
  ] as const) {
    await page.getByLabel('Sort by').selectOption(choice)
    await applyChoice(page)
    await expect(page).toHaveURL((url) => url.searchParams.get('sort') === sort)
    await expect(page.getByLabel('Sort by')).toHaveValue(sort)
    // The address changes first, the items follow.
    await expect(async () => {
      const prices = await pricesOf(page)
      expect(prices.length).toBeGreaterThan(1)
      expect(prices).toEqual(prices.toSorted((a, b) => (isRising ? a - b : b - a)))
    }).toPass()
    await expect(tile(page, auction.title)).toHaveCount(isRising ? 0 : 1)
  }
})

test('pages lead on and back, and show each item once', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto(`/shop/category/${SMALL.pagedCategory.slug}?sort=priceUp`)
  const pages = page.getByRole('navigation', { name: 'Pages' })
  const [previous, next] = [
    pages.getByRole('link', { name: 'Previous' }),
    pages.getByRole('link', { name: 'Next' }),
  ]
  // The links stand below the items: once they are there, so are those.
  await expect(next).toBeVisible()
  await expect(previous).toHaveCount(0)
  const first = await titles(page).allTextContents()
  await next.click()
  await expect(previous).toBeVisible()
  await expect(next).toHaveCount(0)
  const second = await titles(page).allTextContents()
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
  await expect(page.getByText(`${first.length + second.length} items`, { exact: true })).toBeVisible()
  await previous.click()
  await expect(next).toBeVisible()
  await expect(previous).toHaveCount(0)
  await expect(titles(page)).toHaveText(first)
})

test('a cursor that is none is an unknown page', { tag: '@plain-only' }, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  for (const path of ['/shop-now', '/shop/category/food', `/store/${SMALL.stores.gaya.slug}`]) {
    const answer = await page.goto(`${path}?cursor=nonsense`)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  }
})

test('search takes beginnings of words, Chinese, and typing errors', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await search(page, 'kop')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kop”' })).toBeVisible()
  await expect(tile(page, kopi.title)).toBeVisible()
  await search(page, '月饼')
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await expect(tile(page, chinese.title)).toBeVisible()
  await search(page, 'nyonia')
  await expect(page.getByText('Showing results for “nyonya”.')).toBeVisible()
  await expect(page.getByText('No results for “nyonia”.')).toBeVisible()
  await expect(tile(page, virtual.title)).toBeVisible()
})

test('other words for a category, in any language, find its goods and lead to it', {
  tag: '@plain-only',
}, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  for (const words of ['饮品', 'drinks', 'minuman']) {
    await search(page, words)
    await expect(page.getByRole('heading', { level: 1, name: `Results for “${words}”` })).toBeVisible()
    await expect(tile(page, kopi.title)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Everything in Beverage' })).toHaveAttribute(
      'href',
      '/shop/category/beverage',
    )
  }
  await page.goto('/shop-now?q=handfone')
  const help = page.getByRole('region', { name: 'Did you mean one of these categories?' })
  await help.getByRole('link', { name: 'Phone', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Phone' })).toBeVisible()
})

test('going back from an item leads to the same place of the listing', { tag: '@layout' }, async ({
  page,
}) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto(`/shop/category/${SMALL.pagedCategory.slug}?sort=priceUp`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
  const address = page.url()
  const last = page.getByRole('main').getByRole('article').last().getByRole('link').first()
  const title = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('main').getByRole('article').last()).toBeInViewport()
})

test('filters are not blamed for a search that finds nothing', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  const fits = page.getByRole('heading', { name: 'No items match all of these filters' })
  await page.goto('/shop-now?q=kopi&min=9000')
  await expect(fits).toBeVisible()
  await page.goto('/shop-now?q=zzzzqqqq&min=9000')
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqqq”' })).toBeVisible()
  await expect(fits).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Clear the search' }).click()
  await expect(page).toHaveURL(/\/shop-now$/)
})

test('a search that finds nothing offers ways on', { tag: '@plain-only' }, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await search(page, 'zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'Nothing found for “zzzzqqqq”' })).toBeVisible()
  await expect(page.getByText('Try fewer or different words, or browse by category.')).toBeVisible()
  const popular = page.getByRole('region', { name: 'Popular categories' })
  await expect(popular.getByRole('link').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Clear the search' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'All items' })).toBeVisible()
  await search(page, 'zzzzqqqq')
  await page.getByRole('main').getByRole('link', { name: 'All categories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /\d+ items?$/ })).toHaveCount(23)
  await page.getByRole('main').getByRole('link', { name: /^Art/ }).click()
  await expect(page).toHaveURL(/\/shop\/category\/art$/)
})

test('a store is open to everyone, under its name and its id', { tag: '@plain-only' }, async ({ page }) => {
  const { kampung } = SMALL.stores
  for (const place of [kampung.slug, kampung.id]) {
    await page.goto(`/store/${place}`)
    await expect(page.getByRole('heading', { level: 1, name: kampung.name })).toBeVisible()
    await expect(page.getByText(`Run by ${kampung.seller.name}`)).toBeVisible()
    await expect(tile(page, kopi.title)).toBeVisible()
    await expect(tile(page, onOffer.title)).toHaveCount(0)
  }
  expect((await page.goto('/store/no-such-store'))?.status()).toBe(404)
})
