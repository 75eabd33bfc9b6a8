import { confirmEmails, SMALL } from '@pasar/api/testing'
import type { Page } from '@playwright/test'
import { arriveAt, hasFocus, press, skipToMain, tabTo, typeInto } from '../../testing/keyboard'
import { ask } from '../../testing/parallel-requests'
import {
  expect,
  freshEmail,
  hasScripts,
  type Market,
  PASSWORD,
  test,
  waitForHydration,
} from '../../testing/test'

const { kopi } = SMALL.items

// Pictures that glide into view are there at once.
test.use({ firstVisit: false, contextOptions: { reducedMotion: 'reduce' } })

/** A new member who may buy at once, and has yet to sign in. */
async function makeMember({ url, dataDir }: Market): Promise<string> {
  const email = freshEmail()
  const form = { name: 'Siti Aminah', email, password: PASSWORD }
  expect((await ask(url, { path: '/register', form })).status).toBe(302)
  await confirmEmails(dataDir, email)
  return email
}

async function searchAndSignIn(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await waitForHydration(page)
  await skipToMain(page)
  // From what the page is about back to the bar.
  const search = page.getByRole('banner').locator('input[name=q]')
  await tabTo(page, search, 'Shift+Tab')
  await page.keyboard.type('kopi')
  await page.keyboard.press('Enter')
  // Who searches in the bar stays there, also when the bar leads to another page first.
  await expect(page.getByRole('heading', { level: 1, name: /^Sign in to see \d+ results?/ })).toBeVisible()
  await waitForHydration(page)
  await typeInto(page, page.getByLabel('Email', { exact: true }).first(), email)
  await typeInto(page, page.getByLabel('Password'), PASSWORD)
  await page.keyboard.press('Enter')
  await arriveAt(page, /\/shop-now\?q=kopi/)
}

async function chooseItem(page: Page): Promise<void> {
  await press(page, page.getByRole('main').getByRole('link', { name: kopi.title }).first())
  await arriveAt(page, new RegExp(`/item/${kopi.slug}`))
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' })
  await press(page, add, 'Space')
  await expect(page.getByText('Added to your cart').first()).toBeVisible()
  // What comes up to say so does not take the focus away.
  if (hasScripts()) await expect(add).toBeFocused()
}

/** With scripts the cart comes as a popup, which keeps the focus until it goes. */
async function goToCheckout(page: Page): Promise<void> {
  // A page of its own: Escape would first close the message about what was added.
  await page.goto('/unauthorized')
  await waitForHydration(page)
  const opener = page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })
  await press(page, opener)
  if (!hasScripts()) {
    await arriveAt(page, /\/cart$/)
    await press(page, page.getByRole('main').getByRole('link', { name: /^Checkout/ }))
    await arriveAt(page, /\/checkout$/)
    return
  }
  const popup = page.getByRole('dialog', { name: 'Your cart' })
  await expect(popup.getByRole('link', { name: kopi.title }).first()).toBeVisible()
  const checkout = popup.getByRole('button', { name: /^Checkout/ })
  await tabTo(page, checkout)
  // Once around, and it is still within.
  await page.keyboard.press('Tab')
  await tabTo(page, checkout)
  expect(await hasFocus(popup.locator('*'))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, checkout)
  await arriveAt(page, /\/checkout$/)
}

async function fillCheckout(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await waitForHydration(page)
  const phone = `012-${Math.floor(100 + Math.random() * 900)} ${Math.floor(1_000 + Math.random() * 9_000)}`
  const ways: string[][] = []
  for (const [label, text] of [
    ['Full name', 'Nurul Huda binti Ahmad'],
    ['Phone', phone],
    ['Address', '12, Jalan Telawi 3, Bangsar'],
    ['Postcode', '59100'],
    ['Town or city', 'Kuala Lumpur'],
  ] as const)
    ways.push(await typeInto(page, main.getByLabel(label, { exact: true }), text))
  // Each of them lies soon after the one before: one never has to go all the way around.
  for (const way of ways.slice(1)) expect(way.length, way.join(', ')).toBeLessThan(4)
  const state = main.getByLabel('State', { exact: true })
  await tabTo(page, state)
  await page.keyboard.type('Kuala')
  await expect(state).toHaveValue('kul')
  await typeInto(page, main.getByLabel(/Coupon code/), 'welcomefree')
  await press(page, main.getByRole('button', { name: 'Apply' }))
  await expect(main.getByText('WELCOMEFREE').first()).toBeVisible()
}

async function pay(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await waitForHydration(page)
  await typeInto(page, main.getByLabel('Card number'), '4242 4242 4242 4242')
  await typeInto(page, main.getByLabel('Expiry'), '08/34')
  await typeInto(page, main.getByLabel('CVC'), '123')
  await press(page, main.getByRole('button', { name: 'Pay RM 12.90' }))
  await arriveAt(page, /\/order-success/)
}

test('a purchase with the keyboard alone, from the front page to the order', { tag: '@layout' }, async ({
  page,
  market,
}) => {
  const email = await makeMember(market)
  await searchAndSignIn(page, email)
  await chooseItem(page)
  await goToCheckout(page)
  await fillCheckout(page)
  await press(page, page.getByRole('button', { name: /^Place order/ }))
  await arriveAt(page, /\/pay\//)
  await pay(page)
  await press(page, page.getByRole('main').getByRole('link', { name: 'View order' }))
  await arriveAt(page, /\/orders\/user\/ord_/)
})

test('menus and sheets open and close with the keyboard', { tag: ['@layout', '@nightly'] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await waitForHydration(page)
  const menu = page.getByRole('banner').locator('summary').first()
  await press(page, menu)
  const first = page.getByRole('banner').getByRole('navigation').getByRole('link').first()
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  if (hasScripts()) {
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  } else {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
  }
  await expect(first).toBeHidden()
})
