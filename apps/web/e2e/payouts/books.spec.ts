import { runSql, SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'

const { admin, reseller } = SMALL.users

test('an admin adjusts a balance, finds it in the books, and reverses it', {
  // Two runs at once would each change the balance that the other has seen.
  tag: '@plain-only',
}, async ({ page, browser, market }) => {
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

  // With a second admin, two adjustments below the limit are as one above it.
  const own = Date.now().toString(36)
  await runSql(
    market.dataDir,
    `insert into users (id, email, name, password_hash, role, verified_at, created_at)
       values ('usr_second${own}', 'second-${own}@pasar.test', 'Second ${own}', 'none', 1, 1, 1);
     insert into users (id, email, name, password_hash, role, verified_at, created_at)
       values ('usr_paid${own}', 'paid-${own}@pasar.test', 'Paid ${own}', 'none', 4, 1, 1)`,
  )
  const books = `/admin/books/members/usr_paid${own}`
  const waiting = main.getByRole('listitem').filter({ hasText: 'Proposed by' })
  for (const amount of ['3000', '3000.01']) {
    await page.goto(books)
    await form.getByLabel('What to do').selectOption('credit')
    await form.getByLabel('Amount').fill(amount)
    await form.getByLabel('Booked against').selectOption('promotions')
    await form.getByLabel('Reason').fill(reason)
    await form.getByRole('button', { name: 'Book the adjustment' }).click()
  }
  await expect(page.getByText('Nothing is booked yet').first()).toBeVisible()
  await expect(waiting).toContainText('RM 3,000.01')
  await expect(waiting.getByRole('button', { name: 'Approve and book' })).toHaveCount(0)
  await expectNoAxeViolations(page)

  const theirs = await browser.newContext({ baseURL: market.url })
  const other = await theirs.newPage()
  await signIn(other, `second-${own}@pasar.test`)
  await other.goto(books)
  await other.getByRole('button', { name: 'Approve and book' }).click()
  await expect(other.getByRole('main').getByText('RM 6,000.01')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Approve and book' })).toHaveCount(0)
  await theirs.close()
  // Others of this run find one admin, as they expect.
  await runSql(market.dataDir, `update users set role = 3 where id = 'usr_second${own}'`)
})
