import { changePrice, changeStock, SMALL } from '@pasar/api/testing'
import type { Browser, Locator, Page } from '@playwright/test'
import { fillAddress, fillCart, placeOrder } from '../testing/shopper'
import { expect, signUp, test } from '../testing/test'

const { kopi, virtual, noPicture, bulky, onOffer, withVariants } = SMALL.items

const placeButton = (page: Page): Locator => page.getByRole('button', { name: /^Place order/ }).first()
const field = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true })

/** A new member at the checkout of a cart with one piece of each item. */
async function startCheckout(page: Page, ...items: readonly { id: string }[]): Promise<void> {
  await signUp(page)
  await fillCart(page, ...items)
  await page.goto('/checkout')
}

async function expectNoOrders(page: Page): Promise<void> {
  await page.goto('/orders/user')
  await expect(page.getByRole('heading', { name: 'You have not ordered anything yet' })).toBeVisible()
}

/** Someone else, in another browser, orders so many pieces. */
async function buyElsewhere(browser: Browser, variantId: string | undefined, pieces: number): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUp(page)
  await page.goto(`/checkout/${variantId}?quantity=${pieces}`)
  await fillAddress(page)
  await placeButton(page).click()
  await page.waitForURL(/\/pay\//)
  await context.close()
}

test('nonsense in the address gets a sentence at each field, and stays typed', async ({ page }) => {
  await startCheckout(page, kopi)
  const wrong = [
    ['Full name', '   ', 'Please enter the full name.'],
    ['Phone', 'call me', 'Please enter a phone number like 012-345 6789 or +65 6123 4567.'],
    ['Address', '', 'Please enter the address.'],
    ['Postcode', '12AB', 'A Malaysian postcode has 5 digits.'],
    ['Town or city', 'x'.repeat(101), 'This is too long.'],
  ] as const
  for (const [label, typed] of wrong) await field(page, label).fill(typed)
  await page.getByLabel('Apartment, floor, building').fill('Level 3')
  await placeButton(page).click()
  await expect(page.getByText('Please check the fields below.')).toBeVisible()
  for (const [label, typed, sentence] of wrong) {
    await expect(field(page, label)).toHaveAccessibleDescription(sentence)
    await expect(field(page, label)).toHaveValue(typed)
  }
  await expect(field(page, 'State')).toHaveAccessibleDescription('Please choose a state.')
  await expect(page.getByLabel('Apartment, floor, building')).toHaveValue('Level 3')
  await fillAddress(page)
  await placeOrder(page, 'RM 19.90')
  await page.waitForURL(/\/pay\//)
})

test('shipping follows the country, whose postcodes and states are its own', { tag: '@layout' }, async ({
  page,
}) => {
  await startCheckout(page, kopi)
  await fillAddress(page)
  await field(page, 'Country').selectOption('JP')
  await page.getByRole('button', { name: 'Update total' }).click()
  // RM 12.90 and RM 25.00 + 1 × RM 3.00.
  await expect(placeButton(page)).toContainText('RM 40.90')
  await expect(page.getByText('Zone 2, 1 kg: RM 25.00 + 1 × RM 3.00')).toBeVisible()
  await expect(field(page, 'Full name')).toHaveValue('Nurul Huda binti Ahmad')
  // Singapore is in the zone of Malaysia.
  await field(page, 'Country').selectOption('SG')
  await page.getByRole('button', { name: 'Update total' }).click()
  await expect(placeButton(page)).toContainText('RM 19.90')
  await expect(field(page, 'State')).toBeHidden()
  await field(page, 'Phone').fill('+65 6123 4567')
  await field(page, 'Postcode').fill('')
  await field(page, 'Town or city').fill('Singapore')
  await placeOrder(page, 'RM 19.90')
  await page.waitForURL(/\/pay\//)
})

test('digital goods need no address and no shipping', { tag: '@plain-only' }, async ({ page }) => {
  await startCheckout(page, virtual)
  await expect(field(page, 'Full name')).toHaveCount(0)
  await expect(page.getByText('Yours as soon as you have paid, no parcel needed.')).toBeVisible()
  await placeOrder(page, 'RM 19.90')
  await page.waitForURL(/\/pay\//)
})

test('coupons at checkout count, say why they do not, and are taken off again', async ({ page }) => {
  await startCheckout(page, kopi)
  const code = page.getByLabel('Coupon code')
  const apply = page.getByRole('button', { name: 'Apply' })
  await field(page, 'Full name').fill('Nurul Huda')
  await code.fill('NOSUCHCODE')
  await apply.click()
  await expect(code).toHaveAccessibleDescription('We couldn’t find this coupon code.')
  await expect(code).toHaveValue('NOSUCHCODE')
  await code.fill(SMALL.coupons.minSpend.code)
  await apply.click()
  await expect(code).toHaveAccessibleDescription('Add RM\u00a0187.10 of items')
  await expect(code).toHaveValue(SMALL.coupons.minSpend.code)
  await expect(placeButton(page)).toContainText('RM 19.90')
  await code.fill('ten')
  await apply.click()
  await expect(page.getByText('Coupon TEN has been applied to your order')).toBeVisible()
  await expect(placeButton(page)).toContainText('RM 18.61')
  await page.getByRole('button', { name: 'Remove coupon TEN' }).click()
  await expect(placeButton(page)).toContainText('RM 19.90')
  await expect(field(page, 'Full name')).toHaveValue('Nurul Huda')
})

test('a code that was typed but not applied is not forgotten', async ({ page }) => {
  await startCheckout(page, kopi)
  await fillAddress(page)
  await page.getByLabel('Coupon code').fill('TEN')
  await placeOrder(page, 'RM 19.90')
  await expect(page.getByText('Please check the total. Nothing has been ordered yet.')).toBeVisible()
  await placeOrder(page, 'RM 18.61')
  await page.waitForURL(/\/pay\//)
})

test('what sold out meanwhile leaves the order, and nothing is ordered', async ({
  page,
  market,
  browser,
}) => {
  const [variantId = ''] = noPicture.variantIds
  await changeStock(market.dataDir, variantId, noPicture.stock)
  await startCheckout(page, kopi, noPicture)
  await fillAddress(page)
  await expect(placeButton(page)).toContainText('RM 52.90')
  await buyElsewhere(browser, variantId, noPicture.stock)
  await placeButton(page).click()
  await expect(
    page.getByText('Something changed since you opened this page. Nothing has been ordered.'),
  ).toBeVisible()
  await expect(page.getByText(`${noPicture.title} was removed from your order.`)).toBeVisible()
  await expect(placeButton(page)).toContainText('RM 19.90')
  await expect(field(page, 'Full name')).toHaveValue('Nurul Huda binti Ahmad')
  await expectNoOrders(page)
  await changeStock(market.dataDir, variantId, noPicture.stock)
})

test('a price that changed meanwhile is shown, and nothing is ordered', async ({ page, market }) => {
  await startCheckout(page, bulky)
  await fillAddress(page)
  const [variantId = ''] = bulky.variantIds
  await changePrice(market.dataDir, variantId, bulky.price + 100)
  await placeButton(page).click()
  await expect(
    page.getByText('Something changed since you opened this page. Nothing has been ordered.'),
  ).toBeVisible()
  await expect(page.getByText(`${bulky.title}: RM 45.00 → RM 46.00`)).toBeVisible()
  await changePrice(market.dataDir, variantId, bulky.price)
  await expectNoOrders(page)
})

test('an empty cart has nothing to check out', { tag: '@plain-only' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Start shopping' }).click()
  await expect(page).toHaveURL(/\/shop-now$/)
})

test('placing twice is one order', { tag: '@plain-only' }, async ({ page, market }) => {
  await startCheckout(page, virtual)
  const hidden = (name: string) => page.locator(`input[type=hidden][name=${name}]`).inputValue()
  const send = {
    multipart: {
      intent: 'place',
      idempotencyKey: await hidden('idempotencyKey'),
      shown: await hidden('shown'),
    },
    headers: { Origin: market.url },
    maxRedirects: 0,
  }
  const answers = await Promise.all([
    page.request.post('/checkout', send),
    page.request.post('/checkout', send),
  ])
  const [first, second] = answers.map((answer) => answer.headers().location)
  expect(first).toMatch(/\/pay\//)
  expect(second).toBe(first)
  await page.goto('/orders/user')
  await expect(page.getByRole('main').getByRole('heading', { name: /^Order PSR-/ })).toHaveCount(1)
})

test('a double click on "Place order" is one order', { tag: '@layout' }, async ({ page }) => {
  await startCheckout(page, kopi)
  await fillAddress(page)
  await placeButton(page).dblclick()
  await page.waitForURL(/\/pay\//)
  await page.goto('/orders/user')
  await expect(page.getByRole('main').getByRole('heading', { name: /^Order PSR-/ })).toHaveCount(1)
})

test('buy now passes the cart by', async ({ page }) => {
  await signUp(page)
  await fillCart(page, onOffer)
  await page.goto(`/item/${kopi.slug}`)
  await page.getByLabel('Quantity', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.waitForURL(/\/checkout\/.*quantity=2/)
  await expect(page.getByText('2 × RM 12.90')).toBeVisible()
  await expect(page.getByRole('main').getByText(onOffer.title)).toHaveCount(0)
  await fillAddress(page)
  await placeOrder(page, 'RM 32.80')
  await page.waitForURL(/\/pay\//)
  await page.goto('/cart')
  await expect(page.getByRole('main').getByRole('link', { name: onOffer.title }).last()).toBeVisible()
})

test('buy now asks for an option, and visitors to sign in', async ({ page }) => {
  await page.goto(`/item/${kopi.slug}`)
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.waitForURL(/\/login\?from=%2Fcheckout%2F/)
  await signUp(page)
  await page.goto(`/item/${withVariants.slug}`)
  await page.getByRole('button', { name: 'Buy now' }).click()
  await expect(page.getByText('Please choose an option first.').first()).toBeVisible()
})

test('nonsense in the address of buy now is put right or unknown', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signUp(page)
  const [variantId] = kopi.variantIds
  for (const quantity of ['0', '-3', 'many', '1.5', '99999999', '']) {
    await page.goto(`/checkout/${variantId}?quantity=${quantity}`)
    await expect(page.getByText('1 × RM 12.90'), quantity).toBeVisible()
  }
  for (const id of ['nonsense', 'constructor', `${variantId}x`, SMALL.stores.gaya.id])
    expect((await page.goto(`/checkout/${id}`))?.status(), id).toBe(404)
  // An item without options means its only variant; one with options has to be chosen from.
  await page.goto(`/checkout/${kopi.id}`)
  await expect(placeButton(page)).toContainText('RM 19.90')
  await page.goto(`/checkout/${withVariants.id}`)
  await expect(page).toHaveURL(new RegExp(`/item/${withVariants.slug}$`))
})
