import { readRows, runSql, SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, main, signIn, test } from '../testing/test'

test('an admin impersonates a member, is refused what is closed, and ends it', async ({
  page,
  market,
}, info) => {
  // Someone of this run's own: others look at the rest at the same time.
  const own = info.project.name.replace(/\W/g, '')
  const id = `usr_look${own}`
  const name = `Look ${own}`
  await runSql(
    market.dataDir,
    `insert into users (id, email, name, password_hash, role, verified_at, created_at)
       values ('${id}', 'look-${own}@pasar.test', '${name}', 'none', 3, 1, 1)`,
  )
  await signIn(page, SMALL.users.admin.email)
  await page.goto(`/admin/users/${id}`)
  await expectNoAxeViolations(page)
  await main(page).getByRole('button', { name: 'View the shop as this member' }).click()
  await expect(main(page).getByLabel('Reason for viewing')).toHaveAttribute('aria-invalid', 'true')
  await main(page).getByLabel('Reason for viewing').fill('Asked where the orders are')
  await main(page).getByRole('button', { name: 'View the shop as this member' }).click()

  // Axe is a script, too: it cannot run on pages of an impersonation.
  const banner = page.getByRole('region', { name: 'Viewing as a member' })
  await expect(page).toHaveURL(/\/shop$/)
  await expect(banner).toContainText(`as ${name}. Nothing can be changed. Ends at`)
  for (const path of ['/orders/user', '/cart', `/item/${SMALL.items.kopi.slug}`]) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(banner).toContainText(name)
  }
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'This page or action is closed while you view the shop as a member',
  )
  expect(await readRows(market.dataDir, 'select * from cart_lines where user_id = ?', id)).toEqual([])
  for (const path of ['/checkout', '/user-profile/security', '/messages', '/admin/users'])
    expect((await page.goto(path))?.status()).toBe(403)
  await main(page).getByRole('link', { name: 'Continue viewing' }).click()
  await expect(page).toHaveURL(/\/shop$/)

  await banner.getByRole('button', { name: 'Stop viewing' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/users/${id}$`))
  await expect(main(page).getByText('Stopped viewing the shop as the member')).toBeVisible()
  await expect(main(page).getByText('Asked where the orders are')).toBeVisible()
  await expect(banner).toHaveCount(0)
})
