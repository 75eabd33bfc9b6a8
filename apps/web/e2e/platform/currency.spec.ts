import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { addToCart } from '../testing/shopper'
import { expect, expectNoAxeViolations, freshEmail, PASSWORD, signUp, test } from '../testing/test'

const { kopi, withVariants } = SMALL.items

const choose = async (page: Page, name: string): Promise<void> => {
  const choice = page.getByRole('contentinfo').getByRole('button', { name, exact: true })
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
}

const about = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })

test('a visitor sees about what prices are elsewhere, beside ringgit, and goes back to ringgit', async ({
  page,
  browser,
  market,
}) => {
  const path = `/item/${kopi.slug}`
  await page.goto(path)
  await expect(page.getByText('≈ USD 2.84')).toHaveCount(0)
  await choose(page, '≈ USD')
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(about(page, '≈ USD 2.84').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('12.90').first()).toBeVisible()
  // Where the choice was made, the bar at the top covers links by half, which axe takes for small ones.
  await page.goto(path)
  await expect(about(page, '≈ USD 2.84').first()).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto('/')
  await expect(about(page, '≈ USD 2.84').first()).toBeVisible()
  await page.goto(`/item/${withVariants.slug}`)
  await expect(page.getByRole('main').getByText(/^≈ USD [\d.]+ – ≈ USD [\d.]+$/)).toBeVisible()
  // Pages are kept for all visitors: others keep their ringgit, and theirs its own currency.
  const other = await browser.newContext({ baseURL: market.url })
  expect(await (await other.request.get(path)).text()).not.toContain('≈ USD 2.84')
  const yuan = await other.request.get(path, { headers: { Cookie: 'currency=CNY' } })
  expect(await yuan.text()).toContain('≈ CNY 20.25')
  await other.close()
  await page.goto(path)
  await choose(page, 'RM')
  await expect(page.getByText('≈ USD 2.84')).toHaveCount(0)
})

test('a member keeps the currency on the account, and pays in ringgit', async ({ page }) => {
  const email = await signUp(page)
  await addToCart(page, kopi.slug)
  await choose(page, '≈ SGD')
  for (const path of ['/shop', '/shop-now?q=kopi', `/item/${kopi.slug}`]) {
    await page.goto(path)
    await expect(about(page, '≈ SGD 3.87').first()).toBeVisible()
  }
  await page.goto('/cart')
  await expect(page.getByRole('main').getByText(/^≈ SGD \d/)).toBeVisible()
  await page.goto('/checkout')
  await expect(about(page, '≈ SGD 5.97').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Place order/ }).first()).toContainText('RM 19.90')
  await page.goto('/user-profile')
  await expect(page.getByLabel('Currency for prices')).toHaveValue('SGD')
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { waitUntil: 'commit' })
  await page.goto(`/item/${kopi.slug}`)
  await expect(about(page, '≈ SGD 3.87').first()).toBeVisible()
})

test('a currency that is none changes nothing', { tag: '@plain-only' }, async ({ page }) => {
  await page.goto(`/item/${kopi.slug}`)
  for (const currency of ['GBP', 'usd', '', freshEmail()]) {
    const answer = await page.request.post('/settings/currency', {
      form: { currency, from: `/item/${kopi.slug}` },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(302)
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
  await page.context().addCookies([{ url: page.url(), name: 'currency', value: '<b>' }])
  await page.reload()
  await expect(page.getByText('≈ ', { exact: false }).filter({ hasText: /\d/ })).toHaveCount(0)
})
