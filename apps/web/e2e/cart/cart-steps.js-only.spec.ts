import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { fillCart } from '../testing/shopper'
import { expect, signUp, test, waitForHydration } from '../testing/test'

const { kopi, lowStock } = SMALL.items

/**
 * Lets the server's answers to changes of the cart through one by one, as a slow line would.
 * @returns what releases the next answer, and returns what had been sent
 */
async function holdAnswers(page: Page, address: RegExp): Promise<() => Promise<string>> {
  const held: { sent: string; release: () => void }[] = []
  let arrived: (() => void) | null = null
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch({ maxRedirects: 0 })
    await new Promise<void>((release) => {
      held.push({ sent: route.request().postData() ?? '', release })
      arrived?.()
    })
    await route.fulfill({ response })
  })
  return async () => {
    if (held.length === 0)
      await new Promise<void>((resolve) => {
        arrived = resolve
      })
    arrived = null
    const next = held.shift()
    next?.release()
    return next?.sent ?? ''
  }
}

test('presses made while an answer is on its way all count on the cart page', async ({ page }) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/cart')
  await waitForHydration(page)
  const more = page.getByRole('button', { name: `One more of ${kopi.title}` })
  const less = page.getByRole('button', { name: `One less of ${kopi.title}` })
  const quantity = page.getByLabel(`Quantity of ${kopi.title}`)
  const release = await holdAnswers(page, /\/cart\.data/)
  for (const shown of ['2', '3', '4']) {
    await more.click()
    await expect(quantity).toHaveValue(shown)
  }
  await release()
  await less.click()
  await expect(quantity).toHaveValue('3')
  // The 4 may have been sent before the last press was made: then that one follows.
  const isLast = /quantity=3/
  const second = await release()
  await expect(quantity).toHaveValue('3')
  if (!isLast.test(second)) expect(await release()).toMatch(isLast)
  await page.reload()
  await expect(quantity).toHaveValue('3')
})

test('a line pressed away while an answer is on its way stays away', async ({ page }) => {
  await signUp(page)
  await fillCart(page, lowStock)
  await page.goto('/cart')
  await waitForHydration(page)
  const release = await holdAnswers(page, /\/cart\.data/)
  await page.getByRole('button', { name: `One more of ${lowStock.title}` }).click()
  await page.getByRole('button', { name: `Remove ${lowStock.title}` }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await release()
  await release()
  await expect(page.getByRole('link', { name: 'Cart, 0 items', includeHidden: true })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
})

test('the way to the checkout waits for what was pressed', async ({ page }) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/cart')
  await waitForHydration(page)
  const more = page.getByRole('button', { name: `One more of ${kopi.title}` })
  const release = await holdAnswers(page, /\/cart\.data/)
  await more.click()
  await more.click()
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await release()
  await expect(page).toHaveURL(/\/cart$/)
  await release()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('main').getByText('3 × RM 12.90')).toBeVisible()
})

test('what was pressed counts when the page is left before it was sent', async ({ page }) => {
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/cart')
  await waitForHydration(page)
  const more = page.getByRole('button', { name: `One more of ${kopi.title}` })
  const release = await holdAnswers(page, /\/cart\.data/)
  for (let press = 0; press < 3; press += 1) await more.click()
  const leftOver = page.waitForRequest((request) => /quantity=4/.test(request.postData() ?? ''))
  await page.getByRole('link', { name: 'Continue shopping' }).click()
  await leftOver
  await release()
  await release()
  await page.goto('/cart')
  await expect(page.getByLabel(`Quantity of ${kopi.title}`)).toHaveValue('4')
})

test('a number that is typed shows what counts, and says when there are no more', async ({ page }) => {
  await signUp(page)
  await fillCart(page, lowStock)
  await page.goto('/cart')
  await waitForHydration(page)
  const quantity = page.getByLabel(`Quantity of ${lowStock.title}`)
  for (const [typed, shown] of [
    ['999', String(lowStock.stock)],
    ['', String(lowStock.stock)],
    ['-3', '1'],
  ] as const) {
    await quantity.fill(typed)
    await quantity.blur()
    await expect(quantity).toHaveValue(shown)
  }
  await expect(page.getByText('You have reached the maximum available quantity').first()).toBeVisible()
})
