import { changeRows, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { openMail } from '../testing/outbox'
import {
  expect,
  freshEmail,
  logIn,
  type Market,
  PASSWORD,
  register,
  signIn,
  signUp,
  test,
} from '../testing/test'

const NEW_PASSWORD = 'rambutan-merah-77'

const expire = (market: Market, kind: string, email: string): Promise<void> =>
  changeRows(
    market.dataDir,
    'update email_links set expires_at = 1 where kind = ? and email = ?',
    kind,
    email,
  )

async function forget(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('a link is on its way.')).toBeVisible()
}

test('a link for a new password that is too old, or cut short, leads to a new one that works', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  await forget(page, email)
  const link = await openMail(market, 'resetPassword', email)
  await page.goto(link.slice(0, -10))
  await expect(page.getByText('This link is incomplete, or it is not one of ours.')).toBeVisible()

  // One that ends while its page is open.
  await page.goto(link)
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await expire(market, 'reset', email)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('This link has expired.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link has expired.')).toBeVisible()

  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.goto(await openMail(market, 'resetPassword', email, 2))
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
})

test('opened by another member, it changes the password of whom it was sent to alone', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const email = await signUp(page)
  await page.context().clearCookies()
  await forget(page, email)
  const { email: own } = SMALL.users.newbuyer
  await signIn(page, own)
  await page.goto(await openMail(market, 'resetPassword', email))
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await page.goto('/user-profile/security/email')
  await expect(page.getByRole('main').getByText(own)).toBeVisible()
  await page.context().clearCookies()
  await logIn(page, own)
  await expect(page).toHaveURL(/\/shop$/)
})

test('a link to confirm an email that is too old leads to a new one, also on another device', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const email = freshEmail()
  await register(page, email)
  const link = await openMail(market, 'verifyEmail', email)
  await page.goto(link)
  await expire(market, 'verify', email)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('This link has expired.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link has expired.')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a new link' }).click()
  const second = await openMail(market, 'verifyEmail', email, 2)

  await page.context().clearCookies()
  await page.goto(link)
  await expect(page.getByText('This link has expired.')).toBeVisible()
  await page.goto(second)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed.')).toBeVisible()
})
