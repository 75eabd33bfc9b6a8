import { SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { fillCart } from '../../testing/shopper'
import { boxOf, expect, signUp, test } from '../../testing/test'

/** How much of the window things that stay in their place cover once the page was scrolled down. */
const coveredPx = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2)
    const stays = (element: Element): boolean => {
      const { position } = getComputedStyle(element)
      return position === 'fixed' || position === 'sticky'
    }
    return [...document.querySelectorAll('header, nav, div')]
      .filter(stays)
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => width >= innerWidth / 2 && bottom > 0 && top < innerHeight)
      .reduce((sum, { height }) => sum + height, 0)
  })

test('at 400 % zoom no bar stays over what is read', async ({ page }) => {
  await signUp(page)
  await fillCart(page, SMALL.items.kopi)
  for (const path of [`/item/${SMALL.items.kopi.slug}`, '/checkout', '/shop-now']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(path)
    expect(await coveredPx(page), `${path} in a high window`).toBeGreaterThan(100)
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await coveredPx(page), `${path} at 400 %`).toBe(0)
  }
})

test('the header of visitors has two rows at most, in every language', { tag: '@nightly' }, async ({
  page,
}) => {
  for (const language of ['en', 'cn', 'ms']) {
    await page.goto(`/login?lang=${language}`)
    for (const width of [360, 768, 820, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { height } = await boxOf(page.getByRole('banner'))
      expect(height, `${language} at ${width} px`).toBeLessThanOrEqual(120)
    }
  }
})
