import { changeStock, SMALL } from '@pasar/api/testing'
import { addToCart, fillCart } from '../testing/shopper'
import { expect, expectNoAxeViolations, signIn, signUp, test } from '../testing/test'

const { kopi, lowStock, lastOne, soldOut } = SMALL.items

test('the quantity goes up to the stock, down to nothing, and the line leaves', { tag: '@journey' }, async ({
  page,
  market,
}) => {
  await changeStock(market.dataDir, lowStock.variantIds[0] ?? '', lowStock.stock)
  await signUp(page)
  await addToCart(page, lowStock.slug)
  await page.goto('/cart')
  const more = page.getByRole('button', { name: `One more of ${lowStock.title}` })
  const less = page.getByRole('button', { name: `One less of ${lowStock.title}` })
  const quantity = page.getByLabel(`Quantity of ${lowStock.title}`)
  for (let pieces = 2; pieces <= lowStock.stock; pieces++) {
    await more.click()
    await expect(quantity).toHaveValue(String(pieces))
  }
  await more.click()
  await expect(page.getByText('Out of Stock').first()).toBeVisible()
  await expect(
    page.getByText('You have reached the maximum available quantity for this item.').first(),
  ).toBeVisible()
  await expect(quantity).toHaveValue(String(lowStock.stock))
  for (let pieces = lowStock.stock - 1; pieces >= 1; pieces--) {
    await less.click()
    await expect(quantity).toHaveValue(String(pieces))
  }
  await less.click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('clearing the cart says so', async ({ page }) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/cart')
  await page.getByRole('main').getByRole('button', { name: 'Clear Cart' }).click()
  await expect(page.getByText('Your cart has been cleared.').first()).toBeVisible()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('more than the stock cannot be added, and that is said', async ({ page }) => {
  await signUp(page)
  await fillCart(page, lastOne)
  await page.goto(`/item/${lastOne.slug}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Insufficient stock.').first()).toBeVisible()
})

test('what is sold out cannot be put into the cart', { tag: '@plain-only' }, async ({ page }) => {
  await signUp(page)
  await page.goto(`/item/${soldOut.slug}`)
  await expect(
    page
      .getByRole('main')
      .getByText(/out of stock/i)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0)
})

test('a coupon that does not exist is refused in words and stays typed', async ({ page }) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/cart')
  await page.getByLabel('Coupon code').fill('NOSUCHCODE')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('We couldn’t find this coupon code.')).toBeVisible()
  await expect(page.getByLabel('Coupon code')).toHaveValue('NOSUCHCODE')
  await page.getByLabel('Coupon code').fill('TEN')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('list', { name: 'Coupons' })).toContainText('TEN')
  await expect(page.getByLabel('Coupon code')).toHaveValue('')
  await expect(page.getByText('We couldn’t find this coupon code.')).toHaveCount(0)
})

test('sellers have no cart', { tag: '@plain-only' }, async ({ page }) => {
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/cart')
  await expect(page).toHaveURL(/\/seller-dashboard$/)
})
