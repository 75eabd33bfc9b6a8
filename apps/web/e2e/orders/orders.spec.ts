import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { fillCard, order, type Placed } from '../testing/shopper'
import { expect, signIn, signUp, test } from '../testing/test'

const { kopi, onOffer, fromJapan, virtual, heavy } = SMALL.items
const { paid, completed } = SMALL.orders

const stockOf = async (page: Page, slug: string): Promise<number> => {
  await page.goto(`/item/${slug}`)
  return Number.parseInt((await page.getByText(/\d+ pieces? available/).textContent()) ?? '', 10)
}

/** A new member with an unpaid order of one piece. */
async function orderAsNew(page: Page, item: { id: string }): Promise<Placed> {
  await signUp(page)
  return order(page, item)
}

async function expectUnknown(page: Page, path: string): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
}

test('the history lists what was ordered, and its tabs narrow it', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signIn(page, SMALL.users.buyer.email)
  await page.goto('/orders/user')
  const orders = page.getByRole('main').getByRole('heading', { name: /^Order PSR-/ })
  await expect(orders).toHaveText([`Order ${paid.number}`, `Order ${completed.number}`])
  const tabs = page.getByRole('navigation', { name: 'Orders by status' })
  await tabs.getByRole('link', { name: 'Cancelled' }).click()
  await expect(page).toHaveURL(/state=cancelled$/)
  await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Cancelled' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('main').getByRole('link', { name: 'Show all orders' }).click()
  await expect(orders).toHaveCount(2)
  await tabs.getByRole('link', { name: 'Paid', exact: true }).click()
  await expect(page).toHaveURL(/state=paid$/)
  await expect(orders).toHaveCount(2)
  await page.goto('/orders/user?state=nonsense')
  await expect(orders).toHaveCount(2)
})

test('an order shows its parcels, what each costs, and what happened', { tag: '@plain-only' }, async ({
  page,
}) => {
  await signIn(page, SMALL.users.buyer.email)
  await page.goto('/orders/user')
  await page.getByRole('link', { name: `View order ${paid.number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${paid.number}` })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Parcel 1 of 2')).toBeVisible()
  await expect(main.getByText('Parcel 2 of 2')).toBeVisible()
  for (const { title, store } of [kopi, onOffer]) {
    await expect(main.getByRole('link', { name: title })).toBeVisible()
    await expect(main.getByRole('heading', { name: store.name })).toBeVisible()
    await expect(main.getByText(`${store.name} is packing your parcel`)).toBeVisible()
  }
  await expect(main.getByText('2 × RM 12.90')).toBeVisible()
  await expect(main.getByText('RM 32.80')).toBeVisible()
  await expect(main.getByText('RM 56.00')).toBeVisible()
  await expect(main.getByText('RM 88.80')).toBeVisible()
  await expect(main.getByText('Payment received')).toBeVisible()
  await expect(main.getByText('12 Jalan Telawi 3')).toBeVisible()

  await page.goto(`/orders/user/${completed.id}`)
  await expect(main.getByText(`The parcel from ${heavy.store.name} is completed`)).toBeVisible()
  await expect(main.getByText(`${heavy.store.name} sent your parcel`)).toBeVisible()
  await main.getByRole('link', { name: heavy.store.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: heavy.store.name })).toBeVisible()
})

