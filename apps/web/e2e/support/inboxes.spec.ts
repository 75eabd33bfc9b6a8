import { readRows, runSql, SMALL } from '@pasar/api/testing'
import { readOutbox } from '../testing/outbox'
import { expect, expectNoAxeViolations, hasScripts, main, signIn, signUp, test } from '../testing/test'

const MESSAGE = 'My parcel has not moved for five days. Could you have a look?'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n')

test('a visitor writes to the market: what is wrong is said, what was typed stays, then it arrives', {
  tag: '@journey',
}, async ({ page, market }) => {
  const email = `visitor-${Date.now()}@example.com`
  await page.goto('/contact')
  await main(page).getByLabel('Your name').fill('Lim Mei')
  await main(page).getByLabel('Message').fill('short')
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(main(page).getByText('Please choose what it is about.')).toBeVisible()
  await expect(main(page).getByText('Please tell us a little more: at least 10 characters.')).toBeVisible()
  await expect(main(page).getByLabel('Your name')).toHaveValue('Lim Mei')
  await expectNoAxeViolations(page)
  await main(page).getByLabel('What is it about?').selectOption({ label: 'An order' })
  await main(page).getByLabel('Your email').fill(email)
  await main(page).getByLabel('Order number').fill('psr-7k2q9m4x')
  await main(page).getByLabel('Message').fill(MESSAGE)
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(
    page.getByText(`We have received your message and will reply to ${email}.`).first(),
  ).toBeVisible()
  const rows = await readRows(
    market.dataDir,
    'select topic, about, body, user_id from inbox_messages where email = ?',
    email,
  )
  expect(rows).toEqual([{ topic: 'order', about: 'PSR-7K2Q9M4X', body: MESSAGE, user_id: null }])
})

test('a member need not type who they are, and reports a barrier', async ({ page, market }) => {
  const email = await signUp(page)
  await page.goto('/accessibility')
  await expect(main(page).getByLabel('Your email')).toHaveValue(email)
  await main(page).getByLabel('Where was it?').fill('/checkout')
  await main(page).getByLabel('What happened, and what did you expect?').fill(MESSAGE)
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Thank you for telling us.').first()).toBeVisible()
  const rows = await readRows<{ user_id: string | null }>(
    market.dataDir,
    "select user_id from inbox_messages where kind = 'accessibility' and email = ?",
    email,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.user_id).not.toBeNull()
})

test('someone applies for a post: a file that is none is refused in words, a PDF is taken', async ({
  page,
  market,
}) => {
  await page.goto('/careers')
  await expect(
    page.getByRole('heading', { name: /No open positions right now|Open positions/ }).first(),
  ).toBeVisible()
  await runSql(
    market.dataDir,
    `insert or ignore into job_posts (id, slug, position, place, is_open, created_at) values ('jbp_1', 'support', 1, 'Ipoh', 1, 1);
     insert or ignore into job_post_texts (post_id, language, title, body) values ('jbp_1', 'en', 'Seller support', 'You help **sellers**.')`,
  )
  await page.goto('/careers')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Apply: Seller support' }).click()
  await expect(main(page).getByLabel('Position')).toHaveValue('support')
  const email = `applicant-${Date.now()}@example.com`
  await main(page).getByLabel('Your name').fill('Siti Aminah')
  await main(page).getByLabel('Your email').fill(email)
  await main(page).getByLabel('Phone').fill('012-345 6789')
  await main(page).getByLabel('Why you, and why here?').fill(MESSAGE)
  const cv = (name: string, buffer: Buffer) =>
    main(page).getByLabel('Your CV').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await cv('cv.pdf', Buffer.from('<html>I am no PDF</html>'))
  await main(page).getByRole('button', { name: 'Send application' }).click()
  await expect(main(page).getByText('This is not a PDF.')).toBeVisible()
  await expect(main(page).getByLabel('Your name')).toHaveValue('Siti Aminah')
  await expect(main(page).getByLabel('Position')).toHaveValue('support')
  await cv('cv.pdf', PDF)
  await main(page).getByLabel('Phone').fill('nonsense')
  await main(page).getByRole('button', { name: 'Send application' }).click()
  // With scripts the page stays, and the chosen file with it.
  await expect(main(page).getByText('Please choose the file again')).toHaveCount(hasScripts() ? 0 : 1)
  await main(page).getByLabel('Phone').fill('012-345 6789')
  await cv('cv.pdf', PDF)
  await main(page).getByRole('button', { name: 'Send application' }).click()
  await expect(
    page.getByText(`We have received your application and will reply to ${email}.`).first(),
  ).toBeVisible()
  const [row] = await readRows<{ cv: string; post: string }>(
    market.dataDir,
    'select cv_key as cv, post_id as post from job_applications where email = ?',
    email,
  )
  expect(row?.post).toBe('jbp_1')
  for (const path of [
    `/applications/${row?.cv}`,
    `/uploads/${row?.cv}`,
    `/uploads/../applications/${row?.cv}`,
  ])
    expect((await page.request.get(path)).status(), path).toBe(404)
})

test('a file that is far too large is refused on its page', { tag: '@plain-only' }, async ({ page }) => {
  await page.goto('/careers/apply')
  await main(page)
    .getByLabel('Your CV')
    .setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(9 * 1024 * 1024, '%PDF-'),
    })
  await main(page).getByRole('button', { name: 'Send application' }).click()
  await expect(main(page).getByText('This file is larger than 5 MB.')).toBeVisible()
})

