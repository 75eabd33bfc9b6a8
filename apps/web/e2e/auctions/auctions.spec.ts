import { SMALL } from '@pasar/api/testing'
import { bid, bidElsewhere, endNow, enter, ITEM } from '../testing/auction-helpers'
import { withOwnServer } from '../testing/own-server'
import { fillAddress, fillCard, placeOrder } from '../testing/shopper'
import { expect, expectNoAxeViolations, main, test } from '../testing/test'

const { buyer, newbuyer } = SMALL.users

test('from the first bid to the order of who won', { tag: '@journey' }, async ({ page }) => {
  await withOwnServer(async (server) => {
    const { url, dataDir } = server
    await page.goto(url + ITEM)
    await expect(main(page).getByText('Starting price')).toBeVisible()
    await expect(main(page).getByText(/^No bids yet: /)).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Sign in to bid' })).toHaveAttribute(
      'href',
      `/login?from=${encodeURIComponent(ITEM)}`,
    )

    await enter(page, server, newbuyer)
    await page.goto(url + ITEM)
    await bid(page, 'lots')
    await expect(main(page).getByText('Please enter an amount like 12.50.')).toBeVisible()
    await expect(main(page).getByLabel('Your maximum bid')).toHaveValue('lots')
    await bid(page, '249.99')
    await expect(main(page).getByText('Please bid at least RM 250.00.')).toBeVisible()
    await expect(main(page).getByLabel('Your maximum bid')).toHaveValue('249.99')
    await bid(page, '300')
    await expect(page.getByText('You’re the highest bidder').first()).toBeVisible()
    await expect(main(page).getByText('Your maximum bid is RM 300.00. Only you can see it.')).toBeVisible()
    // Pressed before the scripts were here, the page of all bids said what was wrong.
    await expect(page).toHaveURL(new RegExp(`${ITEM}(?:/bids)?$`))
    await expectNoAxeViolations(page)

    await bidElsewhere(server, buyer, '280')
    await page.goto(url + ITEM)
    await expect(main(page).getByText('RM 285.00').first()).toBeVisible()
    await bidElsewhere(server, buyer, '500')
    await page.goto(url + ITEM)
    await expect(main(page).getByText('You’ve been outbid')).toBeVisible()
    await expect(main(page).getByText('RM 305.00').first()).toBeVisible()
    await expect(main(page)).not.toContainText('500')
    await bid(page, '400')
    // It has said so before: the price shows that this bid was answered.
    await expect(main(page).getByText('RM 405.00').first()).toBeVisible()
    await expect(page.getByText('You’ve been outbid').first()).toBeVisible()
    await bid(page, '600')
    await expect(main(page).getByText('You’re in the lead', { exact: true })).toBeVisible()

    await main(page).getByRole('link', { name: 'All bids' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bids' })).toBeVisible()
    await expect(main(page).getByRole('row')).toHaveCount(6)
    await expect(main(page).getByRole('row').nth(1)).toContainText(/You\s*RM.510\.00/)
    await expect(main(page).getByRole('row').nth(3)).toContainText(/^.•••.\s*RM.500\.00/)
    await expectNoAxeViolations(page)

    await endNow(dataDir)
    await expect(async () => {
      await page.goto(url + ITEM)
      await expect(main(page).getByText('You have won')).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 20_000 })
    await main(page).getByRole('link', { name: 'Check out now' }).click()
    await fillAddress(page)
    // RM 510.00 and RM 7.00 of shipping.
    await placeOrder(page, 'RM 517.00')
    await fillCard(page, '4242 4242 4242 4242')
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL(/\/(order|payment)-success/)
    await page.goto(url + ITEM)
    await expect(main(page).getByText('You have ordered it')).toBeVisible()
    await page.close()
  })
})

test('bought at once while nobody has bid, and not after', { tag: '@plain-only' }, async ({ page }) => {
  await withOwnServer(async (server) => {
    await enter(page, server, buyer)
    await page.goto(server.url + ITEM)
    await main(page)
      .getByRole('link', { name: /^Buy now for RM.600\.00$/ })
      .click()
    await expect(page.getByRole('button', { name: /^Place order/ }).first()).toContainText('607.00')
    const checkout = page.url()
    await bidElsewhere(server, newbuyer, '250')
    await page.goto(checkout)
    await expect(page.getByRole('button', { name: /^Place order/ })).toHaveCount(0)
    await page.goto(server.url + ITEM)
    await expect(main(page).getByRole('link', { name: /^Buy now/ })).toHaveCount(0)
    await page.close()
  })
})
