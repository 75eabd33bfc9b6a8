import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { fillCart } from '../testing/shopper'
import { expect, signIn, signUp, test } from '../testing/test'

const { welcome, ten, kedai5, once, ended, notStarted, minSpend, hidden } = SMALL.coupons

const ticket = (page: Page, code: string): Locator =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByText(code, { exact: true }) })

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Have a code?').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Use it', exact: true }).click()
}

test('the coupon centre shows what is running, with its conditions', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/user/coupons')
  const gift = page.getByRole('region', { name: 'Welcome Gift' })
  await expect(gift.getByText(welcome.code).first()).toBeVisible()
  await expect(gift.getByText('Free shipping')).toBeVisible()
  const own = page.getByRole('region', { name: 'For you', exact: true })
  // Which ones, not how many: others may offer coupons, too.
  const ticketIn = (region: Locator, code: string) =>
    region.getByRole('article').filter({ has: page.getByText(code, { exact: true }) })
  for (const { code } of [ten, once]) await expect(ticketIn(own, code)).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Available once your cart qualifies' })
  for (const { code } of [kedai5, minSpend]) await expect(ticketIn(waiting, code)).toBeVisible()
  await expect(ticket(page, ten.code)).toContainText('10% off')
  await expect(ticket(page, ten.code)).toContainText('Up to RM 20.00')
  await expect(ticket(page, kedai5.code)).toContainText(`At ${SMALL.stores.kampung.name}`)
  await expect(ticket(page, kedai5.code)).toContainText('Min. spend RM 20.00')
  await expect(ticket(page, minSpend.code)).toContainText('Min. spend RM 200.00')
  await expect(ticket(page, ten.code)).toContainText('For the whole market')
  await expect(ticket(page, once.code)).toContainText('RM 3.00 off'.replace(' ', '\u00a0'))
  for (const { code } of [ended, notStarted, hidden])
    await expect(page.getByText(code, { exact: true })).toHaveCount(0)
})

test('a chosen coupon stays with the cart and counts at checkout', async ({ page }) => {
  await signUp(page)
  await fillCart(page, SMALL.items.kopi)
  await page.goto('/user/coupons')
  await page.getByRole('button', { name: `Use it ${ten.code}` }).click()
  await expect(page.getByText(`Coupon ${ten.code} has been added to your cart.`)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('button', { name: `Remove coupon ${ten.code}` })).toBeVisible()
  // RM 12.90 and RM 7.00 of shipping, less RM 1.29.
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: /^Place order/ }).first()).toContainText('RM 18.61')
})

test('a code that is on no list works by typing it', { tag: '@journey' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/user/coupons')
  await typeCode(page, ` ${hidden.code.toLowerCase()} `)
  await expect(page.getByText(`Coupon ${hidden.code} has been added to your cart.`)).toBeVisible()
})

test('codes that do not work say why, and stay typed', async ({ page }) => {
  await signUp(page)
  await page.goto('/user/coupons')
  for (const [code, sentence] of [
    ['NOSUCHCODE', 'We couldn’t find this coupon code.'],
    ['10%!', 'A coupon code has only letters and digits.'],
    ['', 'Please enter a coupon code.'],
    [ended.code, 'This coupon has expired.'],
    [notStarted.code, 'This coupon is not valid yet.'],
  ] as const) {
    await typeCode(page, code)
    const field = page.getByLabel('Have a code?')
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toHaveValue(code)
  }
})

test('a coupon for a first purchase says so to those who have bought', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signIn(page, SMALL.users.buyer.email)
  await page.goto('/user/coupons')
  await expect(page.getByRole('region', { name: 'Welcome Gift' })).toHaveCount(0)
  const others = page.getByRole('region', { name: 'Not available to you' })
  await expect(others.getByText(welcome.code).first()).toBeVisible()
  await expect(others.getByText('This coupon is for first purchases only.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Use it ${welcome.code}` })).toHaveCount(0)
})

test('a coupon that does not fit the cart says what is missing, on its page, in the cart and at checkout', {
  tag: '@plain-only',
}, async ({ page }) => {
  await signUp(page)
  await fillCart(page, SMALL.items.kopi)
  await page.goto('/user/coupons')
  const missing = `Add RM\u00a07.10 of items from ${SMALL.stores.kampung.name}`
  await expect(ticket(page, kedai5.code)).toContainText(missing)
  await expect(page.getByRole('button', { name: `Use it ${kedai5.code}` })).toHaveCount(0)
  await typeCode(page, kedai5.code)
  await expect(page.getByLabel('Have a code?')).toHaveAccessibleDescription(missing)
  await page.goto('/cart')
  await page.getByLabel('Coupon code').fill(kedai5.code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel('Coupon code')).toHaveAccessibleDescription(missing)
  await page.goto('/checkout')
  await page.getByLabel('Coupon code').fill(kedai5.code)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByLabel('Coupon code')).toHaveAccessibleDescription(missing)

  await fillCart(page, SMALL.items.kopi)
  await page.goto('/user/coupons')
  await page.getByRole('button', { name: `Use it ${kedai5.code}` }).click()
  await expect(page.getByText(`Coupon ${kedai5.code} has been added to your cart.`)).toBeVisible()
  await page.goto('/cart')
  const onCart = page.getByRole('list', { name: 'Coupons' })
  await expect(onCart).toContainText('Saves RM\u00a05.00')
  await page.getByRole('button', { name: `One less of ${SMALL.items.kopi.title}` }).click()
  await expect(onCart).toContainText(missing)
  await page.goto('/checkout')
  await expect(page.getByRole('list', { name: 'Coupons' })).toContainText(missing)
})