test('cancelling an unpaid order gives its pieces back', async ({ page }) => {
  const before = await stockOf(page, fromJapan.slug)
  const { id } = await orderAsNew(page, fromJapan)
  expect(await stockOf(page, fromJapan.slug)).toBe(before - 1)
  await page.goto(`/payment-cancel?order=${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your payment is not finished' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/user/${id}$`))
  await expect(page.getByText('Order cancelled')).toBeVisible()
  await expect(page.getByText('The order was cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay now/ })).toHaveCount(0)
  expect(await stockOf(page, fromJapan.slug)).toBe(before)
  await page.goto(`/payment-cancel?order=${id}`)
  await expect(page.getByRole('heading', { name: 'This order can no longer be paid' })).toBeVisible()
})

test('leaving the card page leads to the ways on, and one of them is to pay again', {
  tag: '@plain-only',
}, async ({ page }) => {
  const { payPath } = await orderAsNew(page, virtual)
  await page.goto(payPath)
  const cardPage = page.url()
  await page.getByRole('main').getByRole('link', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText(/is held for you until \d\d:\d\d\. Nothing was charged\./)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Change order' })).toHaveAttribute(
    'href',
    /^\/edit-order\/ord_/,
  )
  await page.getByRole('button', { name: 'Pay again' }).click()
  await expect(page).toHaveURL(cardPage)
})

test('an order is paid later from its page, and its card page is over then', async ({ page }) => {
  const { id, payPath: cardPage } = await orderAsNew(page, virtual)
  await page.goto('/orders/user?state=awaiting_payment')
  await page.getByRole('link', { name: /^View order/ }).click()
  await expect(page.getByText('We hold the items for you until then.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay now · RM 19.90' }).click()
  await page.waitForURL(cardPage)
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay RM 19.90' }).click()
  await page.waitForURL(`/order-success?order=${id}`)
  await expect(page.getByText('Your digital goods are available as soon as you have paid.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  for (const path of [cardPage, `/payment-success?order=${id}`]) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`/order-success\\?order=${id}$`))
  }
})

test('an order that was cancelled in another tab can no longer be paid, and that is said', async ({
  page,
}) => {
  const { id, payPath: cardPage } = await orderAsNew(page, virtual)
  await page.goto(cardPage)
  const stale = [`/orders/user/${id}`, `/payment-cancel?order=${id}`]
  const tabs = await Promise.all(
    stale.map(async (path) => {
      const tab = await page.context().newPage()
      await tab.goto(path)
      return tab
    }),
  )
  const other = await page.context().newPage()
  await other.goto(`/orders/user/${id}`)
  await other.getByRole('button', { name: 'Cancel order' }).click()
  await expect(other.getByText('Nothing was charged. Your coupons can be used again.')).toBeVisible()
  await other.close()
  for (const tab of tabs) {
    const pay = tab.getByRole('button', { name: /^Pay (?:now|again)/ })
    await pay.click()
    await expect(tab.getByText('This order can no longer be paid.')).toBeVisible()
    await expect(pay).toHaveCount(0)
    await tab.close()
  }
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByRole('button', { name: /^Pay RM/ }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'This order can no longer be paid here' }),
  ).toBeVisible()
  await page.goto(cardPage)
  await expect(
    page.getByRole('heading', { level: 1, name: 'This order can no longer be paid' }),
  ).toBeVisible()
})

test("nobody sees another member's order, payment or thanks", { tag: '@plain-only' }, async ({ page }) => {
  const { id, payPath: cardPage } = await orderAsNew(page, virtual)
  await page.context().clearCookies()
  await page.goto(`/orders/user/${id}`)
  await expect(page).toHaveURL(/\/login\?from=/)
  await signUp(page)
  for (const path of [
    `/orders/user/${id}`,
    `/orders/user/${paid.id}`,
    `/order-success?order=${paid.id}`,
    `/payment-success?order=${id}`,
    `/payment-cancel?order=${id}`,
    cardPage,
  ])
    await expectUnknown(page, path)
})

test('ids that are none are unknown pages', { tag: '@plain-only' }, async ({ page }) => {
  await signIn(page, SMALL.users.newbuyer.email)
  for (const path of [
    '/orders/user/nonsense',
    '/orders/user/%00',
    '/orders/user?cursor=nonsense',
    '/order-success?order=nonsense',
    '/payment-success?order=nonsense',
    '/payment-cancel?order=nonsense',
    '/pay/constructor',
  ])
    await expectUnknown(page, path)
})

test('sellers have no orders, wishes or coupons of a buyer: they are led to their dashboard', {
  tag: '@plain-only',
}, async ({ page }) => {
  await signIn(page, SMALL.users.seller.email)
  for (const path of [
    '/orders/user',
    `/orders/user/${paid.id}`,
    '/checkout',
    `/checkout/${kopi.variantIds[0]}`,
    '/wishlist',
    '/user/coupons',
    '/shop-now',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/seller-dashboard$/)
  }
})
