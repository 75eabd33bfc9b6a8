import { runSql } from '@pasar/api/testing'
import { withOwnServer } from '../testing/own-server'
import { expect, expectNoAxeViolations, signUp, test, waitForHydration } from '../testing/test'

test('a page that cannot be loaded says so, and Reload Page brings it', async ({ context }) => {
  // A page of its own: what fails here is also logged to the console, as it should be.
  const page = await context.newPage()
  await page.goto('/')
  await page.route('**/login.data*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Error Loading Content' })).toBeVisible()
  await expect(
    page.getByText('Failed to load data: Network connection error.', { exact: true }),
  ).toBeVisible()
  // What every page knows did not come with this one: the page before knew it.
  await expect(page).toHaveTitle('Error Loading Content · Pasar')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Categories' })).toBeVisible()
  // The first page brought its styles; they must not have gone with it.
  await expect(page.locator('body')).toHaveCSS('font-family', /Jakarta/)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})

test('a part of a page that fails leaves the others standing, and is back as soon as it can be', async ({
  context,
}) => {
  await withOwnServer(
    async ({ url, dataDir }) => {
      // Closed before the server goes: what it still fetches would fail.
      const page = await context.newPage()
      await runSql(dataDir, 'alter table banners rename to lost')
      await page.goto(url)
      await expect(page.getByText('Part of this page could not be loaded')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Trending' }).getByRole('article').first()).toBeVisible()
      await expectNoAxeViolations(page)
      await runSql(dataDir, 'alter table lost rename to banners')
      await page.getByRole('button', { name: 'Reload Page' }).click()
      await expect(page.getByText('Part of this page could not be loaded')).toBeHidden()
      await expect(page.getByRole('link', { name: 'See the offers' }).first()).toBeAttached()
      await page.close()
    },
    { LOG_LEVEL: 'info' },
  )
})

test('a part of the scripts that cannot be fetched says so, and comes when it is asked for again', async ({
  context,
}) => {
  const page = await context.newPage()
  await signUp(page)
  await page.goto('/wishlist')
  await waitForHydration(page)
  // Neither the popup nor what shows messages can be fetched: the message comes without it.
  await page.route(/\/assets\/(cart-popup|toast-live)-/, (route) => route.abort('internetdisconnected'))
  const icon = page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' })
  await icon.click()
  const problem = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
  await expect(problem).toBeVisible()
  await expectNoAxeViolations(page, '[role=alert]')
  await page.unrouteAll({ behavior: 'wait' })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  await expect(problem).toHaveCount(0)
})
