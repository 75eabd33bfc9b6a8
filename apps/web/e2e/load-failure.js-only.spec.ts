import { expect, expectNoAxeViolations, test } from './test'

test('a page that cannot be loaded says so, and Reload Page brings it', async ({ context }) => {
  // A page of its own: what fails here is told in the console, too, and that is right.
  const page = await context.newPage()
  await page.goto('/')
  await page.route('**/login.data*', (route) => route.abort())
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Error Loading Content' })).toBeVisible()
  await expect(page.getByText(/^Failed to load data: /)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})
