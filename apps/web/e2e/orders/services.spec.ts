import { randomUUID } from 'node:crypto'
import { readRows, SMALL } from '@pasar/api/testing'
import { expect, type Page } from '@playwright/test'
import { addPicture } from '../testing/page/add-picture'
import { fillAddress, payByCard, placeOrder } from '../testing/shopper'
import { expectNoAxeViolations, hasScripts, main, signIn, signUp, test } from '../testing/test'

const { seller } = SMALL.users
const HOUR = 3_600_000
/** A calendar day in Malaysia. */
const inDays = (count: number): string =>
  new Date(Date.now() + (8 + 24 * count) * HOUR).toISOString().slice(0, 10)

/** Lists a service with the form, as the seller the page is signed in with. */
async function listService(page: Page, title: string): Promise<void> {
  await page.goto('/add-items')
  const field = (label: string) => main(page).getByLabel(label)
  await field('Title').fill(title)
  await field('Description').fill('Two coats, one room.')
  await field('Category').selectOption({ label: 'Services' })
  await main(page)
    .getByRole('textbox', { name: /^Price$/ })
    .fill('480')
  await field('Stock').fill('5')
  await field('How do buyers get it?').selectOption({ label: 'Service at the buyer’s address' })
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(field('Area or address')).toHaveAttribute('aria-invalid', 'true')
  await field('Area or address').fill('Klang Valley')
  await addPicture(page)
  await main(page).getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The item is on sale now.')).toBeVisible()
}

test('a service is booked, its date is agreed, it is done, and the seller is paid', async ({
  page,
  market,
}) => {
  const title = `Wall painting ${randomUUID().slice(0, 8)}`
  await signIn(page, seller.email)
  await listService(page, title)
  const [item] = await readRows<{ id: string; slug: string; variantId: string }>(
    market.dataDir,
    'select i.id, i.slug, v.id as variantId from items i join item_variants v on v.item_id = i.id where i.title = ?',
    title,
  )
  if (!item) throw new Error('no service was listed')
  await page.goto(`/item/${item.slug}`)
  await expect(page.getByText('At your address. Area: Klang Valley')).toBeVisible()
  await expect(page.getByText('you get it online after payment')).toHaveCount(0)

  const email = await signUp(page)
  await page.goto(`/checkout/${item.variantId}`)
  await fillAddress(page)
  await page.getByLabel(/^Day/).fill(inDays(-1))
  await placeOrder(page, 'RM 480.00')
  await expect(page.getByLabel(/^Day/)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(/^Day/)).toHaveValue(inDays(-1))
  if (hasScripts()) await expectNoAxeViolations(page)
  await page.getByLabel(/^Day/).fill(inDays(2))
  await page.getByLabel('Time of day').selectOption('Morning')
  await placeOrder(page, 'RM 480.00')
  await page.waitForURL(/\/pay\//)
  await payByCard(page)
  await page.getByRole('main').getByRole('link', { name: 'View order' }).click()
  await expect(page.getByText('You asked for this date.')).toBeVisible()
  const [order] = await readRows<{ id: string; number: string }>(
    market.dataDir,
    'select o.id, o.number from orders o join order_lines l on l.order_id = o.id where l.item_id = ?',
    item.id,
  )
  if (!order) throw new Error('nothing was ordered')
  const { id, number } = order

  await signIn(page, seller.email)
  await page.goto(`/orders/seller?q=${number}`)
  await page.getByRole('link', { name: `Agree on the date of order ${number}` }).click()
  await expect(page.getByText('The buyer asks for this date. Does it suit you?')).toBeVisible()
  await expect(page.getByText('12, Jalan Telawi 3, Bangsar')).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page)
  const salePage = page.url()
  await page.getByText('Propose another date').click()
  await page.getByLabel(/^Day/).fill(inDays(0))
  await page.getByRole('button', { name: 'Propose this date' }).click()
  await expect(page.getByText('You proposed this date.')).toBeVisible()

  await signIn(page, email)
  await page.goto(`/orders/user/${id}`)
  await page.getByRole('button', { name: 'Accept this date' }).click()
  await expect(page.getByText('This date is agreed.')).toBeVisible()

  await signIn(page, seller.email)
  await page.goto(salePage)
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(page.getByText('Parcel marked as delivered')).toHaveCount(0)
  await expect(page.getByText('Marked as done')).toBeVisible()

  await signIn(page, email)
  await page.goto(`/orders/user/${id}`)
  await page.getByText('It is done').first().click()
  await page.getByRole('button', { name: 'It is done' }).click()
  await expect(page.getByText('The seller has been paid.')).toBeVisible()
  const released = await readRows<{ state: string }>(
    market.dataDir,
    `select p.state from parcels p join ledger_transactions t on t.kind = 'release' and t.reference = p.id
      where p.order_id = ?`,
    id,
  )
  expect(released).toEqual([{ state: 'completed' }])
})
