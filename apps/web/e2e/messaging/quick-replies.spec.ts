import { SMALL } from '@pasar/api/testing'
import { expect, expectNoAxeViolations, signIn, signUp, test, waitForHydration } from '../testing/test'

const { kopi } = SMALL.items

test('a seller answers with a saved text', async ({ page }) => {
  const main = page.getByRole('main')
  const mark = Date.now().toString(36)
  const question = `Is it ground? ${mark}`
  await signUp(page)
  await page.goto(`/item/${kopi.slug}`)
  await main.getByRole('link', { name: 'Ask the seller' }).first().click()
  await waitForHydration(page)
  await main.getByLabel('Your message').fill(question)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/chat\/cnv_/)
  const chat = new URL(page.url()).pathname

  await signIn(page, kopi.store.seller.email)
  await page.goto('/seller/settings/messages')
  await waitForHydration(page)
  const title = `Grinding ${mark}`
  const form = main.locator('form').filter({ has: page.locator('button[value=add]') })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Text').fill('We grind {item} as you like.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto(chat)
  await waitForHydration(page)
  await main.getByLabel('Your message').fill('Good morning.')
  await main.getByLabel('Quick reply').selectOption({ label: title })
  await main.getByRole('button', { name: 'Insert' }).click()
  await expect(main.getByLabel('Your message')).toHaveValue(
    `Good morning.\nWe grind ${kopi.title} as you like.`,
  )
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText(`We grind ${kopi.title} as you like.`)).toBeVisible()

  await page.goto('/seller/settings/messages')
  await waitForHydration(page)
  await main
    .locator('summary')
    .filter({ hasText: `Delete ${title}` })
    .click()
  await main.getByRole('listitem').filter({ hasText: title }).getByRole('button', { name: 'Delete' }).click()
  await expect(main.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
})
