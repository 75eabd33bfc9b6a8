import { writeFile } from 'node:fs/promises'
import { changeRows, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { withReceived } from '../testing/received'
import {
  expect,
  expectNoAxeViolations,
  hasScripts,
  signIn,
  signUp,
  test,
  waitForHydration,
} from '../testing/test'

const { kopi, heavy } = SMALL.items
const { buyer, seller } = SMALL.users
const REVIEWS = `/item/${kopi.slug}/reviews`

/** A picture of the shop, as a file one has. */
async function takePicture(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  await page.goto(`/item/${kopi.slug}`)
  const address = await page
    .getByRole('region', { name: 'Pictures' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  const answer = await page.request.get(address ?? '')
  return { name: 'IMG_0001.webp', mimeType: 'image/webp', buffer: await answer.body() }
}

test('a buyer reviews what arrived, with a photo, and changes it; the seller answers once', {
  tag: '@layout',
}, async ({ page, market }) => {
  await signIn(page, buyer.email)
  const picture = await takePicture(page)
  await withReceived(market, async (address) => {
    const main = page.getByRole('main')
    await page.goto(address.replace(/\/review\/.*/, ''))
    await main.getByRole('link', { name: 'Write a review' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Review your purchase' })).toBeVisible()
    await expectNoAxeViolations(page)

    // Refused: what was typed stays, each field says what is wrong with it.
    await page.goto(address)
    await waitForHydration(page)
    await main.getByLabel('Your comment').fill('Call me at 012-345 6789')
    await main.getByRole('button', { name: 'Publish review' }).click()
    await expect(main.getByText('Please choose one to five stars.')).toBeVisible()
    await expect(main.getByText('Please leave out phone numbers, emails and links.')).toBeVisible()
    await expect(main.getByLabel('Your comment')).toHaveValue('Call me at 012-345 6789')

    // Stars by keyboard.
    await main.getByRole('radio', { name: /^5 stars/ }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(main.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
    await main.getByLabel('Your comment').fill('Fragrant,\nand <b>strong</b>.')
    await main.getByLabel('Photos').setInputFiles(picture)
    await main.getByRole('button', { name: 'Publish review' }).click()
    await expect(page.getByText('Thank you! Your review is published.')).toBeVisible()
    await expect(main.getByRole('link', { name: 'Change your review' })).toBeVisible()

    await page.goto(`/item/${kopi.slug}`)
    const shown = page.getByRole('region', { name: 'Reviews' })
    await expect(shown.getByText('and <b>strong</b>.')).toBeVisible()
    await expect(shown.getByRole('img', { name: 'Photo 1 of this review' })).toBeVisible()
    await shown.getByRole('link', { name: 'All reviews (1)' }).click()
    await expect(page).toHaveURL(new RegExp(`${REVIEWS}$`))
    await expect(main.getByText('Your review', { exact: true })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Helpful' })).toHaveCount(0)
    await expectNoAxeViolations(page)

    await main.getByRole('link', { name: 'Change your review' }).click()
    await waitForHydration(page)
    await expect(main.getByRole('radio', { name: /^4 stars/ })).toBeChecked()
    await main.getByRole('radio', { name: /^2 stars/ }).check()
    await main.getByLabel('Keep photo 1').uncheck()
    await main.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Your review has been updated.')).toBeVisible()
    await page.goto(REVIEWS)
    await expect(main.getByRole('link', { name: '2 stars: 1 review' })).toBeVisible()
    await expect(main.getByRole('img', { name: /^Photo/ })).toHaveCount(0)

    await page.context().clearCookies()
    await signIn(page, seller.email)
    await page.goto(REVIEWS)
    await main.getByText('Answer this review').click()
    await main.getByRole('button', { name: 'Publish answer' }).click()
    await expect(main.getByText('Please write a few words.')).toBeVisible()
    await main.getByLabel('Your answer').fill('Sorry to hear. The next roast is darker.')
    await main.getByRole('button', { name: 'Publish answer' }).click()
    await expect(page.getByText('Your answer is published.')).toBeVisible()
    await expect(main.getByText('The next roast is darker.')).toBeVisible()
    await expect(main.getByText('Answer this review')).toHaveCount(0)
  })
})

test('reviews are narrowed and sorted by their address, and a filter nothing fits says so', {
  tag: '@plain-only',
}, async ({ page }) => {
  const path = `/item/${heavy.slug}/reviews`
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByText('Heavy, honest granite.')).toBeVisible()
  await main.getByRole('link', { name: '5 stars: 1 review' }).click()
  await expect(page).toHaveURL(/\?stars=5$/)
  await expect(main.getByText('Heavy, honest granite.')).toBeVisible()
  await main.getByRole('link', { name: 'With photos' }).click()
  await expect(page).toHaveURL(/stars=5&photos=1$/)
  await expect(main.getByRole('heading', { name: 'No matching reviews' })).toBeVisible()
  await main.getByRole('link', { name: 'Show all reviews' }).click()
  await expect(page).toHaveURL(/\/reviews\??$/)
  await main.getByRole('link', { name: 'Most helpful' }).click()
  await expect(page).toHaveURL(/\?sort=helpful$/)
  await expect(main.getByText('Heavy, honest granite.')).toBeVisible()
  expect((await page.goto(`${path}?cursor=nonsense`))?.status()).toBe(404)
})

test('a review helps each member once, and visitors are asked to sign in', async ({ page }) => {
  const path = `/item/${heavy.slug}/reviews`
  const main = page.getByRole('main')
  await page.goto(path)
  await waitForHydration(page)
  await main.getByRole('button', { name: 'Helpful' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await signUp(page)
  await page.goto(path)
  await waitForHydration(page)
  const count = main.getByText(/found this helpful/)
  const before = Number.parseInt((await count.allTextContents())[0] ?? '0', 10)
  await main.getByRole('button', { name: 'Helpful' }).click()
  await expect(main.getByRole('button', { name: 'Helpful', pressed: true })).toBeVisible()
  await expect(count).toHaveText(new RegExp(`^${before + 1} `))
  await main.getByRole('button', { name: 'Helpful' }).click()
  await expect(main.getByRole('button', { name: 'Helpful', pressed: false })).toBeVisible()
})

test('what should not be there is reported, once chosen why', async ({ page }) => {
  await signUp(page)
  await page.goto(`/item/${heavy.slug}/reviews`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Report the review of/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Report a review' })).toBeVisible()
  await expectNoAxeViolations(page)
  await main.getByRole('button', { name: 'Send report' }).click()
  await expect(main.getByText('Please give a reason.')).toBeVisible()
  await main.getByRole('radio', { name: 'It is misleading' }).check()
  await main.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('We have your report')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/item/${heavy.slug}$`))
  for (const path of ['/report/store/x', '/report/review/rev_none'])
    expect((await page.goto(path))?.status(), path).toBe(404)
})

test('pages about an item are found under their old address, and unknown ones are not', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const sql = 'insert or ignore into item_slugs (slug, item_id) values (?, ?)'
  await changeRows(market.dataDir, sql, 'kopi-of-old', kopi.id)
  for (const part of ['', '/reviews', '/questions', '/shipping']) {
    const answer = await page.request.get(`/item/kopi-of-old${part}?x=1`, { maxRedirects: 0 })
    expect(answer.status(), part).toBe(301)
    expect(answer.headers().location).toBe(`/item/${kopi.slug}${part}?x=1`)
    expect((await page.request.get(`/item/none${part}`)).status()).toBe(404)
  }
})

test('photos that are too heavy together are refused with a sentence', async ({ page, market }) => {
  await signIn(page, buyer.email)
  await withReceived(market, async (address) => {
    await page.goto(address)
    await waitForHydration(page)
    const names = ['a.png', 'b.png', 'c.png']
    const buffer = Buffer.alloc(9 * 1024 * 1024)
    const photos = page.getByLabel('Photos')
    if (hasScripts()) {
      // By their paths: bytes are seconds on their way to the browser. The sentence comes before anything is sent.
      const files = names.map((name) => test.info().outputPath(name))
      await Promise.all(files.map((file) => writeFile(file, buffer)))
      await photos.setInputFiles(files)
    } else {
      await photos.setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })))
      await page.getByRole('button', { name: 'Publish review' }).click()
    }
    await expect(page.getByText('These photos are larger than 24 MB in total.')).toBeVisible()
  })
})
