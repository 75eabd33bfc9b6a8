import { changeRows, readRows, SMALL } from '@pasar/api/testing'
import { expect } from '@playwright/test'
import { order, payOrder } from '../testing/shopper'
import { expectNoAxeViolations, hasScripts, signIn, signUp, test } from '../testing/test'

const { kopi } = SMALL.items

test('a seller ships parcels together and answers a claim', async ({ page, market }) => {
  const email = await signUp(page)
  for (let count = 0; count < 2; count++) await payOrder(page, await order(page, kopi))
  const [first, second] = await readRows<{ id: string; orderId: string; number: string }>(
    market.dataDir,
    `select p.id, o.id as orderId, o.number from parcels p join orders o on o.id = p.order_id
     join users u on u.id = o.buyer_id where u.email = ? order by p.created_at, p.id`,
    email,
  )
  if (!first || !second) throw new Error('no parcels')

  await signIn(page, kopi.store.seller.email)
  await page.goto(`/seller/orders/ship?id=${first.id}&id=${second.id}`)
  await page.locator(`[name="courier-${first.id}"]`).selectOption('Pos Laju')
  await page.locator(`[name="tracking-${first.id}"]`).fill('EN135792468MY')
  await page.locator(`[name="courier-${second.id}"]`).selectOption('J&T')
  await page.locator(`[name="tracking-${second.id}"]`).fill('not a number!')
  await page.getByRole('button', { name: /^Ship the filled-in parcels/ }).click()
  await expect(page.getByText('1 parcel shipped')).toBeVisible()
  await expect(page.getByText('Some parcels were not shipped')).toBeVisible()
  await expect(page.locator(`[name="tracking-${second.id}"]`)).toHaveValue('not a number!')
  if (hasScripts()) await expectNoAxeViolations(page)

  await page.getByLabel('Order number, courier, tracking number').fill(`${second.number};j&t;JT246801357`)
  await page.getByRole('button', { name: 'Check the lines' }).click()
  await expect(page.locator(`[name="tracking-${second.id}"]`)).toHaveValue('JT246801357')
  await page.getByRole('button', { name: /^Ship the filled-in parcels/ }).click()
  await page.waitForURL(/\/orders\/seller$/)
  await expect(page.getByText('1 parcel shipped')).toBeVisible()

  // It arrived a moment ago.
  await changeRows(
    market.dataDir,
    "update parcels set state = 'delivered', delivered_at = shipped_at, due_at = shipped_at + 600000000 where id = ?",
    first.id,
  )
  await changeRows(
    market.dataDir,
    `insert into order_history (id, order_id, parcel_id, from_state, to_state, actor, at)
     select 'his_' || id, order_id, id, 'shipped', 'delivered', 'system', delivered_at from parcels where id = ?`,
    first.id,
  )
  await signIn(page, email)
  await page.goto(`/orders/user/${first.orderId}/claim/${first.id}`)
  await page.getByLabel('It is damaged').check()
  await page.getByLabel('Describe it').fill('The bag is torn')
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByText('Your claim has been sent')).toBeVisible()

  await signIn(page, kopi.store.seller.email)
  await page.goto(`/seller/orders/${first.id}/ship`)
  await page.getByRole('link', { name: 'Answer the claim' }).click()
  await expect(page.getByText('The bag is torn')).toBeVisible()
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Please choose one.').first()).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page)
  await page.getByLabel(/^Offer part of the money/).check()
  await page.getByLabel('Amount of the offer').fill('3.00')
  await page.getByLabel('Your answer').fill('Please keep it')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText(/You offered RM\s?3\.00; the buyer decides/)).toBeVisible()

  await signIn(page, email)
  await page.goto(`/orders/user/${first.orderId}/claim/${first.id}`)
  await expect(page.getByText('Please keep it').first()).toBeVisible()
})
