import { addBuyer, beginSession, changeRows, readRows } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import type { Page } from '@playwright/test'
import { getMarket } from './market'
import { PASSWORD } from './plain-forms'

/** Fills in the form of the login, for whoever tests that. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { waitUntil: 'commit' })
}

/** Two-step login has tests of its own; others need it to be on only. */
export const turnTwoFactorOn = (dataDir: string, email: string): Promise<void> =>
  changeRows(
    dataDir,
    `insert or ignore into two_factor (user_id, sealed_secret, is_on, created_at)
       select id, 'x', 1, 1 from users where email = ?`,
    email,
  )

/** Lets someone in without a login: `logIn` is the way through the form. */
async function enter(page: Page, cookie: string): Promise<void> {
  const { url } = getMarket()
  const [name = '', value = ''] = cookie.split('=')
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
}

/** Signs a member in. Those who run the market have two-step login on: without it no page of theirs opens. */
export async function signIn(page: Page, email: string): Promise<void> {
  const { dataDir } = getMarket()
  const [user] = await readRows<{ id: string; role: number }>(
    dataDir,
    'select id, role from users where email = ?',
    email,
  )
  if (!user) throw new Error(`nobody has ${email}`)
  if (user.role === ROLE.ADMIN || user.role === ROLE.MANAGER) await turnTwoFactorOn(dataDir, email)
  await enter(page, await beginSession(dataDir, user.id))
}

let people = 0

/** An email nobody has. */
export function freshEmail(): string {
  people += 1
  return `buyer-${process.pid}-${Date.now()}-${people}@pasar.test`
}

/** Makes an account whose email is yet to be confirmed, and is signed in with it. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/register')
  await page.getByLabel('Name').fill('Siti Aminah')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/register'), { waitUntil: 'commit' })
}

/** A new member of its own, so that tests do not share a cart, who may buy at once. */
export async function signUp(page: Page): Promise<string> {
  const email = freshEmail()
  await enter(page, await addBuyer(getMarket().dataDir, { name: 'Siti Aminah', email }))
  return email
}
