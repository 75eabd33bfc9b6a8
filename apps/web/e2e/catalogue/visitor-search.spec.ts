import { SMALL } from '@pasar/api/testing'
import { rest } from '../testing/clock'
import {
  boxOf,
  expect,
  expectNoAxeViolations,
  freshEmail,
  hasScripts,
  PASSWORD,
  test,
  waitForHydration,
} from '../testing/test'

const { kopi } = SMALL.items

test('a visitor who searches sees the number of results, looks at one of them, and signs up to see the rest', {
  tag: '@layout',
}, async ({ page }) => {
  if (hasScripts()) await page.clock.install()
  await page.goto(`/item/${kopi.slug}`)
  const box = page.getByRole('banner').getByPlaceholder('Search for kopi')
  if (hasScripts()) {
    await waitForHydration(page)
    await rest(page, page.locator('#moving button'))
    await box.focus()
    await expect(box).toHaveRole('combobox')
    await box.pressSequentially('kopi')
    await expect(page.getByRole('option', { name: /^Sign in to see \d+ results? for “kopi”$/ })).toBeVisible()
    await expectNoAxeViolations(page)
  } else {
    await box.fill('kopi')
  }
  await box.press('Enter')
  await expect(page).toHaveURL(/\/login\?from=%2Fshop-now%3Fq%3Dkopi$/)
  const given = page.getByRole('heading', { level: 1, name: /^Sign in to see \d+ results? for “kopi”$/ })
  const [count] = /\d+/.exec((await given.textContent()) ?? '') ?? []
  await expect(page.getByText('Create an account to browse the market.')).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('main').getByRole('link', { name: kopi.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: kopi.title })).toBeVisible()
  await page.goBack()

  // Both ways in have the same weight.
  const main = page.getByRole('main')
  const signUp = main.getByRole('link', { name: 'Create an account' })
  const one = await boxOf(main.getByRole('button', { name: 'Sign In' }))
  const other = await boxOf(signUp)
  expect([other.width, other.height]).toEqual([one.width, one.height])
  await signUp.click()
  await page.getByLabel('Name').fill('Siti Aminah')
  await page.getByLabel('Email', { exact: true }).fill(freshEmail())
  await page.getByLabel('Password').fill(PASSWORD)
  await main.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/shop-now\?q=kopi$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “kopi”' })).toBeVisible()
  await expect(main.getByText(new RegExp(`^${count} items?$`)).first()).toBeVisible()
})
