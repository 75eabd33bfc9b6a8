import { runOutAuction } from '@pasar/api/testing'
import type { Locator, Page } from '@playwright/test'
import { bidOn, withAuction } from '../testing/own-auction'
import { ask, registerBuyers } from '../testing/parallel-requests'
import { fillAddress, payByCard, placeOrder } from '../testing/shopper'
import { expect, expectNoAxeViolations, type Market, signUp, test } from '../testing/test'

const BIDS = '/user-items?tab=bids'
const WON = '/user-items?tab=won'
const WATCHING = '/user-items?tab=watching'

const row = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title })

/** A new member with whom the page is signed in. @returns the session's cookie */
async function join(page: Page): Promise<string> {
  await signUp(page)
  const session = (await page.context().cookies()).find(({ name }) => name === 'session')
  return `session=${session?.value}`
}

async function joinOther(market: Market): Promise<string> {
  const [cookie = ''] = await registerBuyers(market, 1)
  return cookie
}

test('without auctions each tab says where there are some', { tag: '@plain-only' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/user-items')
  const tabs = page.getByRole('navigation', { name: 'Kinds of items' })
  for (const [tab, words] of [
    ['Bids', 'No bids yet'],
    ['Won', 'Nothing won yet'],
    ['Watching', 'No watched auctions'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('searchbox', { name: 'Search what you bought' })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'See auctions ending soon' }).click()
  await expect(page).toHaveURL(/\/shop-now\?type=Auction&sort=endingSoon$/)
  for (const path of [BIDS, WON, WATCHING])
    expect((await page.goto(`${path}&cursor=nonsense`))?.status(), path).toBe(404)
})

test('a bidder sees where they stand, bids again, wins, and checks out', { tag: '@plain-only' }, async ({
  page,
  market,
}) => {
  const [mine, theirs] = [await join(page), await joinOther(market)]
  await withAuction(market, 'Tepak Sirih Perak', async (auction) => {
    const shown = row(page, auction.title)
    await bidOn(market, mine, auction, 300)
    await page.goto(BIDS)
    for (const words of ['You’re in the lead', 'RM 250.00', 'RM 300.00', /left/])
      await expect(shown).toContainText(words)

    await bidOn(market, theirs, auction, 400)
    await page.reload()
    for (const words of ['You’ve been outbid', 'RM 305.00', 'RM 300.00'])
      await expect(shown).toContainText(words)
    await expect(page.getByRole('main')).not.toContainText('400.00')
    await page.goto('/buyer-dashboard')
    await expect(shown).toContainText('Outbid')
    await page.getByRole('link', { name: 'My bids' }).click()
    await shown.getByRole('link', { name: `Bid again: ${auction.title}` }).click()
    await expect(page).toHaveURL(new RegExp(`/item/${auction.slug}$`))

    await bidOn(market, mine, auction, 500)
    await runOutAuction(market.dataDir, auction.itemId)
    await page.goto(BIDS)
    for (const words of ['You have won', 'RM 405.00', 'RM 500.00']) await expect(shown).toContainText(words)
    const { text } = await ask(market.url, { path: BIDS, cookie: theirs })
    expect(text).toContain('Won by someone else')
    expect(text).not.toMatch(/\b50000\b|500\.00/)

    await page.goto('/buyer-dashboard')
    await expect(row(page, auction.title).first()).toContainText('You have won: RM 405.00')
    await page.getByRole('link', { name: `Check out: ${auction.title}` }).click()
    await expect(page).toHaveURL(new RegExp(`/checkout/${auction.variantId}$`))
    await fillAddress(page)
    await placeOrder(page, 'RM')
    await page.waitForURL(/\/pay\//)
    await page.goto(WON)
    await expect(shown).toContainText('Waiting to be paid')
    await shown.getByRole('link', { name: `Pay now: ${auction.title}` }).click()
    await page.getByRole('main').getByRole('button', { name: /^Pay/ }).first().click()
    await page.waitForURL(/\/pay\//)
    await payByCard(page)
    await page.goto(WON)
    await expect(shown.getByText('Bought', { exact: true })).toBeVisible()
    await shown.getByRole('link', { name: `See the order: ${auction.title}` }).click()
    await expect(page).toHaveURL(/\/orders\/user\/ord_/)
  })
})

test('who does not check out in time is notified, and the second gets an offer', {
  tag: '@plain-only',
}, async ({ page, market }) => {
  const [mine, theirs] = [await join(page), await joinOther(market)]
  await withAuction(market, 'Dulang Tembaga', async (auction) => {
    await bidOn(market, theirs, auction, 500)
    await bidOn(market, mine, auction, 300)
    await runOutAuction(market.dataDir, auction.itemId)
    await page.goto(WON)
    await expect(page.getByRole('heading', { name: 'Nothing won yet' })).toBeVisible()
    await runOutAuction(market.dataDir, auction.itemId)
    await page.reload()
    const shown = row(page, auction.title)
    for (const words of ['Offered to you', 'RM 300.00', 'Check out by'])
      await expect(shown).toContainText(words)
    await expect(page.getByRole('link', { name: `Check out: ${auction.title}` })).toBeVisible()
    const { text } = await ask(market.url, { path: WON, cookie: theirs })
    expect(text).toContain('You did not buy it in time')
    expect(text).not.toContain('/checkout/')
    await runOutAuction(market.dataDir, auction.itemId)
    await page.reload()
    await expect(shown).toContainText('You did not buy it in time')
    await expect(page.getByRole('link', { name: `Check out: ${auction.title}` })).toHaveCount(0)
  })
})

test('what is on the wishlist is watched, until it is taken off', async ({ page, market }) => {
  const cookie = await join(page)
  await withAuction(market, 'Gasing Uri', async ({ itemId, title }) => {
    await ask(market.url, { path: '/wishlist', cookie, form: { intent: 'add', itemId } })
    await page.goto(WATCHING)
    await expect(row(page, title)).toContainText('RM 250.00')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: `Remove ${title} from the wishlist` }).click()
    await expect(page.getByRole('heading', { name: 'No watched auctions' })).toBeVisible()
    await expect(page).toHaveURL(/\/user-items\?tab=watching$/)
  })
})
