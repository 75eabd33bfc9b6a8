import { expect, type Page } from '@playwright/test'

/** Puts one piece of an item without options into the cart of whoever is signed in. */
export async function addToCart(page: Page, slug: string): Promise<void> {
  await page.goto(`/item/${slug}`)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to your cart').first()).toBeVisible()
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/cart')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Checkout/ })
    .click()
  await page.waitForURL(/\/checkout/)
}

/** A believable address in Kuala Lumpur. */
export async function fillAddress(page: Page): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Full name').fill('Nurul Huda binti Ahmad')
  // A phone of its own: who shares one with a buyer has had the welcome gift.
  const phone = `012-${Math.floor(100 + Math.random() * 900)} ${Math.floor(1_000 + Math.random() * 9_000)}`
  await form.getByLabel('Phone').fill(phone)
  await form.getByLabel('Address', { exact: true }).fill('12, Jalan Telawi 3, Bangsar')
  await form.getByLabel('Postcode').fill('59100')
  await form.getByLabel('Town or city').fill('Kuala Lumpur')
  await form.getByLabel('State', { exact: true }).selectOption('kul')
}

/** Presses "Place order", whose name carries the total. */
export async function placeOrder(page: Page, total: string): Promise<void> {
  const button = page.getByRole('button', { name: /^Place order/ }).first()
  await expect(button).toContainText(total)
  await button.click()
}

export async function fillCard(page: Page, number: string, expiry = '08/34'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill(expiry)
  await page.getByLabel('CVC').fill('123')
}
