import { SMALL } from '@pasar/api/testing'
import { openMail, readOutbox } from '../testing/outbox'
import { expect, expectNoAxeViolations, freshEmail, signIn, signUp, test } from '../testing/test'

const NEW_PASSWORD = 'rambutan-merah-77'

test('a forgotten password is replaced by a mail, and one is led back to where one was', async ({
  page,
  market,
}) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  await page.goto('/wishlist')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/forgot-password\?from=%2Fwishlist$/)
  await expectNoAxeViolations(page)
  await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${email} has an account, a link is on its way.`)).toBeVisible()
  await expectNoAxeViolations(page)

  const link = await openMail(market, 'resetPassword', email)
  await page.goto(link)
  await expectNoAxeViolations(page)
  await page.getByLabel('New password').fill('qwertyuiop')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?from=%2Fwishlist$/)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(NEW_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/wishlist$/)
  await expect.poll(async () => (await readOutbox(market, 'passwordChanged', email)).length).toBe(1)

  await page.goto(link)
  await expect(page.getByText('This link has already been used.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(page).toHaveURL(/\/forgot-password\?from=%2Fwishlist$/)
})

test('strangers see the same answer, and get no mail', { tag: '@plain-only' }, async ({ page, market }) => {
  const nobody = freshEmail()
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(nobody)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${nobody} has an account, a link is on its way.`)).toBeVisible()
  const member = SMALL.users.seller.email
  await page.getByLabel('Email', { exact: true }).fill(member)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${member} has an account, a link is on its way.`)).toBeVisible()
  await openMail(market, 'resetPassword', member)
  expect(await readOutbox(market, 'resetPassword', nobody)).toEqual([])
})

test('a session that was ended elsewhere says so, here and when logging out', async ({
  page,
  browser,
  market,
}) => {
  const context = await browser.newContext({ baseURL: market.url, javaScriptEnabled: false })
  const other = await context.newPage()
  const email = await signUp(page)
  await other.goto('/forgot-password')
  await other.getByLabel('Email', { exact: true }).fill(email)
  await other.getByRole('button', { name: 'Send me a link' }).click()
  await other.goto(await openMail(market, 'resetPassword', email))
  await other.getByLabel('New password').fill(NEW_PASSWORD)
  await page.goto('/shop-now')
  await other.getByRole('button', { name: 'Save new password' }).click()
  await expect(other.getByText('Your new password is set.')).toBeVisible()
  await context.close()

  await page.getByRole('banner').locator('details').last().locator('summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Session Expired')).toBeVisible()
  await expect(page.getByText('Please log in again.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a page for members says that the session has ended', { tag: '@plain-only' }, async ({
  page,
  market,
}) => {
  await signIn(page, SMALL.users.buyer.email)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'session')
  await page.context().addCookies([{ name: 'session', value: `${cookie?.value}x`, url: market.url }])
  await page.goto('/wishlist')
  await expect(page).toHaveURL(/\/login\?from=%2Fwishlist&why=expired$/)
  await expect(page.getByText('Session Expired')).toBeVisible()
  await expect(page.getByText('Please log in again.')).toBeVisible()
})

test('what was written without scripts is kept when the session has ended', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/user-profile')
  await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Nur “Aisyah” binti <b>Ali</b>')
  const session = (await page.context().cookies()).filter(({ name }) => name === 'session')
  await page.context().clearCookies()
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You were logged out before this was sent')
  await expect(page.getByText('Nur “Aisyah” binti <b>Ali</b>')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in in a new tab' })).toHaveAttribute(
    'href',
    /^\/login\?from=%2Fuser-profile/,
  )
  await page.context().addCookies(session)
  await page.getByRole('button', { name: 'Send' }).click()
  // Who is logged in now may be somebody else.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check under whose name this is sent')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.goto('/user-profile')
  await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue(
    'Nur “Aisyah” binti <b>Ali</b>',
  )
})
