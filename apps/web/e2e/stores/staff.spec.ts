import { readRows, SMALL } from '@pasar/api/testing'
import { openMail } from '../testing/outbox'
import { order, payOrder } from '../testing/shopper'
import { expect, expectNoAxeViolations, hasScripts, PASSWORD, signIn, signUp, test } from '../testing/test'

const { kopi } = SMALL.items

test('a seller invites staff, who accepts, ships an order and may not see money', async ({
  page,
  market,
}) => {
  const email = await signUp(page)
  await payOrder(page, await order(page, kopi))
  const [parcel] = await readRows<{ id: string }>(
    market.dataDir,
    `select p.id from parcels p join orders o on o.id = p.order_id join users u on u.id = o.buyer_id
     where u.email = ?`,
    email,
  )
  if (!parcel) throw new Error('no parcel')
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()

  await signIn(page, kopi.store.seller.email)
  await page.goto('/seller/settings/staff')
  await main.getByLabel('Ship orders').uncheck()
  await press('Send invitation')
  await expect(main.getByText('Please enter an email address.')).toBeVisible()
  await expect(main.getByText('Please choose one.')).toBeVisible()
  if (hasScripts()) await expectNoAxeViolations(page)
  await main.getByLabel('Email', { exact: true }).fill(email)
  await main.getByLabel('Ship orders').check()
  await press('Send invitation')
  await expect(page.getByText(`We have written to ${email}.`)).toBeVisible()
  await expect(main.getByRole('heading', { name: email })).toBeVisible()

  const link = await openMail(market, 'staffInvited', email)
  await page.context().clearCookies()
  await page.goto(link)
  await expect(main.getByText(/invites you to help run their store/)).toBeVisible()
  await main.getByRole('link', { name: 'Sign In' }).click()
  await main.getByLabel('Email', { exact: true }).fill(email)
  await main.getByLabel('Password').fill(PASSWORD)
  await press('Sign In')
  await expect(page).toHaveURL(link)
  if (hasScripts()) await expectNoAxeViolations(page)
  await main.getByRole('button', { name: /^Work for/ }).click()
  await expect(page).toHaveURL(/\/staff-membership$/)
  if (hasScripts()) await expectNoAxeViolations(page)
  await main.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL(/\/orders\/seller$/)
  const parts = page.getByRole('navigation', { name: 'Parts of this area' })
  await expect(parts.getByText(/^Working for/)).toBeVisible()
  await expect(parts.getByRole('link')).toHaveText([/Orders/, /My work/])
  await expect(main.getByText('You get')).toHaveCount(0)

  await page.goto(`/seller/orders/${parcel.id}/ship`)
  await main.getByLabel('Courier').selectOption('Pos Laju')
  await main.getByLabel('Tracking number').fill('EN975318642MY')
  await main
    .getByRole('button', { name: /^Mark as shipped|^Ship/ })
    .first()
    .click()
  await expect(main.getByText('EN975318642MY')).toBeVisible()

  await page.goto('/seller/balance')
  await expect(page).toHaveURL(/\/unauthorized$/)
  await expect(page.getByText(/^You work for .*, but may not do this there/)).toBeVisible()

  await page.goto('/staff-membership')
  await main.getByText('Stop working there').click()
  await press('Stop now')
  await expect(main.getByText('You work for nobody right now')).toBeVisible()
})
