import { SMALL } from '@pasar/api/testing'
import { openMail, readOutbox } from '../testing/outbox'
import { addToCart } from '../testing/shopper'
import { expect, expectNoAxeViolations, freshEmail, PASSWORD, register, signIn, test } from '../testing/test'

const { kopi } = SMALL.items

test('who registers shops at once, confirms the email before paying, and is led on', {
  tag: '@journey',
}, async ({ page, market }) => {
  const email = freshEmail()
  await page.goto('/register?from=%2Fshop-now')
  await register(page, email)
  await expect(page.getByText('Welcome!')).toBeVisible()
  await expect(page.getByText(`We have sent an email to ${email}.`)).toBeVisible()
  await addToCart(page, kopi.slug)
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/verify-email-prompt\?from=%2Fcheckout$/)
  await expect(page.getByRole('heading', { name: 'Please confirm your email' })).toBeVisible()
  await expect(page.getByText(`We have sent an email to ${email}.`).first()).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByText(`We have sent another email to ${email}.`)).toBeVisible()
  await page.goto(await openMail(market, 'verifyEmail', email, 2))
  await expect(page.getByText(`Please confirm that ${email} is your address.`)).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await page.goto('/verify-email-prompt?from=%2Fcart')
  await expect(page).toHaveURL(/\/cart$/)
})

test('elsewhere the link asks for the password, and signs in; used twice it says so', async ({
  page,
  market,
}) => {
  const email = freshEmail()
  await register(page, email)
  const link = await openMail(market, 'verifyEmail', email)
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('The password is incorrect.')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
  await expect(page).toHaveURL(/\/shop$/)

  await page.goto(link)
  await expect(page.getByText('This link has already been used.')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a link of someone else, or cut short, says so and offers a new one', { tag: '@plain-only' }, async ({
  page,
  market,
}) => {
  const email = freshEmail()
  await register(page, email)
  const link = await openMail(market, 'verifyEmail', email)
  await page.goto(link.slice(0, -30))
  await expect(page.getByText('This link is incomplete, or it is not one of ours.')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  await expect(page).toHaveURL(/\/verify-email-prompt/)
  await expect(page.getByText(`We have sent another email to ${email}.`)).toBeVisible()

  await page.context().clearCookies()
  await page.goto(link.slice(0, -30))
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible()
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto(link)
  await expect(page.getByText('This link belongs to another account.')).toBeVisible()
})

test('registering with an email that has an account looks like any other; its owner gets a mail', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const look = async (email: string) => {
    await register(page, email)
    await expect(page.getByText(`We have sent an email to ${email}.`)).toBeVisible()
    // The gift of those who never bought: also for who claims the email of someone who did.
    await expect(page.getByText('WELCOMEFREE')).toBeVisible()
    const shown = await page.getByRole('main').textContent()
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name} ${value.length}`)
    await page.goto('/checkout')
    await expect(page).toHaveURL(/\/verify-email-prompt/)
    await page.context().clearCookies()
    return { main: shown?.replaceAll(email, '…').slice(0, 300), cookies: cookies.sort() }
  }
  const taken = SMALL.users.buyer.email
  const fresh = await look(freshEmail())
  const again = await look(taken)
  expect(again.main).toBe(fresh.main)
  expect(again.cookies).toEqual(fresh.cookies)
  await expect.poll(async () => (await readOutbox(market, 'accountExists', taken)).length).toBe(1)
  expect(await readOutbox(market, 'verifyEmail', taken)).toEqual([])
})

test('who has lost mail and session signs in again, and gets a new link that leads on', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const email = freshEmail()
  await register(page, email)
  await page.context().clearCookies()
  await page.goto('/verify-email-prompt?from=%2Fwishlist')
  await expect(page.getByText('Lost the email? Sign in with your email and password')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/verify-email-prompt\?from=%2Fwishlist$/)
  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(page.getByText(`We have sent another email to ${email}.`)).toBeVisible()
  await page.goto(await openMail(market, 'verifyEmail', email, 2))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page).toHaveURL(/\/wishlist$/)
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
})

test('a password anyone would try first is refused', { tag: '@plain-only' }, async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Name').fill('Siti')
  await page.getByLabel('Email', { exact: true }).fill(freshEmail())
  await page.getByLabel('Password').fill('Password123')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('This password is too easy to guess.')).toBeVisible()
})

test('the language chosen with the account is that of the next page', { tag: '@plain-only' }, async ({
  page,
}) => {
  await page.goto('/register')
  await page.getByLabel('Name').fill('小明')
  await page.getByLabel('Email', { exact: true }).fill(freshEmail())
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByLabel('Language').selectOption('cn')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByText('欢迎！')).toBeVisible()
})
