import { changeStock, SMALL, SMALL_FILE } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { buy, fillCart, order } from '../testing/shopper'
import { expect, main, signUp, test, waitForHydration } from '../testing/test'

const { kopi, noPicture, virtual } = SMALL.items
const quantityOf = (page: Page, { title }: { title: string }) => page.getByLabel(`Quantity of ${title}`)

/** Other tests on this market may have bought every piece, and some want to. */
const restock = ({ market }: { market: { dataDir: string } }) =>
  changeStock(market.dataDir, noPicture.variantIds[0] ?? '', noPicture.stock)
test.beforeEach(restock)
test.afterEach(restock)

test('a page reads itself anew after a refusal that names no field', { tag: '@nightly' }, async ({
  page,
  market,
}) => {
  await signUp(page)
  await fillCart(page, kopi, noPicture)
  await page.goto('/cart')
  await waitForHydration(page)
  const [variantId = ''] = kopi.variantIds
  await page.request.post('/cart', { form: { intent: 'remove', variantId }, headers: { origin: market.url } })
  // Sent at once, before what comes later has come, the message stays as well.
  await quantityOf(page, kopi).press('Enter')
  await expect(page.getByText('This item is no longer in your cart.').first()).toBeVisible()
  await expect(quantityOf(page, kopi)).toHaveCount(0)
  await expect(quantityOf(page, noPicture)).toHaveValue('1')
})

test('a refused coupon says what left the cart meanwhile, on the page as it is', { tag: '@nightly' }, async ({
  page,
  market,
}) => {
  await signUp(page)
  await fillCart(page, kopi, noPicture)
  await page.goto('/cart')
  await waitForHydration(page)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const [variantId = ''] = noPicture.variantIds
  await changeStock(market.dataDir, variantId, 0)
  const code = main(page).getByLabel('Coupon code')
  await code.fill('NOSUCHCODE')
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveAccessibleDescription('We couldn’t find this coupon code.')
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('NOSUCHCODE')
  await expect(
    main(page).getByText(`${noPicture.title} has sold out and was removed from your cart.`),
  ).toBeVisible()
  await expect(quantityOf(page, noPicture)).toHaveCount(0)
  await code.fill('TEN')
  await main(page).getByRole('button', { name: 'Apply' }).click()
  await main(page).getByRole('button', { name: 'Remove coupon TEN' }).click()
  await expect(main(page).getByRole('button', { name: 'Remove coupon TEN' })).toHaveCount(0)
  await expect(page.locator('body[data-same]')).toHaveCount(1)
})

test('a download that is refused is not counted on the page', async ({ page }) => {
  await buy(page, virtual)
  const later = page.waitForResponse(/\/assets\/deferred-/)
  await page.goto('/user-items?tab=downloads')
  await later
  await page.waitForLoadState('networkidle')
  const button = main(page).getByRole('button', { name: `Download ${SMALL_FILE.name}` })
  await page.route('**/downloads.data', (route) =>
    route.continue({
      postData: (route.request().postData() ?? '').replace(/fileId=[^&]*/, 'fileId=fil_none'),
    }),
  )
  await button.click()
  await expect(page.getByText('Not found.').first()).toBeVisible()
  await expect(page.getByText('5 downloads left')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  const came = page.waitForEvent('download')
  await button.click()
  await came
  await expect(page.getByText('4 downloads left')).toBeVisible()
  const again = page.waitForEvent('download')
  await button.click()
  await again
  // Within an hour it counts nothing more.
  await expect(page.getByText('4 downloads left')).toBeVisible()
})

test('a form takes no second press while the page it leads to is still loading', async ({ page }) => {
  await signUp(page)
  await order(page, kopi)
  await page.goto('/orders/user')
  await waitForHydration(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  const slowly = 1_000
  await page.route(/\/pay\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowly))
    await route.continue()
  })
  // Someone who presses again and again until the page is gone.
  await main(page)
    .getByRole('button', { name: /^Pay/ })
    .evaluate((button: HTMLButtonElement) => void setInterval(() => button.click(), 50))
  await page.waitForURL(/\/pay\//)
  expect(sent).toBe(1)
})
