import { SMALL } from '@pasar/api/testing'
import { expect } from '@playwright/test'
import { fillCart } from '../testing/shopper'
import { expectNoAxeViolations, hasScripts, signIn, signUp, test } from '../testing/test'

const { kopi } = SMALL.items

test('a seller makes a coupon, a buyer uses it, the seller stops it', async ({ page }) => {
  const code = `KOPI${Date.now().toString(36)}`.toUpperCase()
  await signIn(page, kopi.store.seller.email)
  await page.goto('/seller/settings')
  await page.getByRole('link', { name: 'Manage coupons' }).click()
  await page.getByRole('link', { name: 'New coupon' }).first().click()
  await page.getByLabel('Code', { exact: true }).fill('ABC')
  await page.getByRole('button', { name: 'Create coupon' }).click()
  await expect(page.getByText('Please use at least 4 letters or digits.')).toBeVisible()
  await expect(page.getByText('Please enter a whole number from 1 to 90.')).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page)
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByLabel('Percent', { exact: true }).fill('10')
  await page.getByLabel(/^Budget \(RM\)/).fill('50')
  await page.getByRole('button', { name: 'Create coupon' }).click()
  await page.waitForURL(/\/seller\/settings\/coupons$/)
  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page)

  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/user/coupons')
  await page.getByLabel('Have a code?').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Use it', exact: true }).click()
  await expect(page.getByText(`Coupon ${code} has been added`).first()).toBeVisible()

  await signIn(page, kopi.store.seller.email)
  await page.goto('/seller/settings/coupons')
  await page.getByRole('button', { name: `Stop ${code}` }).click()
  await expect(page.getByRole('button', { name: `Run ${code} again` })).toBeVisible()
})
