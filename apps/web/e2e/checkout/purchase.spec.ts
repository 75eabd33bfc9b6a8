import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { openMail } from '../testing/outbox'
import { beOldestBrowser } from '../testing/page/oldest-browser'
import { fillAddress, fillCard, openCheckout, order, payByCard, placeOrder } from '../testing/shopper'
import { expect, expectNoAxeViolations, freshEmail, hasScripts, signUp, test } from '../testing/test'

const { kopi, withVariants } = SMALL.items

test('a new member finds an item, uses the welcome coupon, pays and sees the order', {
  tag: '@journey',
}, async ({ page, market }) => {
  if (hasScripts()) await beOldestBrowser(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'New Arrivals' })).toBeVisible()

  await page.goto(`/item/${kopi.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: kopi.title })).toBeVisible()

  // Signed out, "Add to Cart" leads to the login; a new account is made there, and the item is in the cart.
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.waitForURL(/\/login\?/)
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Nurul Huda')
  const email = freshEmail()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(SMALL.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL(new RegExp(`/item/${kopi.slug}`))

  await page.goto('/cart')
  await expect(page.getByRole('link', { name: kopi.title }).last()).toBeVisible()
  await expect(page.getByRole('link', { name: /Cart, 1 item/ })).toBeVisible()

  await page.goto(await openMail(market, 'verifyEmail', email))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()

  await openCheckout(page)
  await expect(page.getByRole('button', { name: /^Place order/ }).first()).toBeVisible()
  // The other pages stand here as every-page.spec.ts sees them.
  await expectNoAxeViolations(page)
  await fillAddress(page)
  await page.getByLabel(/Coupon code/).fill('welcomefree')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('WELCOMEFREE').first()).toBeVisible()
  // RM 12.90 for the coffee, RM 7.00 of shipping given by the coupon.
  await placeOrder(page, 'RM 12.90')
  await page.waitForURL(/\/pay\//)
  await expect(page.getByLabel('Card number')).toBeVisible()
  await payByCard(page, 'RM 12.90')
  await expect(page.getByRole('main').getByRole('link', { name: 'View order' })).toBeVisible()

  await page.goto('/orders/user')
  await page.getByRole('main').getByRole('link', { name: /PSR-/ }).first().click()
  await page.waitForURL(/\/orders\/user\/ord_/)
  await expect(page.getByRole('main').getByText(kopi.title).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('RM 12.90').last()).toBeVisible()
})

/** A new member at the payment of an order of RM 19.90. */
async function openPayment(page: Page): Promise<void> {
  await signUp(page)
  const { payPath } = await order(page, kopi)
  await page.goto(payPath)
}

test('a declined card is reported, nothing is charged, and another card pays', async ({ page }) => {
  await openPayment(page)
  await fillCard(page, '4000 0000 0000 0002')
  await page.getByRole('button', { name: /^Pay RM/ }).click()
  await expect(page.getByText('The card was declined and nothing was charged.')).toBeVisible()
  await payByCard(page)
})

test('a card that asks for a one-time code is paid with the code', async ({ page }) => {
  await openPayment(page)
  await fillCard(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: /^Pay RM/ }).click()
  const code = page.getByLabel('One-time code')
  await expect(code).toBeVisible()
  await expectNoAxeViolations(page)
  await code.fill('000000')
  await page.getByRole('button', { name: /^(Pay|Confirm)/ }).click()
  await expect(page.getByText('This code is incorrect.')).toBeVisible()
  await code.fill('123456')
  await page.getByRole('button', { name: /^(Pay|Confirm)/ }).click()
  await page.waitForURL(/\/order-success/)
})

test('nonsense in the card fields gets a sentence at each field', async ({ page }) => {
  await openPayment(page)
  await fillCard(page, '4242 4242 4242 4241')
  await page.getByRole('button', { name: /^Pay RM/ }).click()
  await expect(page.getByText('This card number is incorrect.')).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242', '01/20')
  await page.getByRole('button', { name: /^Pay RM/ }).click()
  await expect(page.getByText('This card has expired.')).toBeVisible()
})

test('an option has to be chosen, and its price is what is paid', async ({ page }) => {
  await signUp(page)
  await page.goto(`/item/${withVariants.slug}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Please choose an option first.').first()).toBeVisible()
})
