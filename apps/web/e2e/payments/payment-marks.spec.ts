import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { checkOut, fillCart } from '../testing/shopper'
import { expect, signUp, test } from '../testing/test'

const SHOWN = ['Payments by Demo Pay', 'Visa', 'Mastercard', 'American Express']

/** The logos that are there, each loaded and drawn. */
async function expectMarks(page: Page): Promise<void> {
  const marks = page.getByRole('main').locator('img[src^="/payment-marks/"]')
  await expect(marks).toHaveCount(SHOWN.length)
  for (const [index, name] of SHOWN.entries()) {
    const mark = marks.nth(index)
    await expect(() => mark.scrollIntoViewIfNeeded()).toPass()
    await expect(mark).toHaveAccessibleName(name)
    await expect.poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
}

test('who takes the payment and the cards that are taken are shown from the home page to the payment', {
  tag: '@layout',
}, async ({ page }) => {
  await page.goto('/')
  await expectMarks(page)
  await signUp(page)
  await fillCart(page, SMALL.items.kopi)
  await page.goto('/checkout')
  await expectMarks(page)
  await checkOut(page)
  await expectMarks(page)
  // Wallets are offered only where they are switched on.
  await expect(page.getByText('GrabPay')).toHaveCount(0)
})
