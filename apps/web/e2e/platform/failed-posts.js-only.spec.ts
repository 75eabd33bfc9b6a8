import { SMALL } from '@pasar/api/testing'
import type { Page, Route } from '@playwright/test'
import { fillAddress, fillCart, openCheckout, order } from '../testing/shopper'
import { expect, expectNoAxeViolations, signUp, test, waitForHydration } from '../testing/test'

/** Answers every post to an address in place of the server, until it is undone. */
async function failPosts(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().method() === 'POST' ? answer(route) : route.continue()),
  )
}
const restore = (page: Page) => page.unrouteAll({ behavior: 'wait' })

const json = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })

test('a form that cannot be sent stays with all that was typed, says why, and can be sent again', async ({
  context,
}) => {
  // A page of its own: what fails here is also logged to the console, as it should be.
  const page = await context.newPage()
  await page.goto('/contact')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByLabel('What is it about?').selectOption({ index: 1 })
  await main.getByLabel('Your name').fill('Mei Ling')
  await main.getByLabel('Your email').fill('mei@pasar.test')
  await main.getByLabel('Message', { exact: true }).fill('Where is my parcel of Tuesday?')
  const send = main.getByRole('button', { name: 'Send' })
  for (const [answer, sentence] of [
    [(route: Route) => route.abort('internetdisconnected'), 'Network connection error.'],
    [(route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }), 'Server error (502)'],
    [
      json(403, { success: false, code: 'CROSS_SITE', message: '?' }),
      'This request did not come from our own',
    ],
    [
      json(429, { success: false, code: 'TOO_MANY_REQUESTS', message: '?', details: { count: 3 } }),
      'Too many attempts. Please try again in 3 minutes.',
    ],
    [json(418, { success: false, code: 'NEW_REASON', message: 'We are asleep.' }), 'We are asleep.'],
  ] as const) {
    await failPosts(page, '/contact.data', answer)
    await send.click()
    await expect(main.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await expect(main.getByLabel('Message', { exact: true })).toHaveValue('Where is my parcel of Tuesday?')
    await expect(main.getByLabel('Your name')).toHaveValue('Mei Ling')
    await restore(page)
  }
  await expectNoAxeViolations(page)
  await send.click()
  await expect(page.getByText('mei@pasar.test').first()).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
})

test('a login that fails on the server keeps its page', { tag: '@nightly' }, async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/login')
  await waitForHydration(page)
  await page.getByLabel('Email', { exact: true }).fill('mei@pasar.test')
  await page.getByLabel('Password').fill('some password')
  await failPosts(page, '/login.data', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Server error (500)')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('mei@pasar.test')
  await expect(page.getByLabel('Password')).toHaveValue('some password')
  await restore(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible()
})

test('an order that cannot be sent leaves the checkout as it was, and is placed once', async ({
  context,
}) => {
  const page = await context.newPage()
  await signUp(page)
  await fillCart(page, SMALL.items.kopi)
  await openCheckout(page)
  await waitForHydration(page)
  await fillAddress(page)
  const place = page.getByRole('button', { name: /^Place order/ }).first()
  // The order is placed, but its answer is lost: pressing again must not place another.
  await failPosts(page, '/checkout.data', async (route) => {
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
  await place.click()
  await expect(page.getByText('Network connection error.')).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Postcode')).toHaveValue('59100')
  await expect(page.getByRole('main').getByLabel('State', { exact: true })).toHaveValue('kul')
  await restore(page)
  await place.click()
  await page.waitForURL(/\/pay\//)
  await page.goto('/orders/user')
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(1)
})

test('a form of another address leaves its page when it cannot be sent', { tag: '@nightly' }, async ({
  context,
}) => {
  const page = await context.newPage()
  await signUp(page)
  await order(page, SMALL.items.kopi)
  await page.goto('/orders/user')
  await waitForHydration(page)
  const pay = page.getByRole('main').getByRole('button', { name: /^Pay/ })
  // Not even the code that sends it can be fetched.
  await context.setOffline(true)
  await pay.click()
  await expect(page.getByText('Network connection error.').first()).toBeVisible()
  await context.setOffline(false)
  for (const [status, body, sentence] of [
    [502, '<h1>Bad gateway</h1>', 'Server error (502)'],
    [
      418,
      JSON.stringify({ success: false, code: 'NEW_REASON', message: 'We are asleep.' }),
      'We are asleep.',
    ],
  ] as const) {
    await page.route('**/orders/user/*.data', (route) => route.fulfill({ status, body }))
    await pay.click()
    await expect(page.getByText(sentence).first()).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
  await expect(page).toHaveURL(/\/orders\/user$/)
  await expectNoAxeViolations(page)
  await page.goto('/orders/user')
  await waitForHydration(page)
  // The footer's choices load their document anew, once they were taken.
  await page.route('**/settings/language.data', (route) => route.abort('internetdisconnected'))
  const malay = page.getByRole('contentinfo').getByRole('button', { name: 'Bahasa Melayu' })
  await malay.click()
  await expect(page.getByText('Network connection error.').first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.unrouteAll({ behavior: 'wait' })
  await malay.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  // What was typed meanwhile is there in the new language, too.
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByRole('main').locator('textarea').fill('Kain saya belum sampai.')
  await page.getByRole('contentinfo').getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('main').locator('textarea')).toHaveValue('Kain saya belum sampai.')
  await waitForHydration(page)
  await malay.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await page.goto('/orders/user')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Bayar/ })
    .click()
  await page.waitForURL(/\/pay\//)
})

test('a form with a file keeps it when it cannot be sent, and leads to what was wrong', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/careers/apply')
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByLabel('Your name').fill('Mei Ling')
  await main.getByLabel('Your email').fill('mei@pasar.test')
  const file = main.locator('input[type=file]')
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
  const send = main.getByRole('button', { name: 'Send application' })
  await failPosts(page, '/careers/apply.data', (route) => route.abort('connectionreset'))
  await send.click()
  const problem = main.getByRole('alert').filter({ hasText: 'Network connection error.' })
  await expect(problem).toBeInViewport()
  await expect(problem.locator('..')).toBeFocused()
  await restore(page)
  // Refused for what is missing: the file that was chosen is still there.
  await send.click()
  await expect(main.locator('[aria-invalid=true]').first()).toBeFocused()
  await expect(main.locator('[aria-invalid=true]').first()).toBeInViewport()
  expect(await file.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('cv.pdf')
  await expect(main.getByLabel('Your name')).toHaveValue('Mei Ling')
  await expect(main.getByText('again', { exact: false })).toHaveCount(0)
})

test('an account that cannot be made keeps its form', { tag: '@nightly' }, async ({ context }) => {
  const page = await context.newPage()
  await page.goto('/register')
  await waitForHydration(page)
  await page.getByLabel('Name').fill('Siti Aminah')
  await page.getByLabel('Email', { exact: true }).fill('siti@pasar.test')
  await failPosts(page, '/register.data', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Server error (500)' })
  await expect(problem.locator('..')).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('siti@pasar.test')
})
