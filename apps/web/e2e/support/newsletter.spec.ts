import { openMail, readOutbox } from '../testing/outbox'
import { expect, expectNoAxeViolations, test } from '../testing/test'

test('the newsletter comes to who says so in its first mail, until they stop it', async ({
  page,
  market,
}) => {
  const email = `reader-${Date.now()}-${Math.random().toString(36).slice(2)}@pasar.test`
  await page.goto('/login')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email for the newsletter').fill(email)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thanks for subscribing! Check your inbox.').first()).toBeVisible()

  await page.goto(await openMail(market, 'newsletterConfirm', email))
  await expect(page.getByText(/^Subscribe re•+@pasar\.test to the newsletter\?$/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(page.getByText(/gets the newsletter$/)).toBeVisible()

  const link = await openMail(market, 'newsletterWelcome', email)
  const [mail = ''] = await readOutbox(market, 'newsletterWelcome', email)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail.replace(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${link}>`)
  await page.goto(link)
  await page.getByRole('button', { name: 'Stop the newsletter' }).click()
  await expect(page.getByText('Done. This address gets no more newsletters.').first()).toBeVisible()
  expect((await page.goto(link))?.status()).toBe(404)
  await expect(page.getByText('This address is not on our list')).toBeVisible()
  await expectNoAxeViolations(page)
})

test('mail programs stop it with one click, from outside', async ({ page, market, playwright }) => {
  const email = `click-${Date.now()}-${Math.random().toString(36).slice(2)}@pasar.test`
  await page.request.post('/api/newsletter/subscribe', { data: { email } })
  const link = await openMail(market, 'newsletterConfirm', email)
  // No browser: no cookies, no origin.
  const program = await playwright.request.newContext()
  const answer = await program.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
  expect(answer.status()).toBe(200)
  await program.dispose()
  expect((await page.goto(link))?.status()).toBe(404)
})
