import { readRows, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import {
  applyToSell,
  expect,
  expectNoAxeViolations,
  main,
  PROOF,
  signIn,
  signUp,
  test,
} from '../testing/test'

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })

test('a manager turns an application down, approves the next, and the member sells', async ({
  page,
  context,
  market,
}) => {
  const email = await signUp(page)
  // Others apply at the same time: every member's store has a name of its own.
  const storeName = `Kedai ${email.split('@')[0]}`
  await applyToSell(page, { name: 'Nur <b>Aisyah</b>', storeName })
  const memberCookies = await context.cookies()
  await page.goto('/seller-notifications')
  await expect(page).not.toHaveURL(/seller-notifications/)

  await context.clearCookies()
  const { manager } = SMALL.users
  await signIn(page, manager.email)
  const staffCookies = await context.cookies()
  await page.goto('/seller-applications')
  await expectNoAxeViolations(page)
  await main(page).getByRole('link', { name: storeName }).click()
  await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible()
  await expect(main(page).getByText('Nur <b>Aisyah</b>')).toBeVisible()
  await expect(main(page)).not.toContainText('514123456789')
  await main(page).getByRole('button', { name: 'Show numbers' }).click()
  await expect(main(page).getByText('514123456789')).toBeVisible()
  await expect(main(page).getByText('850101145678')).toBeVisible()
  await expectNoAxeViolations(page)
  const proof = await main(page).getByRole('link', { name: 'Open the proof (photo)' }).getAttribute('href')
  const answer = await page.request.get(proof ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  expect(await answer.body()).toEqual(PROOF)

  await main(page).getByRole('button', { name: 'Reject' }).click()
  await expect(main(page).getByText('Please give a reason.')).toBeVisible()
  await field(page, 'Reason').fill('The photo is <b>blurred</b>.')
  await main(page).getByRole('button', { name: 'Reject' }).click()
  await expect(page).toHaveURL(/\/seller-applications$/)
  await expect(main(page).getByRole('link', { name: storeName })).toHaveCount(0)

  await context.clearCookies()
  await context.addCookies(memberCookies)
  await page.goto('/seller-rejected')
  await expect(main(page).getByText('Reason: The photo is <b>blurred</b>.')).toBeVisible()
  await applyToSell(page, { name: 'Nur <b>Aisyah</b>', storeName })

  await context.clearCookies()
  await context.addCookies(staffCookies)
  await page.goto('/seller-applications')
  await main(page).getByRole('link', { name: storeName }).click()
  await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible()
  await expect(main(page).getByText('Other applications of this member')).toBeVisible()
  await main(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/seller-applications$/)
  await page.goto('/seller-applications?state=approved')
  await expect(main(page).getByRole('link', { name: storeName })).toBeVisible()

  // The session of the buyer has ended with the role.
  await context.clearCookies()
  await context.addCookies(memberCookies)
  await page.goto('/seller-notifications')
  await expect(page).toHaveURL(/\/login\?from=%2Fseller-notifications&why=expired$/)
  await signIn(page, email)
  await page.goto('/seller-notifications')
  await expect(page).toHaveURL(/\/seller-notifications$/)
  await expect(main(page).getByText(`You can sell now: ${storeName}`)).toBeVisible()
  const actions = await readRows<{ action: string }>(
    market.dataDir,
    `select l.action from audit_log l join seller_applications a on a.id = l.subject_id
     join users u on u.id = a.user_id where u.email = ? order by l.rowid`,
    email,
  )
  expect(actions.map(({ action }) => action)).toEqual([
    'showSellerNumbers',
    'openSellerProof',
    'rejectSeller',
    'approveSeller',
  ])
})

test('a reviewer asks for more, the applicant answers with a file, and the reviewer reads it', async ({
  page,
  context,
}) => {
  const email = await signUp(page)
  const storeName = `Gerai ${email.split('@')[0]}`
  await applyToSell(page, { name: 'Nur <b>Aisyah</b>', storeName })
  const memberCookies = await context.cookies()
  await context.clearCookies()
  const { manager } = SMALL.users
  await signIn(page, manager.email)
  const staffCookies = await context.cookies()
  await page.goto('/seller-applications')
  await main(page).getByRole('link', { name: storeName }).click()
  await field(page, 'What do you need?').fill('Which address is that of the kitchen?')
  await main(page).getByRole('button', { name: 'Ask the applicant' }).click()
  await expect(page).toHaveURL(/\/seller-applications$/)
  await expect(main(page).getByRole('link', { name: storeName })).toHaveCount(0)

  await context.clearCookies()
  await context.addCookies(memberCookies)
  await page.goto('/seller-pending')
  await expect(main(page).getByText('Which address is that of the kitchen?')).toBeVisible()
  await expectNoAxeViolations(page)
  await field(page, 'Your answer').fill('The one in Ampang.')
  await main(page)
    .getByLabel('Files')
    .setInputFiles({ name: 'bill.jpg', mimeType: 'image/jpeg', buffer: PROOF })
  await main(page).getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'under review' })).toBeVisible()

  await context.clearCookies()
  await context.addCookies(staffCookies)
  await page.goto('/seller-applications')
  await main(page).getByRole('link', { name: storeName }).click()
  await expect(main(page).getByText('The one in Ampang.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Open file 1 (photo)' })).toBeVisible()
  await expectNoAxeViolations(page)
})
