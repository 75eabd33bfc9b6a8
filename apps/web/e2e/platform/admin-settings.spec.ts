import { SMALL } from '@pasar/api/testing'
import { buy } from '../testing/shopper'
import { expect, expectNoAxeViolations, hasScripts, signIn, test } from '../testing/test'

// Nothing is saved: other tests pay these fees at the same time.
test('an admin sees what another fee would change', async ({ page }) => {
  const { admin } = SMALL.users
  await signIn(page, admin.email)
  const main = page.getByRole('main')
  await page.goto('/admin/settings')
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: /^Fees/ }).click()
  const fee = main.getByLabel('Platform fee')
  await fee.fill('800')
  await main.getByLabel('Reason').fill('A try')
  await main.getByRole('button', { name: 'Show the effect' }).click()
  await expect(fee).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel('Reason')).toHaveValue('A try')
  await fee.fill('9')
  await main.getByRole('button', { name: 'Show the effect' }).click()
  await expect(main.getByText(/RM.100\.00: RM.8\.00 → RM.9\.00/)).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'Keep the old ones' }).click()
  await expect(main.getByRole('button', { name: 'Save these settings' })).toBeHidden()
  await expect(fee).toHaveValue('8')
})

// Added at the end of the list: other tests go on with those that are there.
test('an admin adds a courier, a seller ships with it, and the buyer follows the parcel', async ({
  page,
}) => {
  const name = hasScripts() ? 'Lalamove' : 'Flash Express'
  const main = page.getByRole('main')
  await signIn(page, SMALL.users.admin.email)
  await page.goto('/admin/settings/couriers')
  const added = main.getByRole('group', { name: 'Add a courier' })
  await added.getByLabel('Name').fill(name)
  await added.getByLabel('Address of the tracking page').fill('http://track.example/{number}')
  await main.getByLabel('Reason').fill('A new contract')
  await main.getByRole('button', { name: 'Show the effect' }).click()
  await expect(added.getByLabel('Address of the tracking page')).toHaveAttribute('aria-invalid', 'true')
  await expect(added.getByLabel('Name')).toHaveValue(name)
  await added.getByLabel('Address of the tracking page').fill('https://track.example/{number}')
  await main.getByRole('button', { name: 'Show the effect' }).click()
  await expect(main.getByText(`Sellers can choose ${name}.`)).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page, 'main form')
  await main.getByRole('button', { name: 'Save these settings' }).click()
  await expect(main.getByRole('group', { name })).toBeVisible()
  await expect(main.getByText('A new contract').first()).toBeVisible()

  const { id, number, email } = await buy(page, SMALL.items.kopi)
  await signIn(page, SMALL.items.kopi.store.seller.email)
  await page.goto('/orders/seller')
  await page.getByRole('link', { name: `Ship order ${number}` }).click()
  await page.waitForURL(/\/seller\/orders\/.+\/ship/)
  await page.getByLabel('Courier').selectOption(name)
  await page.getByLabel('Tracking number').fill('TX-246813579')
  await page.getByRole('button', { name: 'Mark as shipped' }).click()
  await expect(page.getByText('Parcel shipped')).toBeVisible()

  await signIn(page, email)
  await page.goto(`/orders/user/${id}`)
  const track = page.getByRole('link', { name: /^Track this parcel/ })
  await expect(track).toHaveAttribute('href', 'https://track.example/TX-246813579')
  await expect(track).toContainText('track.example')
})
