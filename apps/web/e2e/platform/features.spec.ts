import { runSql, SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'

// Whatever becomes of it: the tests after this one find everything open.
test.afterEach(({ market }) => runSql(market.dataDir, "delete from settings where name like 'feature%'"))

test('what an admin switches off is closed to everybody, and leaves the pages that lead there', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const subscribe = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })
  // Twice: from then on this page comes from memory.
  for (const _visit of [1, 2]) {
    await page.goto('/about')
    await expect(subscribe).toBeVisible()
  }
  await signIn(page, SMALL.users.admin.email)
  await page.goto('/admin/settings/features')
  await main.getByLabel('Newsletter sign-up').selectOption('Off')
  await main.getByLabel('Reason').fill('A new list is made')
  await main.getByRole('button', { name: 'Show the effect' }).click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Nobody can subscribe.' })).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'Save these settings' }).click()
  await expect(main.getByText('A new list is made')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/about')
  await expect(subscribe).toBeHidden()
  expect((await page.goto('/newsletter'))?.status()).toBe(403)
  await expect(main.getByRole('heading', { level: 1, name: 'This is switched off' })).toBeVisible()
})
