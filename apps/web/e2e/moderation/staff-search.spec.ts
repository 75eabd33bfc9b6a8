import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, test, waitForHydration } from '../testing/test'

const { admin, buyer } = SMALL.users

test.beforeEach(async ({ page }) => {
  await signIn(page, admin.email)
  await page.goto('/admin-dashboard')
})

test('an admin finds a member, an order and a page with one search', async ({ page }) => {
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Search', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
  await main.getByLabel('Name, email, order number, item, store or page').fill(buyer.email)
  await main.getByRole('button', { name: 'Search' }).click()
  await expect(main.getByRole('link', { name: SMALL.orders.paid.number })).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'All matching members' }).click()
  await expect(main.getByLabel('Name, email, phone or order number')).toHaveValue(buyer.email)
  await page.goto('/admin/search?q=currency')
  await main.getByRole('link', { name: 'Currency rates' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Currency rates' })).toBeVisible()
})

test('Ctrl K finds over the page, by keyboard alone', { tag: '@js-only' }, async ({ page }) => {
  await waitForHydration(page)
  const opener = page.getByRole('main').getByRole('link', { name: 'Members', exact: true })
  await opener.focus()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Name, email, order number, item, store or page' })
  await expect(box).toBeFocused()
  await expect(page.getByRole('option', { name: 'Payouts', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Control+k')
  await box.fill(buyer.email)
  const found = page.getByRole('option', { name: buyer.name })
  await expect(found.first()).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await found.first().getAttribute('id')) ?? 'none',
  )
  await expectNoAxeViolations(page)
  await box.press('ArrowDown')
  await expect(found.first()).toHaveAttribute('aria-selected', 'false')
  await box.press('ArrowUp')
  await box.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/admin/users/${buyer.id}$`))
  await expect(box).toHaveCount(0)
})
