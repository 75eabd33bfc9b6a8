import { SMALL } from '@pasar/api/testing'
import { rest } from '../../testing/clock'
import { checkOut, fillCart } from '../../testing/shopper'
import { expect, expectNoAxeViolations, signUp, test } from '../../testing/test'

const { kopi, lowStock, virtual } = SMALL.items

// Every page as it stands is looked at in every-page.spec.ts, in all languages; here are those that someone has done something on.
test('a coupon that is none', { tag: '@nightly' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/user/coupons')
  await page.getByLabel('Have a code?').fill('NOSUCHCODE')
  await page.getByRole('button', { name: 'Use it', exact: true }).click()
  await expect(page.getByText('We couldn’t find this coupon code.')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('checkout, with what it refuses, and giving an order up', async ({ page }) => {
  await signUp(page)
  await page.goto('/checkout')
  await expectNoAxeViolations(page)
  await fillCart(page, lowStock, virtual)
  await page.goto('/checkout')
  await page.getByLabel('Coupon code').fill(SMALL.coupons.minSpend.code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText(/^Add RM.[\d.]+ of items$/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Place order/ })
    .first()
    .click()
  await expect(page.getByText('Please check the fields below.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(`/checkout/${virtual.variantIds[0]}?quantity=2`)
  await expectNoAxeViolations(page)
  await page.goto(`/checkout/${kopi.variantIds[0]}`)
  await checkOut(page)
  await page.getByRole('main').getByRole('link', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is not finished' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByText('Order cancelled')).toBeVisible()
})

test('the focus goes to the next row, or to the heading above, when what was pressed goes away', async ({
  page,
}) => {
  await page.clock.install()
  await signUp(page)
  await fillCart(page, kopi, lowStock)
  await page.goto('/cart')
  const main = page.getByRole('main')
  const remove = main.getByRole('button', { name: /^Remove (?!.*WELCOMEFREE)/ })
  await expect(remove).toHaveCount(2)
  // A field that is drawn anew keeps it, also if it had it before the page came to rest.
  const coupon = main.getByLabel('Coupon code')
  await coupon.fill('welcomefree')
  await rest(page, page.locator('#moving button'))
  await coupon.press('Enter')
  await expect(main.getByText('WELCOMEFREE').first()).toBeVisible()
  await expect(coupon).toBeFocused()
  await remove.first().press('Enter')
  await expect(remove).toHaveCount(1)
  await expect(main.getByRole('listitem').getByRole('link').first()).toBeFocused()
  await remove.press('Enter')
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
})
