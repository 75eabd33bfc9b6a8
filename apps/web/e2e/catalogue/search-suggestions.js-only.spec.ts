import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { rest } from '../testing/clock'
import { expect, expectNoAxeViolations, signIn, test, waitForHydration } from '../testing/test'

const { kopi } = SMALL.items

test.beforeEach(({ page }) => page.clock.install())

/** Goes to the search box, and waits until it can suggest. */
async function openSearch(page: Page): Promise<Locator> {
  const box = page.getByRole('banner').getByPlaceholder('Search for kopi')
  await waitForHydration(page)
  await rest(page, page.locator('#moving button'))
  await box.focus()
  await expect(box).toHaveRole('combobox')
  return box
}

const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: string | RegExp): Locator => list(page).getByRole('option', { name })

test('goods and categories are suggested while one types, and chosen by keyboard', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop')
  const box = await openSearch(page)
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await box.pressSequentially('kop')
  await expect(option(page, /Kopi O Kampung.*RM 12\.90/)).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await expectNoAxeViolations(page)
  await box.press('ArrowDown')
  const first = list(page).getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'none')
  await box.press('ArrowUp')
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0)
  await box.press('Escape')
  await expect(list(page)).toHaveCount(0)
  await expect(box).toHaveValue('kop')
  await box.fill('minum')
  await expect(option(page, 'Beverage')).toBeVisible()
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/shop\/category\/beverage$/)
  await expect(list(page)).toHaveCount(0)
})

test('Enter without a choice searches for what is typed', { tag: '@nightly' }, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop')
  const box = await openSearch(page)
  await box.fill('kopi')
  await expect(list(page)).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kopi”' })).toBeVisible()
})

test('what one looked for is offered again, to oneself only, until it is cleared', {
  tag: '@nightly',
}, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop')
  for (const words of ['batik', 'kopi', 'Batik']) {
    const box = await openSearch(page)
    await box.fill(words)
    await box.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: `Results for “${words}”` })).toBeVisible()
  }
  await page.goto('/shop')
  await openSearch(page)
  await expect(list(page).getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'Batik',
    'kopi',
  ])
  await expectNoAxeViolations(page)
  await option(page, 'kopi').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kopi”' })).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/')
  await openSearch(page)
  await expect(list(page)).toHaveCount(0)
  // With the session ends what this browser has stored.
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop')
  await openSearch(page)
  await expect(list(page)).toHaveCount(0)
  await page.goto('/shop-now?q=batik')
  const again = await openSearch(page)
  await again.fill('kopi')
  await again.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kopi”' })).toBeVisible()
  await page.goto('/shop')
  const box = await openSearch(page)
  await expect(option(page, 'kopi')).toBeVisible()
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(list(page)).toHaveCount(0)
  await expect(box).toBeFocused()
})

test('visitors get category suggestions and the number of items', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/')
  const box = await openSearch(page)
  const asked = page.waitForResponse(/search-suggestions\?q=kopi/)
  await box.fill('kopi')
  expect(await (await asked).json()).toEqual({
    categories: [],
    items: [],
    // White coffee, too.
    hidden: { query: 'kopi', total: 2, isCapped: false },
  })
  await box.fill('buku')
  await option(page, 'Books').click()
  await expect(page).toHaveURL(/\/login\?from=%2Fshop%2Fcategory%2Fbooks/)
  await expect(page.getByText('Please login to view category details')).toBeVisible()
})

test('a search goes on when nothing can be suggested', { tag: '@nightly' }, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.route('**/search-suggestions*', (route) => route.fulfill({ status: 429, body: '' }))
  await page.goto('/shop')
  const box = await openSearch(page)
  const asked = page.waitForResponse(/search-suggestions/)
  await box.fill('kopi')
  await asked
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kopi”' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: kopi.title })).toBeVisible()
})
