import { readRows, runSql, SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, main, signIn, test } from '../testing/test'

test('staff remove an item, its seller appeals, and it comes back', async ({
  page,
  context,
  market,
}, info) => {
  const { admin, seller } = SMALL.users
  // An item of this run's own: others look at the rest at the same time.
  const id = `itm_removal_${info.project.name}`
  const title = `Removable ${info.project.name}`
  await runSql(
    market.dataDir,
    `insert into items (id, seller_id, store_id, slug, title, category, condition, listing_type, status, price_sen,
       published_at, updated_at)
     select '${id}', seller_id, store_id, '${id}', '${title}', category, condition, 'Fixed', 'active', 1000,
       published_at, updated_at from items where id = '${SMALL.items.kopi.id}'`,
  )
  await signIn(page, seller.email)
  const sellerCookies = await context.cookies()
  await context.clearCookies()
  await signIn(page, admin.email)
  const adminCookies = await context.cookies()
  await page.goto('/admin/items')
  await expectNoAxeViolations(page)
  await page.goto(`/admin/items/${id}`)
  await main(page).getByRole('button', { name: 'Remove item' }).click()
  await expect(main(page).getByLabel('What to tell the seller')).toHaveAttribute('aria-invalid', 'true')
  await main(page).getByLabel('Reason', { exact: true }).selectOption('counterfeit')
  await main(page).getByLabel('What to tell the seller').fill('The brand is another one.')
  await main(page).getByRole('button', { name: 'Remove item' }).click()
  await expect(main(page).getByRole('button', { name: 'Restore item' })).toBeVisible()

  await context.clearCookies()
  await context.addCookies(sellerCookies)
  await page.goto('/my-products?status=removed')
  const row = main(page).locator(`[data-item="${id}"]`)
  await expect(row.getByText('The brand is another one.')).toBeVisible()
  await row.getByText('Appeal', { exact: true }).click()
  await expectNoAxeViolations(page)
  await row.getByLabel('Your appeal').fill('I hold the licence.')
  await row.getByRole('button', { name: 'Send appeal' }).click()
  await expect(row.getByText('You appealed. We’ll answer you.')).toBeVisible()

  await context.clearCookies()
  await context.addCookies(adminCookies)
  await page.goto('/admin/items?list=appeals')
  await main(page).getByRole('link', { name: title }).click()
  await expect(main(page).getByText('I hold the licence.')).toBeVisible()
  await expectNoAxeViolations(page)
  await main(page).getByLabel('Restore the item').check()
  await main(page).getByLabel('Answer to the seller').fill('Thank you, it is back.')
  await main(page).getByRole('button', { name: 'Send answer' }).click()
  await expect(main(page).getByText('Thank you, it is back.').first()).toBeVisible()
  const [item] = await readRows<{ status: string }>(
    market.dataDir,
    'select status from items where id = ?',
    id,
  )
  expect(item).toEqual({ status: 'active' })
})
