import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, main, signIn, test } from '../testing/test'

const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

test('an admin saves a view, opens the list with it, deletes it and puts it back', async ({ page }) => {
  const name = `Old sellers ${Date.now()}`
  await signIn(page, SMALL.users.admin.email)
  await page.goto('/admin/users?role=2&sort=oldest')
  await main(page).getByRole('link', { name: 'Save this view' }).click()
  await button(page, 'Save view').click()
  await expect(main(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await main(page).getByLabel('Name').fill(name)
  await button(page, 'Save view').click()
  await expect(page.getByText('The view is saved.')).toBeVisible()
  await expectNoAxeViolations(page)

  await main(page).getByRole('link', { name: 'Back to the list' }).click()
  const views = main(page).getByRole('navigation', { name: 'Saved views' })
  await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  await expectNoAxeViolations(page)
  await views.getByRole('link', { name: 'All', exact: true }).click()
  await expect(main(page).getByRole('combobox', { name: 'Role' })).toHaveValue('')
  await views.getByRole('link', { name }).click()
  await expect(main(page).getByRole('combobox', { name: 'Role' })).toHaveValue('2')

  await main(page).getByRole('link', { name: 'Edit views' }).click()
  const own = main(page).getByRole('listitem').filter({ hasText: name })
  await own.getByRole('button', { name: 'Open the list with it' }).click()
  await expect(page.getByText('The list opens with this view from now on.')).toBeVisible()
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/role=2/)
  await main(page)
    .getByRole('navigation', { name: 'Saved views' })
    .getByRole('link', { name: 'All', exact: true })
    .click()
  await expect(page).toHaveURL(/view=all/)

  await page.goto('/admin/views/members')
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(main(page).getByText(`The view “${name}” was deleted.`)).toBeVisible()
  await button(page, 'Put it back').click()
  await expect(page.getByText('The view is back.')).toBeVisible()
  // The list is left as it was for other tests.
  await main(page)
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(main(page).getByText(`The view “${name}” was deleted.`)).toBeVisible()
})
