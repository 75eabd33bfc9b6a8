import { SMALL } from '@pasar/api/testing'
import type { Locator } from '@playwright/test'
import { expect, expectNoAxeViolations, signIn, test, waitForHydration } from '../testing/test'

/** On the page, wherever that is scrolled to. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect()
    return [top + scrollY, left, width, height].map(Math.round)
  })

test('figures of a chart are read off with a pointer and with keys, and its series are switched', async ({
  page,
}) => {
  await signIn(page, SMALL.users.seller.email)
  await page.goto('/seller-dashboard')
  await waitForHydration(page)
  const card = page.getByRole('main')
  const reader = card.getByRole('slider', { name: 'Read the figures: Sales per day' })
  const place = await placeOf(reader)
  const both = /^\d+ \w+: Last 30 days RM [\d,.]+, 30 days before RM [\d,.]+$/

  await reader.focus()
  await expect(reader).toHaveAttribute('aria-valuetext', both)
  const newest = await reader.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(reader).toHaveAttribute('aria-valuenow', '28')
  expect(await reader.getAttribute('aria-valuetext')).not.toBe(newest)
  const tip = reader.getByText('30 days before')
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toHaveCount(0)

  await reader.hover({ position: { x: 1, y: 40 } })
  await expect(tip).toBeVisible()
  await expect(reader).toHaveAttribute('aria-valuenow', '0')

  const before = card.getByRole('button', { name: '30 days before' })
  await before.click()
  await expect(before).toHaveAttribute('aria-pressed', 'false')
  await expect(reader).toHaveAttribute('aria-valuetext', /^\d+ \w+: Last 30 days RM [\d,.]+$/)
  // Something stays to be seen.
  const now = card.getByRole('button', { name: 'Last 30 days' })
  await now.click()
  await expect(now).toHaveAttribute('aria-pressed', 'true')
  expect(await placeOf(reader)).toEqual(place)
  await expectNoAxeViolations(page)
})
