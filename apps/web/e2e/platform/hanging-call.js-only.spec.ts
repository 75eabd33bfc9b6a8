import { SMALL } from '@pasar/api/testing'
import { expect, signUp, test, waitForHydration } from '../testing/test'

const { kopi } = SMALL.items

test('adding to the cart gives up after its time, says so, and can be tried again', async ({ page }) => {
  await signUp(page)
  await page.goto(`/item/${kopi.slug}`)
  await waitForHydration(page)
  // The contract's ten seconds, a hundred times as fast: the same clock, the same abort.
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    Object.assign(AbortSignal, {
      own: timeout,
      timeout: (milliseconds: number) => timeout(milliseconds / 100),
    })
  })
  await page.route(/\/trpc\/cart\.add/, () => new Promise(() => {}))
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(
    page.getByText('Request timed out, please check your network connection.').first(),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 0 items' }).first()).toBeVisible()

  await page.evaluate(() => {
    Object.assign(AbortSignal, { timeout: Object(AbortSignal).own })
  })
  await page.unroute(/\/trpc\/cart\.add/)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByText('Added to your cart').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 1 item' }).first()).toBeVisible()
})
