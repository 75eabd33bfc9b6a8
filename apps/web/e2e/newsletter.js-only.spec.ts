import { expect, expectNoAxeViolations, test } from './test'

test('the newsletter of the footer answers where it stands', async ({ page }) => {
  await page.goto('/login')
  const footer = page.getByRole('contentinfo')
  const email = footer.getByLabel('Email for the newsletter')
  const refusal = footer.getByText('Please enter an email address like name@example.com.')
  await email.fill('nonsense')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(refusal).toBeVisible()
  await expectNoAxeViolations(page)

  await email.fill(`reader-${Math.random()}@pasar.test`)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thanks for subscribing! Check your inbox.')).toBeVisible()
  await expect(refusal).toHaveCount(0)
  await expect(email).toHaveValue('')
  await expect(page).toHaveURL(/\/login$/)
})
