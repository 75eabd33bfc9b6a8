import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'

// Nothing is saved: other tests pay these fees at the same time.
test('an admin sees what another fee would change', async ({ page }) => {
  const { admin } = SMALL.users
  await signIn(page, admin.email)
  const main = page.getByRole('main')
  await page.goto('/admin/settings')
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: /^Fees/ }).click()
  const fee = main.getByLabel('Platform fee')
  await fee.fill('800')
  await main.getByLabel('Reason').fill('A try')
  await main.getByRole('button', { name: 'Show the effect' }).click()
  await expect(fee).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel('Reason')).toHaveValue('A try')
  await fee.fill('9')
  await main.getByRole('button', { name: 'Show the effect' }).click()
  await expect(main.getByText(/RM.100\.00: RM.8\.00 → RM.9\.00/)).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'Keep the old ones' }).click()
  await expect(main.getByRole('button', { name: 'Save these settings' })).toBeHidden()
  await expect(fee).toHaveValue('8')
})
