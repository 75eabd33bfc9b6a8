import { SMALL } from '@pasar/api/testing'
import type { Page, Response } from '@playwright/test'
import { fillCart } from '../testing/shopper'
import { expect, hasScripts, signUp, test, waitForHydration } from '../testing/test'

const { kopi } = SMALL.items
const ITEM = `/item/${kopi.slug}`
const isLarge = (answer: Response): boolean => /\/uploads\/[^/]+-(640|960)\.webp$/.test(answer.url())

/** The answer that brings the item's first picture. */
async function openItem(page: Page): Promise<Response> {
  const [answer] = await Promise.all([page.waitForEvent('response', isLarge), page.goto(ITEM)])
  return answer
}

test('a browser that shows AVIF gets it, under the same address', { tag: '@layout' }, async ({ page }) => {
  const answer = await openItem(page)
  expect(answer.status()).toBe(200)
  expect(await answer.headerValue('content-type')).toBe('image/avif')
  expect(await answer.headerValue('vary')).toBe('Accept')
  expect(await answer.headerValue('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await answer.body()).subarray(4, 12).toString('latin1')).toBe('ftypavif')
  const picture = page.getByRole('main').getByRole('img', { name: kopi.title }).first()
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', /^data:/)
})

test('a browser that shows none gets WebP', { tag: ['@layout', '@nightly'] }, async ({ page }) => {
  await page.route('**/uploads/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), accept: 'image/webp,*/*' } }),
  )
  const answer = await openItem(page)
  expect(answer.status()).toBe(200)
  expect(await answer.headerValue('content-type')).toBe('image/webp')
  expect((await answer.body()).subarray(8, 12).toString('latin1')).toBe('WEBP')
})

test('whoever copies the address of a picture gets WebP', { tag: '@plain-only' }, async ({ page }) => {
  const picture = page.getByRole('main').getByRole('img', { name: kopi.title }).first()
  await page.goto(ITEM)
  const answer = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect(answer.headers()['content-type']).toBe('image/webp')
})

test('where a picture cannot be loaded stands the placeholder, or what it shows in words', {
  tag: '@layout',
}, async ({ page }) => {
  await page.route('**/uploads/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(ITEM)
  const main = page.getByRole('main')
  const picture = main.getByRole('img', { name: kopi.title }).first()
  await expect(picture).toBeVisible()
  if (!hasScripts()) {
    await expect(picture).toHaveAttribute('src', /^\/uploads\//)
    return
  }
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  // Wherever it stands, also in what no script has to do with.
  await page.evaluate(() =>
    document.body.append(Object.assign(new Image(), { src: '/uploads/none-320.webp' })),
  )
  await expect(page.locator('body > img')).toHaveAttribute('src', /^data:image\/svg/)
  await page.goto('/')
  await waitForHydration(page)
  await expect(page.locator('main img[fetchpriority="high"]').first()).toHaveAttribute(
    'src',
    /^data:image\/svg/,
  )
  await signUp(page)
  await fillCart(page, kopi)
  await page.goto('/cart')
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /^data:image\/svg/)
})
