import { SMALL } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { fillCart } from '../testing/shopper'
import { boxOf, expect, hasScripts, main, signUp, test } from '../testing/test'

interface Refusal {
  path: string
  /** Members only: these come with something in the cart. */
  isMember: boolean
  send(page: Page): Promise<void>
  sentence: string
  /** What the page opens at. */
  field: (page: Page) => Locator
}

const REFUSALS: readonly Refusal[] = [
  {
    path: '/cart',
    isMember: true,
    send: async (page) => {
      await main(page).getByLabel('Coupon code').fill('NOSUCHCODE')
      await main(page).getByRole('button', { name: 'Apply' }).click()
    },
    sentence: 'We couldn’t find this coupon code.',
    field: (page) => main(page).getByLabel('Coupon code'),
  },
  {
    path: '/checkout',
    isMember: true,
    send: async (page) => {
      await main(page).getByLabel('Full name').fill('Siti')
      await main(page)
        .getByRole('button', { name: /^Place order/ })
        .last()
        .click()
    },
    sentence: 'Please check the fields below.',
    field: (page) => main(page).getByLabel('Phone'),
  },
  {
    path: '/checkout',
    isMember: true,
    send: async (page) => {
      await main(page).getByLabel('Coupon code').fill('NOSUCHCODE')
      await main(page).getByRole('button', { name: 'Apply' }).click()
    },
    sentence: 'We couldn’t find this coupon code.',
    field: (page) => main(page).getByLabel('Coupon code'),
  },
  {
    path: '/user/coupons',
    isMember: true,
    send: async (page) => {
      await main(page).getByLabel('Have a code?').fill('NOSUCHCODE')
      await main(page).getByRole('button', { name: 'Use it', exact: true }).click()
    },
    sentence: 'We couldn’t find this coupon code.',
    field: (page) => main(page).getByLabel('Have a code?'),
  },
  {
    path: '/contact',
    isMember: false,
    send: async (page) => {
      await main(page).getByLabel('Your name').fill('Siti')
      await main(page).getByRole('button', { name: 'Send' }).click()
    },
    sentence: 'Please check the fields below.',
    field: (page) => main(page).locator('[aria-invalid=true]').first(),
  },
  {
    path: '/login',
    isMember: false,
    send: async (page) => {
      await main(page).getByLabel('Email', { exact: true }).fill('siti@pasar.test')
      await main(page).getByLabel('Password').fill('no such password')
      await main(page).getByRole('button', { name: 'Sign In' }).click()
    },
    sentence: 'The email or password is incorrect.',
    field: (page) => main(page).locator('[aria-invalid=true]').first(),
  },
]

for (const [index, { path, isMember, send, sentence, field }] of REFUSALS.entries())
  test(`a refused form opens at what was wrong: ${path} (${index + 1})`, {
    tag: path === '/checkout' ? '@browser' : ['@layout', '@nightly'],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    if (isMember) {
      await signUp(page)
      await fillCart(page, SMALL.items.kopi)
    }
    await page.goto(path)
    await send(page)
    await expect(main(page).getByText(sentence).first()).toBeVisible()
    if (hasScripts()) return
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toBeInViewport()
    // Nor does the bar at the bottom cover what is said.
    const said = await boxOf(main(page).getByText(sentence).last())
    const bar = await boxOf(page.getByRole('navigation').last())
    expect(said.y + said.height).toBeLessThanOrEqual(bar.y)
    await expect(page.locator('[autofocus]')).toHaveCount(1)
  })
