import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expect, signIn, signUp, test, waitForHydration } from '../../testing/test'

const { kopi, lowStock } = SMALL.items

/** Opens a page whose scripts arrive only on request, as on a slow line. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await waitForHydration(page)
  }
}

test('a quantity typed before the scripts are there is what is bought', async ({ page }) => {
  await signUp(page)
  const arrive = await openSlowly(page, `/item/${kopi.slug}`)
  const quantity = page.getByLabel('Quantity', { exact: true })
  await quantity.fill('3')
  await page.getByRole('button', { name: 'Buy now' }).focus()
  await arrive()
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByText('3 × RM 12.90')).toBeVisible()
})

test('a price typed before the scripts are there is not taken back', { tag: '@nightly' }, async ({
  page,
}) => {
  await signIn(page, SMALL.users.newbuyer.email)
  const arrive = await openSlowly(page, '/shop-now')
  const filters = page.getByRole('search', { name: 'Filters' })
  const [from, to] = [filters.getByLabel('From', { exact: true }), filters.getByLabel('To', { exact: true })]
  await to.fill('140')
  await from.focus()
  await arrive()
  await from.fill('100')
  await from.press('Enter')
  const chips = page.getByRole('list', { name: 'Active filters' })
  await expect(chips.getByRole('link', { name: /^From RM 100.00/ })).toBeVisible()
  await expect(chips.getByRole('link', { name: /^Up to RM 140.00/ })).toBeVisible()
})

test('a heart pressed again during the answer to the first press ends up off', async ({ page }) => {
  await signUp(page)
  await page.goto(`/item/${lowStock.slug}`)
  await waitForHydration(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/wishlist\.add/, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  const removed = page.waitForResponse(/wishlist\.remove/)
  await page.getByRole('button', { name: 'On your wishlist' }).click()
  await expect(page.getByRole('button', { name: 'Add to wishlist' })).toHaveAttribute('aria-pressed', 'false')
  release()
  await removed
  await page.goto('/wishlist')
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible()
})

test('a page that is pressed while scripts take it over gets them', async ({ page }) => {
  // React listens to the document before it draws anything; who presses then makes it draw at once.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args)
      if (args[0] !== 'click' || document.documentElement.dataset.pressed) return
      document.documentElement.dataset.pressed = 'yes'
      queueMicrotask(() => document.body.click())
    }
  })
  await page.goto('/cart')
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'yes')
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('searchbox').fill('kopi')
})
