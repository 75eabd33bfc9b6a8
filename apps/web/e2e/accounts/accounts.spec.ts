import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, PASSWORD, signIn, test } from '../testing/test'

test('a wrong password and an unknown email get the same answer, and the email stays', async ({ page }) => {
  for (const email of [SMALL.users.buyer.email, 'nobody@pasar.test']) {
    await page.goto('/login')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password').fill('certainly wrong')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('The email or password is incorrect.')).toBeVisible()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  }
  await expectNoAxeViolations(page)
})

test('nonsense in the registration gets a sentence at each field', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Name').fill('   ')
  await page.getByLabel('Email', { exact: true }).fill('not an email')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Please enter a name.')).toBeVisible()
  await expect(page.getByText('Please enter an email address like name@example.com.')).toBeVisible()
  await expect(page.getByText('Please use at least 10 characters.')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('not an email')
  await expectNoAxeViolations(page)
})

test('the login leads back to where one came from, but never to another site', async ({ page }) => {
  await page.goto('/wishlist')
  await expect(page).toHaveURL(/\/login\?from=%2Fwishlist/)
  await page.getByLabel('Email', { exact: true }).fill(SMALL.users.newbuyer.email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/wishlist$/)
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/.//evil.example',
    '/\t/evil.example',
    '%2F%2Fevil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?from=${encodeURIComponent(target)}`)
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/(shop)?$/)
  }
})

test('members are sent home from the front page, and signing out works', async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/')
  await expect(page).toHaveURL(/\/shop$/)
  const menu = page.getByRole('banner').locator('details').last()
  await menu.locator('summary').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged Out!')).toBeVisible()
  await page.goto('/wishlist')
  await expect(page).toHaveURL(/\/login/)
})

test('the language is chosen once and stays', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Bahasa Melayu' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await expect(page.getByRole('heading', { name: 'Selamat kembali' })).toBeVisible()
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Buka akaun' })).toBeVisible()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expectNoAxeViolations(page)
})

test('the newsletter takes an email and refuses nonsense', { tag: '@plain-only' }, async ({ page }) => {
  await page.goto('/login')
  const form = page.getByRole('contentinfo')
  await form.getByLabel('Email for the newsletter').fill('nonsense')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Please enter an email address like name@example.com.')).toBeVisible()
  await page.goto('/login')
  await form.getByLabel('Email for the newsletter').fill(`reader-${Math.random()}@pasar.test`)
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thanks for subscribing! Check your inbox.').first()).toBeVisible()
})

test('an unknown address shows the 404 page with a way home', { tag: '@plain-only' }, async ({ page }) => {
  for (const path of ['/no/such/page', '/item/no-such-item', '/shop/category/no-such-category']) {
    if (path.startsWith('/shop')) await signIn(page, SMALL.users.newbuyer.email)
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page).toHaveTitle(/404 Page Not Found/)
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/(shop)?$/)
})
