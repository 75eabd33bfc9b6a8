import { expect, signUp, test } from '../testing/test'

test('a return without an order leads to all of them', { tag: '@plain-only' }, async ({ page }) => {
  await signUp(page)
  for (const path of ['/order-success', '/payment-success', '/payment-cancel']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/orders\/user$/)
  }
  expect((await page.goto('/order-success?order=ord_none'))?.status()).toBe(404)
})

test('a page that somebody may not see says which role they have', { tag: '@plain-only' }, async ({
  page,
}) => {
  await page.goto('/unauthorized')
  await expect(page.getByRole('heading', { level: 1, name: 'Please log in to continue.' })).toBeVisible()
  await expect(page.getByText('You are signed in')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await signUp(page)
  await page.goto('/unauthorized')
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page is not for your account' }),
  ).toBeVisible()
})
