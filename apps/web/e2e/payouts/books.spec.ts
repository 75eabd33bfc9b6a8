import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'

const { admin, reseller } = SMALL.users

test('an admin adjusts a balance, finds it in the books, and reverses it', {
  // Two runs at once would each change the balance that the other has seen.
  tag: '@plain-only',
}, async ({ page }) => {
  const reason = `Kempen ${Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('')}`
  const main = page.getByRole('main')
  await signIn(page, admin.email)
  await page.goto(`/admin/users/${reseller.id}`)
  await main.getByRole('link', { name: 'Balance and adjustments' }).click()
  const form = main.getByRole('form', { name: 'Balance as a reseller' })
  await form.getByRole('button', { name: 'Book the adjustment' }).click()
  await expect(form.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true')
  await expectNoAxeViolations(page)
  await form.getByLabel('What to do').selectOption('credit')
  await form.getByLabel('Amount').fill('12.50')
  await form.getByLabel('Booked against').selectOption('promotions')
  await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button', { name: 'Book the adjustment' }).click()
  const row = main.getByRole('listitem').filter({ hasText: reason })
  await expect(row).toContainText('RM 12.50')

  await page.goto('/admin/books')
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'Promotions paid' }).click()
  await expect(main.getByRole('heading', { name: 'Promotions paid', level: 1 })).toBeVisible()
  await expect(main.getByText('Adjustment').first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto(`/admin/books/members/${reseller.id}`)
  await row.getByText('Reverse', { exact: true }).first().click()
  await row.getByLabel('Reason').fill(`Not ${reason}`)
  await row.getByRole('button', { name: 'Reverse' }).click()
  await expect(row.filter({ hasText: 'Reversed by' })).toBeVisible()
})
