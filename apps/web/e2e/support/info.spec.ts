import { runSql, SMALL } from '@pasar/api/testing'
import { expect, signIn, test } from '../testing/test'

/** Every information page, and a word of its title. */
const PAGES = [
  ['/about', 'About Pasar'],
  ['/accessibility', 'Accessibility'],
  ['/affiliate', 'Bring sellers, earn with them'],
  ['/careers', 'Work on Pasar'],
  ['/careers/apply', 'Apply'],
  ['/contact', 'Contact'],
  ['/cookies', 'Cookies'],
  ['/faq', 'Frequently asked questions'],
  ['/help-center', 'Help centre'],
  ['/privacy', 'Privacy'],
  ['/returns', 'Returns and refunds'],
  ['/security', 'Security'],
  ['/sellon', 'Sell on Pasar'],
  ['/shipping', 'Shipping'],
  ['/terms', 'Terms of use'],
] as const

test('every page stands at its address', { tag: '@plain-only' }, async ({ page }) => {
  for (const [path, title] of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title} · Pasar$`))
  }
})

test('the footer leads there', async ({ page }) => {
  await page.goto('/about')
  const footer = page.getByRole('navigation', { name: 'Help and about us' })
  for (const [name, title] of [
    ['Terms', 'Terms of use'],
    ['FAQ', 'Frequently asked questions'],
    ['Sell on Pasar', 'Sell on Pasar'],
    ['About us', 'About Pasar'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  }
})

test('shipping shows all zones, and reckons for a country and a weight', { tag: '@plain-only' }, async ({
  page,
}) => {
  await page.goto('/shipping')
  await expect(page.getByRole('row')).toHaveCount(7)
  await expect(page.getByRole('row', { name: /United States/ })).toContainText('RM 70.00')
  await page.getByLabel('To').selectOption({ label: 'Japan' })
  await page.getByLabel('Weight').fill('2.4')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(
    page.getByText('RM 34.00 to Japan: base fee RM 25.00 and RM 3.00 for each of 3 kg.'),
  ).toBeVisible()
  await expect(page.getByLabel('Weight')).toHaveValue('2.4')
  await page.getByLabel('Weight').fill('much')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Please enter a weight like 2.5, up to 1,000 kg.')).toBeVisible()
})

test('on a phone tables are seen whole', { tag: '@layout' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/shipping', '/sellon', '/privacy?lang=ms']) {
    await page.goto(path)
    const hidden = await page
      .locator('.table-scroll')
      .evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth))
    expect(hidden, path).toEqual([0])
  }
})

test('sellers and affiliates see what they would get', { tag: '@plain-only' }, async ({ page }) => {
  await page.goto('/sellon')
  await page.getByLabel('Price of your item').fill('250')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('RM 230.00 is yours of RM 250.00. Our fee is RM 20.00')).toBeVisible()
  await page.goto('/affiliate?amount=10,000')
  await expect(page.getByText('RM 200.00 would be yours from sales of RM 10,000.00.')).toBeVisible()
})

test('answers are found in spite of a typing mistake, and marked', { tag: '@plain-only' }, async ({
  page,
}) => {
  await page.goto('/faq')
  await page.getByLabel('Search the answers').fill('pasword')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/faq\?q=pasword$/)
  await expect(page.locator('mark').first()).toHaveText('password')
  await expect(page.getByText('we send a link that works once, for 60 minutes')).toBeVisible()
  await page.getByRole('link', { name: 'Show all questions' }).click()
  await expect(page).toHaveURL(/\/faq$/)
  await page.getByText('Do I need an account?').click()
  await expect(page.getByText('To open the page of an item or a store, no.')).toBeVisible()
})

test('the help centre finds the short answers, too', { tag: '@plain-only' }, async ({ page }) => {
  await page.goto('/help-center?q=refund')
  await expect(page.getByText('When do I see my refund?')).toBeVisible()
  await expect(page.getByText('Change or cancel an order')).toBeVisible()
})

test('who finds no answer is led to where a person reads', { tag: '@plain-only' }, async ({ page }) => {
  await page.goto('/help-center?q=%3Cb%3Ezzzqqq')
  await expect(page.getByRole('heading', { name: 'No answer for “<b>zzzqqq”' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
})

test('search engines read the questions', { tag: '@plain-only' }, async ({ page }) => {
  await page.goto('/faq')
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  const data: unknown = JSON.parse(text ?? '')
  expect(data).toMatchObject({ '@type': 'FAQPage' })
  expect(JSON.stringify(data)).toContain('What is the welcome gift?')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/faq$/)
})

test('a changed setting shows at once, to visitors and to members', { tag: '@plain-only' }, async ({
  page,
  market,
  browser,
}) => {
  const name = `Kedai Ujian ${Date.now()} Sdn. Bhd.`
  await page.goto('/terms')
  const other = await browser.newContext({ baseURL: market.url })
  const member = await other.newPage()
  await signIn(member, SMALL.users.buyer.email)
  await member.goto('/terms')
  await runSql(
    market.dataDir,
    `insert into settings (name, value, updated_at) values ('operatorName', '${name}', 1)
     on conflict (name) do update set value = excluded.value`,
  )
  for (const reader of [page, member]) {
    await reader.goto('/terms')
    await expect(reader.getByRole('main').getByText(name).first()).toBeVisible()
  }
  await other.close()
})

test('whoever wants nothing kept for comfort says so, and it counts', async ({ page, context }) => {
  await page.goto('/cookies')
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Dark' })
  await dark.click()
  // The page comes anew, and would take back what was ticked before.
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  const themeOf = async () => (await context.cookies()).find(({ name }) => name === 'theme')
  await expect.poll(async () => (await themeOf())?.expires).toBeGreaterThan(Date.now() / 1_000)
  await page.getByLabel('Remember my language and appearance').uncheck()
  await page.getByRole('button', { name: 'Save my choices' }).click()
  await expect(page.getByText('Your choices are saved.').first()).toBeVisible()
  await expect(page.getByLabel('Remember my language and appearance')).not.toBeChecked()
  await expect(page.getByLabel('Remember what I closed')).toBeChecked()
  expect(await themeOf()).toMatchObject({ value: 'dark', expires: -1 })
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light' }).click()
  await expect.poll(themeOf).toMatchObject({ value: 'light', expires: -1 })
})
