import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { fillCart, openCheckout } from '../testing/shopper'
import { expect, expectNoAxeViolations, main, signUp, test } from '../testing/test'

const { kopi, bulky, heavy } = SMALL.items

/** Saves the first address, which is the default. */
async function saveAddress(page: Page, country: string, fill: (form: Locator) => Promise<void>) {
  await page.goto('/user-profile/addresses/new')
  const form = main(page)
  await form.getByLabel('Full name').fill('Nurul Huda')
  await form.getByLabel('Country', { exact: true }).selectOption(country)
  await form.getByLabel('Phone').fill('+60 12 345 6789')
  await form.getByLabel('Address', { exact: true }).fill('12, Jalan Telawi 3')
  await form.getByLabel('Town or city').fill('Bangsar')
  await fill(form)
  await form.getByRole('button', { name: /^Save/ }).click()
  await page.waitForURL(/addresses$/)
}

async function expectOnItem(page: Page, slug: string, country: string, fee: string) {
  await page.goto(`/item/${slug}`)
  await expect(main(page).getByText(`Shipping to ${country}: ${fee}`)).toBeVisible()
  await main(page).getByRole('link', { name: 'Shipping to another country' }).click()
  await expect(main(page).getByText(`To ${country}`)).toBeVisible()
  await expect(main(page).locator('[aria-live]').getByText(fee, { exact: true })).toBeVisible()
}

test('a visitor reads one fee on the banner, the item and its shipping page', { tag: '@plain-only' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('From RM 7.00 anywhere in Malaysia').first()).toBeAttached()
  await expectOnItem(page, kopi.slug, 'Malaysia', 'RM 7.00')
  await expectOnItem(page, bulky.slug, 'Malaysia', 'RM 21.00')
})

test('item, cart and checkout ask the same for a basket of single pieces', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signUp(page)
  await saveAddress(page, 'MY', async (form) => {
    await form.getByLabel('Postcode').fill('59100')
    await form.getByLabel('State', { exact: true }).selectOption('kul')
  })
  await expectOnItem(page, kopi.slug, 'Malaysia', 'RM 7.00')
  await expectOnItem(page, bulky.slug, 'Malaysia', 'RM 21.00')
  await fillCart(page, kopi, bulky)
  await page.goto('/cart')
  // RM 12.90 and RM 45.00, and the two fees.
  const total = 'RM 85.90'
  await expect(main(page).getByRole('link', { name: `Checkout · ${total}` })).toBeVisible()
  await expect(
    main(page).getByText('Checkout charges the same for your default address in Malaysia.'),
  ).toBeVisible()
  await openCheckout(page)
  await expect(page.getByRole('button', { name: `Place order · ${total}` }).first()).toBeVisible()
})

test('the cart says what checkout will ask where it is another sum', { tag: '@journey' }, async ({
  page,
}) => {
  await signUp(page)
  await fillCart(page, kopi, heavy)
  await page.goto('/cart')
  await expect(main(page).getByText('Actual shipping is calculated at checkout.')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: /^At checkout/ })).toHaveCount(0)
  await saveAddress(page, 'JP', async (form) => {
    await form.getByLabel('Postcode').fill('100-0001')
  })
  await expectOnItem(page, kopi.slug, 'Japan', 'RM 28.00')
  await page.goto('/cart')
  const asked = main(page).getByRole('heading', { name: 'At checkout, to Japan' }).locator('..')
  // Both come from one seller: 7.9 kg in one parcel, RM 25.00 + 8 × RM 3.00, and RM 100.90 of items.
  await expect(asked.getByText('RM 49.00')).toBeVisible()
  await expect(asked.getByText('RM 149.90')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: `One more of ${kopi.title}` }).click()
  // A kilogram more than before: 8.4 kg.
  await expect(asked.getByText('RM 52.00')).toBeVisible()
  await expect(asked.getByText('RM 165.80')).toBeVisible()
  await openCheckout(page)
  await expect(page.getByRole('button', { name: 'Place order · RM 165.80' }).first()).toBeVisible()
})
