import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'

test('an admin makes a coupon with a budget, and stops it', async ({ page }, info) => {
  const { admin } = SMALL.users
  const code = `STAFF-${info.project.name.toUpperCase()}-${Date.now()}`
  await signIn(page, admin.email)
  await page.goto('/admin/coupons/new')
  const main = page.getByRole('main')
  await expectNoAxeViolations(page)
  await main.getByLabel('Code', { exact: true }).fill(code)
  await main.getByLabel('Percent', { exact: true }).fill('10')
  await main.getByLabel('Paid by').selectOption('seller')
  await main.getByLabel('Budget (RM)').fill('100')
  await main.getByRole('button', { name: 'Create coupon' }).click()
  await expect(main.getByText('please choose a store')).toBeVisible()
  await expect(main.getByLabel('Code', { exact: true })).toHaveValue(code)
  await main.getByLabel('Paid by').selectOption('platform')
  await main.getByLabel('Percent', { exact: true }).fill('10')
  await main.getByRole('button', { name: 'Create coupon' }).click()
  await expect(main.getByRole('row').filter({ hasText: code })).toBeVisible()
  await page.goto(`/admin/coupons?q=${code}`)
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: `Stop ${code}` }).click()
  await main.getByLabel('Reason').fill('It costs too much.')
  await main.getByRole('button', { name: 'Stop: 1 record' }).click()
  await expect(main.getByText('1 done.')).toBeVisible()
  await main.getByRole('link', { name: 'Back to the list' }).click()
  await main.getByRole('link', { name: code, exact: true }).click()
  await expect(main.getByRole('heading', { name: 'Run this coupon again' })).toBeVisible()
  await expect(main.getByText('It costs too much.')).toBeVisible()
  await expectNoAxeViolations(page)
})
