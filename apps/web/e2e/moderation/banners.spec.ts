import { SMALL } from '@pasar/api/testing'
import sharp from 'sharp'
import { expect, expectNoAxeViolations, signIn, test } from '../testing/test'

const LATER = '2099-12-01'

// It is planned for a day that no other test sees: they all look at the home page.
test('an admin plans a banner, sees what a change does, and deletes it', async ({ page }, info) => {
  const name = `Raya ${info.project.name} ${Array.from(String(Date.now()), (digit) => 'abcdefghij'[Number(digit)]).join('')}`
  const main = page.getByRole('main')
  await signIn(page, SMALL.users.admin.email)
  await page.goto('/admin/banners/new')
  await expectNoAxeViolations(page)
  for (const language of ['English', '中文', 'Bahasa Melayu']) {
    const words = main.getByRole('group', { name: language })
    await words.getByLabel('Title').fill(name)
    await words.getByLabel('Text', { exact: true }).fill('Lamps and cakes')
    await words.getByLabel('On the button').fill('Look')
  }
  await main.getByLabel('Link', { exact: true }).fill('javascript:alert(1)')
  await main.getByLabel('First day').fill(LATER)
  await main.getByRole('button', { name: 'Create banner' }).click()
  await expect(main.getByLabel('Link', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await main.getByLabel('Link', { exact: true }).fill('/shop-now?offer=1')
  await main.getByRole('button', { name: 'Create banner' }).click()
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()

  const buffer = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  await main.getByLabel('Another picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await main.getByRole('button', { name: 'Upload picture' }).click()
  await expect(main.getByRole('img', { name: 'Picture' })).toBeVisible()
  await main.getByRole('button', { name: 'Switch on' }).click()
  await expect(main.getByText('Planned', { exact: true })).toBeVisible()

  await main.getByLabel('Place').fill('12')
  await main.getByLabel('Reason').fill('Others come first')
  await main.getByRole('button', { name: 'Show the effect' }).click()
  await expect(main.getByText('1 → 12', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'Save these settings' }).click()
  await expect(main.getByText('Changed the banner')).toBeVisible()

  await page.goto('/admin/banners')
  await expectNoAxeViolations(page)
  await main.getByRole('link', { name }).click()
  await main.getByRole('button', { name: 'Switch off' }).click()
  await main.getByRole('button', { name: 'Delete' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible()
  await expect(main.getByRole('link', { name })).toHaveCount(0)
})