test('an affiliate-to-be logs in first, is rejected with a reason, applies again and becomes a reseller', async ({
  page,
  browser,
  market,
}) => {
  await page.goto('/affiliate-register')
  await expect(main(page).getByRole('button', { name: 'Send application' })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/login\?from=%2Faffiliate-register/)
  const email = await signUp(page)
  const name = `Affiliate ${email.split('@')[0]}`
  await runSql(market.dataDir, `update users set name = '${name}' where email = '${email}'`)
  await page.goto('/affiliate-register')
  await expectNoAxeViolations(page)
  await main(page).getByRole('button', { name: 'Send application' }).click()
  await expect(main(page).getByText('Please choose how you reach sellers.')).toBeVisible()
  const apply = async () => {
    await main(page).getByLabel('How do you reach sellers?').selectOption({ label: 'People I know' })
    await main(page).getByLabel('Tell us about you').fill(MESSAGE)
    await main(page).getByRole('button', { name: 'Send application' }).click()
    await expect(main(page).getByText('Your application is under review')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Send application' })).toHaveCount(0)
  }
  await apply()

  const office = await browser.newContext({ baseURL: market.url })
  const manager = await office.newPage()
  await signIn(manager, SMALL.users.manager.email)
  const openApplication = async () => {
    await manager.goto('/become-reseller')
    await main(manager).getByRole('link', { name }).click()
    await expect(manager.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await openApplication()
  await main(manager).getByRole('button', { name: 'Reject' }).click()
  await expect(main(manager).getByText('Please give a reason.')).toBeVisible()
  await main(manager).getByLabel('Common reasons').selectOption({ index: 1 })
  await main(manager).getByLabel('Reason', { exact: true }).fill('Tell us <b>more</b>.')
  await main(manager).getByRole('button', { name: 'Reject' }).click()
  await expect(manager).toHaveURL(/\/become-reseller$/)

  await page.goto('/affiliate-register')
  await expect(
    main(page).getByText(/Please tell us which sellers you know .* Tell us <b>more<\/b>\./),
  ).toBeVisible()
  await expectNoAxeViolations(page)
  await apply()
  await openApplication()
  await expect(main(manager).getByText('Other applications of this member')).toBeVisible()
  await main(manager).getByRole('button', { name: 'Approve' }).click()
  await expect(manager).toHaveURL(/\/become-reseller$/)
  await office.close()

  // No session outlives its role.
  await signIn(page, email)
  await page.goto('/reseller-dashboard')
  await expect(page).toHaveURL(/\/reseller-dashboard$/)
  await expect(main(page).getByText('Your link', { exact: true })).toBeVisible()
})

test('who is one already, and who decides, sees why they cannot apply', { tag: '@plain-only' }, async ({
  page,
  browser,
  market,
}) => {
  await signIn(page, SMALL.users.reseller.email)
  await page.goto('/affiliate-register')
  await expect(main(page).getByText('You are an affiliate')).toBeVisible()
  const other = await browser.newContext({ baseURL: market.url })
  const manager = await other.newPage()
  await signIn(manager, SMALL.users.manager.email)
  await manager.goto('/affiliate-register')
  await expect(main(manager).getByText('This is for buyers and sellers')).toBeVisible()
  await other.close()
})

test('an admin answers what a visitor wrote, by mail, and closes it', async ({ page, browser, market }) => {
  const email = `writer-${Date.now()}@example.com`
  await page.goto('/contact')
  await main(page).getByLabel('What is it about?').selectOption({ label: 'An order' })
  await main(page).getByLabel('Your name').fill('Lim Mei')
  await main(page).getByLabel('Your email').fill(email)
  await main(page).getByLabel('Message').fill(MESSAGE)
  await main(page).getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(`will reply to ${email}.`).first()).toBeVisible()

  const office = await browser.newContext({ baseURL: market.url })
  const admin = await office.newPage()
  await signIn(admin, SMALL.users.admin.email)
  await admin.goto(`/admin/inboxes?q=${email}`)
  await main(admin).getByLabel('Select Lim Mei').check()
  if (!hasScripts()) await main(admin).getByText('Change what is selected').first().click()
  await main(admin).getByLabel('With what is selected').selectOption({ label: 'Close' })
  await expectNoAxeViolations(admin)
  await main(admin).getByRole('button', { name: 'Continue' }).click()
  await main(admin).getByRole('button', { name: 'Close: 1 record' }).click()
  await main(admin).getByRole('button', { name: 'Undo' }).click()
  await expect(main(admin).getByText('1 is as it was before.')).toBeVisible()
  await admin.goto(`/admin/inboxes?q=${email}`)
  await main(admin).getByRole('link', { name: 'Lim Mei' }).click()
  await expect(admin.getByRole('heading', { level: 1, name: 'From Lim Mei' })).toBeVisible()
  await main(admin).getByRole('button', { name: 'Send the answer' }).click()
  await expect(main(admin).getByText('Please write an answer.').first()).toBeVisible()
  await main(admin).getByLabel('Your answer').fill('It arrives tomorrow.')
  await main(admin).getByLabel('Close it with this answer').check()
  await main(admin).getByRole('button', { name: 'Send the answer' }).click()
  await expect(admin.getByText('The answer is on its way.').first()).toBeVisible()
  await expect(main(admin).getByText('Closed', { exact: true })).toBeVisible()
  await expect(main(admin).getByRole('button', { name: 'Send the answer' })).toHaveCount(0)
  await expectNoAxeViolations(admin)
  await office.close()
  await expect.poll(async () => (await readOutbox(market, 'inboxAnswer', email)).length).toBe(1)
  const [mail] = await readOutbox(market, 'inboxAnswer', email)
  expect(mail).toContain('It arrives tomorrow.')
  expect(mail).toContain(MESSAGE)
})
