import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { fillCart } from '../testing/shopper'
import { expect, signUp, waitForHydration, test as watchedTest } from '../testing/test'

const { kopi } = SMALL.items

/** The console logs each failed answer, as it should. */
const test = watchedTest.extend<{ watched: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
  watched: async ({}, use) => use(undefined),
})

/** Answers calls as something in front of a server does that is gone: with a status alone. */
const refuse = (page: Page, address: RegExp, status: number) =>
  page.route(address, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status, body: '<h1>Oops</h1>' }) : route.continue(),
  )

test('a quantity that is refused goes back, and says of which item', { tag: '@nightly' }, async ({
  page,
}) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/unauthorized')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const popup = page.getByRole('dialog', { name: 'Your cart' })
  await refuse(page, /\/trpc\/cart\.setQuantity/, 500)
  await popup.getByRole('button', { name: `One more of ${kopi.title}` }).click()
  await expect(page.getByText(`Could not update quantity for ${kopi.title}.`).first()).toBeVisible()
  await expect(popup.getByLabel(`Quantity of ${kopi.title}`)).toHaveValue('1')
})

test('a wish that is refused goes back, with the words of section eight', async ({ page }) => {
  await signUp(page)
  await page.goto(`/item/${kopi.slug}`)
  await waitForHydration(page)
  await refuse(page, /\/trpc\/wishlist\.add/, 500)
  const heart = page.getByRole('button', { name: 'Add to wishlist' })
  await heart.click()
  await expect(page.getByText('Operation failed.').first()).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('a coupon that was used, while the cart could not be read anew, says so', { tag: '@nightly' }, async ({
  page,
}) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/unauthorized')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  const popup = page.getByRole('dialog', { name: 'Your cart' })
  await expect(popup.getByText(kopi.title).first()).toBeVisible()
  await page.route(/\/trpc\/cart\.get/, (route) => route.abort())
  await popup.getByLabel('Coupon code').fill('TEN')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await expect(popup.getByText('Unable to update your coupon status. Please refresh the page.')).toBeVisible()
})

test('a check of the stock that fails says so, and the cart stays', { tag: '@nightly' }, async ({ page }) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/unauthorized')
  await waitForHydration(page)
  await refuse(page, /\/trpc\/cart\.sync/, 500)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await expect(page.getByText('Stock synchronization failed, please try again later.').first()).toBeVisible()
  await expect(
    page.getByRole('dialog', { name: 'Your cart' }).getByLabel(`Quantity of ${kopi.title}`),
  ).toHaveValue('1')
})
