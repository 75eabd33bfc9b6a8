import { changeRows, SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  PASSWORD,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

const { kopi, onOffer, soldOut, withVariants, auction } = SMALL.items

/** A heart is turned at once; the server has it when the answer is there, which is then no new page on its way. */
async function press(page: Page, heart: Locator): Promise<void> {
  await waitForHydration(page)
  // What a page notes down of a reader's visit is posted, too.
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /wishlist/.test(response.url()),
  )
  await heart.click()
  await answered
}

async function keep(page: Page, slug: string): Promise<void> {
  await page.goto(`/item/${slug}`)
  await press(page, page.getByRole('button', { name: 'Add to wishlist' }))
  await expect(page.getByRole('button', { name: 'On your wishlist' })).toHaveAttribute('aria-pressed', 'true')
}

const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

test('a visitor who presses a heart logs in first, sees why, and comes back to the item on the wishlist', async ({
  page,
}) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  await page.goto(`/item/${kopi.slug}`)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await page.waitForURL(/\/login\?/)
  expect(new URL(page.url()).searchParams.get('from')).toBe(`/item/${kopi.slug}`)
  await expect(page.getByText('Please log in to Add the item to the wishlist')).toBeVisible()
  await logIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/item/${kopi.slug}$`))
  await expect(page.getByText('Added to your wishlist.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'On your wishlist' })).toHaveAttribute('aria-pressed', 'true')
  if (!hasScripts()) return

  // The same when the session ended while the page was open.
  await page.goto(`/item/${soldOut.slug}`)
  await waitForHydration(page)
  await page.context().clearCookies({ name: 'session' })
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await page.waitForURL(/\/login\?/)
  await logIn(page, email)
  await expect(page).toHaveURL(new RegExp(`/item/${soldOut.slug}$`))
  await expect(page.getByRole('button', { name: 'On your wishlist' })).toHaveAttribute('aria-pressed', 'true')
})

test('the hearts on the shelves ask for a login, too', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: `Keep on my wishlist: ${onOffer.title}` })
    .first()
    .click()
  await page.waitForURL(/\/login\?/)
  await expect(page.getByText('Please log in to Add the item to the wishlist')).toBeVisible()
})

test('the wishlist shows saved items, which go into the cart and off the list', { tag: '@journey' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await keep(page, kopi.slug)
  await page.goto('/shop')
  await press(page, page.getByRole('button', { name: `Keep on my wishlist: ${onOffer.title}` }).first())

  await page.goto('/wishlist')
  await expect(page.getByText('2 items, with what has changed since you saved them')).toBeVisible()
  await expect(row(page, kopi.title)).toContainText('RM 12.90')
  await row(page, kopi.title)
    .getByRole('button', { name: /^Add to Cart/ })
    .click()
  await expect(page.getByText('Added to your cart').first()).toBeVisible()
  await expect(page).toHaveURL(/\/wishlist$/)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()

  await page.getByRole('button', { name: `Remove ${kopi.title} from the wishlist` }).click()
  await expect(page.getByText('Removed from your wishlist.').first()).toBeVisible()
  await expect(row(page, kopi.title)).toHaveCount(0)
  await expect(row(page, onOffer.title)).toBeVisible()
})

test('a second press on a heart takes the item off', async ({ page }) => {
  await signUp(page)
  await keep(page, kopi.slug)
  await press(page, page.getByRole('button', { name: 'On your wishlist' }))
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'See what is trending' }).click()
  await expect(page).toHaveURL(/\/shop\/trending$/)
})

test('what cannot go into the cart as it is leads to its page', { tag: '@plain-only' }, async ({ page }) => {
  await signUp(page)
  for (const { slug } of [soldOut, withVariants, auction]) await keep(page, slug)
  await page.goto('/wishlist')
  await expect(row(page, soldOut.title).getByText('Out of stock')).toBeVisible()
  await expect(row(page, soldOut.title).getByRole('link', { name: 'See the item' })).toBeVisible()
  await expect(row(page, auction.title).getByRole('link', { name: 'See the auction' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0)
  await row(page, withVariants.title).getByRole('link', { name: 'Choose an option' }).click()
  await expect(page.getByRole('heading', { level: 1, name: withVariants.title })).toBeVisible()
})

test('what came back, ran out or became cheaper is said, sorted by it, and moved to the cart', async ({
  page,
  market,
}) => {
  const email = await signUp(page)
  for (const { slug } of [onOffer, soldOut, kopi]) await keep(page, slug)
  const change = (sql: string, itemId: string) =>
    changeRows(
      market.dataDir,
      `update wishlist set ${sql} where item_id = ? and user_id = (select id from users where email = ?)`,
      itemId,
      email,
    )
  await change('price_sen = price_sen + 500', kopi.id)
  await change('was_in_stock = 0', onOffer.id)
  await change('was_in_stock = 1', soldOut.id)
  await page.goto('/wishlist')
  await expect(row(page, kopi.title)).toContainText('RM 5.00 less than when you saved it')
  await expect(row(page, onOffer.title)).toContainText('Back in stock since you saved it')
  await expect(row(page, soldOut.title)).toContainText('Sold out since you saved it')
  await page.getByRole('combobox', { name: 'Sort the wishlist' }).selectOption('drop')
  if (!hasScripts()) await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/sort=drop/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(kopi.title)
  await expectNoAxeViolations(page)
  await row(page, kopi.title)
    .getByRole('button', { name: /^Move to the cart/ })
    .click()
  await expect(page.getByText('Moved to your cart.').first()).toBeVisible()
  await expect(page).toHaveURL(/sort=drop/)
  await expect(row(page, kopi.title)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})
