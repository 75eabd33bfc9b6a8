import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, signUp, test, waitForHydration } from '../testing/test'

const { kopi, heavy, onOffer } = SMALL.items

const recent = (page: Page) => page.getByRole('region', { name: 'Recently viewed' })

/** Looks at an item until the shop knows. */
async function lookAt(page: Page, slug: string): Promise<void> {
  const noted = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/recent')
  await page.goto(`/item/${slug}`)
  await noted
}

/**
 * Goes down the page until what comes late has come: in steps shorter than the window, and from the top again when the
 * end is reached without it. A slow browser puts steps together, and so jumps over its place.
 */
const goDown = (page: Page) =>
  expect(async () => {
    const isAtEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    )
    if (isAtEnd) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    else await page.mouse.wheel(0, 800)
    await expect(recent(page)).toBeVisible({ timeout: 500 })
  }).toPass()

test('pictures are looked at closely with the keyboard, and the focus comes back', async ({ page }) => {
  await page.goto(`/item/${kopi.slug}`)
  await waitForHydration(page)
  const first = page.getByRole('region', { name: 'Pictures' }).getByRole('link').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Pictures of ${kopi.title}` })
  await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('+')
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await page.keyboard.press('-')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^2 of \d+$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(first).toBeFocused()
})

for (const who of ['a visitor', 'a member'] as const)
  test(`${who} finds again what they looked at, and can forget it`, {
    tag: who === 'a visitor' ? '@nightly' : [],
  }, async ({ page }) => {
    if (who === 'a member') await signUp(page)
    await lookAt(page, heavy.slug)
    await lookAt(page, onOffer.slug)
    await lookAt(page, kopi.slug)
    await goDown(page)
    await expect(recent(page).getByRole('article').getByRole('heading')).toHaveText([
      onOffer.title,
      heavy.title,
    ])
    await page.getByRole('button', { name: 'Clear the list' }).click()
    await expect(page.getByText('Your recently viewed items have been cleared.')).toBeVisible()
    // Only the page they are on is noted anew.
    const slugs = async () => {
      const { cards } = await (await page.request.get('/recent')).json()
      return cards.map(({ slug }: { slug: string }) => slug)
    }
    await expect.poll(slugs).toEqual([kopi.slug])
  })

test('nothing is remembered of whoever chose so', { tag: '@nightly' }, async ({ page, market }) => {
  await lookAt(page, heavy.slug)
  await page.goto('/cookies')
  await page.getByLabel('Remember what I viewed').uncheck()
  await page.getByRole('button', { name: 'Save my choices' }).click()
  await expect(page.getByText('Your choices are saved.').first()).toBeVisible()
  await lookAt(page, kopi.slug)
  expect(await (await page.request.get('/recent')).json()).toMatchObject({ cards: [] })
  expect((await page.context().cookies(`${market.url}/recent`)).map(({ name }) => name)).not.toContain(
    'recent',
  )
})

test('members find what they looked at on their front page', async ({ page }) => {
  await signUp(page)
  await lookAt(page, heavy.slug)
  await page.goto('/shop')
  await goDown(page)
  await expect(recent(page).getByRole('link', { name: heavy.title }).first()).toBeVisible()
})

test('a link is shared, or copied where nothing shares', { tag: '@nightly' }, async ({
  page,
  context,
  market,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: market.url })
  await page.goto(`/item/${kopi.slug}`)
  await waitForHydration(page)
  await page.getByRole('main').getByRole('link', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${market.url}/item/${kopi.slug}`)
})
