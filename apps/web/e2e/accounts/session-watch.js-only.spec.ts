import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { holdClock } from '../testing/clock'
import { expect, PASSWORD, signIn, signUp, test, waitForHydration } from '../testing/test'

const KEYS = ['userInfo', 'userLevel', 'sessionId', 'loginTimestamp', 'cart']
const readKeys = (names: string[]): string[] => names.filter((name) => localStorage.getItem(name) !== null)

/** A form with something written in it. @returns the field */
async function beginPlan(page: Page, typed: string): Promise<Locator> {
  await page.goto('/planner/new')
  await page.getByRole('navigation', { name: 'Templates' }).getByRole('link').first().click()
  await waitForHydration(page)
  const name = page.getByRole('main').getByLabel('Name', { exact: true })
  await name.fill(typed)
  return name
}

test('a page that has been open for long finds that its session has ended', async ({ page, market }) => {
  await page.clock.install()
  await signUp(page)
  await page.goto('/shop-now?q=kopi')
  await expect.poll(() => page.evaluate(readKeys, KEYS.slice(0, 4))).toEqual(KEYS.slice(0, 4))
  await page.evaluate(() => localStorage.setItem('cart', '[]'))

  const asked = page.waitForResponse((answer) => answer.url().endsWith('/session'))
  let isAsked = false
  void asked.then(() => {
    isAsked = true
  })
  // The watch comes with a script of its own: until it is here the clock goes on for nobody.
  await expect(async () => {
    if (!isAsked) await page.clock.fastForward('05:01')
    expect(isAsked).toBe(true)
  }).toPass()
  expect(await (await asked).json()).toMatchObject({ alive: true })
  await expect(page).toHaveURL(/\/shop-now\?q=kopi$/)

  // Elsewhere: only the session ends, this page gets no event.
  const cookies = await page.context().cookies()
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await fetch(`${market.url}/logout`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(),
    headers: { cookie: header, origin: market.url },
  })
  await page.clock.fastForward('05:01')
  await expect(page).toHaveURL(/\/login\?why=expired&from=%2Fshop-now%3Fq%3Dkopi$/)
  await expect(page.getByText('Session Expired')).toBeVisible()
  await expect(page.getByText('Please log in again.')).toBeVisible()
  await expect.poll(() => page.evaluate(readKeys, KEYS)).toEqual([])
})

test('what is written stays when its member is logged out elsewhere, and is sent after a login in another tab', async ({
  page,
  market,
}) => {
  await page.clock.install()
  const email = await signUp(page)
  const name = await beginPlan(page, 'Kenduri for forty')
  const cookies = await page.context().cookies()
  const header = cookies.map(({ name: own, value }) => `${own}=${value}`).join('; ')
  await fetch(`${market.url}/logout`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(),
    headers: { cookie: header, origin: market.url },
  })

  const create = page.getByRole('main').getByRole('button', { name: 'Make the list', exact: true })
  await create.click()
  const logIn = page.getByRole('main').getByRole('link', { name: 'Log in in a new tab' })
  await expect(logIn).toBeVisible()
  await expect(name).toHaveValue('Kenduri for forty')

  // The watch comes with a script of its own: until it is here the clock goes on for nobody.
  await expect(async () => {
    await page.clock.fastForward('05:01')
    await expect(page.getByText('Session Expired')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page).toHaveURL(/\/planner\/new\?/)
  await expect(name).toHaveValue('Kenduri for forty')

  const [tab] = await Promise.all([page.context().waitForEvent('page'), logIn.click()])
  await tab.getByLabel('Email', { exact: true }).fill(email)
  await tab.getByLabel('Password').fill(PASSWORD)
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(tab).toHaveURL(/\/planner\/new\?/)
  await tab.close()
  await create.click()
  await expect(page).toHaveURL(/\/planner\/(?!new)/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kenduri for forty' })).toBeVisible()
})

test('what is written is not sent under an account that logs in in another tab', async ({
  page,
  context,
}) => {
  await page.clock.install()
  const email = await signUp(page)
  const name = await beginPlan(page, 'Kenduri for sixty')
  const tab = await context.newPage()
  await signUp(tab)
  // The watch comes with a script of its own: until it is here the clock goes on for nobody.
  const other = page.getByText('You are logged in with another account now')
  await expect(async () => {
    await page.clock.fastForward('05:01')
    await expect(other).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const create = page.getByRole('main').getByRole('button', { name: 'Make the list', exact: true })
  await create.click()
  await expect(page).toHaveURL(/\/planner\/new\?/)
  await expect(name).toHaveValue('Kenduri for sixty')
  await tab.goto('/planner')
  await expect(tab.getByRole('main')).not.toContainText('Kenduri for sixty')

  // The first one logs in again there: this page learns of it at once.
  await signIn(tab, email)
  await tab.goto('/planner')
  await waitForHydration(tab)
  await expect(async () => {
    await create.click()
    await expect(page).toHaveURL(/\/planner\/(?!new)/, { timeout: 2_000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1, name: 'Kenduri for sixty' })).toBeVisible()
})

test('the popup of a logout stands for a second and a half', { tag: '@nightly' }, async ({ page }) => {
  await signUp(page)
  await page.clock.install()
  await page.goto('/shop-now')
  await waitForHydration(page)
  await holdClock(page)
  await page.getByRole('banner').locator('details').last().locator('summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const popup = page.getByText('Logged Out!')
  await expect(popup).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.clock.runFor(1_600)
  await expect(popup).toHaveCount(0)
  await expect.poll(() => page.evaluate(readKeys, KEYS)).toEqual([])
})

test('what is added after the session has ended is in the cart after the login', async ({ context }) => {
  // A page of its own: the refused call is also logged to the console.
  const page = await context.newPage()
  const email = await signUp(page)
  await page.goto(`/item/${SMALL.items.kopi.slug}`)
  await waitForHydration(page)
  await context.clearCookies({ name: 'session' })
  // Nothing is forgotten while the network is away either: the item stays to be added.
  await page.route('**/cart', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Network connection error.').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  // A socket that connects only now is refused with the same words, in a toast.
  await expect(page.getByRole('main').getByText('Please log in to continue.')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`/item/${SMALL.items.kopi.slug}$`))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
})
