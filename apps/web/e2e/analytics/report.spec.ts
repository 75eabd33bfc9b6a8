import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'

test('an admin reads how the market does, in periods and in own dates', async ({ page }) => {
  const { admin } = SMALL.users
  await signIn(page, admin.email)
  await page.goto('/admin/analytics')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Analytics')
  await expect(main.getByText('compared with the 30 days before')).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: '365 days' }).click()
  await expect(main.getByText('compared with the 365 days before')).toBeVisible()
  await expect(main.getByRole('columnheader', { name: 'Month', exact: true }).first()).toBeVisible()
  await main.getByRole('link', { name: 'Own dates' }).click()
  await main.getByLabel('From', { exact: true }).fill('2026-01-05')
  await main.getByLabel('To', { exact: true }).fill('2026-01-08')
  await main.getByRole('button', { name: 'Show' }).click()
  await expect(main.getByText('compared with the 4 days before')).toBeVisible()
  // Nothing was sold then: the table is a file all the same.
  const file = await page.request.get(`/admin/analytics.csv?table=sales&${page.url().split('?')[1]}`)
  expect(file.headers()['content-type']).toContain('text/csv')
  expect((await file.text()).trim().split('\r\n')).toHaveLength(5)
})
