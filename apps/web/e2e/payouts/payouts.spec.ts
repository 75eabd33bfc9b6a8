import { changeRows, readRows, runOutClock, SMALL, shipOrder } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { buy } from '../testing/shopper'
import { expect, expectNoAxeViolations, main, signIn, test } from '../testing/test'

const { kopi } = SMALL.items
const { seller } = kopi.store
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

/** Has a new member buy from the seller, and the clock release the money. @returns the order's number */
async function sell(page: Page, dataDir: string): Promise<string> {
  const { id, number } = await buy(page, kopi)
  await shipOrder(dataDir, id)
  await runOutClock(dataDir, id)
  await runOutClock(dataDir, id)
  return number
}

test('a seller enters a bank account, an admin pays a run, and the seller sees it in balance and statement', {
  tag: '@journey',
}, async ({ page, market }) => {
  const number = await sell(page, market.dataDir)

  await signIn(page, seller.email)
  await page.goto('/seller/settings')
  await main(page).getByRole('link', { name: 'Add a bank account' }).click()
  await expect(page).toHaveURL(/\/seller\/settings\/bank$/)
  await field(page, 'Bank').selectOption({ label: 'Maybank' })
  await field(page, 'Account number').fill('514-12')
  await field(page, 'Account holder').fill('Mak Jah Enterprise')
  await main(page).getByRole('button', { name: 'Save the account' }).click()
  await expect(field(page, 'Account number')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Account holder')).toHaveValue('Mak Jah Enterprise')
  await expectNoAxeViolations(page)
  await field(page, 'Account number').fill('5141-2345-6789')
  await main(page).getByRole('button', { name: 'Save the account' }).click()
  await expect(page).toHaveURL(/\/seller\/settings$/)
  await expect(main(page).getByText('••••6789')).toBeVisible()
  await expect(main(page).getByText('Payouts wait')).toBeVisible()
  await expectNoAxeViolations(page)
  await changeRows(market.dataDir, 'update bank_accounts set usable_at = 1 where user_id = ?', seller.id)
  await page.goto('/seller/balance')
  await expect(main(page).getByText(`Order ${number} is completed`)).toBeVisible()
  await expectNoAxeViolations(page)

  const { admin } = SMALL.users
  await signIn(page, admin.email)
  await page.goto('/admin/payouts')
  await expectNoAxeViolations(page)
  await main(page).getByRole('link', { name: 'Payout rules' }).click()
  await field(page, 'Pay balances from').fill('9.50')
  await main(page).getByRole('button', { name: 'Show the effect' }).click()
  await expect(main(page).getByRole('heading', { name: 'With these rules' })).toBeVisible()
  await expectNoAxeViolations(page)
  // Nothing is saved: other journeys have the same rules.
  await main(page).getByRole('link', { name: 'All runs' }).click()
  await main(page).getByRole('button', { name: 'Create a proposal' }).click()
  await expect(page).toHaveURL(/\/admin\/payouts\/prn_/)
  await expect(main(page).getByText('Maybank ••••6789')).toBeVisible()
  await main(page).getByRole('button', { name: 'Approve' }).click()
  const file = main(page).getByRole('link', { name: 'Bank file (CSV)' })
  await expect(file).toBeVisible()
  await expectNoAxeViolations(page)
  const answer = await page.request.get((await file.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toContain('text/csv')
  const [payout] = await readRows<{ reference: string }>(
    market.dataDir,
    'select reference from payouts where user_id = ? order by id desc',
    seller.id,
  )
  const reference = payout?.reference ?? ''
  expect(await answer.text()).toContain(`Maybank,MBBEMYKL,514123456789,Mak Jah Enterprise,`)
  expect(await answer.text()).toContain(reference)

  const row = main(page).getByRole('listitem').filter({ hasText: reference })
  await row.getByText('Record the bank result').click()
  await row.getByLabel('Bank result').selectOption('Failed')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await row.getByLabel('Bank result').selectOption('Paid')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row.getByText('Paid', { exact: true }).first()).toBeVisible()

  await signIn(page, seller.email)
  await page.goto('/seller/balance')
  await expect(main(page).getByText(`Payout ${reference} to Maybank.`)).toBeVisible()
  await page.goto('/seller/statements')
  await expectNoAxeViolations(page)
  await main(page).locator('li a[href^="/seller/statements/"]').first().click()
  await expect(page).toHaveURL(/\/seller\/statements\/\d{4}-\d{2}$/)
  await expect(main(page).getByText('Closing balance')).toBeVisible()
  await expect(main(page).getByText(`Payout ${reference} to Maybank.`)).toBeVisible()
  await expectNoAxeViolations(page)
  for (const kind of ['csv', 'pdf']) {
    const sheet = await page.request.get(`${new URL(page.url()).pathname}/statement.${kind}`)
    expect(sheet.status()).toBe(200)
    expect(sheet.headers()['content-type']).toContain(kind)
  }
})
