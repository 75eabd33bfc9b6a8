import { SMALL } from '@pasar/api/testing'
import { addToCart, fillCart } from '../testing/shopper'
import { boxOf, expect, expectNoAxeViolations, signUp, test, waitForHydration } from '../testing/test'

const { kopi, virtual } = SMALL.items

test('the popup shows the cart by seller, changes it at once, and leads to the checkout', async ({
  page,
}) => {
  await signUp(page)
  await fillCart(page, kopi)
  await addToCart(page, virtual.slug)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  const popup = page.getByRole('dialog', { name: 'Your cart' })
  await expect(popup.getByRole('heading', { name: kopi.store.name })).toBeVisible()
  await expect(popup.getByText('Digital Delivery')).toBeVisible()
  expect((await boxOf(popup)).width).toBe(850)
  await expectNoAxeViolations(page)

  await popup.getByRole('button', { name: `One more of ${kopi.title}` }).click()
  await expect(popup.getByLabel(`Quantity of ${kopi.title}`)).toHaveValue('2')
  await expect(popup.getByText('Subtotal (3 items)')).toBeVisible()

  await popup.getByLabel('Coupon code').fill('ENDED')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await expect(popup.getByText('This coupon has expired.')).toBeVisible()
  await popup.getByLabel('Coupon code').fill('TEN')
  await popup.getByRole('button', { name: 'Apply' }).click()
  await expect(popup.getByRole('button', { name: 'Remove coupon TEN' })).toBeVisible()

  await popup.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('the popup is used by keyboard and gives the focus back', async ({ page }) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/unauthorized')
  await waitForHydration(page)
  const opener = page.getByRole('link', { name: 'Cart, 1 item' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('clearing in the popup empties the badge', { tag: '@nightly' }, async ({ page }) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/unauthorized')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Clear Cart' }).click()
  await expect(page.getByText('Your cart has been cleared.').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 0 items', includeHidden: true })).toHaveCount(1)
})

test('a broken copy of the cart in local storage is thrown away', { tag: '@nightly' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/shop')
  await page.evaluate(() => localStorage.setItem('cart', '{"items": "no", broken'))
  await page.goto('/login')
  await page.waitForURL('/shop')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toBeNull()
})

test('local storage knows who is signed in, holds no secret, and forgets at logout', async ({ page }) => {
  await signUp(page)
  await page.goto('/shop')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userLevel'))).toBe('3')
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')
  expect(session?.httpOnly).toBe(true)
  expect(stored).not.toContain(session?.value)
  await page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.getByRole('img', { name: /^Account/ }) })
    .click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged Out!')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull()
})
