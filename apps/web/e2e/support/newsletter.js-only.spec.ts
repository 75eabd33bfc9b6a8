import type { Route } from '@playwright/test'
import { expect, expectNoAxeViolations, test, waitForHydration } from '../testing/test'

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

test('the newsletter says why it failed, and its page stays', { tag: '@nightly' }, async ({ context }) => {
  // A page of its own: what fails here is also logged to the console, as it should be.
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/track-order')
  await waitForHydration(page)
  await page.getByLabel('Order number').fill('PSR-7K2Q9M4X')
  const footer = page.getByRole('contentinfo')
  const email = footer.getByLabel('Email for the newsletter')
  const address = `reader-${Math.random()}@pasar.test`
  await email.fill(address)
  const answers: [(route: Route) => Promise<void>, string][] = [
    [(route) => route.abort('internetdisconnected'), 'Subscription failed. Please try again later.'],
    [(route) => route.fulfill({ status: 500, body: '' }), 'Subscription failed. Please try again later.'],
    [(route) => route.fulfill({ status: 409, json: { message: 'The list is full.' } }), 'The list is full.'],
    [
      (route) => route.fulfill({ status: 503, json: { success: false, code: 'STORAGE_FULL', message: '?' } }),
      'We cannot save anything right now.',
    ],
  ]
  for (const [answer, sentence] of answers) {
    await page.route('**/api/newsletter/subscribe', answer)
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(email).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(email).toHaveValue(address)
    await page.unrouteAll({ behavior: 'wait' })
  }
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const thanks = footer.getByText('Thanks for subscribing! Check your inbox.')
  await expect(thanks).toBeVisible()
  await page.clock.fastForward(5_100)
  await expect(thanks).toHaveCount(0)
  await expect(page.getByLabel('Order number')).toHaveValue('PSR-7K2Q9M4X')
})
