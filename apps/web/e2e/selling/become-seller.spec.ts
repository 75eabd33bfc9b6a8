import { readRows, runSql, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, hasScripts, main, signIn, signUp, test } from '../testing/test'

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const send = (page: Page) => main(page).getByRole('button', { name: 'Send application' }).click()
const PHOTO = Buffer.from('\xff\xd8\xff\xe0 a photo of a card', 'latin1')
const addProof = (page: Page, buffer: Buffer) =>
  main(page).getByLabel('Proof').setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })

test('what is left of sales is reckoned, and compared with a fee of 20%', { tag: '@plain-only' }, async ({
  page,
}) => {
  await page.goto('/become-seller')
  await main(page).getByLabel('Monthly sales').fill('1,250.50')
  await main(page).getByRole('button', { name: 'Calculate' }).click()
  await expect(main(page).getByText('RM 1,150.46')).toBeVisible()
  await expect(main(page).getByText('it would be RM 1,000.40, RM 150.06 less')).toBeVisible()
  await expect(main(page).getByRole('cell', { name: 'RM 92.00' })).toBeVisible()
  await expect(main(page).getByRole('cell', { name: 'RM 80.00' })).toBeVisible()
})

test('a visitor registers on the way, applies, sees how it stands, is rejected and applies again', async ({
  page,
  market,
}) => {
  await page.goto('/become-seller')
  await expect(main(page).getByRole('button', { name: 'Send application' })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
    'href',
    '/register?from=%2Fbecome-seller',
  )
  const email = await signUp(page)
  await page.goto('/become-seller')
  await field(page, 'Account holder').fill('Somebody')
  await main(page).getByRole('button', { name: 'Save and finish later' }).click()
  await expect(page.getByText('Your answers are saved.')).toBeVisible()
  await page.goto('/become-seller')
  await expect(field(page, 'Account holder')).toHaveValue('Somebody')
  await expectNoAxeViolations(page)
  await field(page, 'You sell as').selectOption({ label: 'a person' })
  await field(page, 'Full name or business name').fill('Nur <b>Aisyah</b>')
  await field(page, 'Identity card, passport or SSM number').fill('12')
  await field(page, 'Address').fill('8 Jalan Ampang, 50450 Kuala Lumpur')
  await field(page, 'Phone').fill('012-345 6789')
  await field(page, 'Store name').fill('Kedai Aisyah')
  await field(page, 'What would you like to sell?').fill('Kuih from my own kitchen.')
  await field(page, 'Account number').fill('5141 2345 6789')
  await field(page, 'Account holder').fill('Nur Aisyah')
  await addProof(page, PHOTO)
  await send(page)
  await expect(main(page).getByText('Please enter the number as shown on your proof')).toBeVisible()
  await expect(main(page).getByText('Please choose your bank.')).toBeVisible()
  await expect(main(page).getByText('Please read the terms and agree to them.')).toBeVisible()
  // With scripts the page stays, and the chosen file with it.
  await expect(main(page).getByText('Please choose the file again')).toHaveCount(hasScripts() ? 0 : 1)
  await expect(field(page, 'Store name')).toHaveValue('Kedai Aisyah')
  await expect(field(page, 'You sell as')).toHaveValue('person')
  await expectNoAxeViolations(page)

  await field(page, 'Identity card, passport or SSM number').fill('850101-14-5678')
  await field(page, 'Bank').selectOption({ label: 'Maybank' })
  await main(page).getByLabel('I have read and agree').check()
  await addProof(page, Buffer.from('<html>no picture</html>'))
  await send(page)
  await expect(main(page).getByText('This is neither a PDF nor a JPEG')).toBeVisible()
  await expect(main(page).getByLabel('I have read and agree')).toBeChecked()
  await addProof(page, PHOTO)
  await send(page)
  await expect(page).toHaveURL(/\/seller-pending$/)
  await expect(main(page).getByText('for the store Kedai Aisyah')).toBeVisible()
  await expect(main(page)).toContainText(email)
  await expectNoAxeViolations(page)
  const [row] = await readRows<{ document: string; userId: string; status: string }>(
    market.dataDir,
    `select a.paper_key as document, u.id as userId, u.seller_status as status from seller_applications a
     join users u on u.id = a.user_id where u.email = ?`,
    email,
  )
  expect(row?.status).toBe('pending')
  for (const path of [`/applications/${row?.document}`, `/uploads/${row?.document}`])
    expect((await page.request.get(path)).status(), path).toBe(404)

  // What waits is not asked for again.
  await page.goto('/become-seller')
  await expect(main(page).getByText('Your application is under review')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Send application' })).toHaveCount(0)
  await page.goto('/seller-suspended')
  await expect(main(page).getByText('for the store Kedai Aisyah')).toBeVisible()

  await runSql(
    market.dataDir,
    `update seller_applications set state = 'rejected', reason = 'The photo is <b>blurred</b>.', decided_at = 1767225600000
     where user_id = '${row?.userId}';
     update users set seller_status = 'rejected' where id = '${row?.userId}'`,
  )
  await page.goto('/seller-rejected')
  await expect(main(page).getByText('Reason: The photo is <b>blurred</b>.')).toBeVisible()
  await expectNoAxeViolations(page)
  await main(page).getByRole('link', { name: 'Apply again' }).click()
  await expect(field(page, 'Store name')).toHaveValue('Kedai Aisyah')
  await expect(field(page, 'Bank')).toHaveValue('MBBEMYKL')
  await expect(field(page, 'Account number')).toHaveValue('')
  await field(page, 'Identity card, passport or SSM number').fill('850101-14-5678')
  await field(page, 'Account number').fill('514123456789')
  await main(page).getByLabel('I have read and agree').check()
  await addProof(page, PHOTO)
  await send(page)
  await expect(page).toHaveURL(/\/seller-pending$/)

  await runSql(market.dataDir, `update users set seller_status = 'suspended' where id = '${row?.userId}'`)
  await page.goto('/become-seller')
  await main(page).getByRole('link', { name: 'See the status' }).click()
  await expect(page).toHaveURL(/\/seller-suspended$/)
  await expect(main(page).getByText('Your seller account is suspended')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('visitors are asked to sign in; sellers and those who decide see why they cannot apply', {
  tag: '@plain-only',
}, async ({ page, context }) => {
  await page.goto('/seller-rejected')
  await expect(main(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?from=%2Fseller-rejected',
  )
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/become-seller')
  await expect(main(page).getByText('You are a seller')).toBeVisible()
  await page.goto('/seller-pending')
  await expect(main(page).getByText('You are a seller')).toBeVisible()
  await context.clearCookies()
  await signIn(page, SMALL.users.manager.email)
  await page.goto('/become-seller')
  await expect(main(page).getByText('This is for members who want to sell')).toBeVisible()
})

test('a proof that is far too large is refused on its page, which keeps what was typed', {
  tag: '@plain-only',
}, async ({ page }) => {
  await signUp(page)
  await page.goto('/become-seller')
  await main(page).getByLabel('Store name').fill('Kedai Kek Lapis')
  await addProof(page, Buffer.alloc(9 * 1024 * 1024, '%PDF-'))
  await send(page)
  await expect(main(page).getByText('This file is larger than 5 MB.')).toBeVisible()
  await expect(main(page).getByLabel('Store name')).toHaveValue('Kedai Kek Lapis')
})
