import { randomUUID } from 'node:crypto'
import { readRows } from '@pasar/api/testing'
import { expect, type Page } from '@playwright/test'
import { ask } from './parallel-requests'
import { getMarket, signUp } from './test'

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

/** A phone of its own: who shares one with a buyer has had the welcome gift. */
const freshPhone = (): string =>
  `012-${Math.floor(100 + Math.random() * 900)} ${Math.floor(1_000 + Math.random() * 9_000)}`

/** A believable address in Kuala Lumpur. */
export async function fillAddress(page: Page): Promise<void> {
  const form = page.getByRole('main')
  await form.getByLabel('Full name').fill('Nurul Huda binti Ahmad')
  await form.getByLabel('Phone').fill(freshPhone())
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

/** Orders what the checkout page shows, and opens its payment. */
export async function checkOut(page: Page): Promise<void> {
  await fillAddress(page)
  await page
    .getByRole('button', { name: /^Place order/ })
    .first()
    .click()
  await page.waitForURL(/\/pay\//)
}

/** Pays by card on the page of a payment, whose button carries the total. */
export async function payByCard(page: Page, total = 'RM'): Promise<void> {
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: `Pay ${total}` }).click()
  await page.waitForURL(/\/order-success/)
}

/** What the cookie of the page's session is, for requests that open no page. */
async function sessionOf(page: Page): Promise<string> {
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')
  return `session=${session?.value}`
}

/**
 * Puts a piece of each item without options into the cart of whoever is signed in, and opens no page: where the cart is
 * not what a test is about, that is quicker than `addToCart`.
 */
export async function fillCart(page: Page, ...items: readonly { id: string }[]): Promise<void> {
  const cookie = await sessionOf(page)
  for (const { id: itemId } of items) {
    const added = await ask(getMarket().url, {
      path: '/trpc/cart.add',
      cookie,
      json: { itemId, quantity: 1 },
    })
    expect(added.status, added.text).toBe(200)
  }
}

export interface Placed {
  id: string
  number: string
  /** The page of its payment. */
  payPath: string
}

const ADDRESS = {
  fullName: 'Nurul Huda binti Ahmad',
  line1: '12, Jalan Telawi 3, Bangsar',
  postcode: '59100',
  city: 'Kuala Lumpur',
  state: 'kul',
  country: 'MY',
}

/** Orders a piece of each item for whoever is signed in, as an app does, and opens no page. The order waits for its payment. */
export async function order(page: Page, ...items: readonly { id: string }[]): Promise<Placed> {
  const { url, dataDir } = getMarket()
  const { status, text } = await ask(url, {
    path: '/api/orders',
    cookie: await sessionOf(page),
    headers: { 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': randomUUID() },
    json: {
      items: items.map(({ id: itemId }) => ({ itemId, quantity: 1 })),
      address: { ...ADDRESS, phone: freshPhone() },
    },
  })
  expect(status, text).toBe(201)
  const answer: { order: { _id: string } } = JSON.parse(text)
  const [placed] = await readRows<{ id: string; number: string; paymentId: string }>(
    dataDir,
    `select o.id, o.number, p.id as paymentId from orders o join payments p on p.order_id = o.id where o.id = ?`,
    answer.order._id,
  )
  if (!placed) throw new Error('no order was placed')
  return { id: placed.id, number: placed.number, payPath: `/pay/${placed.paymentId}` }
}

/** Pays an order of whoever is signed in by card, and opens no page. */
export async function payOrder(page: Page, { payPath }: Placed): Promise<void> {
  const { url } = getMarket()
  const cookie = await sessionOf(page)
  const form = { cardNumber: '4242 4242 4242 4242', expiry: '08/34', cvc: '123' }
  const { location: next, text } = await ask(url, { path: payPath, cookie, form })
  expect(next, text.slice(0, 200)).toMatch(/^\/payment-success/)
  // What the provider has to say of it comes by itself.
  await expect.poll(async () => (await ask(url, { path: next, cookie })).location).toMatch(/^\/order-success/)
}

/** A new member, with whom the page is signed in, buys a piece of each item and pays; no page is opened. */
export async function buy(
  page: Page,
  ...items: readonly { id: string }[]
): Promise<Placed & { email: string }> {
  const email = await signUp(page)
  const placed = await order(page, ...items)
  await payOrder(page, placed)
  return { ...placed, email }
}
