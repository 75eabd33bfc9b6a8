import { readRows } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { runAdmin } from '../testing/shell'
import { expect, PASSWORD, signUp, test } from '../testing/test'

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
}

test('a suspended member is out at once, learns why by mail, and comes back when it is lifted', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const email = await signUp(page)
  await page.goto('/user-profile')
  const reason = 'Goods that were paid for outside the market'
  const given = await runAdmin(market.dataDir, 'suspend', '--email', email, '--reason', reason)
  expect(given).toBe(`${email} is suspended.\n`)

  await page.goto('/user-profile')
  await expect(page).toHaveURL(/\/login\?from=%2Fuser-profile&why=expired$/)
  await logIn(page, email, PASSWORD)
  await expect(page.getByText('This account is suspended. Please contact us.')).toBeVisible()
  await logIn(page, email, 'not the password')
  await expect(page.getByText('The email or password is incorrect.')).toBeVisible()
  // A shell triggers no job of the server: the mail goes with the next run.
  const mails = await readRows(market.dataDir, 'select kind from mails where to_email = ?', email)
  expect(mails).toContainEqual({ kind: 'accountSuspended' })

  const lifted = await runAdmin(market.dataDir, 'lift', '--email', email, '--reason', 'A mistake')
  expect(lifted).toBe(`${email} is free to log in.\n`)
  await logIn(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/shop$/)
})
