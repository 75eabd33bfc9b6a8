import { SMALL } from '@pasar/api/testing'
import {
  expect,
  expectNoAxeViolations,
  freshEmail,
  register,
  signIn,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

const { lowStock, withVariants, virtual } = SMALL.items

test('a member asks, the seller answers, and then everyone reads it', async ({ page }) => {
  const path = `/item/${lowStock.slug}/questions`
  const main = page.getByRole('main')
  const question = `Is it food safe, ${Date.now()}?`
  await signUp(page)
  await page.goto(`/item/${lowStock.slug}`)
  await main.getByRole('region', { name: 'Questions and answers' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible()
  await waitForHydration(page)
  await main.getByLabel('Your question').fill('Write to me: ali@example.com')
  await main.getByRole('button', { name: 'Send question' }).click()
  await expect(main.getByText('Please leave out phone numbers, emails and links.')).toBeVisible()
  await expect(main.getByLabel('Your question')).toHaveValue('Write to me: ali@example.com')
  await main.getByLabel('Your question').fill(question)
  await main.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByText('Your question has been sent to the seller.')).toBeVisible()
  await expect(main.getByText(question)).toBeVisible()
  await expect(main.getByText('Waiting for the answer.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.context().clearCookies()
  await page.goto(path)
  await expect(main.getByText(question)).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Sign in to ask' })).toBeVisible()

  await signIn(page, lowStock.store.seller.email)
  await page.goto(path)
  await waitForHydration(page)
  await expect(main.getByLabel('Your question')).toHaveCount(0)
  const asked = main.getByRole('listitem').filter({ hasText: question })
  await asked.getByText('Answer this question').click()
  await asked.getByLabel('Your answer').fill('Yes, up to 100 °C.')
  await asked.getByRole('button', { name: 'Publish answer' }).click()
  await expect(page.getByText('Your answer is published.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`/item/${lowStock.slug}`)
  const shown = page.getByRole('region', { name: 'Questions and answers' })
  await expect(shown.getByText(question)).toBeVisible()
  await expect(shown.getByText('Yes, up to 100 °C.')).toBeVisible()
})

test('whoever has not confirmed the email is asked to', { tag: '@plain-only' }, async ({ page }) => {
  await register(page, freshEmail())
  await page.goto(`/item/${lowStock.slug}/questions`)
  await page.getByRole('main').getByRole('link', { name: 'Confirm your email to ask' }).click()
  await expect(page).toHaveURL(/\/verify-email-prompt/)
})

test('shipping is shown for every country, with the formula of the fee', { tag: '@plain-only' }, async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto(`/item/${withVariants.slug}`)
  await main.getByRole('link', { name: 'Shipping to another country' }).click()
  await expect(main.getByText('To Malaysia')).toBeVisible()
  await main.getByLabel('Country').selectOption('JP')
  await main.getByRole('button', { name: 'Show the fee' }).click()
  await expect(page).toHaveURL(/\?to=JP$/)
  await expect(main.getByText('To Japan')).toBeVisible()
  await expect(main.getByText(/^Zone 2, \d+ kg: RM.25\.00 \+ \d+ × RM.3\.00/)).toBeVisible()
  await page.goto(`/item/${withVariants.slug}/shipping?to=nowhere`)
  await expect(main.getByText('To Malaysia')).toBeVisible()
  await page.goto(`/item/${virtual.slug}/shipping`)
  await expect(main.getByText('Nothing is shipped')).toBeVisible()
})
