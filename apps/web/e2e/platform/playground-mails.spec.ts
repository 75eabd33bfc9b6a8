import { expect, expectNoAxeViolations, test } from '../testing/test'

const LANGUAGES = [
  ['中文', '感谢您的订购'],
  ['Bahasa Melayu', 'Terima kasih atas pesanan anda'],
  ['English', 'Thank you for your order'],
] as const

test('shows every mail, as HTML and as text', { tag: ['@js-only', '@nightly'] }, async ({
  page,
  request,
}) => {
  await page.goto('/playground')
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Mails' }).click()
  const kinds = page.getByRole('navigation', { name: 'Kinds of mail' })
  await expect(kinds.getByRole('link').first()).toBeVisible()
  const names = await kinds.getByRole('link').allTextContents()
  expect(names.length).toBeGreaterThanOrEqual(14)
  for (const name of names) {
    const answer = await request.get(`/playground/mails?kind=${name}&language=ms`)
    expect(answer.status(), name).toBe(200)
    expect(await answer.text()).toContain('Hai Nur Aisyah')
  }
  await kinds.getByRole('link', { name: 'orderPaid', exact: true }).click()
  const mail = page.frameLocator('iframe[title="The mail as HTML"]')
  const text = page.getByRole('region', { name: 'The mail as text' })
  for (const part of [mail.locator('body'), text]) await expect(part).toContainText('RM 1,344.30')
})

test('shows them in each language', { tag: ['@js-only', '@nightly'] }, async ({ page }) => {
  await page.goto('/playground/mails?kind=orderPaid')
  const mail = page.frameLocator('iframe[title="The mail as HTML"]')
  const languages = page.getByRole('navigation', { name: 'Languages of the mail' })
  for (const [language, heading] of LANGUAGES) {
    await languages.getByRole('link', { name: language, exact: true }).click()
    await expect(mail.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('knows no other mails', async ({ page }) => {
  for (const wrong of ['kind=toString', 'kind=orderPaid&language=fr']) {
    const answer = await page.goto(`/playground/mails?${wrong}`)
    expect(answer?.status()).toBe(404)
  }
})

test('runs no script of a mail, and is fine at any width, for everyone', {
  tag: ['@js-only', '@nightly'],
}, async ({ page }) => {
  await page.goto('/playground/mails?kind=orderPaid')
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', '')
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await expect.poll(tooWide).toBe(0)
    await expectNoAxeViolations(page)
  }
})
