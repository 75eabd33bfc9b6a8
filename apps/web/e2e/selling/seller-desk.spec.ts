import { runSql, SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, main, signIn, signUp, test } from '../testing/test'

test('a seller comes in by the dashboard and goes on to what waits', async ({ page, market }) => {
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/')
  await expect(page).toHaveURL(/\/seller-dashboard$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(SMALL.users.seller.name)
  for (const title of ['Sales today', 'Sales in the last 7 days', 'Service quality', 'Your money'])
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
  await expect(main(page).getByRole('table', { name: 'Sales per day' }).getByRole('row')).toHaveCount(31)
  await expectNoAxeViolations(page)
  const rail = page.getByRole('navigation', { name: 'Parts of this area' })
  await rail.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/orders\/seller$/)
  // The address changes before the page does, which has a rail of its own.
  await expect(rail.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await rail.getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL(/\/seller-dashboard$/)

  // Others sell as this member, too: it is taken back, whatever comes between.
  const setStatus = (status: string) =>
    runSql(
      market.dataDir,
      `update users set seller_status = '${status}' where id = '${SMALL.users.seller.id}'`,
    )
  await setStatus('suspended')
  await page.goto('/orders/seller').finally(() => setStatus('approved'))
  await expect(main(page).getByText('Your seller account is suspended')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})

test('a buyer follows a store, and no longer', async ({ page }) => {
  const { slug, name } = SMALL.items.kopi.store
  await signUp(page)
  await page.goto(`/store/${slug}`)
  await main(page).getByRole('button', { name: 'Follow store' }).click()
  await expect(page.getByText('You now follow this store')).toBeVisible()
  const following = main(page).getByRole('link', { name: 'You follow this store' })
  await expect(following).toBeVisible()
  // The page as it is cached for all, too.
  await page.goto(`/store/${slug}`)
  await expect(following).toHaveAttribute('href', `/store/${slug}/follow`)
  // The settings of notifications lead there, too.
  await page.goto('/user-profile/preferences')
  await main(page)
    .getByRole('link', { name: `Change how you follow ${name}` })
    .click()
  await expect(main(page).getByRole('heading', { level: 1, name: `Follow ${name}` })).toBeVisible()
  await expect(main(page).getByRole('link', { name: `Change how you follow ${name}` })).toBeVisible()
  await expectNoAxeViolations(page)
  await main(page).getByRole('button', { name: 'Stop following' }).click()
  await expect(page.getByText('You no longer follow this store')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Follow store' })).toBeVisible()
})
