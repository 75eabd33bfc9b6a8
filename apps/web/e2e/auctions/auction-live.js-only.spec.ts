import { SMALL } from '@pasar/api/testing'
import { bid, bidElsewhere, enter, ITEM, main } from '../testing/auction-helpers'
import { socketWith } from '../testing/frames'
import { withOwnServer } from '../testing/own-server'
import { expect, test } from '../testing/test'

const { buyer, newbuyer } = SMALL.users

test('the open page shows others’ bids', async ({ page }) => {
  await withOwnServer(async (server) => {
    await enter(page, server, buyer)
    await page.clock.install()
    await page.goto(server.url + ITEM)
    await bid(page, '300')
    await expect(main(page).getByText('You’re in the lead', { exact: true })).toBeVisible()
    const watching = socketWith(page, 'framesent', /watchAuction/)
    await page.clock.runFor(3_100)
    await watching
    await bidElsewhere(server, newbuyer, '500')
    await expect(main(page).getByText('RM 305.00').first()).toBeVisible()
    await page.clock.runFor(2_000)
    await expect(main(page).getByText('You’ve been outbid')).toBeVisible()
    await page.close()
  })
})
