import { SMALL } from '@pasar/api/testing'
import { expect } from '@playwright/test'
import { buy } from '../testing/shopper'
import { expectNoAxeViolations, hasScripts, signIn, test } from '../testing/test'

const { kopi } = SMALL.items

test('a buyer buys, the seller ships, the buyer follows the parcel', async ({ page }) => {
  const { id, number, email } = await buy(page, kopi)

  await signIn(page, kopi.store.seller.email)
  await page.goto('/orders/seller')
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page)
  await page.getByRole('link', { name: `Message the buyer of order ${number}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Write to / })).toBeVisible()
  await page.goto('/orders/seller')
  await page.getByRole('link', { name: `Ship order ${number}` }).click()
  await page.waitForURL(/\/seller\/orders\/.+\/ship/)
  await expect(page.getByText('12, Jalan Telawi 3, Bangsar')).toBeVisible()
  await page.getByLabel('Courier').selectOption('Pos Laju')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByLabel('Tracking number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Courier')).toHaveValue('Pos Laju')
  if (hasScripts()) await expectNoAxeViolations(page)
  await page.getByLabel('Tracking number').fill('EN246813579MY')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByText('Parcel shipped')).toBeVisible()
  await expect(page.getByText('EN246813579MY').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark as shipped' })).toHaveCount(0)
  await page.goto('/orders/seller?state=shipped')
  await expect(page.getByRole('heading', { name: `Order ${number}` })).toBeVisible()

  await signIn(page, email)
  await page.goto(`/orders/user/${id}`)
  await expect(page.getByText('EN246813579MY')).toBeVisible()
})

test('a seller ships one of two pieces now and the other later, and the buyer sees both parts', async ({
  page,
}) => {
  const { id, number, email } = await buy(page, kopi, kopi)

  await signIn(page, kopi.store.seller.email)
  await page.goto('/orders/seller')
  await page.getByRole('link', { name: `Ship order ${number}` }).click()
  await page.waitForURL(/\/seller\/orders\/.+\/ship/)
  const sale = page.url()
  const pieces = page.locator('form', { hasText: 'Mark as shipped' }).getByLabel(`Pieces of ${kopi.title}`)
  await page.getByText('Ship only some of the items now').click()
  await pieces.fill('1')
  await page.getByLabel('Courier').selectOption('Pos Laju')
  await page.getByLabel('Tracking number').fill('EN111222333MY')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByText('Part shipped')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ship the rest' })).toBeVisible()
  await expect(pieces).toHaveValue('1')
  if (hasScripts()) await expectNoAxeViolations(page)

  await signIn(page, email)
  await page.goto(`/orders/user/${id}`)
  await expect(page.getByText('EN111222333MY')).toBeVisible()
  await expect(page.getByText('1 item is still to come.')).toBeVisible()
  await expect(page.getByText('I have received it')).toHaveCount(0)
  if (hasScripts()) await expectNoAxeViolations(page)

  await signIn(page, kopi.store.seller.email)
  await page.goto(sale)
  const rest = page.locator('form', { hasText: 'Mark as shipped' })
  await rest.getByLabel('Courier').selectOption('DHL')
  await rest.getByLabel('Tracking number').fill('4455667788')
  await rest.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByText('Parcel shipped')).toBeVisible()

  await signIn(page, email)
  await page.goto(`/orders/user/${id}`)
  await expect(page.getByText('Part 2')).toBeVisible()
  await expect(page.getByText('4455667788')).toBeVisible()
  await expect(page.getByText('I have received it').first()).toBeVisible()
})
