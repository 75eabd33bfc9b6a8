import { addBuyer, beginSession, changeRows, readRows } from '@pasar/api/testing'
import { ROLE } from '@pasar/domain'
import { expect, type Page } from '@playwright/test'
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

/** What `applyToSell` sends as the proof of identity. */
export const PROOF = Buffer.from('\xff\xd8\xff\xe0 a photo of a card', 'latin1')

/** Applies to sell, as a person, by the form. */
export async function applyToSell(
  page: Page,
  { name, storeName }: { name: string; storeName: string },
): Promise<void> {
  const main = page.getByRole('main')
  const field = (label: string) => main.getByLabel(label, { exact: true })
  await page.goto('/become-seller')
  await field('You sell as').selectOption({ label: 'a person' })
  await field('Full name or business name').fill(name)
  await field('Identity card, passport or SSM number').fill('850101-14-5678')
  await field('Address').fill('8 Jalan Ampang, 50450 Kuala Lumpur')
  await field('Phone').fill('012-345 6789')
  await field('Store name').fill(storeName)
  await field('What would you like to sell?').fill('Kuih from my own kitchen.')
  await field('Bank').selectOption({ label: 'Maybank' })
  await field('Account number').fill('514123456789')
  await field('Account holder').fill('Nur Aisyah')
  await main.getByLabel('Proof').setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: PROOF })
  await main.getByLabel('I have read and agree').check()
  await main.getByRole('button', { name: 'Send application' }).click()
  await expect(page).toHaveURL(/\/seller-pending$/)
}
