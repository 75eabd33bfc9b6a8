import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, signIn, signUp, test } from './test'

const { kopi, onOffer } = SMALL.items

const lateParts = (page: Page): Promise<void> => page.locator('#moving button').waitFor({ state: 'attached' })

test('what one looked at is shown again on one’s home, the latest first, and to nobody else', async ({
  page,
}) => {
  await signIn(page, SMALL.users.newbuyer.email)
  await page.goto('/shop')
  await lateParts(page)
  const shelf = page.getByRole('region', { name: 'Recently viewed' })
  await expect(shelf).toHaveCount(0)
  for (const { slug } of [kopi, onOffer, kopi]) {
    await page.goto(`/item/${slug}`)
    await lateParts(page)
  }
  await page.goto('/shop')
  await expect(shelf.getByRole('article').getByRole('heading')).toHaveText([kopi.title, onOffer.title])
  await expectNoAxeViolations(page)
  await page.context().clearCookies()
  await signUp(page)
  await page.goto('/shop')
  await lateParts(page)
  await expect(shelf).toHaveCount(0)
})
