import { SMALL } from '@pasar/api/testing'
import { order, payByCard } from '../testing/shopper'
import { expect, signIn, signUp, test } from '../testing/test'

const { kopi, onOffer, virtual } = SMALL.items

test('the dashboard shows what is on its way, and leads there', { tag: '@plain-only' }, async ({ page }) => {
  await signIn(page, SMALL.users.buyer.email)
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page).toHaveURL(/\/buyer-dashboard$/)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText(SMALL.users.buyer.name)
  await expect(main.getByText('The seller is packing it')).toHaveCount(2)
  await expect(main.getByRole('link', { name: onOffer.title })).toBeVisible()
  await main.getByRole('link', { name: kopi.title }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/user/${SMALL.orders.paid.id}$`))
})

test('an order that waits is paid from there', { tag: '@plain-only' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/buyer-dashboard')
  await expect(page.getByText('Nothing on its way')).toBeVisible()
  await order(page, virtual)
  await page.goto('/buyer-dashboard')
  await expect(page.getByText(/Pay within \d+ minutes?/)).toBeVisible()
  await page.getByRole('button', { name: 'Pay now · RM 19.90' }).click()
  await page.waitForURL(/\/pay\//)
  await payByCard(page, 'RM 19.90')
  await page.goto('/buyer-dashboard')
  await expect(page.getByRole('main').getByText('RM 19.90').first()).toBeVisible()
  await expect(page.getByText(/Pay within/)).toHaveCount(0)
})
