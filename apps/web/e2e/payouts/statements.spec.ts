import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'

test('an admin reads in a statement, chooses its columns, confirms it, and explains a line', {
  // The lines of two runs at once would be found by each other.
  tag: '@plain-only',
}, async ({ page }) => {
  const rent = `SEWA ${Array.from({ length: 8 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('')}`
  const main = page.getByRole('main')
  await signIn(page, SMALL.users.admin.email)
  await page.goto('/admin/books')
  await main.getByRole('link', { name: 'Bank statements' }).click()
  await expectNoAxeViolations(page)
  const file = {
    name: 'penyata.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Bila;Apa;Berapa\n01/10/2026;${rent};(1,250.00)\n`),
  }
  await main.getByRole('button', { name: 'Check the statement' }).click()
  await expect(main.getByLabel('Account number')).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Account number').fill('5141 2345 6789')
  await main.getByLabel('Statement', { exact: true }).setInputFiles(file)
  await main.getByRole('button', { name: 'Check the statement' }).click()
  await expect(main.getByRole('heading', { name: 'Statement of Maybank ••••6789' })).toBeVisible()
  await expect(main.getByText('We do not recognise the columns')).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByLabel('Column 1').selectOption('date')
  await main.getByLabel('Column 2').selectOption('words')
  await main.getByLabel('Column 3').selectOption('amount')
  await main.getByLabel('First row with a line').fill('2')
  await main.getByRole('button', { name: 'Read with these columns' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: rent })).toContainText('No payout')
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'Confirm the statement' }).click()
  await main.getByRole('link', { name: 'Lines to explain: 1' }).click()
  const line = main.getByRole('listitem').filter({ hasText: rent })
  await line.getByText('Explain this line').click()
  await expectNoAxeViolations(page)
  await line.getByLabel('Explanation').fill('Rent of October')
  await line.getByRole('button', { name: 'Save' }).click()
  await expect(line).toHaveCount(0)
  await main.getByRole('link', { name: 'Explained', exact: true }).click()
  await expect(line).toContainText('Rent of October')
})
