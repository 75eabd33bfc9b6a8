import { SMALL } from '@pasar/api/testing'
import { expect } from '@playwright/test'
import { buy } from '../testing/shopper'
import { expectNoAxeViolations, hasScripts, signIn, test } from '../testing/test'

const { kopi } = SMALL.items

test('a buyer buys, the seller ships, the buyer follows the parcel', async ({ page }) => {
  const { id, number, email } = await buy(page, kopi)

  await signIn(page, kopi.store.seller.email)
  await page.goto('/orders/seller')
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page)
  await page.getByRole('link', { name: `Message the buyer of order ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Write to / })).toBeVisible()
  await page.goto('/orders/seller')
  await page.getByRole('link', { name: `Ship order ${number}` }).click()
  await page.waitForURL(/\/seller\/orders\/.+\/ship/)
  await expect(page.getByText('12, Jalan Telawi 3, Bangsar')).toBeVisible()
  await page.getByLabel('Courier').selectOption('Pos Laju')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByLabel('Tracking number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Courier')).toHaveValue('Pos Laju')
  if (hasScripts()) await expectNoAxeViolations(page)
  await page.getByLabel('Tracking number').fill('EN246813579MY')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByText('Parcel shipped')).toBeVisible()
  await expect(page.getByText('EN246813579MY').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toHaveCount(0)
  await page.goto('/orders/seller?state=shipped')
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()

  await signIn(page, email)
  await page.goto(`/orders/user/${id}`)
  await expect(page.getByText('EN246813579MY')).toBeVisible()
})
